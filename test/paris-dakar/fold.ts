/** What somebody knows who was shown a view once and has only been told events since. */
import type { Event } from '../../src/paris-dakar/event.js'
import type { Need, Player, Service, State } from '../../src/paris-dakar/model.js'

const changed = (state: State, seat: number, change: (player: Player) => Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
})

/** Litres that go from a player to the bank; negative ones come back. */
const paid = (state: State, seat: number, litres: number): State => ({
  ...changed(state, seat, ({ fuel }) => ({ fuel: fuel - litres })),
  bank: state.bank + litres,
})

const others = (seats: ReadonlyArray<number>, seat: number): ReadonlyArray<number> =>
  seats.filter((one) => one !== seat)

const withService = (state: State, service: Service, change: object): State =>
  service === 'truck'
    ? { ...state, truck: { ...state.truck, ...change } }
    : { ...state, helicopter: { ...state.helicopter, ...change } }

const serviceOf = (need: Need): Service => (need === 'doctor' ? 'helicopter' : 'truck')

const needMet = (state: State, seat: number, need: Need): State => {
  const service = serviceOf(need)
  const { queue } = service === 'truck' ? state.truck : state.helicopter
  const before = state.players[seat] as Player
  const left = changed(state, seat, ({ needs }) => ({ needs: needs.filter((one) => one !== need) }))
  // Who has a need that came first is not in the queue of this one.
  return before.needs.some((one) => one !== need && serviceOf(one) === service)
    ? left
    : withService(left, service, { queue: others(queue, seat) })
}

const offered = (state: State, event: Extract<Event, { readonly _tag: 'ShareOffered' }>): State => {
  const { seat, service, served } = event
  return {
    ...state,
    phase: served === null ? { _tag: 'AnsweringOffer', seat, service } : { _tag: 'AnsweringOnArrival', seat, served },
  }
}

const awaited = (state: State, event: Extract<Event, { readonly _tag: 'SpinAwaited' }>): State => {
  const { seat, purpose, served } = event
  return {
    ...state,
    phase: purpose === 'fuel' ? { _tag: 'SpinningFuel', seat, served } : { _tag: 'Spinning', purpose },
  }
}

const answered = (
  state: State,
  { seat, service }: { readonly seat: number; readonly service: Service },
  accepts: boolean,
): State => {
  if (state.phase._tag !== 'AnsweringOffer') return state
  const { truck, helicopter } = state
  if (!accepts)
    return withService(state, service, {
      declined: [...(service === 'truck' ? truck : helicopter).declined, seat],
    })
  return service === 'truck' ? state : withService(state, service, { accepted: [...helicopter.accepted, seat] })
}

const moved = (state: State, seat: number, to: number): State => {
  const { truck, helicopter } = state
  const left: State = {
    ...state,
    truck: { ...truck, declined: others(truck.declined, seat) },
    helicopter: { ...helicopter, declined: others(helicopter.declined, seat) },
  }
  return changed(left, seat, () => ({ at: to, parked: false }))
}

/** The position after an event. */
export const fold = (state: State, event: Event): State => {
  switch (event._tag) {
    case 'RallyAgreed':
      return { ...state, agreement: event.agreement }
    case 'StarterChosen':
      return { ...state, seat: event.seat, turn: 1 }
    case 'TurnStarted':
      return { ...state, seat: event.seat, turn: event.turn }
    case 'TurnEnded': {
      let seat = (event.seat + 1) % state.players.length
      while (state.arrived.includes(seat)) seat = (seat + 1) % state.players.length
      return { ...state, seat, turn: state.turn + 1, read: [] }
    }
    case 'TurnMissed':
      return changed(state, event.seat, () => ({ missTurns: event.left }))
    case 'SpinAwaited':
      return awaited(state, event)
    case 'SpeedOffered':
      return { ...state, phase: { _tag: 'ChoosingSpeed', number: event.number } }
    case 'SurchargePaid':
    case 'TownFeePaid':
    case 'FuelPaid':
    case 'ControlFine':
      return paid(state, event.seat, event.litres)
    case 'FuelGained':
    case 'FuelDelivered':
      return paid(state, event.seat, -event.litres)
    case 'TankExchanged':
      return paid(state, event.seat, event.returned - event.received)
    case 'VehicleMoved':
      return moved(state, event.seat, event.to)
    case 'RoadBookRead':
      return { ...state, read: [...state.read, event.at] }
    case 'BreakdownDrawn':
    case 'BreakdownReturned':
      return changed(state, event.seat, () => ({ cards: event.now }))
    case 'TurnsToMissAdded':
      return changed(state, event.seat, () => ({ missTurns: event.now }))
    case 'NeedRaised':
      return changed(state, event.seat, ({ needs }) => ({ needs: [...needs, event.need] }))
    case 'VehicleParked':
    case 'VehicleReadyOnVerge':
      return changed(state, event.seat, () => ({ parked: true }))
    case 'VehicleBackOnTrack':
      return changed(state, event.seat, () => ({ parked: false }))
    case 'AssistanceCalled': {
      const { service, seat } = event
      const { queue } = service === 'truck' ? state.truck : state.helicopter
      const called = { holder: seat, queue: others(queue, seat), declined: [] }
      return service === 'truck'
        ? withService(state, service, called)
        : withService(state, service, { ...called, base: null, flown: 0, required: 0, accepted: [] })
    }
    case 'AssistanceQueued': {
      const { queue } = event.service === 'truck' ? state.truck : state.helicopter
      return withService(state, event.service, { queue: [...queue, event.seat] })
    }
    case 'TruckPlaced':
      return withService(state, 'truck', { at: event.at })
    case 'TruckMoved':
      return withService(state, 'truck', { at: event.to })
    case 'TruckReturned':
      return withService(state, 'truck', { at: event.at, holder: null, declined: [] })
    case 'HelicopterPlaced':
      return withService(state, 'helicopter', { base: event.base, required: event.required })
    case 'HelicopterFlew':
      return withService(state, 'helicopter', { flown: event.flown })
    case 'HelicopterReturned': {
      const home = { base: event.base, flown: 0, required: 0, holder: null, declined: [], accepted: [] }
      return withService(state, 'helicopter', home)
    }
    case 'BaseOffered':
      return { ...state, phase: { _tag: 'ChoosingBase' } }
    case 'ShareOffered':
      return offered(state, event)
    case 'ShareAccepted':
      return answered(state, event, true)
    case 'ShareDeclined':
      return answered(state, event, false)
    case 'RepairDone':
      return changed(state, event.seat, () => ({ cards: 0 }))
    case 'NeedMet':
      return needMet(state, event.seat, event.need)
    case 'StopOffered':
      return { ...state, phase: { _tag: 'ChoosingStop', number: event.number, mode: event.mode } }
    case 'VehicleArrived':
      return { ...state, arrived: [...state.arrived, event.seat], read: [] }
    case 'RallyEnded':
      return { ...state, phase: { _tag: 'RallyOver' } }
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
      return state
  }
}
