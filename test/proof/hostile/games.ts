/** Everything of a game that reads what strangers write, under attack: options, positions, views, moves, events, records, notation. */
import type { Viewer } from '../../../src/core/game.js'
import { canonical } from '../../../src/core/hash.js'
import { recordCodec } from '../../../src/core/record-codec.js'
import { type GameRecord, replay, showReplayFault } from '../../../src/core/record.js'
import type { Arbitraries } from '../../../src/testing/arbitraries.js'
import { type Answer, type Decoder, ofCodec, ofTexts, type Wrong, wrongFaults, wrongRefusal } from './ask.js'
import { pick } from './draw.js'
import { seedsOf } from './seeds.js'
import { checkEvent, checkMove, checkOptions, checkState, checkView, type Target } from './sound.js'
import { spoiltPlainly, stockOf } from './spoil.js'

/** What a game has besides its rules. */
export interface Kit<Options, State, Move, Event, View, Refusal> extends Omit<
  Target<Options, State, Move, Event, View, Refusal>,
  'codecs'
> {
  readonly arbitraries: Arbitraries<Options, State, Move, Event, View>
  /** Random games from which valid values are taken. */
  readonly games: number
}

const WEIGHTS = {
  options: 60,
  state: 80,
  view: 50,
  move: 220,
  untyped: 100,
  event: 160,
  record: 6,
  notation: 300,
} as const

/** A record that was taken is played again, or says in one line where it cannot be. */
const checkRecord =
  <Options, State, Move, Event, View, Refusal>({
    game,
    showRefusal,
  }: Target<Options, State, Move, Event, View, Refusal>) =>
  (found: GameRecord<Options, Move>): Wrong => {
    const played = replay(game)(found)
    if (played._tag === 'Right') return null
    const line = showReplayFault(game.notation.show, showRefusal)(played.left)
    return /^[^\n]+$/.test(line) ? null : `a fault in no line: ${line}`
  }

/** Moves as JSON, without a codec, from who has no types: refused with tag and clause, or carried out. */
const untyped = <Options, State, Move, Event, View, Refusal>(
  { title, game }: Target<Options, State, Move, Event, View, Refusal>,
  moves: ReadonlyArray<Move>,
  states: ReadonlyArray<State>,
): Decoder => {
  const stock = stockOf(moves)
  return {
    name: `${title} apply`,
    weight: WEIGHTS.untyped,
    attempt: (draw) => {
      const text = JSON.stringify(spoiltPlainly(pick(draw, moves), draw, stock)) as string | undefined
      const [input, state] = [JSON.parse(text ?? 'null') as unknown, pick(draw, states)]
      const ask = (): Answer => {
        const step = game.apply(state, input as Move)
        return step._tag === 'Right'
          ? { isTaken: true, wrong: null }
          : { isTaken: false, wrong: wrongRefusal(step.left, () => 'in words only for what is typed') }
      }
      return { input, ask }
    },
  }
}

const notation = <Options, State, Move, Event, View, Refusal>(
  { title, game, showRefusal }: Target<Options, State, Move, Event, View, Refusal>,
  moves: ReadonlyArray<Move>,
  states: ReadonlyArray<State>,
): Decoder => {
  const { show, parse } = game.notation
  return ofTexts(`${title} notation`, WEIGHTS.notation, [...new Set(moves.map(show))], (line, draw): Answer => {
    const read = parse(line)
    if (read._tag === 'Left') return { isTaken: false, wrong: wrongFaults([read.left]) }
    const again = parse(show(read.right))
    const isSame = again._tag === 'Right' && canonical(again.right) === canonical(read.right)
    const step = game.apply(pick(draw, states), read.right)
    const wrong = step._tag === 'Left' ? wrongRefusal(step.left, showRefusal) : null
    return { isTaken: true, wrong: isSame ? wrong : 'read again as another move' }
  })
}

/** The decoders of a game. */
export const ofGame = <Options, State, Move, Event, View extends { readonly viewer: Viewer }, Refusal>(
  kit: Kit<Options, State, Move, Event, View, Refusal>,
): ReadonlyArray<Decoder> => {
  const { title, game, arbitraries } = kit
  const { codecs } = arbitraries
  const target = { ...kit, codecs }
  const seeds = seedsOf(game, arbitraries, kit.games)
  return [
    ofCodec(`${title} options`, WEIGHTS.options, codecs.options, seeds.options, checkOptions(target)),
    ofCodec(`${title} state`, WEIGHTS.state, codecs.state, seeds.states, checkState(target)),
    ofCodec(
      `${title} view`,
      WEIGHTS.view,
      codecs.view,
      seeds.views,
      checkView(target, ({ viewer }) => viewer),
    ),
    ofCodec(`${title} move`, WEIGHTS.move, codecs.move, seeds.moves, checkMove(target, seeds.states)),
    untyped(target, seeds.moves, seeds.states),
    ofCodec(`${title} event`, WEIGHTS.event, codecs.event, seeds.events, checkEvent(target)),
    ofCodec(`${title} record`, WEIGHTS.record, recordCodec(codecs), seeds.records, checkRecord(target)),
    notation(target, seeds.moves, seeds.states),
  ]
}
