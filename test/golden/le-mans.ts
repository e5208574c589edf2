/** Le Mans in words. */
import type { Event } from '../../src/le-mans/event.js'
import type { LeMans } from '../../src/le-mans/game.js'
import type { Car, Move, Options, Phase, State } from '../../src/le-mans/model.js'
import { type CardTable, columnOf } from '../../src/le-mans/road.js'
import { listed, type Readable } from './transcript.js'

const GUIDE: ReadonlyArray<string> = [
  'A car stands with its nose in a column of the inside or the outside lane, its tail in the column behind. * marks who decides. Lines',
  'with ~ list what chance may bring, lines with ? what the driver may decide; > is what was thrown or decided, and the lines under it',
  'tell what came of it, with the clause where the event names one. `drive 3 inside 25 brakes 1` moves in third gear to column 25, one',
  'hard-braking paid; `rev` does so with over-revs; `pit` names a stall, `spin` a corner and `ram` a car, all counted from 0. A route',
  'has a letter a space: S straight on, D into the other lane. Laps are those completed; a stop owed falls due in the lap named. The',
  'order is that of the moves of a turn; stop 2 is the second stop of the race, and cars that stand move last, by these numbers.',
]

const LANES = ['inside', 'outside'] as const
const cardOf = ({ number, name, cls, basic, freeDown, maxDown, sharp, hairpin, hardBrakes }: CardTable): string => {
  const brakes = cls === 'F' ? `${maxDown} gears down a turn` : `${freeDown} down, ${hardBrakes} hard-brakings`
  return `Card ${number} ${name}, class ${cls}: speeds ${basic.slice(1).join(' ')}; ${brakes}; safe in gear ${sharp} at sharp corners, ${hairpin} at hairpins.`
}

const courseOf = ({ track }: LeMans): ReadonlyArray<string> => {
  const spaces = (lane: 0 | 1, wanted: (space: number) => boolean): string => {
    const columns = Array.from({ length: track.length }, (_, column) => column)
    return `${LANES[lane]} ${listed(columns.filter((column) => wanted(lane * track.length + column)))}`
  }
  const both = (wanted: (space: number) => boolean): string => `${spaces(0, wanted)}, ${spaces(1, wanted)}`
  return [
    `Course ${track.id}: ${track.length} columns, the finish behind column ${track.finish}. Of two counts: ${both((space) => track.cost[space] === 2)}.`,
    ...track.corners.map(
      ({ id, kind, soLane, soColumn }, corner) =>
        `Corner ${id}, ${kind}: ${both((space) => track.corner[space] === corner)}; SO ${LANES[soLane]} ${soColumn}.`,
    ),
    `Pits on the ${LANES[track.pitLane]}: ${track.stalls.map(({ id, cls, column }, stall) => `${stall} is ${id} (${cls}) at ${column}`).join(', ')}.`,
  ]
}

/** What a position tells of a car beside its place, gear and laps. */
const stateOf = ({ track }: LeMans, car: Car): string =>
  [
    car.status === 'racing' ? '' : `, ${car.status}`,
    car.status === 'pitting' ? ` at ${track.stalls[car.stall]?.id ?? '-'}, waits ${car.wait}` : '',
    car.stoppedAt > 0 ? `, stop ${car.stoppedAt}` : '',
    car.passage < 0 ? '' : `, last entered ${passageOf(track, car.passage)}`,
    car.brakes < 0 ? '' : `, hard-brakings ${car.brakes}`,
    ...car.debts.map(({ kind, units, due }) => `, owes ${units} for ${kind} in lap ${due}`),
    car.missed ? ', has missed a stop' : '',
    car.revs.length > 0 ? `, over-revs in laps ${car.revs.join(' ')}` : '',
  ].join('')

/** A passage is counted as `(lap + 1) * corners + corner`. */
const passageOf = ({ corners }: LeMans['track'], passage: number): string =>
  `${corners[passage % corners.length]?.id ?? '-'} in lap ${Math.floor(passage / corners.length)}`

/** What has been thrown for the grid, or for a tow. */
const thrown = (phase: Phase): string => {
  if (phase._tag === 'Rolling')
    return ` by ${phase.roller}, so far ${phase.rolls.map((faces) => (faces.length === 0 ? '-' : faces.join('+'))).join(' ')}`
  return phase._tag === 'TakingTowChance' ? ` behind car ${phase.leader}` : ''
}

/** What a record of Le Mans shows. */
export const readableLeMans = (game: LeMans): Readable<Options, State, Move, Event> & { readonly game: LeMans } => {
  const { track } = game
  const spot = (lane: number, x: number): string => `${LANES[lane === 0 ? 0 : 1]} ${columnOf(track, x)}`
  const corner = (index: number): string => track.corners[index]?.id ?? 'none'
  const driverOf = ({ phase }: State): number => ('car' in phase ? phase.car : -1)
  return {
    game,
    guide: [...GUIDE, ...courseOf(game), ...track.cards.map(cardOf)],
    quiet: new Set(['Waiting', 'SlotStarted']),
    position: (state) => [
      `turn ${state.turn}, ${state.phase._tag}${thrown(state.phase)}, order ${listed(state.order)}, wet ${listed(state.wet.map(corner))}`,
      ...state.cars.flatMap((car, index) => {
        if (car.status === 'unplaced') return []
        const { number = 0, name = '' } = track.cards[car.card] ?? {}
        const mark = driverOf(state) === index ? '*' : ' '
        return `${mark} car ${index}, #${number} ${name}: ${spot(car.lane, car.x)}, gear ${car.gear}, laps ${car.laps}${stateOf(game, car)}`
      }),
    ],
    fact: (tag, key, value) => {
      if (key === 'corner' && tag !== 'OverRevved') return corner(Number(value))
      if (key === 'passage') return Number(value) < 0 ? 'none' : passageOf(track, Number(value))
      if (key === 'stall' && Number(value) >= 0) return track.stalls[Number(value)]?.id ?? null
      if (key === 'lane') return LANES[value === 0 ? 0 : 1]
      return isPlace(value) ? spot(value.lane, value.x) : null
    },
  }
}

const isPlace = (value: unknown): value is { readonly lane: number; readonly x: number } =>
  typeof value === 'object' && value !== null && 'lane' in value && 'x' in value
