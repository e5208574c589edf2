/**
 * Codecs of everything that can come from outside: options, positions, moves, events, views and circuits.
 *
 * A position is taken only if the rules could have led to it, as far as its own fields tell.
 */
import {
  boolean,
  type Codec,
  type Codecs,
  integer,
  lawful,
  list,
  literal,
  nullable,
  strict,
  tagged,
  text,
  viewer,
} from '../core/codec.js'
import { eventCodec } from './codec-event.js'
import {
  agreement,
  dice,
  extra,
  hand,
  MOST_CARDS,
  MOST_ROUNDS,
  MOST_SEATS,
  numbersOf,
  options,
  phaseCodec,
  pitCard,
  seat,
  speed,
  tactic,
} from './codec-parts.js'
import { BRAKE_MAX, TIRE_MAX } from './data/charts.js'
import type { Event } from './event.js'
import type { Formula1 } from './game.js'
import { SOUND, SOUND_VIEW } from './invariants.js'
import type { Car, Move, Options, State } from './model.js'
import { CROSSINGS } from './notation.js'
import type { Track } from './track.js'
import type { CarView, View } from './view.js'

const moveCodec = (track: Track): Codec<Move> => {
  const { place, bend, path } = numbersOf(track)
  const crossings = text(CROSSINGS)
  return tagged('_tag', {
    SetSpeed: strict({ _tag: literal('SetSpeed'), speed, card: literal('goodCarburettor', 'none') }),
    Run: strict({ _tag: literal('Run'), to: place, crossings, path }),
    DriveUp: strict({ _tag: literal('DriveUp'), to: place, crossings, raise: boolean, path }),
    Wait: strict({ _tag: literal('Wait') }),
    DriveIntoPit: strict({ _tag: literal('DriveIntoPit'), crossings, path }),
    Pass: strict({ _tag: literal('Pass') }),
    PlayExtra: strict({ _tag: literal('PlayExtra'), card: extra, to: place, crossings, path }),
    PlaySuperb: strict({ _tag: literal('PlaySuperb'), bend }),
    KeepTires: strict({ _tag: literal('KeepTires') }),
    UseTires: strict({ _tag: literal('UseTires'), bend }),
    DealTactic: strict({ _tag: literal('DealTactic'), card: tactic }),
    ThrowForGrid: strict({ _tag: literal('ThrowForGrid'), dice }),
    DrawGrid: strict({ _tag: literal('DrawGrid'), seat }),
    ThrowPenalty: strict({ _tag: literal('ThrowPenalty'), dice }),
    DrawPitCard: strict({ _tag: literal('DrawPitCard'), card: pitCard }),
    DrawTacticCard: strict({ _tag: literal('DrawTacticCard'), card: tactic }),
  })
}

const carFields = (track: Track) => ({
  seat,
  place: integer(-1, track.places.length - 1),
  speed,
  brake: integer(0, BRAKE_MAX),
  tire: integer(0, TIRE_MAX),
  lapsLeft: integer(0, 10),
  knownInHand: hand,
  missTurns: integer(0, 2),
  startSpeed: speed,
  specialTires: boolean,
  handicap: literal('none', 'brakesToFail', 'brakesFailed', 'tyresToFail', 'tyresFailed'),
  finishRank: integer(-1, 20),
})

const carCodec = (track: Track): Codec<Car> => strict({ ...carFields(track), hand })

const carViewCodec = (track: Track): Codec<CarView> =>
  strict({ ...carFields(track), hand: nullable(hand), handSize: integer(0, MOST_CARDS) })

const tableFields = (track: Track) => ({
  agreement,
  phase: phaseCodec(track),
  round: integer(0, MOST_ROUNDS),
  current: integer(0, MOST_SEATS - 1),
  usedTactics: list(tactic, { max: MOST_CARDS }),
  usedPits: list(pitCard, { max: 16 }),
})

const stateCodec = (track: Track): Codec<State> =>
  lawful(
    strict({ ...tableFields(track), cars: list(carCodec(track), { min: 2, max: MOST_SEATS }) }),
    SOUND.map(([at, expected, holds]) => ({ at, expected, holds: (state: State) => holds(state, track) })),
  )

const viewCodec = (track: Track): Codec<View> =>
  lawful(
    strict({
      viewer: viewer(MOST_SEATS),
      ...tableFields(track),
      cars: list(carViewCodec(track), { min: 2, max: MOST_SEATS }),
    }),
    SOUND_VIEW.map(([at, expected, holds]) => ({ at, expected, holds: (seen: View) => holds(seen, track) })),
  )

/**
 * The codecs of a race on the circuit of a game.
 *
 * Positions and views are refused if the rules cannot lead to them: two cars on a space, a card too many, a gauge past its end. Whether
 * a move is legal is not a codec's question.
 *
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { decode } from 'parc-ferme'
 * import { formula1, formula1Codecs } from 'parc-ferme/formula-1'
 *
 * const { move } = formula1Codecs(formula1)
 * assert.deepStrictEqual(decode(move)({ _tag: 'Wait' }), E.right({ _tag: 'Wait' }))
 */
export const formula1Codecs = ({ track }: Pick<Formula1, 'track'>): Codecs<Options, State, Move, Event, View> => ({
  options,
  state: stateCodec(track),
  move: moveCodec(track),
  event: eventCodec(track),
  view: viewCodec(track),
})
