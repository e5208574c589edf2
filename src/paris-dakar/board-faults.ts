/**
 * What must hold of a board, constraint by constraint, before a game can be made of it.
 *
 * Boards that claim to be the rulebook's route (`original`, `reconstruction`) must also agree with all that the rulebook says of it.
 */
import { defect } from '../core/defect.js'
import type { Fault } from '../core/game.js'
import {
  type Board,
  compile,
  consumption,
  type Entry,
  type Op,
  type RoadBook,
  type Spinner,
  type Track,
} from './board.js'
import { FINAL_FEE, FINISH_KM, FUEL_UNIT, HALFWAY_KM, KM_PER_SPACE, REFILL, RESCUE_POSTS } from './data/numbers.js'
import { restingSpace } from './progress.js'
import { aimedSpace } from './rules/compulsory-stops.js'
import { unitsTo } from './rules/medical-assistance.js'
import { townFees } from './rules/stage-towns.js'

/** The number of a constraint. */
export type ConstraintId =
  `V-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `V-1${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `V-2${0 | 1 | 2 | 3}`

/** A constraint that does not hold: one that is no warning prevents a game. */
export interface BoardFault extends Fault {
  readonly id: ConstraintId
  readonly isWarning: boolean
}

type Check = (files: Files) => ReadonlyArray<BoardFault>

interface Files {
  readonly board: Board
  readonly roadBook: RoadBook
  readonly spinner: Spinner
  /** Whether the board claims to be the rulebook's route. */
  readonly isRoute: boolean
}

const fault = (id: ConstraintId, isWarning: boolean, path: string, expected: string, found: unknown): BoardFault => ({
  id,
  isWarning,
  path,
  expected,
  found: String(found),
})

const error = (id: ConstraintId, path: string, expected: string, found: unknown): ReadonlyArray<BoardFault> => [
  fault(id, false, path, expected, found),
]

const warning = (id: ConstraintId, path: string, expected: string, found: unknown): ReadonlyArray<BoardFault> => [
  fault(id, true, path, expected, found),
]

const NONE: ReadonlyArray<BoardFault> = []

const indexOf = (board: Board, km: number): number => board.spaces.findIndex((space) => space.km === km)

const entriesOf = ({ roadBook }: Files): ReadonlyArray<readonly [Entry, string]> =>
  roadBook.entries.map((entry, i) => [entry, `roadBook.entries.${i}`] as const)

/** Spaces in steps of 100 km from a single start to a single finish. @rule PD-0.1, PD-6.3 */
const contiguous: Check = ({ board: { spaces } }) => {
  const count = spaces.length
  if (count < 3) return error('V-1', 'board.spaces', 'at least 3 spaces', count)
  return spaces.flatMap((space, i) => [
    ...(space.km === KM_PER_SPACE * i
      ? NONE
      : error('V-1', `board.spaces.${i}.km`, String(KM_PER_SPACE * i), space.km)),
    ...((space.start === true) === (i === 0)
      ? NONE
      : error('V-1', `board.spaces.${i}.start`, i === 0 ? 'the start' : 'no start', space.start ?? 'none')),
    ...((space.finish === true) === (i === count - 1)
      ? NONE
      : error('V-1', `board.spaces.${i}.finish`, i === count - 1 ? 'the finish' : 'no finish', space.finish ?? 'none')),
  ])
}

/** One halfway space, inside the route; on the rulebook's route at km 5,000 of 10,000. @rule PD-9.6 */
const oneHalfway: Check = ({ board: { spaces }, isRoute }) => {
  const halfways = spaces.flatMap(({ halfway, km }, at) => (halfway === true ? [{ at, km }] : []))
  const [first] = halfways
  if (halfways.length !== 1 || first === undefined)
    return error('V-2', 'board.spaces', 'one halfway space', halfways.length)
  const { at, km } = first
  if (at === 0 || at === spaces.length - 1)
    return error('V-2', `board.spaces.${at}.halfway`, 'a space between start and finish', at)
  if (!isRoute) return NONE
  return [
    ...(km === HALFWAY_KM ? NONE : error('V-2', `board.spaces.${at}.halfway`, `km ${HALFWAY_KM}`, `km ${km}`)),
    ...spaces
      .slice(-1)
      .flatMap((last) =>
        last.km === FINISH_KM ? NONE : error('V-2', 'board.spaces', `a finish at km ${FINISH_KM}`, `km ${last.km}`),
      ),
  ]
}

/** Start and finish are stage towns. @rule PD-0.14, PD-14.2 */
const townsAtBothEnds: Check = ({ board: { spaces } }) =>
  [0, spaces.length - 1].flatMap((i) =>
    spaces[i]?.town === undefined ? error('V-3', `board.spaces.${i}.town`, 'a stage town', 'none') : NONE,
  )

/** Start, finish and halfway are no control points. @rule PD-9.2, PD-9.6 */
const noControlThere: Check = ({ board: { spaces } }) =>
  spaces.flatMap((space, i) =>
    space.control === true && (space.start === true || space.finish === true || space.halfway === true)
      ? error('V-4', `board.spaces.${i}.control`, 'no control point', 'one')
      : NONE,
  )

const postsOf = (board: Board): ReadonlyArray<string> =>
  board.spaces.flatMap(({ town }) => (town?.rescuePost === true ? [town.name] : []))

/** There is a rescue post. @rule PD-11.3 */
const somePost: Check = ({ board }) =>
  postsOf(board).length === 0 ? error('V-5', 'board.spaces', 'at least one rescue post', 0) : NONE

/** The truck's home is a rescue post, on the rulebook's route Ouargla; there the helicopter is at the start. @rule PD-3.4-5 */
const homes: Check = ({ board, isRoute }) => {
  const { truckHome, helicopterHome } = board
  const home = board.spaces.find((space) => space.km === truckHome)?.town
  const isPost = home?.rescuePost === true && (!isRoute || home.name === RESCUE_POSTS[0])
  return [
    ...(isPost
      ? NONE
      : error('V-6', 'board.truckHome', isRoute ? RESCUE_POSTS[0] : 'a rescue post', home?.name ?? `km ${truckHome}`)),
    ...(isRoute && helicopterHome !== 'start' ? error('V-6', 'board.helicopterHome', 'start', helicopterHome) : NONE),
  ]
}

/** The six posts of the rulebook in their order. @rule PD-11.3 */
const namedPosts: Check = ({ board, isRoute }) => {
  const names = postsOf(board).join(', ')
  const expected = RESCUE_POSTS.join(', ')
  return isRoute && names !== expected ? error('V-7', 'board.spaces', expected, names) : NONE
}

/** The largest amount and the largest count that the tables of a game are made for. */
const MOST_LITRES = 1_000_000
const MOST_COUNT = 1_000

const isFrom1To = (most: number, value: number): boolean => Number.isInteger(value) && value >= 1 && value <= most

const isAmount = (litres: number): boolean => isFrom1To(MOST_LITRES, litres) && litres % FUEL_UNIT === 0

/** What is wrong with the amount or the count of an instruction. */
const badNumber = (op: Op, path: string): ReadonlyArray<BoardFault> => {
  switch (op.op) {
    case 'gainFuel':
    case 'payFuel':
      return isAmount(op.litres) ? NONE : error('V-8', `${path}.litres`, `a multiple of ${FUEL_UNIT}`, op.litres)
    case 'drawBreakdown':
    case 'returnBreakdown':
    case 'missTurn':
      return op.count === 'all' || isFrom1To(MOST_COUNT, op.count)
        ? NONE
        : error('V-8', `${path}.count`, `a whole number from 1 to ${MOST_COUNT}`, op.count)
    case 'needDoctor':
    case 'move':
    case 'moveTo':
    case 'extraSpin':
    case 'stay':
    case 'note':
      return NONE
  }
}

/** All litres are positive multiples of the smallest coupon, and cards and turns are counted in whole numbers. @rule PD-0.10 */
const wholeCoupons: Check = (files) =>
  entriesOf(files).flatMap(([{ fee, ops }, path]) => [
    ...(fee === undefined || isAmount(fee) ? NONE : error('V-8', `${path}.fee`, `a multiple of ${FUEL_UNIT}`, fee)),
    ...ops.flatMap((op, i) => badNumber(op, `${path}.ops.${i}`)),
  ])

/** A fee for every town but the start, by the distance from the town before; and none elsewhere. @rule PD-8.1, PD-8.5 */
const feesByDistance: Check = (files) => {
  const { board, roadBook, isRoute } = files
  let last = 0
  const inTowns = board.spaces.flatMap(({ town, km }, i) => {
    if (town === undefined || i === 0) return NONE
    const index = roadBook.entries.findIndex((entry) => entry.km === km)
    const path = `roadBook.entries.${Math.max(0, index)}.fee`
    const fee = roadBook.entries[index]?.fee
    const due = consumption(i - last)
    last = i
    if (fee === undefined) return error('V-9', path, `a fee for ${town.name}`, 'none')
    return fee === due ? NONE : isRoute ? error('V-9', path, String(due), fee) : warning('V-9', path, String(due), fee)
  })
  const elsewhere = entriesOf(files).flatMap(([{ km, fee }, path]) => {
    const i = indexOf(board, km)
    return fee !== undefined && (i <= 0 || board.spaces[i]?.town === undefined)
      ? error('V-9', `${path}.fee`, 'no fee outside the towns behind the start', fee)
      : NONE
  })
  return [...inTowns, ...elsewhere]
}

/** Dakar costs 80 litres. @rule PD-14.2 */
const finalFee: Check = (files) => {
  const last = files.board.spaces[files.board.spaces.length - 1]?.km
  const [entry, path] = entriesOf(files).find(([{ km }]) => km === last) ?? []
  if (entry?.fee === FINAL_FEE) return NONE
  const report = files.isRoute ? error : warning
  return report('V-10', `${path ?? 'roadBook.entries'}.fee`, String(FINAL_FEE), entry?.fee ?? 'none')
}

/** On the printed diagram the helicopter flies over Ouargla and El Golea to km 1300, in three units. @rule PD-12.5 */
const diagram: Check = ({ board, roadBook, spinner, isRoute }) => {
  if (!isRoute) return NONE
  const towns = board.spaces.slice(1, 14).flatMap(({ town }) => (town === undefined ? [] : [town.name]))
  const units = unitsTo(compile(board, roadBook, spinner), 'start', 13)
  const expected = 'Ouargla, El Golea before km 1200, 3 units to km 1300'
  const found = `${towns.join(', ')}, ${units} units`
  return towns.join() === 'Ouargla,El Golea' && units === 3 && board.spaces[12]?.town === undefined
    ? NONE
    : error('V-11', 'board.spaces', expected, found)
}

const orderTo = (from: number, op: Op): number | null =>
  op.op === 'move' ? from + op.spaces : op.op === 'moveTo' ? op.km / KM_PER_SPACE : null

const ordersOf = (files: Files): ReadonlyArray<readonly [number, number, string]> =>
  entriesOf(files).flatMap(([{ km, ops }, path]) =>
    ops.flatMap((op, i) => {
      const from = km / KM_PER_SPACE
      const to = orderTo(from, op)
      return to === null ? [] : [[from, to, `${path}.ops.${i}`] as const]
    }),
  )

/** Ordered moves never lead back to where they began. @rule PD-6.4 */
const noCircle: Check = (files) => {
  const orders = ordersOf(files)
  return orders.flatMap(([from, to, path]) => {
    let space = to
    for (let steps = 0; steps <= orders.length; steps++) {
      if (space === from)
        return error('V-12', path, 'a move that does not lead back to its own space', `a circle over ${to}`)
      const next = orders.find(([start]) => start === space)
      if (next === undefined) return NONE
      space = next[1]
    }
    return NONE
  })
}

/** Moves back stay clear of towns, control points and halfway. @rule PD-8.3, PD-9.1 */
const clearBackwards: Check = (files) =>
  ordersOf(files).flatMap(([from, to, path]) => {
    const crossed = files.board.spaces.find(
      ({ town, control, halfway }, i) =>
        i >= to && i < from && (town !== undefined || control === true || halfway === true),
    )
    return crossed === undefined
      ? NONE
      : warning('V-13', path, 'a move back clear of towns and compulsory stops', `km ${crossed.km}`)
  })

const GOOD = ['gainFuel', 'returnBreakdown', 'extraSpin']
const BAD = ['payFuel', 'drawBreakdown', 'needDoctor', 'missTurn']

const colourOf = (from: number, op: Op): 'green' | 'red' | 'black' => {
  const to = orderTo(from, op)
  if (to !== null) return to > from ? 'green' : 'red'
  return GOOD.includes(op.op) ? 'green' : BAD.includes(op.op) ? 'red' : 'black'
}

/** Green spaces are good only, red ones bad only, black ones neither. @rule PD-6.5-7 */
const colours: Check = (files) =>
  entriesOf(files).flatMap(([{ km, ops }, path]) => {
    const space = files.board.spaces[indexOf(files.board, km)]
    const found = ops.map((op) => colourOf(km / KM_PER_SPACE, op)).filter((colour) => colour !== 'black')
    const isRight =
      space === undefined ||
      (space.colour === 'black' ? found.length === 0 : found.length > 0 && found.every((c) => c === space.colour))
    return isRight
      ? NONE
      : warning(
          'V-14',
          `${path}.ops`,
          `what ${space.colour} stands for`,
          found.length === 0 ? 'nothing' : found.join(', '),
        )
  })

const isOrdered = (op: Op): boolean => op.op === 'move' || op.op === 'moveTo' || op.op === 'extraSpin'

/** Nothing happens on start and finish; nobody is sent on from a compulsory stop. @rule PD-9.3, PD-9.6 */
const quietStops: Check = (files) =>
  entriesOf(files).flatMap(([{ km, ops }, path]) => {
    const space = files.board.spaces[indexOf(files.board, km)]
    if (space === undefined) return NONE
    if ((space.start === true || space.finish === true) && ops.length > 0)
      return error('V-15', `${path}.ops`, 'no instructions on start and finish', ops.length)
    const isStop = space.control === true || space.halfway === true
    return isStop && ops.some(isOrdered)
      ? error('V-15', `${path}.ops`, 'no move and no spin on a compulsory stop', ops.find(isOrdered)?.op)
      : NONE
  })

/** The largest number of a face, and its largest weight: the tables of the game have a place for each number. */
const MOST_NUMBER = 1_000
const MOST_WEIGHT = 1_000_000

/** Whole numbers, the largest at least 3, so that even a car with two cards moves. @rule PD-0.2, PD-10.8-9 */
const spinnerFaces: Check = ({ spinner: { faces } }) => {
  const bad = faces.findIndex(({ value, weight }) => !isFrom1To(MOST_NUMBER, value) || !isFrom1To(MOST_WEIGHT, weight))
  if (bad >= 0) {
    const expected = `a whole value from 1 to ${MOST_NUMBER} and a whole weight from 1 to ${MOST_WEIGHT}`
    return error('V-16', `spinner.faces.${bad}`, expected, `${faces[bad]?.value} and ${faces[bad]?.weight}`)
  }
  const largest = Math.max(0, ...faces.map(({ value }) => value))
  if (largest < 3) return error('V-16', 'spinner.faces', 'a number of at least 3', largest)
  const missing = [3, 4].filter((number) => !faces.some(({ value }) => value === number))
  return missing.length === 0
    ? NONE
    : warning('V-16', 'spinner.faces', 'the 3 and 4 of the examples', `no ${missing.join(', ')}`)
}

/** From every space some number leads on, with any cards and at any speed, and no order takes it all back. @rule PD-6.2, PD-10.3-4 */
const progress: Check = ({ board, roadBook, spinner }) => {
  const track = compile(board, roadBook, spinner)
  return board.spaces.flatMap((_, from) =>
    from === track.finish || track.faces.some(({ value }) => leadsOn(track, from, value))
      ? NONE
      : error('V-17', `board.spaces.${from}`, 'a number that leads on whatever the cards', 'none'),
  )
}

const leadsOn = (track: Track, from: number, number: number): boolean =>
  [0, 1, 2].every((cards) => {
    const spaces = Math.max(0, number - cards)
    return restingSpace(track, from, spaces) > from && restingSpace(track, from, number) > from
  })

/** Road-book and circuit fit each other. @rule PD-8.1 */
const matchingFiles: Check = (files) => {
  const { board, roadBook } = files
  const kms = roadBook.entries.map(({ km }) => km)
  return [
    ...(roadBook.boardId === board.id ? NONE : error('V-18', 'roadBook.boardId', board.id, roadBook.boardId)),
    ...entriesOf(files).flatMap(([{ km }, path], i) => [
      ...(indexOf(board, km) < 0 ? error('V-18', `${path}.km`, 'a space of the board', km) : NONE),
      ...(kms.indexOf(km) < i ? error('V-18', `${path}.km`, 'one entry for each space', km) : NONE),
    ]),
    ...board.spaces.flatMap(({ town, km }, i) =>
      town !== undefined && i > 0 && !kms.includes(km)
        ? error('V-18', 'roadBook.entries', `an entry for ${town.name}`, 'none')
        : NONE,
    ),
  ]
}

/** The dearest move costs no more than a full tank. @rule PD-9.8, PD-13.1-2 */
const affordable: Check = ({ board, roadBook, spinner }) => {
  const track = compile(board, roadBook, spinner)
  const largest = track.weight.length - 1
  return board.spaces.flatMap((_, from) => {
    const costs = Array.from({ length: largest }, (__, i) => dearest(track, from, i + 1))
    const most = Math.max(0, ...costs)
    return most > REFILL ? error('V-19', `board.spaces.${from}`, `moves of at most ${REFILL} l`, most) : NONE
  })
}

const dearest = (track: Track, from: number, spaces: number): number => {
  const to = aimedSpace(track, from, spaces)
  const demand = track.demand[to] ?? defect('paris-dakar', 'a demand, or none, for every space')
  return townFees(track, from, to) + (to === from ? 0 : demand)
}

/** One order at most, and last. @rule PD-6.4 */
const lastOrder: Check = (files) =>
  entriesOf(files).flatMap(([{ ops }, path]) => {
    const early = ops.findIndex((op, i) => isOrdered(op) && i < ops.length - 1)
    return early < 0
      ? NONE
      : error('V-20', `${path}.ops.${early}`, 'at most one order, the last instruction', ops[early]?.op)
  })

/** Two services at once for one car are legal, but hardly meant. @rule PD-10.1, PD-12.1 */
const oneService: Check = (files) =>
  entriesOf(files).flatMap(([{ ops }, path]) =>
    ops.some(({ op }) => op === 'drawBreakdown') && ops.some(({ op }) => op === 'needDoctor')
      ? warning('V-21', `${path}.ops`, 'breakdown cards or the doctor', 'both')
      : NONE,
  )

/** Ordered moves end on the board. @rule PD-6.4 */
const ordersInside: Check = (files) =>
  ordersOf(files).flatMap(([, to, path]) =>
    Number.isInteger(to) && to >= 0 && to < files.board.spaces.length
      ? NONE
      : error('V-22', path, 'a move that ends on the board', `space ${to}`),
  )

/** No entry both gives and takes breakdown cards. @rule PD-10.1 */
const cardsOneWay: Check = (files) =>
  entriesOf(files).flatMap(([{ ops }, path]) =>
    ops.some(({ op }) => op === 'drawBreakdown') && ops.some(({ op }) => op === 'returnBreakdown')
      ? error('V-23', `${path}.ops`, 'cards drawn or cards returned', 'both')
      : NONE,
  )

/** Constraints of the files one by one; the later ones look at tables, which need sound files. */
const OF_FILES: ReadonlyArray<Check> = [
  contiguous,
  oneHalfway,
  townsAtBothEnds,
  noControlThere,
  somePost,
  homes,
  namedPosts,
  wholeCoupons,
  feesByDistance,
  finalFee,
  noCircle,
  clearBackwards,
  colours,
  quietStops,
  spinnerFaces,
  matchingFiles,
  lastOrder,
  oneService,
  ordersInside,
  cardsOneWay,
]

const OF_TABLES: ReadonlyArray<Check> = [diagram, progress, affordable]

const numberOf = ({ id }: BoardFault): number => Number(id.slice(2))

/**
 * Everything that is wrong with a board, in the order of the constraints.
 *
 * @rule PD-0.1, PD-6.3, PD-8.5, PD-11.3, PD-12.5
 * @example
 * import assert from 'node:assert'
 * import { boardFaults, BOARD, ROAD_BOOK, SPINNER } from 'parc-ferme/paris-dakar'
 *
 * assert.deepStrictEqual(boardFaults(BOARD, ROAD_BOOK, SPINNER), [])
 */
export const boardFaults = (board: Board, roadBook: RoadBook, spinner: Spinner): ReadonlyArray<BoardFault> => {
  const files: Files = { board, roadBook, spinner, isRoute: board.provenance !== 'test' }
  const ofFiles = OF_FILES.flatMap((check) => check(files))
  const isSound = ofFiles.every(({ isWarning }) => isWarning)
  const faults = isSound ? [...ofFiles, ...OF_TABLES.flatMap((check) => check(files))] : ofFiles
  return faults.sort((a, b) => numberOf(a) - numberOf(b))
}
