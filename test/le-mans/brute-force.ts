/**
 * What a driver may do, worked out the long way: every word of the letters S and D up to the longest move, each step held against the
 * rules as the rulebook tells them. Shares no code with the library but its tables.
 */
import type { Board, Car, State } from '../../src/le-mans/index.js'

/** A way that breaks no rule of the road. */
export interface Way {
  readonly route: string
  readonly lane: number
  readonly x: number
  readonly counts: number
  readonly across: boolean
  /** Corners entered, in their order. */
  readonly corners: ReadonlyArray<number>
  /** Whether it goes through any space of a corner, be it one that was entered before. */
  readonly touches: boolean
}

interface Road {
  readonly board: Board
  readonly state: State
  readonly car: Car
  readonly others: ReadonlyArray<Car>
}

const column = ({ length }: Board, x: number): number => ((x % length) + length) % length

const isOn = (board: Board, other: Car, lane: number, x: number): boolean =>
  other.lane === lane && [other.x, other.x - 1].some((own) => column(board, own) === column(board, x))

const holder = ({ board, others }: Road, lane: number, x: number): Car | undefined =>
  others.find((other) => isOn(board, other, lane, x))

// The four rules of passing, one by one.
const mayCross = (road: Road, lane: number, x: number, inStall: boolean): boolean => {
  const other = 1 - lane
  if (holder(road, other, x + 1) !== undefined) return false
  const ahead = inStall ? undefined : holder(road, lane, x + 1)
  if (ahead !== undefined && ahead.stoppedAt > 0) return false
  const alongside = holder(road, other, x)
  return alongside === undefined || alongside.stoppedAt > 0
}

const enters = (
  { board, state, car }: Road,
  corners: ReadonlyArray<number>,
  lane: number,
  x: number,
): ReadonlyArray<number> => {
  const corner = board.corner[lane * board.length + column(board, x)] ?? -1
  const lap = Math.floor(x / board.length) + 1
  const last = board.finish + (state.agreement.laps - 1) * board.length
  const isNew =
    corner >= 0 && x <= last && lap * board.corners.length + corner !== car.passage && !corners.includes(corner)
  return isNew ? [...corners, corner] : corners
}

/** All ways of a car up to some counts. */
export const allWays = (board: Board, state: State, car: Car, most: number): ReadonlyArray<Way> => {
  const others = state.cars.filter(
    (other) => other !== car && (other.status === 'racing' || other.status === 'crossed'),
  )
  const road: Road = { board, state, car, others }
  const ways: Array<Way> = []
  const go = (way: Way): void => {
    ways.push(way)
    const { lane, x } = way
    const inStall = car.status === 'pitting' && way.route === ''
    const step = (letter: 'S' | 'D', to: number): void => {
      const counts = way.counts + (board.cost[to * board.length + column(board, x + 1)] ?? 1)
      if (counts > most) return
      const corners = enters(road, way.corners, to, x + 1)
      const last = board.finish + (state.agreement.laps - 1) * board.length
      const isCorner = (board.corner[to * board.length + column(board, x + 1)] ?? -1) >= 0 && x + 1 <= last
      const touches = way.touches || isCorner
      go({ route: way.route + letter, lane: to, x: x + 1, counts, across: letter === 'D', corners, touches })
    }
    if (!inStall && holder(road, lane, x + 1) === undefined) step('S', lane)
    const straight = !way.across || state.agreement.rulings.laneChange === 'free'
    if (straight && mayCross(road, lane, x, inStall)) step('D', 1 - lane)
  }
  go({
    route: '',
    lane: car.status === 'pitting' ? 1 - car.lane : car.lane,
    x: car.x,
    counts: 0,
    across: false,
    corners: [],
    touches: false,
  })
  return ways
}

const isTwo = (board: Board, lane: number, x: number): boolean =>
  board.cost[lane * board.length + column(board, x)] === 2

interface Gear {
  readonly gear: number
  readonly brakes: number
}

const gearsOf = (board: Board, car: Car): ReadonlyArray<Gear> => {
  const card = board.cards[car.card]
  if (card === undefined) return []
  if (car.gear === 0) return [{ gear: 1, brakes: 0 }]
  const corner = board.corner[car.lane * board.length + column(board, car.x)] ?? -1
  const next = board.corner[car.lane * board.length + column(board, car.x + 1)] ?? -1
  if (corner >= 0 && next === corner) return [{ gear: car.gear, brakes: 0 }]
  return Array.from({ length: card.gears }, (_, index) => index + 1).flatMap((gear) => {
    const down = car.gear - gear
    const brakes = Math.max(0, down - card.freeDown)
    const open = down >= -1 && down <= card.maxDown && brakes <= Math.max(0, car.brakes)
    return open ? [{ gear, brakes }] : []
  })
}

const over = (board: Board, car: Car, corner: number, gear: number): number => {
  const card = board.cards[car.card]
  return gear - (board.corners[corner]?.kind === 'sharp' ? (card?.sharp ?? 0) : (card?.hairpin ?? 0))
}

const chancesOf = (board: Board, state: State, car: Car, gear: number, corners: ReadonlyArray<number>): number =>
  corners.filter((corner) => {
    const excess = over(board, car, corner, gear)
    return (
      excess === 1 || (excess < 1 && state.agreement.rulings.wetEffect === 'forceChance' && state.wet.includes(corner))
    )
  }).length

// The most counts of a gear: up to the maximum with bonus moves, if it is not shifted up into.
const mostOf = (board: Board, state: State, car: Car, gear: number): number => {
  const card = board.cards[car.card]
  return (state.agreement.bonusMoves && gear <= car.gear ? card?.most[gear] : card?.basic[gear]) ?? 0
}

// Whether a way is as long as a gear allows; more than the basic number only off all corners.
const isRun = (board: Board, state: State, car: Car, gear: number, way: Way): boolean => {
  const full = board.cards[car.card]?.basic[gear] ?? 0
  if (way.counts > full) return way.counts <= mostOf(board, state, car, gear) && !way.touches
  if (gear === 1 || way.counts === full) return true
  return (
    way.counts === full - 1 && isTwo(board, way.lane, way.x + 1) && state.agreement.rulings.twoSpaceShort === 'forfeit'
  )
}

/** A landing as text, with the fewest chances that lead to it. */
export type Landings = ReadonlyMap<string, number>

/** Every pit stop and landing without collision and without spin-out; rulings on lost counts and emergencies are left to the caller. */
export const cleanActions = (
  board: Board,
  state: State,
  index: number,
): { readonly drives: Landings; readonly pits: ReadonlyArray<number> } => {
  const car = state.cars[index] as Car
  const card = board.cards[car.card]
  const { rulings, laps } = state.agreement
  const gears = gearsOf(board, car)
  const most = Math.max(...gears.map(({ gear }) => mostOf(board, state, car, gear)))
  const ways = allWays(board, state, car, most)
  const lastOwn = Math.max(-1, ...board.stalls.filter(({ cls }) => cls === card?.cls).map((stall) => stall.column))
  let pass = 1
  while (lastOwn >= 0 && lastOwn + (pass - 1) * board.length <= car.x) pass++
  const owes = (brakes: number): boolean =>
    car.debts.some(({ due }) => due <= pass) || (brakes > 0 && brakes === car.brakes)
  const pits = board.stalls.flatMap((stall, stallIndex) => {
    const isFree = state.cars.every((other) => other.status !== 'pitting' || other.stall !== stallIndex)
    const x = stall.column + (pass - 1) * board.length
    if (stall.cls !== card?.cls || !isFree || pass >= laps || x <= car.x || car.status === 'pitting') return []
    const isReached = gears.some(
      ({ gear, brakes }) =>
        (owes(brakes) || rulings.voluntaryPit) &&
        ways.some(
          (way) =>
            !way.across &&
            way.lane === board.pitLane &&
            way.x === x - 1 &&
            way.counts + 1 <= mostOf(board, state, car, gear) &&
            (way.counts < (card.basic[gear] ?? 0) || !way.touches) &&
            way.corners.every((corner) => over(board, car, corner, gear) < 2),
        ),
    )
    return isReached ? [stallIndex] : []
  })
  const drives = new Map<string, number>()
  for (const { gear, brakes } of gears) {
    for (const way of ways) {
      if (way.across || way.route === '' || !isRun(board, state, car, gear, way)) continue
      if (way.corners.some((corner) => over(board, car, corner, gear) > 1)) continue
      const passes =
        lastOwn >= 0 &&
        pass < laps &&
        owes(rulings.lateDebt === 'carry' ? 0 : brakes) &&
        way.x >= lastOwn + (pass - 1) * board.length
      if (passes && pits.length > 0 && rulings.pitDuty === 'enforced') continue
      const key = `${gear} ${brakes} ${way.lane} ${column(board, way.x)}`
      drives.set(key, Math.min(drives.get(key) ?? Infinity, chancesOf(board, state, car, gear, way.corners)))
    }
  }
  return { drives, pits }
}

/** Every over-rev, as text: gear, hard-brakings, over-revs, lane and column; `isRuinous` tells those that blow the engine. */
export const overRevActions = (
  board: Board,
  state: State,
  index: number,
): { readonly all: ReadonlyArray<string>; readonly isRuinous: (revs: number) => boolean } => {
  const car = state.cars[index] as Car
  const card = board.cards[car.card]
  const { rulings, laps } = state.agreement
  const lap = Math.min(laps, car.laps + 1)
  const before = car.revs.filter((one) => one === lap).length
  const isRuinous = (revs: number): boolean => before + revs > 2
  if (card === undefined || car.gear === 0) return { all: [], isRuinous }
  const corner = board.corner[car.lane * board.length + column(board, car.x)] ?? -1
  const isLocked = corner >= 0 && board.corner[car.lane * board.length + column(board, car.x + 1)] === corner
  const ways = allWays(board, state, car, Math.max(...card.most)).filter(({ across, route }) => !across && route !== '')
  const { pits } = cleanActions(board, state, index)
  const found = new Set<string>()
  for (let gear = isLocked ? car.gear : Math.max(1, car.gear - card.maxDown); gear <= car.gear; gear++) {
    const needed = Math.max(0, car.gear - gear - card.freeDown)
    for (let brakes = 0; brakes <= Math.min(needed, Math.max(0, car.brakes)); brakes++)
      for (const through of [0, 1]) {
        const revs = needed - brakes + through
        if (revs < 1 || (isRuinous(revs) && (rulings.engineBlow === 'withheld' || before + revs > 3))) continue
        for (const way of ways) {
          const [basic, most] = [card.basic[gear] ?? 0, card.most[gear] ?? 0]
          const least = rulings.overRevSpeeds === 'any' ? basic + 1 : most
          const isLost = rulings.twoSpaceShort === 'forfeit' && isTwo(board, way.lane, way.x + 1)
          const isFast = way.counts > basic && way.counts <= most && way.counts >= (isLost ? least - 1 : least)
          const leads = through === 1 ? way.touches && most > basic && isFast : isRun(board, state, car, gear, way)
          if (!leads || way.corners.some((one) => over(board, car, one, gear) > 1)) continue
          const owes = car.debts.some(({ due }) => due <= passOf(board, car)) || (brakes > 0 && brakes === car.brakes)
          const runsPast = card.lastStall >= 0 && way.x >= card.lastStall + (passOf(board, car) - 1) * board.length
          const isBound = rulings.pitDuty === 'enforced' && passOf(board, car) < laps && pits.length > 0
          if (owes && runsPast && isBound) continue
          found.add(`${gear} ${brakes} ${revs} ${way.lane} ${column(board, way.x)}`)
        }
      }
  }
  return { all: [...found].sort(), isRuinous }
}

// The pass by the pits that lies ahead of a car.
const passOf = (board: Board, car: Car): number => {
  const last = board.cards[car.card]?.lastStall ?? -1
  let pass = 1
  while (last >= 0 && last + (pass - 1) * board.length <= car.x) pass++
  return pass
}

/** The car that must be asked whether it follows another which is about to move, or -1: the first not to have moved that is right behind it. */
export const askedBehind = (board: Board, state: State, leader: number): number => {
  const ahead = state.cars[leader] as Car
  const runs = (car: Car): boolean => car.status === 'racing' && car.gear > 0 && car.stoppedAt === 0
  const isBehind = (car: Car): boolean =>
    car.lane === ahead.lane && column(board, car.x + 1) === column(board, ahead.x - 1)
  const owes = (index: number, car: Car): boolean =>
    state.agreement.rulings.pitDuty === 'enforced' &&
    passOf(board, car) < state.agreement.laps &&
    car.debts.some(({ due }) => due <= passOf(board, car)) &&
    cleanActions(board, state, index).pits.length > 0
  const isAsked = (index: number): boolean => {
    const car = state.cars[index] as Car
    return runs(car) && isBehind(car) && !owes(index, car)
  }
  const later = state.order.slice(state.order.indexOf(leader) + 1)
  return runs(ahead) ? (later.find(isAsked) ?? -1) : -1
}

/** The corners that a car spins out at, and the cars that it can touch, when nothing better is open. */
export const forcedActions = (
  board: Board,
  state: State,
  index: number,
): { readonly spins: ReadonlyArray<number>; readonly contacts: ReadonlyArray<number> } => {
  const car = state.cars[index] as Car
  const [lowest] = gearsOf(board, car)
  const gear = lowest?.gear ?? 1
  const full = board.cards[car.card]?.basic[gear] ?? 0
  const ways = allWays(board, state, car, full)
  const fast = (corner: number): boolean => over(board, car, corner, gear) > 1
  const spins = new Set(
    ways.flatMap(({ corners }) => {
      const first = corners.find(fast)
      return first === undefined ? [] : [first]
    }),
  )
  const contacts = state.cars.flatMap((other, victim) => {
    if (victim === index || (other.status !== 'racing' && other.status !== 'crossed')) return []
    const isTouched = ways.some(
      (way) =>
        !way.across &&
        way.lane === other.lane &&
        way.counts < full &&
        column(board, way.x) === column(board, other.x - 2) &&
        !way.corners.some(fast),
    )
    return isTouched ? [victim] : []
  })
  return { spins: [...spins].sort((a, b) => a - b), contacts }
}
