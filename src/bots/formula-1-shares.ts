/**
 * What a position of Formula 1 is worth to each seat: how the cars stand, and how each would fare alone in its next turns.
 */
import { lookUp } from '../core/look-up.js'
import type { Car, Formula1, State, ToSettle, TurnUnderWay } from '../formula-1/rules/index.js'
import { HORIZON, outlookOn, type Outlook } from './formula-1-outlook.js'
import type { Evaluate } from './share.js'

/** What a card in hand is worth, in spaces, with turns enough to play it. */
const CARD_PRICE = {
  fastGearChange: 1.5,
  quickReactions: 2.2,
  slipStreaming: 3,
  superbDriving: 3,
  goodCarburettor: 2.5,
} as const

/** What a stop costs in spaces, the average of the Pit Cards. */
const STOP_PRICE = 5

/** Spaces that a car makes in a turn, roughly. */
const PACE = 6

/** How far apart in spaces two cars must be for the one ahead to win three times in four or so: at the line, and more for each turn before. */
const DOUBT = 1.5
const DOUBT_A_TURN = 0.35

interface Outlooks {
  /** By how much of its price wear still has: none, a third, two thirds, all. */
  readonly byPrice: ReadonlyArray<Outlook>
}

/**
 * Makes the evaluation of Formula 1 on a circuit; it remembers what it has worked out about it.
 *
 * @returns the shares by seat: of each pair of cars, the one that is ahead by what they can expect to have driven in a few turns is the
 * likelier to win, the more so the nearer the line
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1Shares } from 'parc-ferme/bots'
 * import { formula1 } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const [mine = 0, other = 0] = formula1Shares(formula1)(race.right.match.state)
 * assert.ok(mine > 0.3 && mine < 0.7 && Math.abs(mine + other - 1) < 1e-9)
 */
export const formula1Shares = (game: Formula1): Evaluate<State> => {
  const outlooks: Outlooks = {
    byPrice: [0, 1, 2, 3].map((third) => outlookOn(game.track, game.course.reaches, third / 3)),
  }
  return (state) => {
    const worths = state.cars.map((_, index) => worthOf(game, outlooks, state, index))
    const turns = Math.max(0, Math.min(...state.cars.map((car) => toGo(game, car)))) / PACE
    const doubt = DOUBT + DOUBT_A_TURN * turns
    const shares: Array<number> = state.cars.map(() => 0)
    for (const [index, { seat }] of state.cars.entries()) {
      let sum = -0.5
      const worth = lookUp(worths, index)
      for (const other of worths) sum += 1 / (1 + Math.exp((other - worth) / doubt))
      shares[seat] = sum / (state.cars.length - 1)
    }
    return shares
  }
}

/** Spaces to the finish, less than nothing past it. */
const toGo = ({ track }: Formula1, { place, lapsLeft, finishRank }: Car): number =>
  finishRank >= 0 ? -finishRank : (lapsLeft - 1) * track.circuit.rows + lookUp(track.toLine, place)

const isLine = ({ _tag }: ToSettle): boolean => _tag === 'Line'

/** What a car has driven and can expect to drive, in spaces. */
const worthOf = (game: Formula1, { byPrice }: Outlooks, state: State, index: number): number => {
  const car = state.cars[index] as Car
  const left = toGo(game, car)
  if (car.finishRank >= 0) return -left
  const turnsAfter = left / PACE - HORIZON
  const outlook = byPrice[Math.max(0, Math.min(3, Math.ceil(turnsAfter / 4)))] as Outlook
  const { phase, current } = state
  const turns = index < current ? HORIZON : HORIZON + 1
  const cards = turnsAfter < -1 ? 0 : cardsOf(car, left / PACE)
  if (car.missTurns > 0) return -left + cards + outlook.after(car, Math.max(0, turns - car.missTurns))
  if (index !== current) return -left + cards + outlook.after(car, turns)
  if (phase._tag === 'Moving') return -left + cards + Math.max(-20, outlook.driving(car, turns))
  if (phase._tag === 'DrawingPitCard' || phase._tag === 'DrawingTacticCard')
    return -left + cards + outlook.after(car) - STOP_PRICE
  if (!('turn' in phase)) return -left + cards + outlook.after(car, turns)
  return -left + cards + worthOfTurn(game, outlook, state, car, phase.turn)
}

/** What a car gains by the rest of its turn and the turns after it. */
const worthOfTurn = (game: Formula1, outlook: Outlook, state: State, car: Car, turn: TurnUnderWay): number => {
  const { rulings } = state.agreement
  const crossed = turn.toSettle.some(isLine) ? game.track.circuit.rows : 0
  const bendOf = (band: number): number =>
    rulings.cornerCards === 'band' ? band : lookUp(game.track.bands, band).corner
  const isCovered = (band: number): boolean => turn.superb === bendOf(band) || turn.tires === bendOf(band)
  return (
    crossed +
    outlook.settled(car.place, car, turn.toSettle, isCovered, (brake, tire) =>
      outlook.after({ place: car.place, speed: car.speed, brake, tire }),
    )
  )
}

/** What the hand is worth: no more than there are turns to play a card in. */
const cardsOf = ({ hand }: Car, turns: number): number => {
  let sum = 0
  let count = 0
  for (const card of [
    'slipStreaming',
    'superbDriving',
    'goodCarburettor',
    'quickReactions',
    'fastGearChange',
  ] as const) {
    const played = Math.min(hand[card], Math.max(0, turns - count))
    sum += CARD_PRICE[card] * played
    count += played
  }
  return sum
}
