/** Paris-Dakar in words. */
import type { Event } from '../../src/paris-dakar/event.js'
import type { ParisDakar } from '../../src/paris-dakar/game.js'
import type { Move, Options, State } from '../../src/paris-dakar/model.js'
import type { Readable } from './transcript.js'

const GUIDE: ReadonlyArray<string> = [
  'Places are kilometres, 100 to a space; * marks whose turn it is. Lines with ~ list what chance may bring, lines with ? what the',
  'seat may decide; > is what was thrown or decided, and the lines under it tell what came of it, with the clause.',
]

/** Keys whose value is a space of the track, or several. */
const SPACES: ReadonlySet<string> = new Set(['at', 'from', 'to', 'path', 'over', 'space'])

const km = (space: number): string => `${100 * space}`

const positionOf = ({ phase, turn, seat, players, bank, truck, helicopter, read }: State): ReadonlyArray<string> => [
  `turn ${turn}, ${phase._tag}, bank ${bank}${read.length > 0 ? `, read this turn ${read.map(km).join(' ')}` : ''}`,
  ...players.map(
    ({ at, fuel, cards, needs, parked, missTurns }, index) =>
      `${index === seat ? '*' : ' '} seat ${index} at ${km(at)}: ${fuel} litres, breakdown cards ${cards}${parked ? ', parked' : ''}${needs.map((need) => `, needs ${need}`).join('')}${missTurns > 0 ? `, misses ${missTurns}` : ''}`,
  ),
  ...(truck.holder === null ? [] : [`  truck at ${km(truck.at)} for seat ${truck.holder}${waiting(truck.queue)}`]),
  ...(helicopter.holder === null
    ? []
    : [
        `  helicopter from the ${String(helicopter.base)} for seat ${helicopter.holder}, ${helicopter.flown} of ${helicopter.required} flown${waiting(helicopter.queue)}`,
      ]),
]

const waiting = (queue: ReadonlyArray<number>): string => (queue.length > 0 ? `, waiting: ${queue.join(' ')}` : '')

/** What a record of Paris-Dakar shows. */
export const readableParisDakar = (
  game: ParisDakar,
): Readable<Options, State, Move, Event> & { readonly game: ParisDakar } => ({
  game,
  guide: GUIDE,
  position: positionOf,
  quiet: new Set(['Spun', 'SpinAwaited', 'TurnEnded', 'TurnStarted']),
  fact: (_, key, value) => {
    if (!SPACES.has(key)) return null
    if (Array.isArray(value)) return value.map((space) => km(Number(space))).join(' ')
    return typeof value === 'number' ? km(value) : null
  },
})
