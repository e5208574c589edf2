/** A view kept up to date by events: what the rules did, told again from what was said of it. */
import { changed } from './car.js'
import type { Event } from './event.js'
import type { Car, Lane, View } from './model.js'
import { isDiagonal, wayOf } from './reach.js'
import { otherLane } from './road.js'
import { afterStop, carriedOver, withDebt } from './rules/pit-stops.js'

const NO_DEBTS: Car['debts'] = []

const laneAt = (car: Car, route: string): Lane => {
  const way = wayOf(route)
  let lane = car.status === 'pitting' ? otherLane(car.lane) : car.lane
  for (let step = 1; step <= route.length; step++) if (isDiagonal(way, step)) lane = otherLane(lane)
  return lane
}

const withCar = (view: View, index: number, change: Partial<Car>): View => ({
  ...view,
  cars: view.cars.map((car, other) => (other === index ? changed(car, change) : car)),
})

const debtsAfter = (view: View, car: Car, event: Extract<Event, { readonly _tag: 'PitOwed' }>): Car['debts'] =>
  event.due > view.agreement.laps ? car.debts : withDebt(car.debts, event.kind, event.due, event.units)

type CarEvent = Exclude<
  Extract<Event, { readonly car: number }>,
  { readonly _tag: 'SlotStarted' | 'TowStarted' | 'CarStopped' }
>

const carChange = (view: View, car: Car, event: CarEvent): Partial<Car> => {
  switch (event._tag) {
    case 'CarPlaced':
      return { status: event.stall < 0 ? 'racing' : 'pitting', lane: event.lane, x: event.x, stall: event.stall }
    case 'GearChanged':
    case 'GearMatched':
      return { gear: event.to }
    case 'HardBrakeUsed':
    case 'HardBrakeReturned':
      return { brakes: event.left }
    case 'OverRevved':
      return { revs: [...car.revs, ...Array.from({ length: event.gears + event.corner }, () => event.lap)] }
    case 'EngineBlown':
      return { status: 'blown', gear: 0, stoppedAt: 0, debts: NO_DEBTS }
    case 'CornerEntered':
      return event.over > 1 ? NO_CHANGE : { passage: event.passage }
    case 'CarRestarted':
      return { stoppedAt: 0 }
    case 'PitLeft':
      return { status: 'racing', stall: -1, wait: 0, stoppedAt: 0 }
    case 'Moved':
      return { status: 'racing', lane: event.to.lane, x: event.to.x }
    case 'Towed':
      return { lane: event.to.lane, x: event.to.x, passage: event.passage }
    case 'SpunOut':
      return { status: 'racing', lane: event.to.lane, x: event.to.x, stall: -1, passage: -1 }
    case 'SmashedUp': {
      const x = event.from.x + event.route.length
      return { status: 'smashed', lane: laneAt(car, event.route), x, stall: -1, gear: 0, stoppedAt: 0, debts: NO_DEBTS }
    }
    case 'PitOwed':
      return { debts: debtsAfter(view, car, event) }
    case 'PitVoided':
      return { debts: event.rule === 'LM-Pit.6' ? NO_DEBTS : car.debts.filter(({ kind }) => kind !== 'brake') }
    case 'PitEntered':
      return {
        status: 'pitting',
        lane: event.to.lane,
        x: event.to.x,
        stall: event.stall,
        debts: afterStop(car.debts, event.pass),
        missed: false,
        wait: event.wait,
      }
    case 'PitWaited':
      return { wait: event.left }
    case 'PitMissed':
      return { missed: true, debts: carriedOver(car.debts, event.pass) }
    case 'Disqualified':
      return { status: 'disqualified', gear: 0, stoppedAt: 0, debts: NO_DEBTS }
    case 'LapCompleted':
      return { laps: event.lap }
    case 'CrossedFinish':
      return { status: 'crossed', finishTurn: event.turn }
    case 'SlipOffered':
    case 'SlipAccepted':
    case 'SlipDeclined':
    case 'TowBroken':
    case 'SoloRolled':
    case 'ChanceRolled':
    case 'Collided':
    case 'CarHeld':
      return NO_CHANGE
  }
}

const NO_CHANGE: Partial<Car> = {}

const withChange = (view: View, event: CarEvent): View => {
  const car = view.cars[event.car]
  return car === undefined ? view : withCar(view, event.car, carChange(view, car, event))
}

const classified = (view: View, place: number, cars: ReadonlyArray<number>): View => ({
  ...view,
  cars: view.cars.map((car, index) =>
    cars.includes(index) ? changed(car, { status: 'finished', place, stoppedAt: 0, debts: NO_DEBTS }) : car,
  ),
})

/**
 * The view after an event; all events of a step, one after another, give the view of the state that the step leads to.
 *
 * @rule LM-Equip.22-23
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { foldView, leMans } from 'parc-ferme/le-mans'
 *
 * const start = leMans.setup({ seats: 2 })
 * const step = E.isRight(start) ? leMans.apply(start.right.state, { _tag: 'Roll', face: 6 }) : start
 * if (E.isRight(start) && E.isRight(step)) {
 *   const seen = step.right.events.reduce(foldView, leMans.view(start.right.state, 0))
 *   assert.deepStrictEqual(seen, leMans.view(step.right.state, 0))
 * }
 */
export const foldView = (view: View, event: Event): View => {
  switch (event._tag) {
    case 'TurnStarted':
      return { ...view, turn: event.turn, order: event.order, slot: 0 }
    case 'SlotStarted':
      return { ...view, slot: event.slot }
    case 'TowStarted': {
      const others = view.order.filter((car) => car !== event.car)
      const order = [...others.slice(0, event.slot), event.car, ...others.slice(event.slot)]
      return { ...view, order, slot: event.slot }
    }
    case 'CornerWet':
      return { ...view, wet: [...view.wet, event.corner].sort((a, b) => a - b) }
    case 'CarStopped':
      return withCar({ ...view, stops: event.stops }, event.car, { gear: 0, stoppedAt: event.stops })
    case 'Classified':
      return classified(view, event.place, event.cars)
    case 'RaceEnded':
      return { ...view, slot: view.order.length }
    case 'Waiting':
      return { ...view, phase: event.phase, notes: event.notes }
    case 'RaceAgreed':
    case 'GridRolled':
    case 'GridTied':
    case 'LotDrawn':
    case 'PiledUp':
      return view
    case 'CarPlaced':
    case 'SlipOffered':
    case 'SlipAccepted':
    case 'SlipDeclined':
    case 'Towed':
    case 'GearMatched':
    case 'TowBroken':
    case 'SoloRolled':
    case 'GearChanged':
    case 'HardBrakeUsed':
    case 'HardBrakeReturned':
    case 'OverRevved':
    case 'EngineBlown':
    case 'CornerEntered':
    case 'ChanceRolled':
    case 'Moved':
    case 'CarRestarted':
    case 'PitLeft':
    case 'SpunOut':
    case 'SmashedUp':
    case 'Collided':
    case 'CarHeld':
    case 'PitOwed':
    case 'PitVoided':
    case 'PitEntered':
    case 'PitWaited':
    case 'PitMissed':
    case 'Disqualified':
    case 'LapCompleted':
    case 'CrossedFinish':
      return withChange(view, event)
  }
}
