/** What a drawing of Formula 1 says: names, what is waited for, and what happened last. */
import { defect } from '../core/defect.js'
import { lookUp } from '../core/look-up.js'
import type { CarView, Event, Formula1, Move, View } from '../formula-1/index.js'
import { PIT_TEXTS, TACTIC_TEXTS } from '../formula-1/data/texts-cards.js'

/** The name that a car goes by: that of its driver, or its colour. */
export type NameOf = (car: number) => string

/** Names of the cars, from names of the seats. */
export const namesOf =
  ({ track }: Formula1, { cars }: View, names: ReadonlyArray<string>): NameOf =>
  (car) => {
    const colour = track.circuit.colours[car] ?? `number ${car + 1}`
    return names[cars[car]?.seat ?? -1] ?? `${colour.slice(0, 1).toUpperCase()}${colour.slice(1)}`
  }

/** What the race waits for. */
export const waitingFor = ({ phase, current, cars }: View, name: NameOf): string => {
  const who = name(current)
  switch (phase._tag) {
    case 'Dealing':
      return 'The cards are dealt'
    case 'ThrowingForGrid':
      return 'Throwing for the grid'
    case 'SettingSpeed':
      return `${who} sets the speed`
    case 'Moving':
      return `${who} drives at ${cars[current]?.speed ?? 0}`
    case 'PlayingCard':
      return `${who} may play a card`
    case 'UsingTires':
      return `${who} may use Special Tires`
    case 'ThrowingPenalty':
      return `${who} throws the dice`
    case 'DrawingPitCard':
      return `${who} draws a Pit Card`
    case 'DrawingTacticCard':
      return `${who} draws a Tactic Card`
    case 'RaceOver':
      return phase.winners.length === 1
        ? `${phase.winners.map(name).join('')} wins`
        : `${phase.winners.map(name).join(' and ')} share the win`
  }
}

/** The last throw of the dice among events, and what it was for. */
export interface Throw {
  readonly dice: readonly [number, number]
  readonly told: string
}

/** The last throw among events, or `null`. */
export const lastThrow = ({ track }: Formula1, events: ReadonlyArray<Event>, name: NameOf): Throw | null => {
  const event = events.findLast(({ _tag }) => _tag === 'PenaltyThrown' || _tag === 'GridThrown')
  if (event?._tag === 'GridThrown') return { dice: event.dice, told: `seat ${event.seat} throws for the grid` }
  if (event?._tag !== 'PenaltyThrown') return null
  const band = track.bands[event.band]
  const where = band === undefined ? `band ${event.band}` : lookUp(track.corners, band.corner).name
  return { dice: event.dice, told: `${name(event.car)}, ${event.over} over in ${where}: ${resultOf(event)}` }
}

const resultOf = ({ result }: Extract<Event, { _tag: 'PenaltyThrown' }>): string => {
  if (result._tag === 'NoPenalty') return 'no penalty'
  if (result._tag === 'SpinOff') return 'spins off'
  return [
    ...(result.tire > 0 ? [`tires +${result.tire}`] : []),
    ...(result.brake > 0 ? [`brakes +${result.brake}`] : []),
  ].join(', ')
}

/** The last thing of note among events, or nothing. */
export const lastNews = (events: ReadonlyArray<Event>, name: NameOf): string =>
  events.map((event) => newsOf(event, name)).findLast((told) => told !== '') ?? ''

const newsOf = (event: Event, name: NameOf): string => {
  if (event._tag === 'TacticPlayed') return `${name(event.car)} plays ${TACTIC_TEXTS[event.card].title}`
  if (event._tag === 'PitCardDrawn') return `${name(event.car)}: ${PIT_TEXTS[event.card].title}`
  // That the dice spun it off is told with the dice.
  if (event._tag === 'SpunOff' && event.cause !== 'dice') return `${name(event.car)} spins off`
  if (event._tag === 'Blocked') return `${name(event.car)} is blocked by ${name(event.blocker)}`
  if (event._tag === 'HeldOffTrack') return `${name(event.car)} cannot get back onto the track`
  if (event._tag === 'MoveMissed') return `${name(event.car)} misses a turn`
  if (event._tag === 'CarFinished') return `${name(event.car)} finishes, ${event.rank} past the line`
  return ''
}

/** A move on a button. */
export const shortMove = (move: Move, bendName: (bend: number) => string): string => {
  switch (move._tag) {
    case 'SetSpeed':
      return `${move.speed}${move.card === 'none' ? '' : ' + card'}`
    case 'Wait':
      return 'wait'
    case 'Pass':
      return 'no card'
    case 'KeepTires':
      return 'keep the tires'
    case 'PlaySuperb':
      return `Superb Driving: ${bendName(move.bend)}`
    case 'UseTires':
      return `Special Tires: ${bendName(move.bend)}`
    case 'Run':
    case 'DriveUp':
    case 'DriveIntoPit':
    case 'PlayExtra':
    case 'DealTactic':
    case 'ThrowForGrid':
    case 'DrawGrid':
    case 'ThrowPenalty':
    case 'DrawPitCard':
    case 'DrawTacticCard':
      return ''
  }
}

/** What else is to be known of a car, in a few words each. */
export const remarksOf = (car: CarView): ReadonlyArray<string> => [
  ...(car.finishRank >= 0 ? [`finished, ${car.finishRank} past the line`] : []),
  ...(car.missTurns > 0 ? [`misses ${car.missTurns === 1 ? 'a turn' : `${car.missTurns} turns`}`] : []),
  ...(car.startSpeed > 0 ? [`starts at ${car.startSpeed}`] : []),
  ...(car.specialTires ? ['Special Tires'] : []),
  ...(car.handicap === 'none' ? [] : [HANDICAPS[car.handicap]]),
]

const HANDICAPS = {
  brakesToFail: 'brakes will fail',
  brakesFailed: 'brakes failed',
  tyresToFail: 'tyres will fail',
  tyresFailed: 'tyres failed',
} as const

/** A car and how it stands, as a sentence. */
export const tellCar = ({ track }: Formula1, view: View, index: number, name: NameOf): string => {
  const car = view.cars[index] ?? defect('svg', 'a car of the race')
  const where = track.places[car.place]?.id
  return [
    `${name(index)} (number ${index + 1}, seat ${car.seat}): ${where === undefined ? 'not on the board yet' : `on ${where}`}`,
    `speed ${car.speed}`,
    `brake wear ${car.brake} of 5`,
    `tire wear ${car.tire} of 8`,
    `laps to go ${car.lapsLeft}`,
    `cards ${car.handSize}`,
    ...remarksOf(car),
  ].join(', ')
}
