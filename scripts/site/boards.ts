/** The boards as pictures, and a position of each game. */
import { either as E } from 'fp-ts'
import { seeded, start, play, type Game, type Match } from '../../src/core/index.js'
import { leMansBots, sensibleFormula1, sensibleParisDakar, type Bot } from '../../src/bots/index.js'
import { CIRCUIT_1962, formula1 } from '../../src/formula-1/index.js'
import { PICTURE_1962 } from '../../src/formula-1/picture.js'
import { LE_MANS_COURSE, leMans, MONTE_CARLO_COURSE } from '../../src/le-mans/index.js'
import { LE_MANS_PICTURE, MONTE_CARLO_PICTURE } from '../../src/le-mans/picture.js'
import { parisDakar } from '../../src/paris-dakar/index.js'
import { BOARD_FILE } from '../../src/paris-dakar/picture.js'
import {
  drawFormula1,
  drawFormula1Board,
  drawLeMans,
  drawLeMansBoard,
  drawParisDakar,
  drawParisDakarBoard,
} from '../../src/svg/index.js'

/** The boards of the box, by the name of their picture. */
export const BOARDS: Readonly<Record<string, string>> = {
  'formula-1': drawFormula1Board(CIRCUIT_1962, PICTURE_1962)(),
  'le-mans': drawLeMansBoard(LE_MANS_COURSE, LE_MANS_PICTURE)(),
  'monte-carlo': drawLeMansBoard(MONTE_CARLO_COURSE, MONTE_CARLO_PICTURE)(),
  'paris-dakar': drawParisDakarBoard(BOARD_FILE)(),
}

/** A match after some decisions, and what happened since the one before the last. */
interface Moment<Options, State, Move, Event> {
  readonly match: Match<Options, State, Move>
  readonly events: ReadonlyArray<Event>
}

const momentOf = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  options: Options,
  bot: Bot<View, Move>,
  decisions: number,
): Moment<Options, State, Move, Event> | null => {
  const begun = start(game)(options, seeded(1962))
  if (E.isLeft(begun)) return null
  let { match, rng, events } = begun.right
  for (let made = 0; made < decisions; made++) {
    const turn = game.turn(match.state)
    if (turn._tag !== 'Choose') break
    const [move, next] = bot(game.view(match.state, turn.seat), game.legal(match.state), rng)
    const played = play(game)(match, move, next)
    if (E.isLeft(played)) break
    ;({ match, rng, events } = played.right)
  }
  return { match, events }
}

const drawn = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  moment: Moment<Options, State, Move, Event> | null,
  draw: (shown: {
    readonly view: View
    readonly legal: ReadonlyArray<Move>
    readonly lastEvents: ReadonlyArray<Event>
  }) => string,
): string => {
  if (moment === null) return ''
  const { state } = moment.match
  const turn = game.turn(state)
  const viewer = turn._tag === 'Choose' ? turn.seat : 'spectator'
  return draw({
    view: game.view(state, viewer),
    legal: game.legal(state),
    lastEvents: moment.events.map((event) => game.viewEvent(event, viewer)),
  })
}

/** A race of each game under way, seen by the seat on turn, with everything that a drawing can show. */
export const positions = (): Readonly<Record<string, string>> => ({
  'formula-1-race': drawn(
    formula1,
    momentOf(formula1, { seats: 6, laps: 3 }, sensibleFormula1(formula1), 100),
    drawFormula1(formula1, PICTURE_1962),
  ),
  'le-mans-race': drawn(
    leMans,
    momentOf(leMans, { seats: 6, laps: 4 }, leMansBots(leMans).bold, 100),
    drawLeMans(leMans, LE_MANS_PICTURE),
  ),
  'paris-dakar-rally': drawn(
    parisDakar,
    momentOf(parisDakar, { seats: 4 }, sensibleParisDakar(parisDakar), 12),
    drawParisDakar(parisDakar, BOARD_FILE),
  ),
})
