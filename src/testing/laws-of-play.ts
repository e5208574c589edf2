/** Laws of turns, offers and steps. */
import { defect } from '../core/defect.js'
import type { Game } from '../core/game.js'
import { canonical } from '../core/hash.js'
import type { Setting } from './arbitraries.js'
import { difference } from './difference.js'
import type { Finding, GameLaw, PlyLaw } from './law.js'
import type { Ply } from './random-game.js'

/** Laws of plies that ask how a position is played on. */
export const lawsOfPlay = <Options, State, Move, Event, View, Refusal>(): ReadonlyArray<
  PlyLaw<Options, State, Move, Event, View, Refusal>
> => [
  {
    name: 'a position waits for a seat, for chance or for nothing, and offers moves for just that',
    looksAt: 'every ply',
    finding: ({ before, after }, { game }) => offersForItsTurn(game, before) ?? offersForItsTurn(game, after),
  },
  {
    name: 'the legal list has no duplicates and a fixed order',
    looksAt: 'a sample',
    finding: ({ before }, { game }) => {
      const listed = game.legal(before).map(canonical)
      if (new Set(listed).size !== listed.length) return 'a move is listed twice'
      return difference(game.legal(JSON.parse(JSON.stringify(before)) as State).map(canonical), listed, 'legal')
    },
  },
  { name: 'a move is accepted if and only if it is offered', looksAt: 'a sample', finding: acceptedIffOffered },
  {
    name: 'a step leaves its frozen input alone and gives the same each time, with events or without',
    looksAt: 'a sample',
    // Whatever changes what is frozen throws.
    finding: ({ before, move, after, events }, { game }) =>
      difference(game.apply(before, move), { _tag: 'Right', right: { state: after, events } }, 'apply') ??
      difference(game.advance(before, move), { _tag: 'Right', right: after }, 'advance'),
  },
]

/** Laws of whole games that ask how they end. */
export const lawsOfEnds = <Options, State, Move, Event, View, Refusal>(): ReadonlyArray<
  GameLaw<Options, State, Move, Event, View, Refusal>
> => [{ name: 'every game ends, within the bound, with every seat placed', finding: endsWithEverySeatPlaced }]

const offersForItsTurn = <State>(
  game: Pick<Game<never, State, unknown, never, never, unknown>, 'turn' | 'legal' | 'outcomes'>,
  state: State,
): Finding => {
  const { _tag } = game.turn(state)
  const offers = { legal: game.legal(state).length > 0, outcomes: game.outcomes(state).length > 0 }
  return difference(offers, { legal: _tag === 'Choose', outcomes: _tag === 'Chance' }, `${_tag} with`)
}

const acceptedIffOffered = <Options, State, Move, Event, View, Refusal>(
  { before }: Ply<State, Move, Event>,
  { game, arbitraries }: Setting<Options, State, Move, Event, View, Refusal>,
): Finding => {
  const offered = [...game.legal(before), ...game.outcomes(before).map(({ move }) => move)]
  const texts = new Set(offered.map(canonical))
  for (const move of [...arbitraries.moves(before), ...offered]) {
    const isOffered = texts.has(canonical(move))
    if ((game.advance(before, move)._tag === 'Right') !== isOffered)
      return isOffered
        ? `${game.notation.show(move)} is offered and refused`
        : `${game.notation.show(move)} is accepted and not offered`
  }
  return null
}

const endsWithEverySeatPlaced = <Options, State, Move, Event, View, Refusal>(
  plies: ReadonlyArray<Ply<State, Move, Event>>,
  { game, arbitraries, options }: Setting<Options, State, Move, Event, View, Refusal>,
  stopped: string | null,
): Finding => {
  const last = plies.at(-1)
  if (stopped !== null || last === undefined) return stopped ?? 'over at once'
  const turn = game.turn(last.after)
  const standings = turn._tag === 'Over' ? turn.standings : defect('testing', 'a game that did not stop is over')
  const seats = standings.map(({ seat }) => seat).sort((a, b) => a - b)
  const all = Array.from({ length: arbitraries.seats(options) }, (_, seat) => seat)
  const best = Math.min(...standings.map(({ place }) => place))
  return difference(seats, all, 'seats that are placed') ?? (best === 1 ? null : `the best place is ${best}`)
}
