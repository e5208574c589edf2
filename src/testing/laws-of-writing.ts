/** Laws of everything that is written down and read again: codecs, notation, records, hashes. */
import type { Codec } from '../core/codec.js'
import { decode } from '../core/decode.js'
import { showFault } from '../core/fault.js'
import type { Game } from '../core/game.js'
import { canonical, hash } from '../core/hash.js'
import { movesFrom } from '../core/moves.js'
import { recordCodec } from '../core/record-codec.js'
import { record, replay } from '../core/record.js'
import { undo, type UndoRefusal } from '../core/undo.js'
import type { Setting } from './arbitraries.js'
import { difference } from './difference.js'
import type { Finding, GameLaw, PlyLaw } from './law.js'
import type { Ply } from './random-game.js'

/** Laws of plies that ask whether what is written is read as it was. */
export const lawsOfWriting = <Options, State, Move, Event, View, Refusal>(): ReadonlyArray<
  PlyLaw<Options, State, Move, Event, View, Refusal>
> => [
  {
    name: 'options, state, move, events and views come back from their codecs as they were',
    looksAt: 'a sample',
    finding: comeBackFromCodecs,
  },
  {
    name: 'moves come back from their notation as they were',
    looksAt: 'a sample',
    finding: ({ before, move }, { game }) => {
      for (const one of [move, ...game.legal(before), ...game.outcomes(before).map((outcome) => outcome.move)]) {
        const line = game.notation.show(one)
        const differs = difference(game.notation.parse(line), { _tag: 'Right', right: one }, line)
        if (differs !== null) return differs
      }
      return null
    },
  },
]

/** Laws of whole games that ask whether they can be told apart and played again. */
export const lawsOfRecords = <Options, State, Move, Event, View, Refusal>(): ReadonlyArray<
  GameLaw<Options, State, Move, Event, View, Refusal>
> => [
  { name: 'a recorded game replays to the same position', finding: replaysToTheSame },
  { name: 'a move is taken back exactly, or not for the reason that holds', finding: takenBackExactly },
  {
    name: 'equal positions have equal hashes, and different ones different hashes',
    finding: (plies) => {
      const textOf = new Map<string, string>()
      for (const { after } of plies) {
        const [key, text] = [hash(after), canonical(after)]
        if ((textOf.get(key) ?? text) !== text) return `two positions have the hash ${key}`
        textOf.set(key, text)
      }
      return difference(textOf.size, new Set(textOf.values()).size, 'number of hashes')
    },
  },
]

const comesBack = <A>(what: string, codec: Codec<A>, value: A): Finding => {
  const read = decode(codec)(JSON.parse(JSON.stringify(value)))
  return read._tag === 'Left' ? `${what}: ${showFault(read.left[0])}` : difference(read.right, value, what)
}

const comeBackFromCodecs = <Options, State, Move, Event, View, Refusal>(
  { after, move, events }: Ply<State, Move, Event>,
  { game, arbitraries, options, viewers }: Setting<Options, State, Move, Event, View, Refusal>,
): Finding => {
  const { codecs } = arbitraries
  const told = [...events, ...viewers.flatMap((viewer) => events.map((event) => game.viewEvent(event, viewer)))]
  const findings = [
    comesBack('options', codecs.options, options),
    comesBack('state', codecs.state, after),
    comesBack('move', codecs.move, move),
    ...told.map((event) => comesBack('event', codecs.event, event)),
    ...viewers.map((viewer) => comesBack(`view of ${viewer}`, codecs.view, game.view(after, viewer))),
  ]
  return findings.find((finding) => finding !== null) ?? null
}

const replaysToTheSame = <Options, State, Move, Event, View, Refusal>(
  plies: ReadonlyArray<Ply<State, Move, Event>>,
  { game, arbitraries, options }: Setting<Options, State, Move, Event, View, Refusal>,
): Finding => {
  const last = plies.at(-1)
  if (last === undefined) return null
  const match = { options, moves: movesFrom(plies.map(({ move }) => move)), state: last.after }
  const kept = decode(recordCodec(arbitraries.codecs))(JSON.parse(JSON.stringify(record(game)(match))))
  if (kept._tag === 'Left') return difference(kept, { _tag: 'Right' }, 'record')
  return difference(replay(game)(kept.right), { _tag: 'Right', right: match }, 'replay')
}

/** How many moves of a game are tried to be taken back; each try plays the game again. */
const TAKEN_BACK = 6

const takenBackExactly = <Options, State, Move, Event, View, Refusal>(
  plies: ReadonlyArray<Ply<State, Move, Event>>,
  { game, options, viewers, seed }: Setting<Options, State, Move, Event, View, Refusal>,
): Finding => {
  const every = Math.max(1, Math.floor(plies.length / TAKEN_BACK))
  for (const ply of plies.filter(({ number }) => number === plies.length - 1 || number % every === seed % every)) {
    const moves = plies.slice(0, ply.number + 1).map(({ move }) => move)
    const match = { options, moves: movesFrom(moves), state: ply.after }
    const back = { options, moves: movesFrom(moves.slice(0, -1)), state: ply.before }
    for (const seat of viewers) {
      if (seat === 'spectator') continue
      const stands = whyItStands(game, ply, seat)
      const expected = stands === null ? { _tag: 'Right', right: back } : { _tag: 'Left', left: stands }
      const differs = difference(undo(game)(match, seat), expected, `undo of ply ${ply.number} by seat ${seat}`)
      if (differs !== null) return differs
    }
  }
  return null
}

const whyItStands = <State, Move, Event>(
  game: Pick<Game<never, State, Move, Event, never, unknown>, 'turn' | 'reveals'>,
  { before, after, events }: Ply<State, Move, Event>,
  seat: number,
): UndoRefusal | null => {
  if (game.turn(after)._tag === 'Over') return { _tag: 'IsOver' }
  const turn = game.turn(before)
  if (turn._tag === 'Chance') return { _tag: 'ChanceThrown', kind: turn.kind }
  if (turn._tag === 'Choose' && turn.seat !== seat) return { _tag: 'AnotherSeatMoved', seat: turn.seat }
  return events.some(game.reveals) ? { _tag: 'Revealed' } : null
}
