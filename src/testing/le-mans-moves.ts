/** Moves of Le Mans that could be thought of, by no rule but the shape of a move. */
import { defect } from '../core/defect.js'
import type { LeMans } from '../le-mans/game.js'
import type { Car, Move, State } from '../le-mans/model.js'
import { columnOf } from '../le-mans/road.js'
import { brakesFor } from '../le-mans/rules/shifting.js'

/** Spaces ahead that a move may name; no car goes as far. */
const AHEAD = 22
const GEARS: ReadonlyArray<number> = [1, 2, 3, 4, 5, 6, 7, 8]
const TWELVE: ReadonlyArray<number> = Array.from({ length: 12 }, (_, index) => index)

/** Every move that could be thought of: all gears and spaces near enough, and whatever else has a name. */
export const leMansMoves =
  (game: LeMans) =>
  (state: State): ReadonlyArray<Move> => {
    const { track } = game
    const car = state.phase._tag === 'Driving' ? state.cars[state.phase.car] : undefined
    const drives = car === undefined ? [] : drivesOf(game, car)
    return [
      ...drives,
      ...drives.flatMap((drive, index): ReadonlyArray<Move> =>
        state.agreement.overRevving && drive._tag === 'Drive' && index % 13 === state.turn % 13
          ? [1, 2, 3, 4].map((revs) => ({ ...drive, _tag: 'OverRev', revs }))
          : [],
      ),
      ...track.stalls.map((_, stall): Move => ({ _tag: 'Pit', stall })),
      ...track.corners.map((_, corner): Move => ({ _tag: 'Spin', corner })),
      ...TWELVE.map((other): Move => ({ _tag: 'Collide', car: other })),
      ...GEARS.flatMap((gear) => TWELVE.map((other): Move => ({ _tag: 'Foul', gear, car: other }))),
      { _tag: 'Hold' },
      { _tag: 'Slipstream' },
      { _tag: 'Decline' },
      ...([1, 2, 3, 4, 5, 6] as const).map((face): Move => ({ _tag: 'Roll', face })),
      ...TWELVE.map((lot): Move => ({ _tag: 'Draw', lot })),
    ]
  }

const drivesOf = ({ track }: LeMans, car: Car): ReadonlyArray<Move> => {
  const card = track.cards[car.card] ?? defect('testing', 'each car has its card')
  return Array.from({ length: card.gears }, (_, index) => index + 1).flatMap((gear) =>
    Array.from({ length: AHEAD }, (_, ahead) => columnOf(track, car.x + ahead)).flatMap((column) =>
      ([0, 1] as const).flatMap((lane) =>
        [...new Set([0, brakesFor(card, car.gear, gear), 1])].map((brakes): Move => ({
          _tag: 'Drive',
          gear,
          brakes,
          lane,
          column,
        })),
      ),
    ),
  )
}
