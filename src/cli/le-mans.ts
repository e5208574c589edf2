/**
 * A race of Le Mans told in the terminal: what happens to each car, turn by turn, and the order whenever the leader completes a lap.
 */
import { either as E } from 'fp-ts'
import { leMansBots, type Racer } from '../bots/index.js'
import type { Fault, Standing } from '../core/game.js'
import {
  CARDS,
  leMans,
  leMansCodecs,
  monteCarlo,
  showRefusal,
  type Event,
  type LeMans,
  type Move,
  type Options,
  type State,
  type View,
} from '../le-mans/index.js'
import { isOn, oneOf, textOf, type Values, wholeNumber } from './command.js'
import { lookUp } from '../core/look-up.js'
import { driven, type Race, type Racing, type Story } from './race-driving.js'
import { withOptions } from './race-options.js'

/** The race on one of the two reference courses. */
export const leMansRacing: Racing = {
  game: 'le-mans',
  flags: {
    course: { help: 'where to race, le-mans or monte-carlo', default: 'le-mans' },
    seats: { help: 'how many drive, 2 to 12; with --solitaire, how many cars the one driver has', default: '6' },
    laps: { help: 'laps to run, 1 to 20', default: '4' },
    start: { help: 'from the grid or out of the pits, grid or leMans', default: 'grid' },
    'max-turns': { help: 'turns after which the race is called off', default: '2000' },
    'bonus-moves': { help: 'gears run up to their maximum', default: '', isSwitch: true },
    'over-revving': { help: 'engines may be over-revved', default: '', isSwitch: true },
    slipstreaming: { help: 'cars may go along with the one ahead', default: '', isSwitch: true },
    solitaire: { help: 'one driver plays all cars, by the die', default: '', isSwitch: true },
    'move-seconds': { help: 'seconds for a move, 1 to 3600, or none', default: 'none' },
    'team-play': { help: 'drivers race teams of three cars', default: '', isSwitch: true },
    seed: { help: 'any word or number; the same seed runs the same race', default: '1961' },
  },
  plan: (values) => {
    const course = oneOf(values, 'course', ['le-mans', 'monte-carlo'])
    if (E.isLeft(course)) return course
    const game = course.right === 'le-mans' ? leMans : monteCarlo
    const flags = optionsIn(values)
    if (E.isLeft(flags)) return flags
    const reader = { game, codec: leMansCodecs(game).options, showRefusal }
    return E.map(raceOf(game))(withOptions(reader, flags.right, textOf(values, 'options')))
  },
}

const optionsIn = (values: Values): E.Either<Fault, Options> => {
  const seats = wholeNumber(values, 'seats', 2, 12)
  if (E.isLeft(seats)) return seats
  const laps = wholeNumber(values, 'laps', 1, 20)
  if (E.isLeft(laps)) return laps
  const start = oneOf(values, 'start', ['grid', 'leMans'])
  if (E.isLeft(start)) return start
  const maxTurns = wholeNumber(values, 'max-turns', 1, 100_000)
  if (E.isLeft(maxTurns)) return maxTurns
  const moveSeconds = values['move-seconds'] === 'none' ? E.right(null) : wholeNumber(values, 'move-seconds', 1, 3600)
  if (E.isLeft(moveSeconds)) return moveSeconds
  const solitaire = isOn(values, 'solitaire')
  return E.right({
    seats: solitaire ? 1 : seats.right,
    ...(solitaire ? { cars: [CARDS.slice(0, seats.right).map(({ number }) => number)] } : {}),
    solitaire,
    laps: laps.right,
    start: start.right,
    maxTurns: maxTurns.right,
    bonusMoves: isOn(values, 'bonus-moves'),
    overRevving: isOn(values, 'over-revving'),
    slipstreaming: isOn(values, 'slipstreaming'),
    moveSeconds: moveSeconds.right,
    teamPlay: isOn(values, 'team-play'),
  })
}

const raceOf = (game: LeMans): ((options: Options) => Race) => {
  const { cautious, bold, randomPrudent } = leMansBots(game)
  const drivers: ReadonlyArray<Racer<View, Move>> = [
    { name: 'bold', bot: bold },
    { name: 'cautious', bot: cautious },
    { name: 'random', bot: randomPrudent },
  ]
  return (options) => {
    const { seats, laps = 4 } = options
    const racers = Array.from({ length: seats }, (_, seat) => drivers[seat % drivers.length] as Racer<View, Move>)
    return driven({
      game,
      options,
      racers,
      title: (seed) => [
        `${game.track.name}: ${options.cars?.flat().length ?? seats} cars, ${laps} laps, seed ${seed}`,
        ...racers.map(({ name }, seat) => `  ${carName(game, seat)} (${name} driver)`),
      ],
      story: leMansStory(game),
    })
  }
}

/** A race told event by event. */
export const leMansStory = (game: LeMans): Story<State, Event> => ({
  tell: ({ events, state }) => tellLeMans(game, events, state),
  close: (standings, state) => ['', ...showStandings(game, standings, state)],
})

const carName = ({ track }: LeMans, card: number): string => {
  const { number, name } = lookUp(track.cards, card)
  return `#${number} ${name}`
}

/** The lines for the events of one step; most events need none. */
export const tellLeMans = (game: LeMans, events: ReadonlyArray<Event>, state: State): ReadonlyArray<string> =>
  events.flatMap((event) => linesOf(game, event, state))

const RESULTS = { safe: 'safely cornered', pit: 'pit stop', spin: 'spin-out', smash: 'smash-up' } as const
const KINDS = {
  chance: 'the chance table',
  collision: 'a collision',
  brake: 'its brakes',
  overRev: 'over-revving',
} as const

const BROKEN = {
  out: 'it is out',
  stopped: 'it stands',
  pits: 'it is in the pits',
  noTow: 'it is not taken along itself',
  noRoom: 'there is no room behind it',
} as const
const SPIN_CAUSES = { die: '', automatic: ', much too fast', tow: ' in the slipstream' } as const

const linesOf = (game: LeMans, event: Event, state: State): ReadonlyArray<string> => {
  const { track } = game
  const name = (car: number): string => carName(game, lookUp(state.cars, car).card)
  const place = ({ lane, x }: { readonly lane: number; readonly x: number }): string =>
    `${lane === 0 ? 'inside' : 'outside'} ${((x % track.length) + track.length) % track.length}`
  const corner = (index: number): string => lookUp(track.corners, index).name
  const gear = (car: number): string => `gear ${lookUp(state.cars, car).gear}`
  switch (event._tag) {
    case 'GridRolled':
      return [`  ${rollerName(game, event.roller, state)} throws ${event.face} for the grid`]
    case 'LotDrawn':
      return [`  Place ${event.place} goes to ${name(event.lot)}`]
    case 'CarPlaced':
      return [
        `  ${name(event.car)} stands ${event.stall < 0 ? `on ${place(event)}` : `in stall ${lookUp(track.stalls, event.stall).id}`}`,
      ]
    case 'TurnStarted':
      return ['', `Turn ${event.turn}`]
    case 'HardBrakeUsed':
      return [
        `  ${name(event.car)} brakes hard${event.used > 1 ? ` ${event.used} times` : ''}, ${event.left < 0 ? 'as often as it likes' : `${event.left} left`}`,
      ]
    case 'OverRevved':
      return [
        `  ${name(event.car)} over-revs${event.gears + event.corner > 1 ? ` ${event.gears + event.corner} times` : ''}`,
      ]
    case 'EngineBlown':
      return [`  The engine of ${name(event.car)} blows, and the car is out`]
    case 'ChanceRolled':
      return [
        `  ${name(event.car)} takes a chance at ${corner(event.corner)} (${event.surface}) and throws ${event.face}: ${RESULTS[event.result]}`,
      ]
    case 'SlipAccepted':
      return [`  ${name(event.car)} slips in behind ${name(event.leader)}`]
    case 'SlipDeclined':
      return [`  ${name(event.car)} drops off from ${name(event.leader)}`]
    case 'Towed':
      return [`  ${name(event.car)} is towed to ${place(event.to)} by ${name(event.leader)}`]
    case 'TowBroken':
      return [`  ${name(event.car)} loses the slipstream of ${name(event.leader)}: ${BROKEN[event.why]}`]
    case 'SoloRolled':
      return [
        `  The die shows ${event.face} for ${corner(event.corner)} (${event.surface}): ${name(event.car)} ${event.must ? 'must' : 'need not'} take the chance`,
      ]
    case 'Moved':
      return [`  ${name(event.car)} drives ${event.counts} to ${place(event.to)} in ${gear(event.car)}`]
    case 'SpunOut':
      return [`  ${name(event.car)} spins out at ${corner(event.corner)}${SPIN_CAUSES[event.cause]}`]
    case 'CornerWet':
      return [`  ${corner(event.corner)} is wet from now on`]
    case 'PiledUp':
      return [`  ${event.cars.map(name).join(', ')} pile up at ${corner(event.corner)}`]
    case 'SmashedUp':
      return [
        `  ${name(event.car)} smashes up at ${corner(event.corner)}${event.cause === 'tow' ? ' in the slipstream' : ''} and is out`,
      ]
    case 'Collided':
      return [`  ${name(event.car)} ${event.rule === 'LM-Pass.5' ? 'cuts in on' : 'runs into'} ${name(event.victim)}`]
    case 'CarHeld':
      return [`  ${name(event.car)} finds no space to move to`]
    case 'PitOwed':
      return [`  ${name(event.car)} owes a stop for ${KINDS[event.kind]} in lap ${event.due}`]
    case 'PitVoided':
      return [`  ${name(event.car)} need not stop any more`]
    case 'PitEntered':
      return [`  ${name(event.car)} is in the pits${event.wait > 0 ? ` and waits ${event.wait} turns` : ''}`]
    case 'PitMissed':
      return [`  ${name(event.car)} misses its stop and is called to a halt`]
    case 'Disqualified':
      return [`  ${name(event.car)} is disqualified`]
    case 'LapCompleted':
      return [`  ${name(event.car)} completes lap ${event.lap}`, ...lapTable(game, event.car, event.lap, state)]
    case 'CrossedFinish':
      return [`  ${name(event.car)} is across the line by ${event.past}`]
    case 'Classified':
      return [`  Place ${event.place}: ${event.cars.map(name).join(' and ')}`]
    case 'RaceAgreed':
    case 'GridTied':
    case 'SlotStarted':
    case 'SlipOffered':
    case 'TowStarted':
    case 'GearMatched':
    case 'GearChanged':
    case 'HardBrakeReturned':
    case 'CornerEntered':
    case 'CarRestarted':
    case 'PitLeft':
    case 'CarStopped':
    case 'PitWaited':
    case 'RaceEnded':
    case 'Waiting':
      return []
  }
}

const rollerName = (game: LeMans, roller: number, state: State): string =>
  state.agreement.rulings.multiCarGrid === 'perCar'
    ? carName(game, lookUp(state.cars, roller).card)
    : `Driver ${roller + 1}`

// The first to complete a lap has the whole field told.
const lapTable = (game: LeMans, car: number, lap: number, state: State): ReadonlyArray<string> => {
  const isFirst = state.cars.every((other, index) => index === car || other.laps < lap)
  if (!isFirst) return []
  const running = state.cars
    .filter(({ status }) => status === 'racing' || status === 'pitting' || status === 'crossed')
    .sort((a, b) => b.x - a.x)
  return [`  Order after lap ${lap}: ${running.map((one) => carName(game, one.card)).join(', ')}`]
}

const showStandings = (game: LeMans, standings: ReadonlyArray<Standing>, state: State): ReadonlyArray<string> => [
  state.phase._tag === 'RaceOver' && state.phase.winners.length > 0 ? 'Result' : 'Nobody finished; by distance',
  ...standings.map(({ seat, place }) => {
    const { card, status } = lookUp(
      state.cars,
      state.cars.findIndex((one) => one.seat === seat),
    )
    const fate = status === 'finished' ? '' : ` (${FATES[status]})`
    return `${String(place).padStart(3)}  ${carName(game, card)}${fate}`
  }),
]

const FATES = {
  unplaced: 'not started',
  racing: 'on the course',
  pitting: 'in the pits',
  crossed: 'across the line',
  smashed: 'smashed up',
  blown: 'engine blown',
  disqualified: 'disqualified',
} as const
