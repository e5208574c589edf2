/** Codecs of moves, and of what a race waits for and keeps in mind between them. */
import { boolean, type Codec, integer, list, literal, strict, tagged } from '../core/codec.js'
import { car, CARS, counts, face, lane, LONGEST, numbersOf, result, route, seat } from './codec-parts.js'
import type { Action, Move, Notes, Phase, TowCorner } from './model.js'
import type { Board } from './road.js'

const actions = (board: Board) => {
  const { column, corner, stall } = numbersOf(board)
  return {
    Drive: strict({ _tag: literal('Drive'), gear: integer(1, 8), brakes: integer(0, 7), lane, column }),
    OverRev: strict({
      _tag: literal('OverRev'),
      gear: integer(1, 8),
      brakes: integer(0, 7),
      revs: integer(1, 3),
      lane,
      column,
    }),
    Pit: strict({ _tag: literal('Pit'), stall }),
    Foul: strict({ _tag: literal('Foul'), gear: integer(1, 8), car }),
    Spin: strict({ _tag: literal('Spin'), corner }),
    Collide: strict({ _tag: literal('Collide'), car }),
    Hold: strict({ _tag: literal('Hold') }),
  }
}
/** The codec of moves. @rule LM-How.3 */
export const moveCodec = (board: Board): Codec<Move> =>
  tagged('_tag', {
    ...actions(board),
    Slipstream: strict({ _tag: literal('Slipstream') }),
    Decline: strict({ _tag: literal('Decline') }),
    Roll: strict({ _tag: literal('Roll'), face }),
    Draw: strict({ _tag: literal('Draw'), lot: integer(0, CARS - 1) }),
  })

const towCorner = (board: Board): Codec<TowCorner> => {
  const { corner, x } = numbersOf(board)
  return strict({ corner, x, dice: literal(1, 2), thrown: list(result, { max: 2 }) })
}

/** The codec of phases. @rule LM-How.3 */
export const phaseCodec = (board: Board): Codec<Phase> => {
  const { corner, passage } = numbersOf(board)
  const move: Codec<Action> = tagged('_tag', actions(board))
  return tagged('_tag', {
    Rolling: strict({
      _tag: literal('Rolling'),
      roller: car,
      rolls: list(list(integer(1, 6), { max: 10_000 }), { min: 2, max: CARS }),
    }),
    Drawing: strict({ _tag: literal('Drawing'), drawn: list(car, { max: CARS }) }),
    Declaring: strict({ _tag: literal('Declaring'), car, leader: car }),
    AskingDie: strict({ _tag: literal('AskingDie'), car, corner, passage }),
    Driving: strict({ _tag: literal('Driving'), car }),
    TakingChance: strict({
      _tag: literal('TakingChance'),
      car,
      corner,
      move,
      brakes: integer(0, 7),
      route,
      steps: integer(1, LONGEST),
      late: boolean,
    }),
    TakingTowChance: strict({
      _tag: literal('TakingTowChance'),
      car,
      leader: car,
      corner,
      corners: list(towCorner(board), { min: 1, max: 2 * board.corners.length }),
      route,
      counts,
    }),
    RaceOver: strict({
      _tag: literal('RaceOver'),
      winners: list(car, { max: CARS }),
      standings: list(strict({ seat, place: integer(1, CARS) }), { min: 1, max: CARS }),
    }),
  })
}

/** The codec of notes. @rule LM-Slip.1, LM-Solo.3 */
export const notesCodec = (board: Board): Codec<Notes> => {
  const { corner, x, passage } = numbersOf(board)
  return strict({
    followers: list(car, { max: CARS }),
    led: list(strict({ corner, x, result: literal('none', 'safe', 'pit', 'spin', 'smash') }), { max: LONGEST }),
    held: list(strict({ car, passage, says: literal('cleared', 'mustTake', 'mustNotTake') }), { max: 200 }),
  })
}
