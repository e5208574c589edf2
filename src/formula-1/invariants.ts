/**
 * What every position obeys, as far as its own fields tell: cars on different spaces, gauges within their ends, every card in one place.
 * Positions and views from outside are held against it.
 */
import { lookUp } from '../core/look-up.js'
import { handsFit, knowsOwnHand, pitsAddUp, showsOwnHand, tacticsAddUp } from './invariants-cards.js'
import { isBeforeRace, isDealt, isLaid } from './invariants-start.js'
import type { Car, State } from './model.js'
import { handSize } from './state.js'
import type { Track } from './track.js'
import type { View } from './view.js'

const MOST_SEATS = 6

/** A sentence about positions, the part that it is about, and whether it is true of one. */
export type Invariant<Position> = readonly [
  at: keyof Visible,
  expected: string,
  holds: (position: Position, track: Track) => boolean,
]

/** What hidden hands leave to be seen of a sound position. */
type Visible = Omit<State, 'cars'> & { readonly cars: ReadonlyArray<Omit<Car, 'hand'>> }

const isSetUp = (state: Visible): boolean => !isBeforeRace(state)

/** What every position obeys, told in words. */
const VISIBLE: ReadonlyArray<Invariant<Visible>> = [
  ['cars', 'as many cars as seats', ({ cars, agreement: { seats } }) => cars.length === seats],
  ['current', 'a car on turn', ({ cars, current }) => current < cars.length],
  [
    'cars',
    'cars in seat order from the first',
    ({ cars }) => cars.every((car, index) => car.seat === (lookUp(cars, 0).seat + index) % cars.length),
  ],
  [
    'cars',
    'every car in a place once the grid is set',
    (state) => state.cars.every(({ place }) => (place !== -1) === isSetUp(state)),
  ],
  [
    'cars',
    'one car on a space',
    ({ cars }, { cells }) =>
      cars.every(
        ({ place }, index) =>
          place >= cells || place === -1 || cars.findIndex((other) => other.place === place) === index,
      ),
  ],
  [
    'cars',
    'no car in the pit of another',
    ({ cars }, { firstPit }) =>
      cars.every(
        ({ place }, index) => place < firstPit || place >= firstPit + MOST_SEATS || place === firstPit + index,
      ),
  ],
  [
    'cars',
    'laps left that the race has',
    ({ cars, agreement: { laps } }) => cars.every(({ lapsLeft }) => lapsLeft <= laps),
  ],
  [
    'cars',
    'finishers with no lap left',
    ({ cars }) => cars.every(({ finishRank, lapsLeft }) => finishRank === -1 || lapsLeft === 0),
  ],
  [
    'current',
    'nobody on turn but who is still racing',
    ({ phase, cars, current }) =>
      phase._tag === 'RaceOver' ||
      (lookUp(cars, current).finishRank === -1 &&
        cars.every((car, index) => car.lapsLeft > 0 || car.finishRank >= 0 || (index === current && 'turn' in phase))),
  ],
  ['phase', 'the last passage of the line within reach of the move', (state, track) => finishesByTheLine(state, track)],
  [
    'phase',
    'a car on turn where the move ended',
    ({ phase, cars, current }, { cells, firstPit }) => {
      const { place } = lookUp(cars, current)
      if (!('turn' in phase)) return true
      const { kind } = phase.turn
      return kind === 'pit' ? place === firstPit + current : kind !== 'held' && place < cells
    },
  ],
  [
    'phase',
    'no card asked for in a turn that had one',
    ({ phase }) => phase._tag !== 'PlayingCard' || phase.turn.card === 'none',
  ],
  ['usedPits', 'every Pit Card in one place', (state) => pitsAddUp(state)],
  [
    'phase',
    'winners who have finished',
    ({ phase, cars }) =>
      phase._tag !== 'RaceOver' || phase.winners.every((index) => (cars[index]?.finishRank ?? -1) >= 0),
  ],
  [
    'phase',
    'a blocker that is another car',
    ({ phase, cars, current }) =>
      !('turn' in phase) ||
      ((phase.turn.kind === 'blocked') === (phase.turn.blocker !== -1) &&
        phase.turn.blocker < cars.length &&
        phase.turn.blocker !== current),
  ],
  [
    'phase',
    'contenders with seats, once each',
    ({ phase, cars }) =>
      phase._tag !== 'ThrowingForGrid' ||
      (phase.contenders.every((one, index) => one < cars.length && phase.contenders.indexOf(one) === index) &&
        phase.sums.length < phase.contenders.length),
  ],
  [
    'phase',
    'a driver in his pit to draw',
    ({ phase, cars, current }, { firstPit }) =>
      (phase._tag !== 'DrawingPitCard' && phase._tag !== 'DrawingTacticCard') ||
      cars[current]?.place === firstPit + current,
  ],
  ['cars', 'cars and cards as they are laid out, until the grid is set', isLaid],
  [
    'cars',
    'finishers who drove before the car on turn',
    ({ phase, cars, current }) =>
      phase._tag === 'RaceOver' || cars.every(({ finishRank }, index) => finishRank === -1 || index < current),
  ],
]

/**
 * Whether a car that finishes in the turn under way does so where it can be ranked: it and its bands lie soon past the line.
 */
const finishesByTheLine = ({ phase, cars, current }: Visible, { overLine, bands }: Track): boolean => {
  if (!('turn' in phase)) return true
  const { place, lapsLeft } = lookUp(cars, current)
  const { toSettle } = phase.turn
  const lines = toSettle.filter(({ _tag }) => _tag === 'Line').length
  if (lapsLeft > lines) return true
  const last = toSettle.findLastIndex(({ _tag }) => _tag === 'Line')
  const isNear = (rank: number | undefined): boolean => rank !== undefined && rank >= 0
  return (
    lapsLeft === lines &&
    isNear(overLine[place]) &&
    toSettle.slice(last + 1).every((item) => item._tag === 'Line' || isNear(bands[item.band]?.overLine))
  )
}

/** What every position obeys. */
export const SOUND: ReadonlyArray<Invariant<State>> = [
  ...VISIBLE,
  ['cars', 'every Tactic Card in one place', tacticsAddUp],
  [
    'cars',
    'hands as they are dealt',
    (state: State): boolean =>
      isDealt(
        state,
        state.cars.map(({ hand }) => handSize(hand)),
      ),
  ],
  ['cars', 'no more known cards than a hand holds', ({ cars }: State): boolean => cars.every(knowsOwnHand)],
]

/** What every view obeys. */
export const SOUND_VIEW: ReadonlyArray<Invariant<View>> = [
  ...VISIBLE,
  [
    'cars',
    'one own hand, of the size told',
    ({ cars, viewer }: View): boolean => cars.every((car) => showsOwnHand(car, viewer)),
  ],
  ['cars', 'hands that the deck can fill', handsFit],
  [
    'cars',
    'hands as they are dealt',
    (seen: View): boolean =>
      isDealt(
        seen,
        seen.cars.map((car) => car.handSize),
      ),
  ],
]
