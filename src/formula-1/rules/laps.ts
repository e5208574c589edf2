/**
 * The lap indicator, finishing and winning.
 */
import type { Standing } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import type { Event } from '../event.js'
import type { Car, State } from '../model.js'
import { finished, impossible, withLaps, type Course } from '../state.js'

/** The car with one lap less to run. @rule F1-Lap.1-4, F1-Q.57, F1-Q.82 */
export const crossLine = (car: Car, index: number, log: Log<Event>): Car => {
  const lapsLeft = car.lapsLeft - 1
  log?.push({ _tag: 'LineCrossed', car: index, lapsLeft })
  return withLaps(car, lapsLeft)
}

/** Whether at least one lap is complete, counting the crossings still to come in this move. @rule F1-Pit.1, F1-Q.108 */
export const hasCompletedLap = ({ agreement }: State, car: Car, crossings: number): boolean =>
  agreement.laps - car.lapsLeft + crossings >= 1

/**
 * The car at the end of its last lap, ranked by how far past the line it stands, or as it is.
 *
 * @param spunAt - the band where it spun off in this move, whose distance then counts; -1 for none
 * @rule F1-Finish.1, F1-Q.75, F1-Q.95, F1-Q.97
 */
export const rankFinisher = ({ track }: Course, state: State, car: Car, spunAt: number, log: Log<Event>): Car => {
  if (car.lapsLeft > 0) return car
  const rank = spunAt === -1 ? track.overLine[car.place] : track.bands[spunAt]?.overLine
  if (rank === undefined || rank < 0) return impossible('a finisher stands within 11 spaces of the line')
  log?.push({ _tag: 'CarFinished', car: state.current, rank, round: state.round })
  if (!state.cars.some(({ finishRank }) => finishRank >= 0)) {
    log?.push({ _tag: 'LastRound', round: state.round, car: state.current })
  }
  return finished(car, rank)
}

/** Whether somebody has finished, so that this round is the last. @rule F1-Finish.2-3, F1-Q.94, F1-Q.98 */
export const isLastRound = (cars: ReadonlyArray<Car>): boolean => cars.some(({ finishRank }) => finishRank >= 0)

/** Indices of the cars that are farthest over the line. @rule F1-Object.1-2, F1-Finish.4, F1-Q.96, F1-Q.105 */
export const winners = ({ agreement }: State, cars: ReadonlyArray<Car>): ReadonlyArray<number> => {
  const farthest = Math.max(...cars.map(({ finishRank }) => finishRank))
  const level = cars.map((_, index) => index).filter((index) => cars[index]?.finishRank === farthest)
  if (agreement.rulings.tie === 'earlierTurn') return level.slice(0, 1)
  if (agreement.rulings.tie === 'shared') return level
  const fastest = Math.max(...level.map((index) => cars[index]?.speed ?? 0))
  return level.filter((index) => cars[index]?.speed === fastest)
}

/**
 * All seats by place: finishers by distance over the line, then the others by laps left and by distance to the line.
 *
 * Only who wins is a rule; the order behind is what the library makes of the last position.
 *
 * @rule F1-Q.98
 */
export const standings = ({ track }: Course, { cars, agreement }: State): ReadonlyArray<Standing> => {
  const order = cars.map((_, index) => index).sort((a, b) => compare(track.toLine, agreement.rulings.tie, cars, a, b))
  return order.map((index, position) => {
    const first = order.findIndex((other) => compare(track.toLine, agreement.rulings.tie, cars, other, index) === 0)
    return { seat: cars[index]?.seat ?? -1, place: Math.min(first, position) + 1 }
  })
}

const compare = (
  toLine: ReadonlyArray<number>,
  tie: 'shared' | 'speed' | 'earlierTurn',
  cars: ReadonlyArray<Car>,
  a: number,
  b: number,
): number => {
  const [first, second] = [cars[a], cars[b]]
  if (first === undefined || second === undefined) return impossible('standings name cars of the race')
  if (first.finishRank !== second.finishRank) return second.finishRank - first.finishRank
  if (first.finishRank === -1) {
    const laps = first.lapsLeft - second.lapsLeft
    return laps === 0 ? (toLine[first.place] ?? 0) - (toLine[second.place] ?? 0) : laps
  }
  return tie === 'shared' ? 0 : tie === 'speed' ? second.speed - first.speed : a - b
}
