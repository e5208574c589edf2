/**
 * A Formula 1 race told in the terminal: what happens to each car, and the order whenever the leader completes a lap.
 */
import { either as E } from 'fp-ts'
import { sensibleFormula1 } from '../bots/index.js'
import type { Standing } from '../core/game.js'
import {
  formula1,
  formula1Codecs,
  showRefusal,
  type Event,
  type Formula1,
  type Options,
  type State,
} from '../formula-1/index.js'
import { PIT_TEXTS, TACTIC_TEXTS } from '../formula-1/picture.js'
import { oneOf, textOf, wholeNumber } from './command.js'
import { lookUp } from '../core/look-up.js'
import { driven, type Race, type Racing, type Story } from './race-driving.js'
import { withOptions } from './race-options.js'

/** The race on the board of 1962. */
export const formula1Racing: Racing = {
  game: 'formula-1',
  flags: {
    seats: { help: 'how many drive, 2 to 6', default: '4' },
    laps: { help: 'laps to run, 3 to 10', default: '3' },
    seed: { help: 'any word or number; the same seed runs the same race', default: '1962' },
    edition: { help: 'whose cards, seed or uk1962', default: 'seed' },
  },
  plan: (values) => {
    const seats = wholeNumber(values, 'seats', 2, 6)
    if (E.isLeft(seats)) return seats
    const laps = wholeNumber(values, 'laps', 3, 10)
    if (E.isLeft(laps)) return laps
    const cards = oneOf(values, 'edition', ['seed', 'uk1962'])
    if (E.isLeft(cards)) return cards
    const flags = { seats: seats.right, laps: laps.right, cards: cards.right }
    const reader = { game: formula1, codec: formula1Codecs(formula1).options, showRefusal }
    return E.map(raceOf)(withOptions(reader, flags, textOf(values, 'options')))
  },
}

const raceOf = (options: Options): Race => {
  const { seats, laps } = options
  const driver = { name: 'sensible', bot: sensibleFormula1(formula1) }
  return driven({
    game: formula1,
    options,
    racers: Array.from({ length: seats }, () => driver),
    title: (seed) => [`Formula 1 on the ${formula1.track.circuit.name}: ${seats} drivers, ${laps} laps, seed ${seed}`],
    story: formula1Story(formula1),
  })
}

/** A race told event by event. */
export const formula1Story = (game: Formula1): Story<State, Event> => ({
  tell: ({ events, state }) => events.flatMap((event) => tellFormula1(game, event, state)),
  close: (standings, state) => ['', ...showStandings(game, standings, state)],
})

/** The lines for one event; most events need none. */
export const tellFormula1 = (game: Formula1, event: Event, state: State): ReadonlyArray<string> => {
  const { track } = game
  const name = (car: number): string => lookUp(track.circuit.colours, car)
  const place = (at: number): string => lookUp(track.places, at).id
  const corner = (band: number): string => lookUp(track.corners, lookUp(track.bands, band).corner).name
  switch (event._tag) {
    case 'GridSet':
      return [
        '',
        `On the grid: ${event.cars.map((car, index) => `${name(index)} (seat ${car.seat}) on ${place(car.place)}`).join(', ')}`,
      ]
    case 'RoundStarted':
      return ['', `Round ${event.round}`]
    case 'SpeedSet':
      return []
    case 'CarMoved':
      return [
        event.cause === 'extra'
          ? `  ${name(event.car)} goes on ${event.steps} to ${place(event.to)}`
          : `  ${name(event.car)} drives ${event.steps} to ${place(event.to)} at ${lookUp(state.cars, event.car).speed}`,
      ]
    case 'Blocked':
      return [
        `  ${name(event.car)} is blocked by ${name(event.blocker)} after ${event.moved} of ${event.wanted} spaces`,
      ]
    case 'TacticPlayed':
      return [`  ${name(event.car)} plays ${TACTIC_TEXTS[event.card].title}`]
    case 'PenaltyThrown':
      return [
        `  ${name(event.car)} is ${event.over} over in ${corner(event.band)} and throws ${event.dice.join('-')}: ${showResult(event.result)}`,
      ]
    case 'SpunOff':
      return [`  ${name(event.car)} spins off (${SPIN[event.cause]})`]
    case 'SpeedMatched':
      return [`  ${name(event.car)} comes down to ${event.to}`]
    case 'SpeedRaised':
      return [`  ${name(event.car)} goes up to ${event.to}`]
    case 'HeldOffTrack':
      return [`  ${name(event.car)} cannot get back onto the track`]
    case 'MoveMissed':
      return [`  ${name(event.car)} misses a move`]
    case 'PitCardDrawn':
      return [`  ${name(event.car)} is in the pit: ${PIT_TEXTS[event.card].title}`]
    case 'TiresUsed':
      return [`  ${name(event.car)} uses the Special Tires`]
    case 'LineCrossed':
      return [
        `  ${name(event.car)} crosses the line, ${event.lapsLeft === 0 ? 'the last time' : `${event.lapsLeft} to go`}`,
        ...lapTable(game, event.car, event.lapsLeft, state),
      ]
    case 'LastRound':
      return [`  ${name(event.car)} has finished: this is the last round`]
    case 'RaceAgreed':
    case 'TacticDealt':
    case 'GridThrown':
    case 'GridTied':
    case 'TurnStarted':
    case 'TacticReturned':
    case 'StartSpeedApplied':
    case 'BrakeWorn':
    case 'TireWorn':
    case 'GaugeFull':
    case 'BandCrossed':
    case 'BandJudged':
    case 'PitEntered':
    case 'DialsReset':
    case 'PitCardReturned':
    case 'HandicapChanged':
    case 'TacticDrawn':
    case 'NoTacticLeft':
    case 'CarFinished':
    case 'TurnEnded':
    case 'RaceEnded':
    case 'Waiting':
      return []
  }
}

const SPIN = {
  tooFast: 'far too fast',
  noTires: 'no tires left',
  noBrakes: 'no brakes',
  dice: 'the dice',
  braking: 'braking too hard',
} as const

const showResult = (result: Extract<Event, { _tag: 'PenaltyThrown' }>['result']): string => {
  switch (result._tag) {
    case 'NoPenalty':
      return 'nothing'
    case 'SpinOff':
      return 'a spin'
    case 'Wear':
      return [result.tire > 0 ? `tires ${result.tire}` : '', result.brake > 0 ? `brakes ${result.brake}` : '']
        .filter((part) => part !== '')
        .join(', ')
  }
}

/** The order of the race, told when its leader completes a lap. */
const lapTable = (game: Formula1, car: number, lapsLeft: number, { cars, agreement }: State): ReadonlyArray<string> => {
  const { track } = game
  const isLeader = lapsLeft > 0 && cars.every((other, index) => index === car || other.lapsLeft > lapsLeft)
  if (!isLeader) return []
  const order = cars
    .map((one, index) => ({ index, left: one.lapsLeft * 1000 + lookUp(track.toLine, one.place), one }))
    .sort((a, b) => a.left - b.left)
  return [
    `  --- lap ${agreement.laps - lapsLeft} of ${agreement.laps} ---`,
    ...order.map(
      ({ index, one }, position) =>
        `  ${position + 1}. ${lookUp(track.circuit.colours, index).padEnd(7)} ${lookUp(track.places, one.place).id.padEnd(11)} ${String(one.speed).padStart(3)} mph  brakes ${5 - one.brake}/5  tires ${8 - one.tire}/8`,
    ),
  ]
}

const showStandings = (
  { track }: Formula1,
  standings: ReadonlyArray<Standing>,
  { cars }: State,
): ReadonlyArray<string> => [
  'Standings',
  ...standings.map(({ seat, place }) => {
    const index = cars.findIndex((car) => car.seat === seat)
    const { finishRank, lapsLeft } = lookUp(cars, index)
    const where = finishRank === -1 ? `${lapsLeft} to go` : `finished, ${finishRank} past the line`
    return `${place}. ${lookUp(track.circuit.colours, index).padEnd(7)} seat ${seat}, ${where}`
  }),
]
