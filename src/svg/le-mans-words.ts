/** What a drawing of Le Mans says: names, what is waited for, and what happened last. */
import { defect } from '../core/defect.js'
import type { Car, Event, LeMans, Move, Result, View } from '../le-mans/index.js'

/** A position, and how its cars are called. */
export interface Words {
  readonly game: LeMans
  readonly view: View
  /** Names of the drivers, by seat; empty where none are given. */
  readonly names: ReadonlyArray<string>
}

/** The name of a car: its make, with its driver if he has a name. */
export const nameOf = ({ game, view, names }: Words, index: number): string => {
  const car = view.cars[index]
  const make = game.data.cards[car?.card ?? -1]?.name ?? `car ${index}`
  const driver = names[car?.seat ?? -1]
  return driver === undefined ? make : `${driver}, ${make}`
}

/** The number of a car. */
export const numberOf = ({ game, view }: Words, index: number): string =>
  String(game.data.cards[view.cars[index]?.card ?? -1]?.number ?? '')

/** The name of a corner, or its index where the course has none such. */
export const cornerName = ({ game }: Words, index: number): string =>
  game.track.corners[index]?.name ?? `corner ${index}`

/** The car whose move it is, or -1. */
export const onTurn = ({ phase }: View): number =>
  phase._tag === 'Rolling' || phase._tag === 'Drawing' || phase._tag === 'RaceOver' ? -1 : phase.car

/** What the race waits for. */
export const waitingFor = (words: Words): string => {
  const { phase } = words.view
  switch (phase._tag) {
    case 'Rolling':
      return 'Rolling for the grid'
    case 'Drawing':
      return 'Drawing lots'
    case 'Driving':
      return `${nameOf(words, phase.car)} drives`
    case 'Declaring':
      return `${nameOf(words, phase.car)} may slip behind ${nameOf(words, phase.leader)}`
    case 'AskingDie':
      return `The die decides if ${nameOf(words, phase.car)} takes the chance of ${cornerName(words, phase.corner)}`
    case 'TakingTowChance':
      return `${nameOf(words, phase.car)}, in tow, takes a chance in ${cornerName(words, phase.corner)}`
    case 'TakingChance':
      return `${nameOf(words, phase.car)} takes a chance in ${cornerName(words, phase.corner)}`
    case 'RaceOver':
      return phase.winners.length === 0
        ? 'Nobody wins'
        : `${phase.winners.map((index) => nameOf(words, index)).join(' and ')} win${phase.winners.length === 1 ? 's' : ''}`
  }
}

const RESULTS: Readonly<Record<Result, string>> = {
  safe: 'safe',
  pit: 'must stop at the pits',
  spin: 'spins out',
  smash: 'smashes up',
}

/** The last roll of the die among events, and what it was for. */
export const lastRoll = (
  words: Words,
  events: ReadonlyArray<Event>,
): { readonly face: number; readonly told: string } | null => {
  const event = events.findLast(({ _tag }) => _tag === 'ChanceRolled' || _tag === 'GridRolled')
  if (event?._tag === 'GridRolled') return { face: event.face, told: `roll ${event.roller + 1} for the grid` }
  if (event?._tag !== 'ChanceRolled') return null
  const corner = cornerName(words, event.corner)
  return {
    face: event.face,
    told: `${nameOf(words, event.car)} in ${corner}, ${event.surface}: ${RESULTS[event.result]}`,
  }
}

/** The last thing of note among events, or nothing. */
export const lastNews = (words: Words, events: ReadonlyArray<Event>): string =>
  events.map((event) => newsOf(words, event)).findLast((told) => told !== '') ?? ''

const newsOf = (words: Words, event: Event): string => {
  const corner = (index: number): string => cornerName(words, index)
  if (event._tag === 'SpunOut' && event.cause !== 'die')
    return `${nameOf(words, event.car)} spins out in ${corner(event.corner)}`
  if (event._tag === 'Towed') return `${nameOf(words, event.car)} goes along behind ${nameOf(words, event.leader)}`
  if (event._tag === 'TowBroken')
    return `${nameOf(words, event.car)} loses the slipstream of ${nameOf(words, event.leader)}`
  if (event._tag === 'SoloRolled')
    return `${nameOf(words, event.car)} ${event.must ? 'must' : 'may not'} take the chance of ${corner(event.corner)}`
  if (event._tag === 'Collided') return `${nameOf(words, event.car)} runs into ${nameOf(words, event.victim)}`
  if (event._tag === 'PiledUp') return `${event.cars.length} cars pile up in ${corner(event.corner)}`
  if (event._tag === 'CornerWet') return `${corner(event.corner)} is wet`
  if (event._tag === 'PitEntered') return `${nameOf(words, event.car)} stops at the pits`
  if (event._tag === 'PitMissed') return `${nameOf(words, event.car)} misses its stop`
  if (event._tag === 'Disqualified') return `${nameOf(words, event.car)} is disqualified`
  if (event._tag === 'CrossedFinish') return `${nameOf(words, event.car)} finishes, ${event.past} past the line`
  return ''
}

const STATUS = {
  unplaced: 'not placed yet',
  racing: '',
  pitting: 'in the pits',
  crossed: 'across the line',
  finished: 'finished',
  smashed: 'smashed up',
  blown: 'engine blown',
  disqualified: 'disqualified',
} as const

/** What else is to be known of a car, in a few words each. */
export const remarksOf = ({ status, wait, stoppedAt, gear, debts, missed }: Car): ReadonlyArray<string> => {
  const owed = debts.reduce((sum, { units }) => sum + units, 0)
  return [
    ...(STATUS[status] === '' ? [] : [STATUS[status]]),
    ...(wait > 0 ? [`waits ${wait}`] : []),
    ...(status === 'racing' && stoppedAt > 0 && gear === 0 ? ['stopped'] : []),
    ...(owed > 0 ? [`owes ${owed === 1 ? 'a stop' : `${owed} stops`}`] : []),
    ...(missed ? ['missed a stop'] : []),
  ]
}

/** A car and how it stands, as a sentence. */
export const tellCar = (words: Words, index: number): string => {
  const { game, view } = words
  const car = view.cars[index] ?? defect('svg', 'a car of the race')
  const { length } = game.track
  const isOnRoad = car.status === 'racing' || car.status === 'crossed'
  return [
    `${nameOf(words, index)} (number ${numberOf(words, index)}, seat ${car.seat})`,
    ...(isOnRoad ? [`${car.lane === 0 ? 'inside' : 'outside'} ${((car.x % length) + length) % length}`] : []),
    `gear ${car.gear}`,
    `laps ${car.laps} of ${view.agreement.laps}`,
    car.brakes < 0 ? 'hard-brakings unlimited' : `hard-brakings ${car.brakes}`,
    ...remarksOf(car),
  ].join(', ')
}

/** A move that leads to no space, on a button. */
export const shortMove = (words: Words, move: Move): string => {
  switch (move._tag) {
    case 'Spin':
      return `spin out in ${cornerName(words, move.corner)}`
    case 'Collide':
      return `run into ${nameOf(words, move.car)}`
    case 'Foul':
      return `cut in on ${nameOf(words, move.car)} in gear ${move.gear}`
    case 'Hold':
      return 'hold'
    case 'Slipstream':
      return 'slipstream'
    case 'Decline':
      return 'drop off'
    case 'OverRev':
      return `over-rev ${move.revs === 1 ? 'once' : `${move.revs} times`} to ${move.lane === 0 ? 'inside' : 'outside'} ${move.column} in gear ${move.gear}${move.brakes > 0 ? `, hard-brakings ${move.brakes}` : ''}`
    case 'Drive':
    case 'Pit':
    case 'Roll':
    case 'Draw':
      return ''
  }
}
