/**
 * What every position obeys, as far as its own fields tell: cars on different spaces, gauges within their ends, every card in one place.
 * Positions and views from outside are held against it.
 */
import type { Viewer } from '../core/game.js'
import { DECKS, TACTIC_CARDS } from './data/cards.js'
import type { Car, State } from './model.js'
import { handSize } from './state.js'
import type { Track } from './track.js'
import type { CarView, View } from './view.js'

const MOST_SEATS = 6

/** What hidden hands leave to be seen of a sound position. */
type Visible = Omit<State, 'cars'> & { readonly cars: ReadonlyArray<Omit<Car, 'hand'>> }

const isSetUp = ({ phase }: Visible): boolean => phase._tag !== 'Dealing' && phase._tag !== 'ThrowingForGrid'

/** What every position obeys, told in words. */
const VISIBLE: ReadonlyArray<readonly [string, (state: Visible, track: Track) => boolean]> = [
  ['as many cars as seats', ({ cars, agreement: { seats } }) => cars.length === seats],
  ['a car on turn', ({ cars, current }) => current < cars.length],
  [
    'cars in seat order from the first',
    ({ cars }) => cars.every((car, index) => car.seat === ((cars[0]?.seat ?? 0) + index) % cars.length),
  ],
  [
    'every car in a place once the grid is set',
    (state) => state.cars.every(({ place }) => (place !== -1) === isSetUp(state)),
  ],
  [
    'one car on a space',
    ({ cars }, { cells }) =>
      cars.every(
        ({ place }, index) =>
          place >= cells || place === -1 || cars.findIndex((other) => other.place === place) === index,
      ),
  ],
  [
    'no car in the pit of another',
    ({ cars }, { firstPit }) =>
      cars.every(
        ({ place }, index) => place < firstPit || place >= firstPit + MOST_SEATS || place === firstPit + index,
      ),
  ],
  ['laps left that the race has', ({ cars, agreement: { laps } }) => cars.every(({ lapsLeft }) => lapsLeft <= laps)],
  [
    'finishers with no lap left',
    ({ cars }) => cars.every(({ finishRank, lapsLeft }) => finishRank === -1 || lapsLeft === 0),
  ],
  [
    'nobody on turn but who is still racing',
    ({ phase, cars, current }) =>
      phase._tag === 'RaceOver' ||
      ((cars[current]?.finishRank ?? -1) === -1 &&
        cars.every((car, index) => car.lapsLeft > 0 || car.finishRank >= 0 || (index === current && 'turn' in phase))),
  ],
  ['the last passage of the line within reach of the move', (state, track) => finishesByTheLine(state, track)],
  [
    'a car on turn where the move ended',
    ({ phase, cars, current }, { cells, firstPit }) => {
      const place = cars[current]?.place ?? -1
      if (!('turn' in phase)) return true
      const { kind } = phase.turn
      return kind === 'pit' ? place === firstPit + current : kind !== 'held' && place < cells
    },
  ],
  ['every Pit Card in one place', (state) => pitsAddUp(state)],
  [
    'winners who have finished',
    ({ phase, cars }) =>
      phase._tag !== 'RaceOver' || phase.winners.every((index) => (cars[index]?.finishRank ?? -1) >= 0),
  ],
  [
    'a blocker that is another car',
    ({ phase, cars, current }) =>
      !('turn' in phase) ||
      ((phase.turn.kind === 'blocked') === (phase.turn.blocker !== -1) &&
        phase.turn.blocker < cars.length &&
        phase.turn.blocker !== current),
  ],
  [
    'contenders with seats, once each',
    ({ phase, cars }) =>
      phase._tag !== 'ThrowingForGrid' ||
      (phase.contenders.every((one, index) => one < cars.length && phase.contenders.indexOf(one) === index) &&
        phase.sums.length < phase.contenders.length),
  ],
  [
    'a driver in his pit to draw',
    ({ phase, cars, current }, { firstPit }) =>
      (phase._tag !== 'DrawingPitCard' && phase._tag !== 'DrawingTacticCard') ||
      cars[current]?.place === firstPit + current,
  ],
  [
    'cards dealt to the hands',
    ({ phase, agreement: { seats } }) => phase._tag !== 'Dealing' || phase.dealt < seats * 5,
  ],
]

/**
 * Whether a car that finishes in the turn under way does so where it can be ranked: it and its bands lie soon past the line.
 */
const finishesByTheLine = ({ phase, cars, current }: Visible, { overLine, bands }: Track): boolean => {
  if (!('turn' in phase)) return true
  const { place, lapsLeft } = cars[current] ?? { place: -1, lapsLeft: 0 }
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

const tacticsAddUp = (state: State): boolean =>
  TACTIC_CARDS.every((card) => {
    const held = state.cars.reduce((sum, car) => sum + car.hand[card], 0)
    return held + state.usedTactics.filter((used) => used === card).length <= DECKS[state.agreement.cards].copies
  }) &&
  (state.phase._tag !== 'Dealing' || state.cars.reduce((sum, car) => sum + handSize(car.hand), 0) === state.phase.dealt)

const knowsOwnHand = (car: Car): boolean => TACTIC_CARDS.every((card) => car.knownInHand[card] <= car.hand[card])

const pitsAddUp = ({ agreement: { cards }, cars, usedPits }: Visible): boolean => {
  const kept = cars.flatMap(({ specialTires, handicap }) => [
    ...(specialTires ? ['specialTires'] : []),
    ...(handicap === 'none'
      ? []
      : [handicap.startsWith('brakes') ? 'brakeMasterCylinderFailure' : 'faultyTyresFitted']),
  ])
  const placed = [...usedPits, ...kept]
  const pack: ReadonlyArray<string> = DECKS[cards].pits
  return placed.every((card, index) => pack.includes(card) && placed.indexOf(card) === index)
}

const showsOwnHand = (car: CarView, by: Viewer): boolean =>
  (car.hand !== null) === (car.seat === by) &&
  handSize(car.hand ?? car.knownInHand) <= car.handSize &&
  (car.hand === null ||
    (handSize(car.hand) === car.handSize &&
      TACTIC_CARDS.every((card) => car.knownInHand[card] <= (car.hand?.[card] ?? 0))))

const handsFit = ({ agreement: { cards }, cars, usedTactics }: View): boolean => {
  const { copies } = DECKS[cards]
  const sizes = cars.reduce((sum, car) => sum + car.handSize, 0)
  return (
    sizes + usedTactics.length <= copies * TACTIC_CARDS.length &&
    TACTIC_CARDS.every(
      (card) =>
        cars.reduce((sum, car) => sum + (car.hand ?? car.knownInHand)[card], 0) +
          usedTactics.filter((used) => used === card).length <=
        copies,
    )
  )
}

/** What every position obeys: in words, and as a question. */
export const SOUND: ReadonlyArray<readonly [string, (state: State, track: Track) => boolean]> = [
  ...VISIBLE,
  ['every Tactic Card in one place', tacticsAddUp],
  ['no more known cards than a hand holds', ({ cars }: State): boolean => cars.every(knowsOwnHand)],
]

/** What every view obeys. */
export const SOUND_VIEW: ReadonlyArray<readonly [string, (seen: View, track: Track) => boolean]> = [
  ...VISIBLE,
  [
    'one own hand, of the size told',
    ({ cars, viewer }: View): boolean => cars.every((car) => showsOwnHand(car, viewer)),
  ],
  ['hands that the deck can fill', handsFit],
]
