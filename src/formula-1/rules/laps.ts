/**
 * The lap indicator, finishing and winning.
 */
import type { Standing } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import { lookUp } from '../../core/look-up.js'
import type { Event } from '../event.js'
import type { Car, Rulings, State } from '../model.js'
import { finished, impossible, withLaps, type Course } from '../state.js'
import type { Track } from '../track.js'

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
  const past = spunAt === -1 ? track.overLine[car.place] : track.bands[spunAt]?.overLine
  const rank = past !== undefined && past >= 0 ? past : impossible('a finisher stands within 11 spaces of the line')
  log?.push({ _tag: 'CarFinished', car: state.current, rank, round: state.round })
  if (!isLastRound(state.cars)) {
    log?.push({ _tag: 'LastRound', round: state.round, car: state.current })
  }
  return finished(car, rank)
}

/** Whether somebody has finished, so that this round is the last. @rule F1-Finish.2-3, F1-Q.94, F1-Q.98 */
export const isLastRound = (cars: ReadonlyArray<Car>): boolean => cars.some(({ finishRank }) => finishRank >= 0)

/** Indices of the cars that are farthest over the line. @rule F1-Object.1-2, F1-Finish.4, F1-Q.96, F1-Q.105 */
export const winners = ({ agreement }: State, cars: ReadonlyArray<Car>): ReadonlyArray<number> => {
  const farthest = Math.max(...cars.map(({ finishRank }) => finishRank))
  const level = [...cars.entries()].filter(([, { finishRank }]) => finishRank === farthest)
  const fastest = Math.max(...level.map(([, { speed }]) => speed))
  const first = agreement.rulings.tie === 'speed' ? level.filter(([, { speed }]) => speed === fastest) : level
  const indices = first.map(([index]) => index)
  return agreement.rulings.tie === 'earlierTurn' ? indices.slice(0, 1) : indices
}

/**
 * All seats by place: finishers by distance over the line, then the others by laps left and by distance to the line.
 *
 * Only who wins is a rule; the order behind is what the library makes of the last position.
 *
 * @rule F1-Q.98
 */
export const standings = ({ track }: Course, { cars, agreement }: State): ReadonlyArray<Standing> => {
  const order = [...cars.entries()].sort((a, b) => compare(track, agreement.rulings.tie, a, b))
  return order.map((one, position) => {
    const first = order.findIndex((other) => compare(track, agreement.rulings.tie, other, one) === 0)
    return { seat: one[1].seat, place: Math.min(first, position) + 1 }
  })
}

/** A car with its place in the order of turns. */
type Entrant = readonly [index: number, car: Car]

const compare = ({ toLine }: Track, tie: Rulings['tie'], [a, first]: Entrant, [b, second]: Entrant): number => {
  if (first.finishRank !== second.finishRank) return second.finishRank - first.finishRank
  if (first.finishRank === -1) {
    const laps = first.lapsLeft - second.lapsLeft
    return laps === 0 ? lookUp(toLine, first.place) - lookUp(toLine, second.place) : laps
  }
  return tie === 'shared' ? 0 : tie === 'speed' ? second.speed - first.speed : a - b
}
