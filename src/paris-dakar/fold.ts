/**
 * What a viewer knows, kept up to date by events alone: for front ends that are sent events and not whole positions.
 */
import type { Event } from './event.js'
import type { Need, Player, Service } from './model.js'
import { bankCardsOf, type View } from './view.js'

const changed = (seen: View, seat: number, change: (player: Player) => Partial<Player>): View => {
  const players = seen.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player))
  return { ...seen, players, bankCards: bankCardsOf(players) }
}

/** Litres that go from a player to the bank; negative ones come back. */
const paid = (seen: View, seat: number, litres: number): View => ({
  ...changed(seen, seat, ({ fuel }) => ({ fuel: fuel - litres })),
  bank: seen.bank + litres,
})

const others = (seats: ReadonlyArray<number>, seat: number): ReadonlyArray<number> =>
  seats.filter((one) => one !== seat)

const withService = (seen: View, service: Service, change: object): View =>
  service === 'truck'
    ? { ...seen, truck: { ...seen.truck, ...change } }
    : { ...seen, helicopter: { ...seen.helicopter, ...change } }

const serviceOf = (need: Need): Service => (need === 'doctor' ? 'helicopter' : 'truck')

const needMet = (seen: View, seat: number, need: Need): View => {
  const service = serviceOf(need)
  const { queue } = service === 'truck' ? seen.truck : seen.helicopter
  const left = changed(seen, seat, ({ needs }) => ({ needs: needs.filter((one) => one !== need) }))
  return withService(left, service, { queue: others(queue, seat) })
}

const offered = (seen: View, event: Extract<Event, { readonly _tag: 'ShareOffered' }>): View => {
  const { seat, service, served } = event
  return {
    ...seen,
    phase: served === null ? { _tag: 'AnsweringOffer', seat, service } : { _tag: 'AnsweringOnArrival', seat, served },
  }
}

const awaited = (seen: View, event: Extract<Event, { readonly _tag: 'SpinAwaited' }>): View => {
  const { seat, purpose, served } = event
  return {
    ...seen,
    phase: purpose === 'fuel' ? { _tag: 'SpinningFuel', seat, served } : { _tag: 'Spinning', purpose },
  }
}

const answered = (
  seen: View,
  { seat, service }: { readonly seat: number; readonly service: Service },
  accepts: boolean,
): View => {
  if (seen.phase._tag !== 'AnsweringOffer') return seen
  const { truck, helicopter } = seen
  if (!accepts)
    return withService(seen, service, {
      declined: [...(service === 'truck' ? truck : helicopter).declined, seat],
    })
  return service === 'truck' ? seen : withService(seen, service, { accepted: [...helicopter.accepted, seat] })
}

const moved = (seen: View, seat: number, to: number): View => {
  const { truck, helicopter } = seen
  const left: View = {
    ...seen,
    truck: { ...truck, declined: others(truck.declined, seat) },
    helicopter: { ...helicopter, declined: others(helicopter.declined, seat) },
  }
  return changed(left, seat, () => ({ at: to, parked: false }))
}

/**
 * The view after an event that the viewer was told.
 *
 * Folding the events of a step over the view before gives exactly the view after.
 *
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { foldView, parisDakar } from 'parc-ferme/paris-dakar'
 *
 * const line = parisDakar.setup({ seats: 2, starter: 0 })
 * assert.ok(E.isRight(line))
 * const { state } = line.right
 * const spun = parisDakar.apply(state, { _tag: 'Spin', number: 3 })
 * assert.ok(E.isRight(spun))
 * assert.deepStrictEqual(spun.right.events.reduce(foldView, parisDakar.view(state, 1)), parisDakar.view(spun.right.state, 1))
 */
export const foldView = (seen: View, event: Event): View => {
  switch (event._tag) {
    case 'RallyAgreed':
      return { ...seen, agreement: event.agreement }
    case 'StarterChosen':
      return { ...seen, seat: event.seat, turn: 1 }
    case 'TurnStarted':
      return { ...seen, seat: event.seat, turn: event.turn }
    case 'TurnEnded': {
      let seat = (event.seat + 1) % seen.players.length
      while (seen.arrived.includes(seat)) seat = (seat + 1) % seen.players.length
      return { ...seen, seat, turn: seen.turn + 1, read: [] }
    }
    case 'TurnMissed':
      return changed(seen, event.seat, () => ({ missTurns: event.left }))
    case 'SpinAwaited':
      return awaited(seen, event)
    case 'SpeedOffered':
      return { ...seen, phase: { _tag: 'ChoosingSpeed', number: event.number } }
    case 'SurchargePaid':
    case 'TownFeePaid':
    case 'FuelPaid':
    case 'ControlFine':
      return paid(seen, event.seat, event.litres)
    case 'FuelGained':
    case 'FuelDelivered':
      return paid(seen, event.seat, -event.litres)
    case 'TankExchanged':
      return paid(seen, event.seat, event.returned - event.received)
    case 'VehicleMoved':
      return moved(seen, event.seat, event.to)
    case 'RoadBookRead':
      return { ...seen, read: [...seen.read, event.at] }
    case 'BreakdownDrawn':
    case 'BreakdownReturned':
      return changed(seen, event.seat, () => ({ cards: event.now }))
    case 'TurnsToMissAdded':
      return changed(seen, event.seat, () => ({ missTurns: event.now }))
    case 'NeedRaised':
      return changed(seen, event.seat, ({ needs }) => ({ needs: [...needs, event.need] }))
    case 'VehicleParked':
    case 'VehicleReadyOnVerge':
      return changed(seen, event.seat, () => ({ parked: true }))
    case 'VehicleBackOnTrack':
      return changed(seen, event.seat, () => ({ parked: false }))
    case 'AssistanceCalled': {
      const { service, seat } = event
      const { queue } = service === 'truck' ? seen.truck : seen.helicopter
      const called = { holder: seat, queue: others(queue, seat), declined: [] }
      return service === 'truck'
        ? withService(seen, service, called)
        : withService(seen, service, { ...called, base: null, flown: 0, required: 0, accepted: [] })
    }
    case 'AssistanceQueued': {
      const { queue } = event.service === 'truck' ? seen.truck : seen.helicopter
      return withService(seen, event.service, { queue: [...queue, event.seat] })
    }
    case 'TruckPlaced':
      return withService(seen, 'truck', { at: event.at })
    case 'TruckMoved':
      return withService(seen, 'truck', { at: event.to })
    case 'TruckReturned':
      return withService(seen, 'truck', { at: event.at, holder: null, declined: [] })
    case 'HelicopterPlaced':
      return withService(seen, 'helicopter', { base: event.base, required: event.required })
    case 'HelicopterFlew':
      return withService(seen, 'helicopter', { flown: event.flown })
    case 'HelicopterReturned': {
      const home = { base: event.base, flown: 0, required: 0, holder: null, declined: [], accepted: [] }
      return withService(seen, 'helicopter', home)
    }
    case 'BaseOffered':
      return { ...seen, phase: { _tag: 'ChoosingBase' } }
    case 'ShareOffered':
      return offered(seen, event)
    case 'ShareAccepted':
      return answered(seen, event, true)
    case 'ShareDeclined':
      return answered(seen, event, false)
    case 'RepairDone':
      return changed(seen, event.seat, () => ({ cards: 0 }))
    case 'NeedMet':
      return needMet(seen, event.seat, event.need)
    case 'StopOffered':
      return { ...seen, phase: { _tag: 'ChoosingStop', number: event.number, mode: event.mode } }
    case 'VehicleArrived':
      return { ...seen, arrived: [...seen.arrived, event.seat], read: [] }
    case 'RallyEnded':
      return { ...seen, phase: { _tag: 'RallyOver' } }
    case 'TurnPassed':
    case 'Spun':
    case 'SpeedChosen':
    case 'MoveCutShort':
    case 'NoMove':
    case 'RoadBookSkipped':
    case 'BankShort':
    case 'ExtraSpinGranted':
    case 'FuelShortage':
    case 'TruckArrived':
    case 'HelicopterArrived':
    case 'PatientTreated':
    case 'RallyWon':
      return seen
  }
}
