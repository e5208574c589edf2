/** Boards at random: short tracks with towns, control points, instructions of all kinds and spinners of their own. */
import fc from 'fast-check'
import { defect } from '../core/defect.js'
import type { Board, Entry, Op, RoadBook, Space, Spinner } from '../paris-dakar/board.js'
import { boardFaults } from '../paris-dakar/board-faults.js'

/** All that a game of Paris-Dakar is made on. */
export interface ParisDakarBoard {
  readonly board: Board
  readonly roadBook: RoadBook
  readonly spinner: Spinner
}

/** What is drawn of one space; `roll` says what stands there. */
interface Draw {
  readonly roll: number
  readonly amount: number
}

const opFor = ({ roll, amount }: Draw): ReadonlyArray<Op> => {
  const litres = 20 * amount
  const kinds: ReadonlyArray<ReadonlyArray<Op>> = [
    [{ op: 'drawBreakdown', count: 1 + (amount % 2) }],
    [{ op: 'drawBreakdown', count: 1 }],
    [{ op: 'gainFuel', litres }],
    [{ op: 'payFuel', litres }],
    [{ op: 'needDoctor' }],
    [{ op: 'missTurn', count: 1 + (amount % 2) }],
    [{ op: 'move', spaces: 1 + (amount % 3) }],
    [{ op: 'move', spaces: -1 - (amount % 2) }],
    [{ op: 'extraSpin' }],
    [{ op: 'returnBreakdown', count: amount % 2 === 0 ? 'all' : 1 }],
    [
      { op: 'payFuel', litres },
      { op: 'drawBreakdown', count: 1 },
    ],
    [{ op: 'gainFuel', litres }, { op: 'payFuel', litres: 20 }, { op: 'extraSpin' }],
    [{ op: 'needDoctor' }, { op: 'drawBreakdown', count: 2 }],
    [
      { op: 'drawBreakdown', count: 1 },
      { op: 'move', spaces: 2 },
    ],
    [{ op: 'drawBreakdown', count: 3 }, { op: 'needDoctor' }],
  ]
  return kinds[roll] ?? []
}

type Kind = 'start' | 'finish' | 'halfway' | 'town' | 'control' | 'plain'

const kindAt = (i: number, last: number, halfway: number, { roll, amount }: Draw): Kind => {
  if (i === 0) return 'start'
  if (i === last) return 'finish'
  if (i === halfway) return 'halfway'
  return roll > 22 ? (amount % 2 === 0 ? 'town' : 'control') : 'plain'
}

const spaceOf = (i: number, kind: Kind, isHalfwayTown: boolean): Space => {
  const isTown = kind === 'start' || kind === 'finish' || kind === 'town' || (kind === 'halfway' && isHalfwayTown)
  return {
    km: 100 * i,
    colour: 'black',
    ...(isTown ? { town: { name: `T${i}`, rescuePost: i % 3 !== 1 } } : {}),
    ...(kind === 'control' ? { control: true } : {}),
    ...(kind === 'halfway' ? { halfway: true } : {}),
    ...(kind === 'start' ? { start: true } : {}),
    ...(kind === 'finish' ? { finish: true } : {}),
  }
}

const entriesOf = (spaces: ReadonlyArray<Space>, draws: ReadonlyArray<Draw>): ReadonlyArray<Entry> => {
  let town = 0
  return spaces.map((space, i) => {
    const isEnd = i === 0 || i === spaces.length - 1
    const isStop = space.control === true || space.halfway === true
    const drawn = isEnd ? [] : opFor(draws[i] ?? defect('testing', 'each space is drawn'))
    const ops = isStop ? drawn.filter(({ op }) => op !== 'move' && op !== 'extraSpin') : drawn
    if (space.town === undefined || i === 0) return { km: space.km, ops }
    const fee = 20 * (i - town)
    town = i
    return { km: space.km, fee, ops }
  })
}

const built = (
  draws: ReadonlyArray<Draw>,
  half: number,
  isHalfwayTown: boolean,
  faces: ReadonlyArray<number>,
): ParisDakarBoard => {
  const last = draws.length - 1
  const halfway = 1 + (half % (last - 1))
  const spaces = draws.map((draw, i) => spaceOf(i, kindAt(i, last, halfway, draw), isHalfwayTown))
  const home = spaces.find(({ town }) => town?.rescuePost === true)
  const board: Board = {
    schema: 'paris-dakar/board@1',
    id: 'any',
    title: 'any',
    provenance: 'test',
    truckHome: home?.km ?? defect('testing', 'the start has a rescue post'),
    helicopterHome: half % 2 === 0 ? 'start' : 'finish',
    spaces,
  }
  const roadBook: RoadBook = {
    schema: 'paris-dakar/road-book@1',
    id: 'any-rb',
    boardId: 'any',
    entries: entriesOf(spaces, draws),
  }
  const spinner: Spinner = {
    schema: 'paris-dakar/spinner@1',
    id: 'any-spinner',
    faces: faces.map((value, i) => ({ value, weight: 1 + (i % 3) })),
  }
  return { board, roadBook, spinner }
}

const anyDraw: fc.Arbitrary<Draw> = fc.record({
  roll: fc.integer({ min: 0, max: 29 }),
  amount: fc.integer({ min: 1, max: 9 }),
})

/** Any board, with road-book and spinner, that the constraints accept. */
export const anyParisDakarBoard: fc.Arbitrary<ParisDakarBoard> = fc
  .tuple(
    fc.array(anyDraw, { minLength: 8, maxLength: 60 }),
    fc.nat(1000),
    fc.boolean(),
    fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 }),
  )
  .map(([draws, half, isHalfwayTown, faces]) => built(draws, half, isHalfwayTown, [...faces, 3, 4]))
  .filter(({ board, roadBook, spinner }) => boardFaults(board, roadBook, spinner).every(({ isWarning }) => isWarning))
