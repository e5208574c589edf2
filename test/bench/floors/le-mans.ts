/** The floor of Le Mans: the basic game, without optional rules and with no reading changed. */
import type { Board, CardTable } from '../../../src/le-mans/road.js'
import type { Floor } from './floor.js'
import { aside, bitsIn, FARTHEST, isAside, makeWays } from './le-mans-ways.js'

/** What is agreed before a race; the first driver has the first card, and so on. */
export interface RaceOptions {
  readonly seats: number
  readonly laps: number
}

/** What the position waits for. */
export const Wait = { Grid: 0, Drive: 1, Corner: 2, Over: 3 } as const
export type Wait = (typeof Wait)[keyof typeof Wait]

/** Where a car is. */
export const Place = { Grid: 0, Road: 1, Stall: 2, Across: 3, Finished: 4, Smashed: 5, Disqualified: 6 } as const
export type Place = (typeof Place)[keyof typeof Place]

/** What a driver can do. */
export const Deed = { Drive: 0, Pit: 1, Spin: 2, Ram: 3, Hold: 4 } as const
export type Deed = (typeof Deed)[keyof typeof Deed]

/** Why a stop is owed. */
export const Owed = { Chance: 0, Collision: 1, Brake: 2 } as const
export type Owed = (typeof Owed)[keyof typeof Owed]

const Result = { Safe: 0, Pit: 1, Spin: 2, Smash: 3 } as const
const RESULTS = { safe: Result.Safe, pit: Result.Pit, spin: Result.Spin, smash: Result.Smash }

const CARS = 12
const FACES = 6
/** Most throws of a driver for the grid, entries of debts of a car, and deeds to choose from. */
export const THROWS = 256
export const DEBTS = 16
const LISTED = 512
const ALL = -1
const NONE = -1

/** The deeds listed last, or the one under way: what, in which gear and for how many hard-brakings, and along which way. */
export interface Deeds {
  readonly deed: Uint8Array
  /** Lane of the end, stall, corner or car that is hit. */
  readonly aim: Uint8Array
  readonly gear: Uint8Array
  readonly brakes: Uint8Array
  readonly way: Int32Array
  readonly steps: Uint8Array
}

/** The position as numbers, for comparing it. */
export interface Position {
  readonly wait: Wait
  readonly seats: number
  readonly turn: number
  readonly order: Uint8Array
  readonly inOrder: number
  readonly slot: number
  readonly wet: number
  readonly stops: number
  readonly place: Uint8Array
  readonly lane: Uint8Array
  readonly x: Int32Array
  readonly stall: Int8Array
  readonly gear: Uint8Array
  readonly laps: Uint8Array
  readonly brakes: Int16Array
  readonly missed: Uint8Array
  readonly waits: Uint16Array
  readonly stoppedAt: Int32Array
  readonly passage: Int32Array
  readonly rank: Uint8Array
  readonly finishTurn: Int32Array
  readonly owed: Uint8Array
  readonly kind: Uint8Array
  readonly due: Uint8Array
  readonly units: Uint16Array
  readonly thrown: Uint8Array
  readonly throws: Uint16Array
  /** Who throws for the grid, or drives. */
  readonly who: number
  readonly corner: number
  /** Steps of the move under way up to the corner, and whether it made a stop due. */
  readonly reached: number
  readonly isLate: boolean
  /** The index in `deeds` of the move under way. */
  readonly chosen: number
  readonly deeds: Deeds
}

/** A floor whose numbers can be read. */
export interface LeMansFloor extends Floor<RaceOptions> {
  readonly position: () => Position
}

/** Makes the floor on a board. */
export const makeLeMansFloor = (board: Board): LeMansFloor => {
  const { length, finish, pitLane } = board
  const corners = board.corners.length
  const stalls = board.stalls.length
  const ways = makeWays(board)
  const { held } = ways
  const table = Uint8Array.from(board.table.flatMap((faces) => faces.map((result) => RESULTS[result])))
  const isHairpin = Uint8Array.from(board.corners, ({ kind }) => (kind === 'hairpin' ? 1 : 0))
  const soLane = Uint8Array.from(board.corners, (corner) => corner.soLane)
  const soColumn = Int16Array.from(board.corners, (corner) => corner.soColumn)
  const stallColumn = Int16Array.from(board.stalls, ({ column }) => column)
  const cardOf = (car: number): CardTable => board.cards[car] as CardTable

  const place = new Uint8Array(CARS)
  const lane = new Uint8Array(CARS)
  const x = new Int32Array(CARS)
  const stall = new Int8Array(CARS)
  const gear = new Uint8Array(CARS)
  const laps = new Uint8Array(CARS)
  const brakes = new Int16Array(CARS)
  const missed = new Uint8Array(CARS)
  const waits = new Uint16Array(CARS)
  const stoppedAt = new Int32Array(CARS)
  const passage = new Int32Array(CARS)
  const rank = new Uint8Array(CARS)
  const finishTurn = new Int32Array(CARS)
  const owed = new Uint8Array(CARS)
  const kind = new Uint8Array(CARS * DEBTS)
  const due = new Uint8Array(CARS * DEBTS)
  const units = new Uint16Array(CARS * DEBTS)
  const thrown = new Uint8Array(CARS * THROWS)
  const throws = new Uint16Array(CARS)
  const order = new Uint8Array(CARS)
  const met = new Uint8Array(CARS)
  const deeds: Deeds = {
    deed: new Uint8Array(LISTED),
    aim: new Uint8Array(LISTED),
    gear: new Uint8Array(LISTED),
    brakes: new Uint8Array(LISTED),
    way: new Int32Array(LISTED),
    steps: new Uint8Array(LISTED),
  }

  let wait: Wait = Wait.Over
  let seats = 0
  let raceLaps = 0
  let turn = 0
  let inOrder = 0
  let slot = 0
  let wet = 0
  let stops = 0
  let who = 0
  let corner = 0
  let reached = 0
  let isLate = false
  let chosen = 0
  let listed = 0

  // Columns, laps and passes

  const columnOf = (column: number): number => ((column % length) + length) % length
  const cornerAt = (side: number, column: number): number => board.corner[side * length + columnOf(column)] as number
  const passageOf = (one: number, column: number): number => (Math.floor(column / length) + 1) * corners + one
  const lastColumn = (): number => finish + (raceLaps - 1) * length
  const isOnRoad = (car: number): boolean => place[car] === Place.Road || place[car] === Place.Across

  /** The pass by the pits that comes next beyond a column. @rule LM-Q.50 */
  const passAfter = (car: number, column: number): number => {
    const { lastStall } = cardOf(car)
    if (lastStall < 0) return Math.max(1, Math.ceil((column - finish) / length) + 1)
    return Math.max(1, Math.floor((column - lastStall) / length) + 2)
  }
  const stallAt = (column: number, pass: number): number => column + (pass - 1) * length

  // What is owed

  const owe = (car: number, why: Owed, column: number): void => {
    const pass = passAfter(car, column)
    if (pass > raceLaps) owed[car] = 0
    else enter(car, why, pass, 1)
  }

  const enter = (car: number, why: number, pass: number, more: number): void => {
    const first = car * DEBTS
    const count = owed[car] as number
    for (let one = first; one < first + count; one++)
      if (kind[one] === why && due[one] === pass) {
        units[one] = why === Owed.Brake ? 1 : (units[one] as number) + more
        return
      }
    kind[first + count] = why
    due[first + count] = pass
    units[first + count] = more
    owed[car] = count + 1
  }

  const isDue = (car: number, pass: number): boolean => {
    for (let one = car * DEBTS; one < car * DEBTS + (owed[car] as number); one++)
      if ((due[one] as number) <= pass) return true
    return false
  }

  /** Serves what is due; how many stops that takes. @rule LM-Brake.5, LM-Q.55 */
  const serve = (car: number, pass: number): number => {
    const first = car * DEBTS
    const count = owed[car] as number
    let drawn = 0
    let hit = 0
    let repair = 0
    owed[car] = 0
    for (let one = first; one < first + count; one++) {
      const amount = units[one] as number
      if ((due[one] as number) > pass) enter(car, kind[one] as number, due[one] as number, amount)
      else if (kind[one] === Owed.Chance) drawn += amount
      else if (kind[one] === Owed.Collision) hit += amount
      else repair += amount
    }
    return hit + Math.max(drawn, repair)
  }

  /** What was due comes due a pass later. @rule LM-Pit.12, LM-Q.54 */
  const putOff = (car: number, pass: number): void => {
    const first = car * DEBTS
    const count = owed[car] as number
    owed[car] = 0
    for (let one = first; one < first + count; one++)
      enter(car, kind[one] as number, Math.max(due[one] as number, pass + 1), units[one] as number)
  }

  // What can be done

  const markOthers = (self: number): void => {
    held.fill(0)
    for (let car = 0; car < seats; car++) {
      if (car === self || !isOnRoad(car)) continue
      const mark = (stoppedAt[car] as number) > 0 ? 2 : 1
      const side = (lane[car] as number) * length
      held[side + columnOf(x[car] as number)] = mark
      held[side + columnOf((x[car] as number) - 1)] = mark
    }
  }

  /** All ways of the car that drives; out of a stall the first step goes into the lane beside it. @rule LM-Q.46, LM-Pass.4 */
  const look = (limit: number): void => {
    const at = x[who] as number
    markOthers(who)
    if (place[who] !== Place.Stall) {
      ways.start(0, lane[who] as number, 0, 0, 0)
      ways.spread(at, limit, passage[who] as number, lastColumn())
      return
    }
    const exit = pitLane * length + columnOf(at + 1)
    const price = board.cost[exit] as number
    ways.start(1, pitLane, 1, price, aside(0, 1))
    const isFree = held[exit] === 0 && held[pitLane * length + columnOf(at)] !== 1
    if (isFree && price <= limit) ways.spread(at, limit, passage[who] as number, lastColumn())
  }

  /** @rule LM-Move.9, LM-Corner.2-3, LM-Q.29-30 */
  const isLocked = (): boolean => {
    if (gear[who] === 0) return false
    const space = (lane[who] as number) * length + columnOf(x[who] as number)
    return (board.corner[space] as number) >= 0 && board.last[space] === 0
  }

  /** @rule LM-How.9, LM-Brake.1, LM-Brake.4, LM-Brake.6-8 */
  const lowest = (): number => {
    const now = gear[who] as number
    if (now === 0) return 1
    if (isLocked()) return now
    const { freeDown, maxDown } = cardOf(who)
    return Math.max(1, now - Math.min(maxDown, freeDown + Math.max(0, brakes[who] as number)))
  }

  /** @rule LM-How.8, LM-Move.7, LM-Spin.2 */
  const highest = (): number =>
    isLocked() ? (gear[who] as number) : Math.min(cardOf(who).gears, (gear[who] as number) + 1)

  const brakesFor = (to: number): number => Math.max(0, (gear[who] as number) - to - cardOf(who).freeDown)
  const safeIn = (one: number): number => (isHairpin[one] === 1 ? cardOf(who).hairpin : cardOf(who).sharp)

  /** Bits of the corners that are so many gears too slow for a gear, or more. @rule LM-Corner.1, LM-Chance.1-2 */
  const tooFast = (now: number, over: number): number =>
    (now - cardOf(who).sharp >= over ? board.sharps : 0) | (now - cardOf(who).hairpin >= over ? board.hairpins : 0)

  const add = (deed: Deed, aim: number, now: number, price: number, taken: number, steps: number): void => {
    deeds.deed[listed] = deed
    deeds.aim[listed] = aim
    deeds.gear[listed] = now
    deeds.brakes[listed] = price
    deeds.way[listed] = taken
    deeds.steps[listed++] = steps
  }

  /** Where a gear can take the car. @rule LM-Move.2-6, LM-Move.13-15, LM-Move.17, LM-Q.8 */
  const listDrives = (now: number, stopBefore: number): void => {
    const price = brakesFor(now)
    const counts = cardOf(who).basic[now] as number
    const barred = tooFast(now, 2)
    const risky = tooFast(now, 1)
    for (let columns = 1; columns <= counts && (x[who] as number) + columns < stopBefore; columns++)
      for (let side = 0; side < 2; side++) {
        const isShort = board.cost[side * length + columnOf((x[who] as number) + columns + 1)] === 2
        const least = now === 1 ? 1 : Math.max(1, isShort ? counts - 1 : counts)
        let best = NONE
        for (let spent = least; spent <= counts; spent++) {
          const one = ways.best(columns, side, 0, spent, barred, risky)
          if (one >= 0 && ways.isBetter(one, best, risky)) best = one
        }
        if (best >= 0) add(Deed.Drive, side, now, price, ways.way[best] as number, columns)
      }
  }

  const isTaken = (one: number): boolean => {
    for (let car = 0; car < seats; car++) if (place[car] === Place.Stall && stall[car] === one) return true
    return false
  }

  /** Own stalls that can be reached by a car that owes a stop. @rule LM-Pit.1-2, LM-Pit.5-6, LM-Pit.9, LM-Q.46-49 */
  const listPits = (pass: number): void => {
    if (place[who] === Place.Stall || pass >= raceLaps) return
    for (let one = 0; one < stalls; one++) {
      const columns = stallAt(stallColumn[one] as number, pass) - (x[who] as number)
      if (board.stalls[one]?.cls !== cardOf(who).cls || columns < 1 || columns > FARTHEST || isTaken(one)) continue
      listPit(one, columns - 1, pass)
    }
  }

  const listPit = (one: number, columns: number, pass: number): void => {
    let best = NONE
    let chances = 0
    let price = 0
    let lowestGear = 0
    for (let now = lowest(); now <= highest(); now++) {
      const cost = brakesFor(now)
      if (!isDue(who, pass) && (cost === 0 || cost !== brakes[who])) continue
      const barred = tooFast(now, 2)
      const risky = tooFast(now, 1)
      for (let counts = columns; counts < (cardOf(who).basic[now] as number); counts++) {
        const way = ways.best(columns, pitLane, 0, counts, barred, risky)
        if (way < 0) continue
        const more = bitsIn((ways.mask[way] as number) & risky)
        const isBetter =
          best < 0 ||
          more < chances ||
          (more === chances &&
            (cost < price ||
              (cost === price && now === lowestGear && (ways.way[way] as number) < (ways.way[best] as number))))
        if (!isBetter) continue
        best = way
        chances = more
        price = cost
        lowestGear = now
      }
    }
    if (best >= 0) add(Deed.Pit, one, lowestGear, price, ways.way[best] as number, columns)
  }

  /** Everything without collision and spin-out. @rule LM-Coll.8, LM-Q.23, LM-Q.52 */
  const listClean = (): void => {
    const pass = passAfter(who, x[who] as number)
    const { lastStall } = cardOf(who)
    const mayOwe = lastStall >= 0 && ((owed[who] as number) > 0 || (brakes[who] as number) > 0)
    if (mayOwe) listPits(pass)
    const mustStop = listed > 0
    for (let now = lowest(); now <= highest(); now++) {
      const price = brakesFor(now)
      const owes = isDue(who, pass) || (price > 0 && price === brakes[who])
      listDrives(now, mustStop && owes ? stallAt(lastStall, pass) : Infinity)
    }
  }

  /** @rule LM-Corner.6, LM-Chance.2, LM-Q.38 */
  const listSpins = (): void => {
    const now = lowest()
    const counts = cardOf(who).basic[now] as number
    const barred = tooFast(now, 2)
    const risky = tooFast(now, 1) & ~barred
    for (let one = 0; one < corners; one++) {
      if ((barred & (1 << one)) === 0) continue
      let best = NONE
      let steps = 0
      for (let columns = 1; columns <= counts; columns++)
        for (let side = 0; side < 2; side++) {
          if (cornerAt(side, (x[who] as number) + columns) !== one) continue
          for (let across = 0; across < 2; across++)
            for (let spent = columns; spent <= counts; spent++) {
              const way = ways.into(columns, side, across, spent, barred, one, risky)
              if (way < 0 || !ways.isBetter(way, best, risky)) continue
              best = way
              steps = columns
            }
        }
      if (best >= 0) add(Deed.Spin, one, now, 0, ways.way[best] as number, steps)
    }
  }

  /** @rule LM-Coll.9-10, LM-Q.24-25 */
  const listRams = (): void => {
    const now = lowest()
    const counts = cardOf(who).basic[now] as number
    const barred = tooFast(now, 2)
    const risky = tooFast(now, 1)
    for (let car = 0; car < seats; car++) {
      if (car === who || !isOnRoad(car)) continue
      const columns = columnOf((x[car] as number) - 2 - (x[who] as number))
      let best = NONE
      for (let spent = columns; spent < counts; spent++) {
        const way = ways.best(columns, lane[car] as number, 0, spent, barred, risky)
        if (way >= 0 && ways.isBetter(way, best, risky)) best = way
      }
      if (best >= 0) add(Deed.Ram, car, now, 0, ways.way[best] as number, columns)
    }
  }

  const listDeeds = (): void => {
    look(cardOf(who).basic[highest()] as number)
    listClean()
    if (listed > 0) return
    if (gear[who] === 0) {
      add(Deed.Hold, 0, 0, 0, 0, 0)
      return
    }
    listSpins()
    if (listed === 0) listRams()
  }

  // How a move goes on, and how it ends

  /** The lane that a way begins in: a car in a stall comes from beyond the pit lane. */
  const firstLane = (): number => (place[who] === Place.Stall ? 1 - pitLane : (lane[who] as number))

  const laneAfter = (steps: number): number => {
    let side = firstLane()
    for (let step = 1; step <= steps; step++) if (isAside(deeds.way[chosen] as number, step)) side = 1 - side
    return side
  }

  const countsAfter = (steps: number): number => {
    let side = firstLane()
    let counts = 0
    for (let step = 1; step <= steps; step++) {
      if (isAside(deeds.way[chosen] as number, step)) side = 1 - side
      counts += board.cost[side * length + columnOf((x[who] as number) + step)] as number
    }
    return counts
  }

  /** Follows the way from a step on, corner by corner. @rule LM-Corner.1, LM-Corner.5-6, LM-Chance.3, LM-Q.28, LM-Q.33, LM-Q.62 */
  const follow = (from: number): void => {
    const way = deeds.way[chosen] as number
    const steps = deeds.steps[chosen] as number
    const now = deeds.gear[chosen] as number
    const deed = deeds.deed[chosen] as Deed
    let side = laneAfter(from)
    let cleared = from
    for (let step = from + 1; step <= steps; step++) {
      if (isAside(way, step)) side = 1 - side
      const column = (x[who] as number) + step
      const here = cornerAt(side, column)
      if (here < 0 || column > lastColumn() || passageOf(here, column) === passage[who]) continue
      if (isLate && isDiverted(cleared, column)) return
      const over = now - safeIn(here)
      if (over > 1) {
        spinOut(here, column)
        return
      }
      passage[who] = passageOf(here, column)
      if (over === 1) {
        if (deed === Deed.Drive || deed === Deed.Pit) gear[who] = now
        corner = here
        reached = step
        wait = Wait.Corner
        return
      }
      cleared = step
    }
    if (isLate && isDiverted(cleared, (x[who] as number) + steps)) return
    if (deed === Deed.Pit) stopInStall(deeds.aim[chosen] as number, (x[who] as number) + steps + 1)
    else if (deed === Deed.Ram) ram(deeds.aim[chosen] as number, side, steps)
    else {
      moveTo(side, steps, now)
      settle()
    }
    nextSlot()
  }

  const moveTo = (side: number, steps: number, now: number): void => {
    place[who] = Place.Road
    lane[who] = side
    x[who] = (x[who] as number) + steps
    stall[who] = NONE
    gear[who] = now
    stoppedAt[who] = 0
  }

  /** A stop that became due in this move is served in it, if the way runs past the pits. @rule LM-Q.51 */
  const isDiverted = (steps: number, beyond: number): boolean => {
    const card = cardOf(who)
    const at = x[who] as number
    const pass = passAfter(who, at + steps)
    if (deeds.deed[chosen] === Deed.Pit || card.lastStall < 0 || pass >= raceLaps) return false
    if (beyond < stallAt(card.lastStall, pass) || !isDue(who, pass)) return false
    const limit = card.basic[deeds.gear[chosen] as number] as number
    const across = steps > 0 && isAside(deeds.way[chosen] as number, steps) ? 1 : 0
    markOthers(who)
    ways.start(steps, laneAfter(steps), across, countsAfter(steps), 0)
    ways.spread(at, limit - 1, passage[who] as number, lastColumn())
    for (let one = 0; one < stalls; one++) {
      const columns = stallAt(stallColumn[one] as number, pass) - at
      if (board.stalls[one]?.cls !== card.cls || columns <= steps || columns > FARTHEST || isTaken(one)) continue
      for (let counts = 0; counts < limit; counts++) {
        if (ways.best(columns - 1, pitLane, 0, counts, ALL, 0) < 0) continue
        stopInStall(one, at + columns)
        nextSlot()
        return true
      }
    }
    return false
  }

  /** @rule LM-Pit.2-4, LM-Pit.7, LM-Q.92 */
  const stopInStall = (one: number, column: number): void => {
    const stopsDue = serve(who, passAfter(who, column - 1))
    place[who] = Place.Stall
    lane[who] = pitLane
    x[who] = column
    stall[who] = one
    gear[who] = 0
    missed[who] = 0
    waits[who] = Math.max(0, stopsDue - 1)
    stoppedAt[who] = ++stops
    countLaps()
  }

  /** @rule LM-Coll.1-3, LM-Coll.10, LM-Q.26-27 */
  const ram = (car: number, side: number, steps: number): void => {
    const isStopped = (stoppedAt[car] as number) > 0
    moveTo(side, steps, 0)
    stoppedAt[who] = ++stops
    owe(who, Owed.Collision, x[who] as number)
    if (isStopped) owe(car, Owed.Collision, x[car] as number)
    settle()
  }

  /** Whoever holds one of two spaces, the foremost first. */
  const holderOf = (side: number, column: number): number => {
    for (let ahead = 1; ahead >= -1; ahead--)
      for (let car = 0; car < seats; car++)
        if (car !== who && isOnRoad(car) && lane[car] === side && columnOf((x[car] as number) - column - ahead) === 0)
          return car
    return NONE
  }

  /** @rule LM-Spin.1-5, LM-Coll.4-7, LM-Q.40-45 */
  const spinOut = (one: number, entered: number): void => {
    const side = soLane[one] as number
    let at = Math.floor(entered / length) * length + (soColumn[one] as number)
    let standing = 0
    for (let car = holderOf(side, at); car >= 0; car = holderOf(side, at)) {
      if ((stoppedAt[car] as number) > 0) met[standing++] = car
      at += columnOf((x[car] as number) - at + 1) - 3
    }
    moveTo(side, 0, 0)
    x[who] = at
    stoppedAt[who] = ++stops
    passage[who] = NONE
    wet |= 1 << one
    if (standing > 0) {
      for (let index = 0; index < standing; index++) {
        const car = met[index] as number
        owe(car, Owed.Collision, x[car] as number)
      }
      owe(who, Owed.Collision, at)
    }
    settle()
    nextSlot()
  }

  const smash = (): void => {
    const side = laneAfter(reached)
    moveTo(side, reached, 0)
    place[who] = Place.Smashed
    owed[who] = 0
    nextSlot()
  }

  /** @rule LM-Pit.6, LM-Pit.8, LM-Pit.11-13, LM-Q.53-56 */
  const settle = (): void => {
    const pass = passAfter(who, x[who] as number) - 1
    if (cardOf(who).lastStall >= 0 && isDue(who, pass)) {
      if (pass >= raceLaps) owed[who] = 0
      else if (missed[who] === 1) {
        place[who] = Place.Disqualified
        gear[who] = 0
        stoppedAt[who] = 0
        owed[who] = 0
        return
      } else {
        if (stoppedAt[who] === 0) stoppedAt[who] = ++stops
        gear[who] = 0
        missed[who] = 1
        putOff(who, pass)
      }
    }
    countLaps()
  }

  /** @rule LM-Win.1, LM-Q.45 */
  const countLaps = (): void => {
    while ((laps[who] as number) < raceLaps && (x[who] as number) > finish + (laps[who] as number) * length) {
      laps[who] = (laps[who] as number) + 1
      if (laps[who] !== raceLaps) continue
      place[who] = Place.Across
      finishTurn[who] = turn
    }
  }

  /** @rule LM-Chance.5-8, LM-Spin.3, LM-Q.35-36 */
  const takeChance = (face: number): void => {
    const surface = (wet >> corner) & 1
    const result = table[((isHairpin[corner] as number) * 2 + surface) * FACES + face - 1] as number
    const column = (x[who] as number) + reached
    if (result === Result.Spin) spinOut(corner, column)
    else if (result === Result.Smash) smash()
    else {
      if (result === Result.Pit) {
        owe(who, Owed.Chance, column)
        isLate = true
      }
      follow(reached)
    }
  }

  // Turns

  const nextSlot = (): void => {
    slot++
    for (;;) {
      if (slot === inOrder) {
        if (isDecided()) return
        startTurn()
        continue
      }
      who = order[slot] as number
      if (place[who] !== Place.Road && place[who] !== Place.Stall) slot++
      else if ((waits[who] as number) > 0) {
        waits[who] = (waits[who] as number) - 1
        slot++
      } else {
        wait = Wait.Drive
        return
      }
    }
  }

  const isBefore = (car: number, other: number): boolean => {
    const stop = stoppedAt[car] as number
    const otherStop = stoppedAt[other] as number
    if (stop === 0) return otherStop > 0 || (x[car] as number) > (x[other] as number)
    return otherStop > 0 && stop < otherStop
  }

  /** @rule LM-How.2-3, LM-How.7, LM-Stop.2, LM-Stop.4-6 */
  const startTurn = (): void => {
    turn++
    slot = 0
    if (turn === 1) return
    let kept = 0
    for (let index = 0; index < inOrder; index++) {
      const car = order[index] as number
      if (place[car] !== Place.Road && place[car] !== Place.Stall) continue
      let to = kept++
      for (; to > 0 && isBefore(car, order[to - 1] as number); to--) order[to] = order[to - 1] as number
      order[to] = car
    }
    inOrder = kept
  }

  /** Places those that have crossed the line; whether the race is over. @rule LM-Win.1-3, LM-How.6, LM-Q.63-65 */
  const isDecided = (): boolean => {
    let racing = 0
    let across = 0
    for (let car = 0; car < seats; car++) {
      if (place[car] === Place.Road || place[car] === Place.Stall) racing++
      if (place[car] !== Place.Across) continue
      across++
      let ahead = 0
      for (let other = 0; other < seats; other++)
        if (finishTurn[other] === turn && (x[other] as number) > (x[car] as number)) ahead++
      rank[car] = ahead + 1
    }
    for (let car = 0; car < seats; car++) {
      if (place[car] !== Place.Across) continue
      place[car] = Place.Finished
      stoppedAt[car] = 0
      owed[car] = 0
    }
    if (across === 0 && racing > 0) return false
    wait = Wait.Over
    return true
  }

  // The grid

  const throwAt = (car: number, index: number): number => thrown[car * THROWS + index] as number

  /** Whether all that a driver has thrown another has thrown as well. */
  const isTied = (car: number): boolean => {
    for (let other = 0; other < seats; other++) {
      if (other === car || (throws[other] as number) < (throws[car] as number)) continue
      let index = 0
      while (index < (throws[car] as number) && throwAt(car, index) === throwAt(other, index)) index++
      if (index === throws[car]) return true
    }
    return false
  }

  /** Who throws next: of those not told apart, one with the fewest throws. @rule LM-Prep.4, LM-Q.66 */
  const nextThrower = (): number => {
    let next = NONE
    for (let car = 0; car < seats; car++)
      if (isTied(car) && (next < 0 || (throws[car] as number) < (throws[next] as number))) next = car
    return next
  }

  const isHigher = (car: number, other: number): boolean => {
    let index = 0
    while (throwAt(car, index) === throwAt(other, index)) index++
    return throwAt(car, index) > throwAt(other, index)
  }

  /** @rule LM-Prep.4-6, LM-Prep.8-9, LM-How.1 */
  const throwForGrid = (face: number): void => {
    thrown[who * THROWS + (throws[who] as number)] = face
    throws[who] = (throws[who] as number) + 1
    who = nextThrower()
    if (who >= 0) return
    inOrder = seats
    for (let car = 0; car < seats; car++) {
      let ahead = 0
      for (let other = 0; other < seats; other++) if (other !== car && isHigher(other, car)) ahead++
      order[ahead] = car
      place[car] = Place.Road
      lane[car] = ahead & 1
      x[car] = -2 * (ahead >> 1)
    }
    startTurn()
    slot = -1
    nextSlot()
  }

  // The floor

  const list = (): number => {
    listed = 0
    if (wait === Wait.Over) return 0
    if (wait !== Wait.Drive) return FACES
    listDeeds()
    return listed
  }

  const play = (index: number): void => {
    if (wait === Wait.Grid) throwForGrid(index + 1)
    else if (wait === Wait.Corner) takeChance(index + 1)
    else {
      chosen = index
      drive()
    }
  }

  /** @rule LM-Brake.2, LM-Coll.3, LM-Spin.4, LM-Q.15 */
  const drive = (): void => {
    if (deeds.deed[chosen] === Deed.Hold) {
      nextSlot()
      return
    }
    const price = deeds.brakes[chosen] as number
    isLate = price > 0 && price === brakes[who]
    if (price > 0) brakes[who] = (brakes[who] as number) - price
    if (isLate) owe(who, Owed.Brake, x[who] as number)
    follow(0)
  }

  const begin = (options: RaceOptions): void => {
    seats = options.seats
    raceLaps = options.laps
    for (const numbers of [place, lane, x, gear, laps, missed, waits, stoppedAt, rank, finishTurn, owed, throws])
      numbers.fill(0)
    stall.fill(NONE)
    passage.fill(NONE)
    for (let car = 0; car < seats; car++) {
      const { hardBrakes } = cardOf(car)
      brakes[car] = hardBrakes < 0 ? -1 : hardBrakes * Math.ceil(raceLaps / 4)
    }
    turn = 0
    inOrder = 0
    slot = 0
    wet = 0
    stops = 0
    who = 0
    wait = Wait.Grid
  }

  return {
    begin,
    isOver: () => wait === Wait.Over,
    list,
    totalWeight: () => (wait === Wait.Grid || wait === Wait.Corner ? FACES : 0),
    weight: () => 1,
    play,
    position: () => ({
      wait,
      seats,
      turn,
      order,
      inOrder,
      slot,
      wet,
      stops,
      place,
      lane,
      x,
      stall,
      gear,
      laps,
      brakes,
      missed,
      waits,
      stoppedAt,
      passage,
      rank,
      finishTurn,
      owed,
      kind,
      due,
      units,
      thrown,
      throws,
      who,
      corner,
      reached,
      isLate,
      chosen,
      deeds,
    }),
  }
}
