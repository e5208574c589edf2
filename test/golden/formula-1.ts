/** Formula 1 in words. */
import type { Event } from '../../src/formula-1/event.js'
import type { Formula1 } from '../../src/formula-1/game.js'
import type { Car, Hand, Move, Options, Phase, State } from '../../src/formula-1/model.js'
import { listed, type Readable } from './transcript.js'

const GUIDE: ReadonlyArray<string> = [
  'A car is named by its colour and stands on a space: its row and its lane, a on the infield side. * marks whose turn it is. Lines',
  'with ~ list what chance may bring, with its weight, lines with ? what the seat may decide; > is what was thrown or decided, and',
  'the lines under it tell what came of it. `run 14b c1@20,line` drives to 14b over the band of corner c1 at 20 above its safety',
  'speed (60 stands for 60 and more) and over the finish line, - is nothing met; `behind` is as far as a blocked car gets. `superb`',
  'and `tires` name a corner, counted from 0.',
]

const cardsIn = (hand: Hand): string =>
  listed(
    Object.entries(hand).flatMap(([card, copies]) => (copies > 0 ? [`${copies} ${card}`] : [])),
    ', ',
  )

/** Keys whose value is a place in every event, those that are places in some events only, and the events that these are. */
const PLACES: ReadonlySet<string> = new Set(['place', 'cell', 'pit', 'path', 'at'])
const ENDS: ReadonlySet<string> = new Set(['from', 'to'])
const DRIVES: ReadonlySet<string> = new Set(['CarMoved', 'SpunOff'])
const CARS: ReadonlySet<string> = new Set(['car', 'blocker', 'winners'])

const bandsOf = ({ track }: Formula1): ReadonlyArray<string> =>
  track.bands.map(({ id, corner, spinOff }, band) => {
    const spaces = track.places.flatMap((place, index) =>
      track.band[index] === band ? [`${place.id} ${track.safety[index] ?? 0}`] : [],
    )
    const exits = (track.ways[spinOff] ?? []).map(({ to }) => track.places[to]?.id)
    return `Band ${id} of corner ${corner}: ${spaces.join(', ')}; who spins off comes back on ${exits.join(' or ')}.`
  })

const still = ({ missTurns, startSpeed, specialTires, handicap, finishRank }: Car): string =>
  [
    missTurns > 0 ? `, misses ${missTurns}` : '',
    startSpeed > 0 ? `, starts at ${startSpeed}` : '',
    specialTires ? ', special tires' : '',
    handicap === 'none' ? '' : `, ${handicap}`,
    finishRank >= 0 ? `, finished at ${finishRank}` : '',
  ].join('')

/** What has been thrown for the places at the start. */
const thrown = (phase: Phase): string =>
  phase._tag === 'ThrowingForGrid' ? ` by seats ${phase.contenders.join(' ')}, so far ${listed(phase.sums)}` : ''

/** What a record of Formula 1 shows. */
export const readableFormula1 = (
  game: Formula1,
): Readable<Options, State, Move, Event> & { readonly game: Formula1 } => {
  const { places, bands, corners, circuit } = game.track
  const placeName = (place: unknown): string => places[Number(place)]?.id ?? 'nowhere'
  const colour = (car: unknown): string => circuit.colours[Number(car)] ?? 'nobody'
  const each = (value: unknown, name: (one: unknown) => string): string =>
    Array.isArray(value) ? value.map(name).join(' ') : name(value)
  return {
    game,
    guide: [...GUIDE, ...bandsOf(game)],
    quiet: new Set(['Waiting', 'RoundStarted', 'TurnEnded', 'TurnStarted']),
    position: ({ cars, current, phase, round }) => [
      `round ${round}, ${phase._tag}${thrown(phase)}`,
      ...cars.map((car, index) =>
        car.place < 0
          ? `  seat ${car.seat} holds ${cardsIn(car.hand)}`
          : `${index === current ? '*' : ' '} ${colour(index)} (seat ${car.seat}) on ${placeName(car.place)}: ${car.speed} mph, brake ${car.brake}, tire ${car.tire}, laps left ${car.lapsLeft}${still(car)}; holds ${cardsIn(car.hand)}`,
      ),
    ],
    fact: (tag, key, value) => {
      if (CARS.has(key)) return each(value, colour)
      if (tag === 'RaceEnded') return key === 'winners' ? each(value, colour) : null
      if (PLACES.has(key) || (ENDS.has(key) && DRIVES.has(tag))) return each(value, placeName)
      if (key === 'band') return bands[Number(value)]?.id ?? null
      return key === 'corner' ? (corners[Number(value)]?.id ?? null) : null
    },
  }
}
