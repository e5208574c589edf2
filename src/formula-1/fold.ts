/**
 * What a viewer knows, kept up to date by events alone: for front ends that are sent events and not whole positions.
 */
import { DECKS, NO_CARDS } from './data/cards.js'
import type { Event } from './event.js'
import type { Hand, TacticCard } from './model.js'
import { changeHand } from './state.js'
import type { CarView, View } from './view.js'

/**
 * The view after an event that this viewer was told.
 *
 * Folding the events of a step, as `viewEvent` tells them, over the view before gives exactly the view after.
 *
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { foldView, formula1 } from 'parc-ferme/formula-1'
 *
 * const table = formula1.setup({ seats: 2, laps: 3 })
 * if (E.isLeft(table)) throw new Error('two drivers and three laps can be raced')
 * const { state } = table.right
 * const dealt = formula1.apply(state, { _tag: 'DealTactic', card: 'superbDriving' })
 * if (E.isLeft(dealt)) throw new Error('any card can come first')
 * const seen = dealt.right.events.map((event) => formula1.viewEvent(event, 1))
 * assert.deepStrictEqual(seen.reduce(foldView, formula1.view(state, 1)), formula1.view(dealt.right.state, 1))
 */
export const foldView = (seen: View, event: Event): View => {
  switch (event._tag) {
    case 'RaceAgreed':
      return { ...seen, agreement: event.agreement }
    case 'TacticDealt':
      return withCar(
        seen,
        seen.cars.findIndex(({ seat }) => seat === event.seat),
        (car) => taking(car, event.card, 'pile'),
      )
    case 'GridSet':
      return {
        ...seen,
        cars: event.cars.map(({ seat, place }) => ({
          ...(seen.cars.find((car) => car.seat === seat) as CarView),
          place,
        })),
      }
    case 'RoundStarted':
      return { ...seen, round: event.round }
    case 'TurnStarted':
      return { ...seen, current: event.car }
    case 'MoveMissed':
      return withCar(seen, event.car, (car) => ({ ...car, missTurns: event.left }))
    case 'TacticPlayed':
      return withCar(seen, event.car, (car) => without(car, event.card, event.left))
    case 'TacticReturned':
      return { ...seen, usedTactics: [...seen.usedTactics, event.card] }
    case 'StartSpeedApplied':
      return withCar(seen, event.car, (car) => ({ ...car, startSpeed: 0 }))
    case 'SpeedSet':
    case 'SpeedMatched':
    case 'SpeedRaised':
      return withCar(seen, event.car, (car) => ({ ...car, speed: event.to }))
    case 'HeldOffTrack':
      return withCar(seen, event.car, (car) => ({ ...car, speed: event.speed }))
    case 'BrakeWorn':
      return withCar(seen, event.car, (car) => ({ ...car, brake: event.to }))
    case 'TireWorn':
      return withCar(seen, event.car, (car) => ({ ...car, tire: event.to }))
    case 'CarMoved':
      return withCar(seen, event.car, (car) => ({ ...car, place: event.to }))
    case 'TiresUsed':
      return withCar(seen, event.car, (car) => ({ ...car, specialTires: false }))
    case 'SpunOff': {
      const startSpeed = seen.agreement.rulings.spinStart === 'exactly60' ? 60 : 0
      return withCar(seen, event.car, (car) => ({ ...car, place: event.to, speed: 0, startSpeed }))
    }
    case 'LineCrossed':
      return withCar(seen, event.car, (car) => ({ ...car, lapsLeft: event.lapsLeft }))
    case 'DialsReset':
      return withCar(seen, event.car, (car) => ({ ...car, speed: 0, brake: 0, tire: 0 }))
    case 'PitCardDrawn': {
      const { card, source, missTurns, startSpeed } = event
      const usedPits = source === 'used' ? seen.usedPits.slice(1) : seen.usedPits
      return withCar({ ...seen, usedPits }, event.car, (car) => ({
        ...car,
        missTurns,
        startSpeed,
        specialTires: car.specialTires || card === 'specialTires',
      }))
    }
    case 'PitCardReturned':
      return seen.agreement.rulings.pitPack === 'shuffle' ? seen : { ...seen, usedPits: [...seen.usedPits, event.card] }
    case 'HandicapChanged':
      return withCar(seen, event.car, (car) => ({ ...car, handicap: event.to }))
    case 'TacticDrawn':
      return withCar(event.source === 'pile' ? seen : { ...seen, usedTactics: withoutDrawn(seen) }, event.car, (car) =>
        taking(car, event.card, event.source),
      )
    case 'CarFinished':
      return withCar(seen, event.car, (car) => ({ ...car, finishRank: event.rank }))
    case 'Waiting':
      return { ...seen, phase: event.phase }
    case 'GridThrown':
    case 'GridTied':
    case 'PitEntered':
    case 'GaugeFull':
    case 'Blocked':
    case 'BandCrossed':
    case 'BandJudged':
    case 'PenaltyThrown':
    case 'NoTacticLeft':
    case 'TurnEnded':
    case 'LastRound':
    case 'RaceEnded':
      return seen
  }
}

const withCar = (seen: View, index: number, change: (car: CarView) => CarView): View => ({
  ...seen,
  cars: seen.cars.map((car, at) => (at === index ? change(car) : car)),
})

const taking = (car: CarView, card: TacticCard | null, source: 'pile' | 'used'): CarView => ({
  ...car,
  hand: car.hand === null || card === null ? car.hand : changeHand(car.hand, card, 1),
  knownInHand: card === null || source === 'pile' ? car.knownInHand : changeHand(car.knownInHand, card, 1),
  handSize: car.handSize + 1,
})

const without = (car: CarView, card: TacticCard, left: number): CarView => {
  const less = (hand: Hand): Hand => (hand[card] > 0 ? changeHand(hand, card, -1) : hand)
  return { ...car, hand: car.hand === null ? null : less(car.hand), knownInHand: less(car.knownInHand), handSize: left }
}

/** The used cards without the one that New Instructions took. */
const withoutDrawn = ({ agreement, usedTactics }: View): View['usedTactics'] =>
  agreement.rulings.newInstructions === 'lastUsed' ? usedTactics.slice(0, -1) : usedTactics.slice(1)

/**
 * How many Tactic Cards lie in the pile unseen, 0 to 35; what has been used is not counted.
 *
 * @rule F1-Setup.3, F1-Q.93
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1, pileSize } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * assert.strictEqual(pileSize(formula1.view(race.right.match.state, 'spectator')), 35 - 2 * 5)
 */
export const pileSize = ({ agreement, cars, usedTactics }: View): number =>
  DECKS[agreement.cards].copies * Object.keys(NO_CARDS).length -
  usedTactics.length -
  cars.reduce((sum, { handSize }) => sum + handSize, 0)
