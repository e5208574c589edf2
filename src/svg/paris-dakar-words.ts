/** What a drawing of Paris-Dakar says: names, what is waited for, and what happened last. */
import { defect } from '../core/defect.js'
import { kmOf } from '../paris-dakar/board.js'
import type { Event, Move, Op, ParisDakar, Player, Purpose, View } from '../paris-dakar/index.js'

/** A position, and how its drivers are called. */
export interface Words {
  readonly game: ParisDakar
  readonly view: View
  /** Names of the drivers, by seat; empty where none are given. */
  readonly names: ReadonlyArray<string>
}

const COLOUR_NAMES = ['Red', 'Blue', 'Yellow', 'Green'] as const

/** The number of a seat's vehicle, from 0. */
export const vehicleOf = ({ view }: Words, seat: number): number => view.agreement.vehicles[seat] ?? seat

/** The name of a driver, or the colour of his vehicle. */
export const nameOf = (words: Words, seat: number): string =>
  words.names[seat] ?? COLOUR_NAMES[vehicleOf(words, seat)] ?? `Seat ${seat}`

const PURPOSES: Readonly<Record<Purpose, string>> = {
  move: 'spins',
  extra: 'spins once more',
  truck: 'spins for the tow truck',
  helicopter: 'spins for the helicopter',
  fuel: 'spins for fuel',
}

/** What the rally waits for. */
export const waitingFor = (words: Words): string => {
  const { view } = words
  const { phase } = view
  switch (phase._tag) {
    case 'DrawingStarter':
      return 'Lots decide who drives first'
    case 'Spinning':
      return `${nameOf(words, view.seat)} ${PURPOSES[phase.purpose]}`
    case 'SpinningFuel':
      return `${nameOf(words, phase.seat)} ${PURPOSES.fuel}`
    case 'ChoosingSpeed':
      return `${nameOf(words, view.seat)} has a ${phase.number}: reduced or full speed?`
    case 'ChoosingStop':
      return `${nameOf(words, view.seat)} comes to a control point`
    case 'AnsweringOffer':
      return `${nameOf(words, phase.seat)} may share the ${phase.service === 'truck' ? 'tow truck' : 'helicopter'}`
    case 'AnsweringOnArrival':
      return `${nameOf(words, phase.seat)} may be repaired as well`
    case 'ChoosingBase':
      return `${nameOf(words, view.seat)} calls the helicopter`
    case 'RallyOver':
      return view.arrived[0] === undefined ? 'The rally is over' : `${nameOf(words, view.arrived[0])} wins the rally`
  }
}

/** The last number that was spun, and for what. */
export const lastSpin = (
  words: Words,
  events: ReadonlyArray<Event>,
): { readonly number: number; readonly told: string } | null => {
  const event = events.findLast(({ _tag }) => _tag === 'Spun')
  return event?._tag === 'Spun'
    ? { number: event.number, told: `${nameOf(words, event.seat)} ${PURPOSES[event.purpose]}` }
    : null
}

/** What happened last that is worth a line, at most two things. */
export const lastNews = (words: Words, events: ReadonlyArray<Event>): string =>
  events
    .map((event) => newsOf(words, event))
    .filter((told) => told !== '')
    .slice(-2)
    .join('; ')

const newsOf = (words: Words, event: Event): string => {
  if (event._tag === 'RoadBookRead')
    return event.ops.length === 0 ? '' : `road-book at km ${kmOf(event.at)}: ${event.ops.map(tellOp).join(', ')}`
  if (event._tag === 'TownFeePaid')
    return `${nameOf(words, event.seat)} pays ${event.litres} l in ${words.game.track.townName[event.at] ?? ''}`
  if (event._tag === 'TankExchanged') return `${nameOf(words, event.seat)} fills up`
  if (event._tag === 'VehicleParked') return `${nameOf(words, event.seat)} waits for help at km ${kmOf(event.at)}`
  if (event._tag === 'RepairDone') return `${nameOf(words, event.seat)} is repaired`
  if (event._tag === 'PatientTreated') return `${nameOf(words, event.seat)} is well again`
  if (event._tag === 'FuelDelivered') return `${nameOf(words, event.seat)} gets ${event.litres} l`
  if (event._tag === 'TurnMissed') return `${nameOf(words, event.seat)} misses a turn`
  if (event._tag === 'NoMove') return `${nameOf(words, event.seat)} cannot move`
  if (event._tag === 'VehicleArrived') return `${nameOf(words, event.seat)} arrives`
  return ''
}

const tellOp = (op: Op): string => {
  switch (op.op) {
    case 'gainFuel':
      return `+${op.litres} l`
    case 'payFuel':
      return `\u2212${op.litres} l`
    case 'drawBreakdown':
      return op.count === 1 ? 'a breakdown' : `${op.count} breakdowns`
    case 'returnBreakdown':
      return 'breakdowns repaired'
    case 'needDoctor':
      return 'call the doctor'
    case 'missTurn':
      return op.count === 1 ? 'miss a turn' : `miss ${op.count} turns`
    case 'move':
      return op.spaces < 0 ? `${-op.spaces} back` : `${op.spaces} on`
    case 'moveTo':
      return `go to km ${op.km}`
    case 'extraSpin':
      return 'spin again'
    case 'stay':
      return 'stay'
    case 'note':
      return op.text
  }
}

const NEEDS = { mechanic: 'needs the mechanic', fuel: 'needs fuel', doctor: 'needs the doctor' } as const

/** What else is to be known of a car, in a few words each. */
export const remarksOf = (
  { arrived }: View,
  { needs, missTurns, parked }: Player,
  seat: number,
): ReadonlyArray<string> => [
  ...(arrived.includes(seat) ? [`arrived, place ${arrived.indexOf(seat) + 1}`] : []),
  ...needs.map((need) => NEEDS[need]),
  ...(parked && needs.length === 0 ? ['beside the track'] : []),
  ...(missTurns > 0 ? [missTurns === 1 ? 'misses a turn' : `misses ${missTurns} turns`] : []),
]

/** A car and how it stands, as a sentence. */
export const tellPlayer = (words: Words, seat: number): string => {
  const player = words.view.players[seat] ?? defect('svg', 'a seat of the rally')
  return [
    `${nameOf(words, seat)} (seat ${seat}): km ${kmOf(player.at)}`,
    `${player.fuel} litres`,
    `breakdown cards ${player.cards}`,
    ...remarksOf(words.view, player, seat),
  ].join(', ')
}

/** The bank and the two that help, in one line each. */
export const tellHelp = (words: Words): ReadonlyArray<string> => {
  const { view, game } = words
  const whose = (holder: number | null): string => (holder === null ? 'free' : `called by ${nameOf(words, holder)}`)
  const { truck, helicopter } = view
  const { spaces } = game.track.board
  const base = helicopter.base === 'finish' ? spaces.at(-1) : helicopter.base === 'start' ? spaces[0] : undefined
  const flight = helicopter.required > 0 ? `, ${helicopter.flown} of ${helicopter.required} flown` : ''
  return [
    `bank: ${view.bank} l, ${view.bankCards} breakdown cards`,
    `tow truck: km ${kmOf(truck.at)}, ${whose(truck.holder)}`,
    `helicopter: ${base?.town?.name ?? 'base to be chosen'}, ${whose(helicopter.holder)}${flight}`,
  ]
}

/** A decision on a button. */
export const shortMove = (move: Move): string => {
  switch (move._tag) {
    case 'ChooseSpeed':
      return `${move.mode} speed`
    case 'Stop':
      return 'stop'
    case 'DriveOn':
      return 'drive on'
    case 'AcceptHelp':
      return 'accept'
    case 'DeclineHelp':
      return 'decline'
    case 'CallFrom':
      return `from the ${move.base}`
    case 'DrawStarter':
    case 'Spin':
      return ''
  }
}
