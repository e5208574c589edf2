/** The floor of Formula 1: all rules of a race with the cards of the first edition and no reading changed. */
import type { Track } from '../../../src/formula-1/track.js'
import type { Floor } from './floor.js'
import { LINE, makePaths, met, unpack } from './formula-1-paths.js'

/** What is agreed before a race. */
export interface RaceOptions {
  readonly seats: number
  readonly laps: number
}

/** What the position waits for. */
export const Wait = {
  Deal: 0,
  Grid: 1,
  Speed: 2,
  Move: 3,
  Card: 4,
  Tires: 5,
  Penalty: 6,
  PitCard: 7,
  TacticCard: 8,
  Over: 9,
} as const
export type Wait = (typeof Wait)[keyof typeof Wait]

/** Kinds of move; of the numbers that go with each, see `list`. */
export const Kind = {
  Deal: 0,
  Throw: 1,
  SetSpeed: 2,
  Run: 3,
  Stay: 4,
  Raise: 5,
  Hold: 6,
  IntoPit: 7,
  Pass: 8,
  Extra: 9,
  Superb: 10,
  KeepTires: 11,
  UseTires: 12,
  PitCard: 13,
  TacticCard: 14,
} as const
export type Kind = (typeof Kind)[keyof typeof Kind]

/** How a car has moved in this turn. */
export const Moved = {
  Run: 0,
  Blocked: 1,
  Pit: 2,
} as const
export type Moved = (typeof Moved)[keyof typeof Moved]

const CARDS = 5
const CARBURETTOR = 1
const SUPERB = 4
/** Extra spaces by kind of Tactic Card; 0 for those that give none. @rule F1-Tactic.7, F1-Tactic.13, F1-Tactic.15 */
const EXTRA = [2, 0, 4, 3, 0]
const COPIES = 7
const PIT_CARDS = 16
const NEW_INSTRUCTIONS = 8
const SPECIAL_TIRES = 12
/** Moves missed and starting speed by Pit Card, in the order of the deck. @rule F1-PitCard.1-16 */
const MISS = [1, 1, 1, 2, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1]
const START = [0, 0, 0, 0, 0, 80, 40, 20, 0, 0, 0, 0, 0, 0, 0, 0]
/** Wear for a cut of 0, 20, ..., 100. @rule F1-Reduce.2-12 */
const BRAKE = [0, 0, 1, 2, 3, 4]
const TIRE = [0, 0, 0, 1, 2, 3]
/** The 21 throws of two dice. @rule F1-Equip.3 */
const LOW = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6]
const HIGH = [1, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 3, 4, 5, 6, 4, 5, 6, 5, 6, 6]
const WEIGHTS = LOW.map((low, index) => (low === HIGH[index] ? 1 : 2))
const SPIN = -1

/** The position as numbers, for comparing it. */
export interface Position {
  readonly wait: Wait
  readonly seats: number
  readonly dealt: number
  readonly contenders: Uint8Array
  readonly contenderCount: number
  readonly sums: Uint8Array
  readonly sumCount: number
  readonly round: number
  readonly current: number
  readonly from: number
  readonly card: number
  readonly moved: Moved
  readonly blocker: number
  readonly raise: boolean
  readonly superb: number
  readonly tires: number
  readonly codes: Uint8Array
  readonly codeFirst: number
  readonly codeCount: number
  readonly usedTactics: Uint8Array
  readonly usedCount: number
  readonly usedPits: Uint8Array
  readonly usedPitCount: number
  readonly seat: Int8Array
  readonly place: Int16Array
  readonly speed: Uint8Array
  readonly brake: Uint8Array
  readonly tire: Uint8Array
  readonly lapsLeft: Uint8Array
  readonly hand: Uint8Array
  readonly known: Uint8Array
  readonly miss: Uint8Array
  readonly start: Uint8Array
  readonly special: Uint8Array
  readonly rank: Int8Array
}

/** A floor whose numbers can be read. */
export interface Formula1Floor extends Floor<RaceOptions> {
  readonly position: () => Position
  /** The kind of each of those listed last, and its numbers: space, speed, card or bend, and crossings. */
  readonly listed: { readonly kind: Uint8Array; readonly value: Int16Array; readonly crossings: Int32Array }
}

/** Makes the floor on a track. */
export const makeFormula1Floor = (track: Track): Formula1Floor => {
  const cells = track.cells
  const straight = Int16Array.from(track.straight)
  const overLine = Int8Array.from(track.overLine)
  const corner = Int8Array.from(track.bands, (band) => band.corner)
  const spinOff = Int16Array.from(track.bands, (band) => band.spinOff)
  const bandOverLine = Int8Array.from(track.bands, (band) => band.overLine)
  const ways = track.ways.map((steps) => Int16Array.from(steps, ({ to }) => to))
  const entryFrom = track.pitEntries.map((entries) => Int16Array.from(entries, ({ from }) => from))
  const entryCrosses = track.pitEntries.map((entries) => Uint8Array.from(entries, (e) => (e.crossesFinish ? 1 : 0)))
  const taken = new Uint8Array(track.places.length)
  const carOn = new Int8Array(track.places.length)
  const paths = makePaths(track, taken)

  const seat = new Int8Array(6)
  const place = new Int16Array(6)
  const speed = new Uint8Array(6)
  const brake = new Uint8Array(6)
  const tire = new Uint8Array(6)
  const lapsLeft = new Uint8Array(6)
  const hand = new Uint8Array(6 * CARDS)
  const known = new Uint8Array(6 * CARDS)
  const miss = new Uint8Array(6)
  const start = new Uint8Array(6)
  const special = new Uint8Array(6)
  const rank = new Int8Array(6)
  const usedTactics = new Uint8Array(64)
  const usedPits = new Uint8Array(PIT_CARDS)
  const pitUnseen = new Uint8Array(PIT_CARDS)
  const contenders = new Uint8Array(6)
  const sums = new Uint8Array(6)
  const codes = new Uint8Array(64)
  const kind = new Uint8Array(4096)
  const value = new Int16Array(4096)
  const crossings = new Int32Array(4096)
  const weights = new Uint8Array(64)
  const swap = new Int16Array(6 * CARDS)

  let seats = 0
  let laps = 0
  let wait: Wait = Wait.Over
  let dealt = 0
  let contenderCount = 0
  let sumCount = 0
  let round = 0
  let current = 0
  let from = 0
  let card = -1
  let moved: Moved = Moved.Run
  let blocker = -1
  let raise = false
  let superb = -1
  let tires = -1
  let codeFirst = 0
  let codeCount = 0
  let usedCount = 0
  let usedPitCount = 0
  let count = 0
  let total = 0

  // Listing

  const add = (what: Kind, number: number, list: number): void => {
    kind[count] = what
    value[count] = number
    crossings[count] = list
    count++
  }

  const addOutcome = (what: Kind, number: number, weight: number): void => {
    weights[count] = weight
    total += weight
    add(what, number, 0)
  }

  const inPile = (one: number): number => {
    let left = COPIES
    for (let car = 0; car < seats; car++) left -= hand[car * CARDS + one] as number
    for (let index = 0; index < usedCount; index++) if (usedTactics[index] === one) left--
    return left
  }

  const listPile = (what: Kind): void => {
    for (let one = 0; one < CARDS; one++) {
      const left = inPile(one)
      if (left > 0) addOutcome(what, one, left)
    }
  }

  const listSpeeds = (): void => {
    const now = speed[current] as number
    const prescribed = start[current] as number
    if (prescribed > 0) {
      add(Kind.SetSpeed, prescribed, 0)
      return
    }
    for (let next = 20; next <= Math.min(160, now + 60); next += 20) {
      const cut = (now - next) / 20
      const isPaid =
        cut <= 0 ||
        (cut <= 5 &&
          (brake[current] as number) + (BRAKE[cut] as number) <= 5 &&
          (tire[current] as number) + (TIRE[cut] as number) <= 8)
      if (isPaid) add(Kind.SetSpeed, next, 0)
    }
    if ((hand[current * CARDS + CARBURETTOR] as number) > 0)
      for (let next = now + 80; next <= 120; next += 20) add(Kind.SetSpeed, next, 1)
  }

  const blockerOn = (cell: number): number => {
    const ahead = straight[cell] as number
    if (ahead !== -1 && taken[ahead] === 1 && carOn[ahead] !== current) return carOn[ahead] as number
    let best = -1
    let fastest = -1
    for (const next of ways[cell] as Int16Array) {
      const other = taken[next] === 1 ? (carOn[next] as number) : current
      if (other !== current && (speed[other] as number) > fastest) {
        fastest = speed[other] as number
        best = other
      }
    }
    return best
  }

  const listMoves = (): void => {
    const set = speed[current] as number
    const wanted = set / 20
    const here = place[current] as number
    const depth = paths.search(here, wanted, set)
    const end = paths.layer[depth + 1] as number
    for (let node = paths.layer[depth] as number; node < end; node++) {
      const to = paths.place[node] as number
      const list = paths.crossings[node] as number
      if (depth === wanted) add(Kind.Run, to, list)
      else if (depth > 0 || here < cells) {
        const other = blockerOn(to)
        if (other === -1) continue
        const theirs = speed[other] as number
        add(Kind.Stay, to, list)
        if (theirs > set && theirs <= from + 60) add(Kind.Raise, to, list)
      } else add(Kind.Hold, here, 0)
    }
    if (depth >= wanted - 1) listPits(wanted)
  }

  const listPits = (wanted: number): void => {
    const entries = entryFrom[current] as Int16Array
    const begin = count
    for (let entry = 0; entry < entries.length; entry++) {
      for (let node = paths.layer[wanted - 1] as number; node < (paths.layer[wanted] as number); node++) {
        if (paths.place[node] !== entries[entry]) continue
        const list = paths.crossings[node] as number
        const whole = (entryCrosses[current] as Uint8Array)[entry] === 1 ? met(list, LINE) : list
        if (endsLap(whole) && !isListed(begin, whole)) add(Kind.IntoPit, 0, whole)
      }
    }
  }

  const isListed = (begin: number, list: number): boolean => {
    for (let index = begin; index < count; index++) if (crossings[index] === list) return true
    return false
  }

  // A pit on or beyond the line needs a whole lap behind the car, the crossing on the way in included. @rule F1-Q.108
  const endsLap = (list: number): boolean => {
    if (overLine[cells + current] === -1) return true
    let done = laps - (lapsLeft[current] as number)
    for (let rest = list; rest > 0; rest = Math.floor(rest / 64)) if (rest % 64 === LINE) done++
    return done >= 1
  }

  const bandOf = (index: number): number => ((codes[index] as number) >> 2) - 1
  const overOf = (index: number): number => (codes[index] as number) & 3
  const isBand = (index: number): boolean => (codes[index] as number) >= 4
  const bendAt = (index: number): number => corner[bandOf(index)] as number
  const spinsAt = (index: number): boolean =>
    isBand(index) && (overOf(index) === 3 || (overOf(index) > 0 && tire[current] === 8))

  /** The first certain spin-off if these two bends are covered; -1 for none. @rule F1-Q.89-90 */
  const firstSpin = (one: number, other: number): number => {
    for (let index = codeFirst; index < codeFirst + codeCount; index++)
      if (spinsAt(index) && bendAt(index) !== one && bendAt(index) !== other) return index
    return -1
  }

  const firstOver = (bend: number): number => {
    for (let index = codeFirst; index < codeFirst + codeCount; index++)
      if (isBand(index) && overOf(index) > 0 && bendAt(index) === bend) return index
    return -1
  }

  /** Whether no band of the bend is met more than 40 over, and some is met over. @rule F1-Q.71, F1-Q.73 */
  const suitsTires = (bend: number): boolean => {
    for (let index = codeFirst; index < codeFirst + codeCount; index++)
      if (isBand(index) && bendAt(index) === bend && overOf(index) === 3) return false
    return firstOver(bend) !== -1
  }

  const spinsBefore = (covered: number, limit: number): boolean => {
    const bare = firstSpin(covered, tires)
    if (bare === -1 || bare >= limit) return false
    if (special[current] === 0) return true
    for (let bend = 0; bend < track.corners.length; bend++) {
      if (!suitsTires(bend)) continue
      const first = firstSpin(covered, bend)
      if (first === -1 || first >= limit) return false
    }
    return true
  }

  const canCover = (bend: number): boolean => {
    const first = firstOver(bend)
    return first !== -1 && !spinsBefore(bend, first)
  }

  const canExtra = (): boolean => moved === Moved.Run && !spinsBefore(superb, codeFirst + codeCount)

  const isFree = (steps: number): boolean =>
    paths.search(place[current] as number, steps, speed[current] as number) === steps

  const isWindowOpen = (): boolean => {
    let held = 0
    for (let one = 0; one < CARDS; one++) held += hand[current * CARDS + one] as number
    if (held === 0 || card !== -1 || moved === Moved.Blocked) return false
    for (let bend = 0; bend < track.corners.length; bend++) if (codeCount > 0 && canCover(bend)) return true
    return canExtra() && (isFree(2) || isFree(4) || isFree(3))
  }

  const listCards = (): void => {
    add(Kind.Pass, 0, 0)
    for (let one = 0; one < CARDS && canExtra(); one++) {
      const steps = EXTRA[one] as number
      if (steps === 0 || hand[current * CARDS + one] === 0 || !isFree(steps)) continue
      for (let node = paths.layer[steps] as number; node < (paths.layer[steps + 1] as number); node++)
        add(Kind.Extra, (paths.place[node] as number) * 8 + one, paths.crossings[node] as number)
    }
    if (hand[current * CARDS + SUPERB] === 0) return
    for (let bend = 0; bend < track.corners.length; bend++) if (canCover(bend)) add(Kind.Superb, bend, 0)
  }

  const canUseTires = (bend: number): boolean => {
    const first = firstOver(bend)
    if (bend === superb || first === -1 || !suitsTires(bend)) return false
    const spin = firstSpin(bend, superb)
    return spin === -1 || spin >= first
  }

  const isAskedForTires = (): boolean => {
    if (special[current] === 0 || tires !== -1) return false
    for (let bend = 0; bend < track.corners.length; bend++) if (canUseTires(bend)) return true
    return false
  }

  const list = (): number => {
    count = 0
    total = 0
    switch (wait) {
      case Wait.Deal:
        listPile(Kind.Deal)
        break
      case Wait.Grid:
      case Wait.Penalty:
        for (let index = 0; index < LOW.length; index++) addOutcome(Kind.Throw, index, WEIGHTS[index] as number)
        break
      case Wait.Speed:
        listSpeeds()
        break
      case Wait.Move:
        listMoves()
        break
      case Wait.Card:
        listCards()
        break
      case Wait.Tires:
        add(Kind.KeepTires, 0, 0)
        for (let bend = 0; bend < track.corners.length; bend++) if (canUseTires(bend)) add(Kind.UseTires, bend, 0)
        break
      case Wait.PitCard:
        for (let one = 0; one < PIT_CARDS; one++) if (pitUnseen[one] === 1) addOutcome(Kind.PitCard, one, 1)
        if (count === 0) addOutcome(Kind.PitCard, usedPits[0] as number, 1)
        break
      case Wait.TacticCard:
        listPile(Kind.TacticCard)
        if (count === 0) addOutcome(Kind.TacticCard, usedTactics[0] as number, 1)
        break
      case Wait.Over:
        break
    }
    return count
  }

  // Playing

  const put = (to: number): void => {
    const here = place[current] as number
    if (here < cells) taken[here] = 0
    place[current] = to
    if (to < cells) {
      taken[to] = 1
      carOn[to] = current
    }
  }

  const stop = (to: number): void => {
    put(to)
    speed[current] = 0
    start[current] = 0
  }

  const useCard = (one: number): void => {
    hand[current * CARDS + one] = (hand[current * CARDS + one] as number) - 1
    if ((known[current * CARDS + one] as number) > 0)
      known[current * CARDS + one] = (known[current * CARDS + one] as number) - 1
    usedTactics[usedCount++] = one
    card = one
  }

  const returnPitCard = (one: number): void => {
    usedPits[usedPitCount++] = one
  }

  const beginMove = (how: Moved, list: number): void => {
    moved = how
    codeFirst = 0
    codeCount = unpack(list, codes, 0)
    if (isWindowOpen()) wait = Wait.Card
    else afterCard()
  }

  const afterCard = (): void => {
    if (isAskedForTires()) wait = Wait.Tires
    else settle()
  }

  /** Laps and bands in the order in which they were met. @rule F1-Q.27-28, F1-Q.37 */
  const settle = (): void => {
    for (; codeCount > 0; codeCount--, codeFirst++) {
      if (!isBand(codeFirst)) {
        lapsLeft[current] = (lapsLeft[current] as number) - 1
        continue
      }
      const bend = bendAt(codeFirst)
      if (bend === superb || bend === tires) continue
      if (spinsAt(codeFirst)) {
        spin()
        return
      }
      if (overOf(codeFirst) > 0) {
        wait = Wait.Penalty
        return
      }
    }
    afterBands()
  }

  const spin = (): void => {
    const band = bandOf(codeFirst)
    stop(spinOff[band] as number)
    endTurn(band)
  }

  const penalty = (index: number): void => {
    const [low, high] = [LOW[index] as number, HIGH[index] as number]
    const wear = tireWear(low, high, overOf(codeFirst) === 2)
    if (wear === SPIN) {
      spin()
      return
    }
    tire[current] = (tire[current] as number) + wear
    const brakes = overOf(codeFirst) === 2 && (low + high === 7 || low + high === 9)
    if (brakes) brake[current] = Math.min(5, (brake[current] as number) + 1)
    codeFirst++
    codeCount--
    settle()
  }

  /** Tire wear by the Penalty Chart, or a spin-off. @rule F1-Penalty.1-29 */
  const tireWear = (low: number, high: number, isFast: boolean): number => {
    if (low === high && (low === 3 || low === 4)) return 0
    switch (low + high) {
      case 3:
      case 11:
        return SPIN
      case 4:
      case 5:
      case 8:
        return 1
      case 6:
      case 10:
        return isFast ? ((tire[current] as number) >= 4 ? SPIN : 2) : 0
      case 7:
      case 9:
        return isFast ? 1 : 0
      default:
        return 0
    }
  }

  const afterBands = (): void => {
    if (moved === Moved.Blocked) matchSpeed()
    if (moved !== Moved.Pit) {
      endTurn(-1)
      return
    }
    speed[current] = 0
    brake[current] = 0
    tire[current] = 0
    if (lapsLeft[current] === 0) endTurn(-1)
    else wait = Wait.PitCard
  }

  /** @rule F1-Block.5-11, F1-Q.14, F1-Q.44, F1-Q.47 */
  const matchSpeed = (): void => {
    const theirs = speed[blocker] as number
    const mine = speed[current] as number
    if (raise || theirs >= mine) {
      if (raise) speed[current] = theirs
      return
    }
    const cut = (mine - theirs) / 20
    const brakes = (brake[current] as number) + (BRAKE[cut] ?? 99)
    const wheels = (tire[current] as number) + (TIRE[cut] ?? 99)
    if (brakes > 5 || wheels > 8) {
      stop(track.firstOutside + (place[current] as number))
      return
    }
    brake[current] = brakes
    tire[current] = wheels
    speed[current] = theirs
  }

  const endTurn = (spunAt: number): void => {
    if (lapsLeft[current] === 0)
      rank[current] = (spunAt === -1 ? overLine[place[current] as number] : bandOverLine[spunAt]) as number
    const mover = current
    for (;;) {
      current++
      if (current === seats) {
        for (let car = 0; car < seats; car++) {
          if ((rank[car] as number) < 0) continue
          current = mover
          wait = Wait.Over
          return
        }
        current = 0
        round++
      }
      if (miss[current] === 0) break
      miss[current] = (miss[current] as number) - 1
    }
    wait = Wait.Speed
  }

  const setSpeed = (next: number, withCard: boolean): void => {
    from = speed[current] as number
    card = -1
    superb = -1
    tires = -1
    blocker = -1
    raise = false
    if (withCard) useCard(CARBURETTOR)
    if (start[current] === 0 && next < from) {
      const cut = (from - next) / 20
      brake[current] = (brake[current] as number) + (BRAKE[cut] as number)
      tire[current] = (tire[current] as number) + (TIRE[cut] as number)
    }
    start[current] = 0
    speed[current] = next
    wait = Wait.Move
  }

  const driveUp = (to: number, list: number, up: boolean): void => {
    blocker = blockerOn(to)
    raise = up
    put(to)
    beginMove(Moved.Blocked, list)
  }

  const playExtra = (number: number, list: number): void => {
    useCard(number & 7)
    put(number >> 3)
    codeCount += unpack(list, codes, codeFirst + codeCount)
    afterCard()
  }

  const drawPitCard = (one: number): void => {
    if (pitUnseen[one] === 1) pitUnseen[one] = 0
    else {
      usedPits.copyWithin(0, 1, usedPitCount)
      usedPitCount--
    }
    if (one === SPECIAL_TIRES) special[current] = 1
    else returnPitCard(one)
    miss[current] = MISS[one] as number
    start[current] = START[one] as number
    let left = usedCount
    for (let kindOf = 0; kindOf < CARDS; kindOf++) left += inPile(kindOf)
    if (one === NEW_INSTRUCTIONS && left > 0) wait = Wait.TacticCard
    else endTurn(-1)
  }

  const drawTactic = (one: number): void => {
    let left = 0
    for (let kindOf = 0; kindOf < CARDS; kindOf++) left += inPile(kindOf)
    hand[current * CARDS + one] = (hand[current * CARDS + one] as number) + 1
    if (left === 0) {
      known[current * CARDS + one] = (known[current * CARDS + one] as number) + 1
      usedTactics.copyWithin(0, 1, usedCount)
      usedCount--
    }
    endTurn(-1)
  }

  const deal = (one: number): void => {
    const car = dealt % seats
    hand[car * CARDS + one] = (hand[car * CARDS + one] as number) + 1
    dealt++
    if (dealt < 5 * seats) return
    wait = Wait.Grid
    contenderCount = seats
    for (let index = 0; index < seats; index++) contenders[index] = index
    sumCount = 0
  }

  const throwForGrid = (index: number): void => {
    sums[sumCount++] = (LOW[index] as number) + (HIGH[index] as number)
    if (sumCount < contenderCount) return
    let most = 0
    for (let one = 0; one < sumCount; one++) most = Math.max(most, sums[one] as number)
    let left = 0
    for (let one = 0; one < sumCount; one++) if (sums[one] === most) contenders[left++] = contenders[one] as number
    contenderCount = left
    sumCount = 0
    if (left === 1) setGrid(contenders[0] as number)
  }

  const setGrid = (first: number): void => {
    for (let index = 0; index < seats * CARDS; index++) swap[index] = hand[index] as number
    for (let car = 0; car < seats; car++) {
      const who = (first + car) % seats
      seat[car] = who
      for (let one = 0; one < CARDS; one++) hand[car * CARDS + one] = swap[who * CARDS + one] as number
      current = car
      put(track.grid[car] as number)
    }
    current = 0
    round = 1
    wait = Wait.Speed
  }

  const play = (index: number): void => {
    const number = value[index] as number
    const list = crossings[index] as number
    switch (kind[index] as Kind) {
      case Kind.Deal: {
        deal(number)
        return
      }
      case Kind.Throw: {
        if (wait === Wait.Grid) throwForGrid(number)
        else penalty(number)
        return
      }
      case Kind.SetSpeed: {
        setSpeed(number, list === 1)
        return
      }
      case Kind.Run:
        put(number)
        {
          beginMove(Moved.Run, list)
          return
        }
      case Kind.Stay: {
        driveUp(number, list, false)
        return
      }
      case Kind.Raise: {
        driveUp(number, list, true)
        return
      }
      case Kind.Hold:
        speed[current] = Math.min(60, speed[current] as number)
        {
          endTurn(-1)
          return
        }
      case Kind.IntoPit:
        put(cells + current)
        {
          beginMove(Moved.Pit, list)
          return
        }
      case Kind.Pass: {
        afterCard()
        return
      }
      case Kind.Extra: {
        playExtra(number, list)
        return
      }
      case Kind.Superb:
        useCard(SUPERB)
        superb = number
        {
          afterCard()
          return
        }
      case Kind.KeepTires: {
        settle()
        return
      }
      case Kind.UseTires:
        special[current] = 0
        returnPitCard(SPECIAL_TIRES)
        tires = number
        {
          settle()
          return
        }
      case Kind.PitCard: {
        drawPitCard(number)
        return
      }
      case Kind.TacticCard: {
        drawTactic(number)
        return
      }
    }
  }

  const begin = (options: RaceOptions): void => {
    seats = options.seats
    laps = options.laps
    taken.fill(0)
    for (const numbers of [hand, known, miss, start, special, speed, brake, tire]) numbers.fill(0)
    place.fill(cells)
    rank.fill(-1)
    lapsLeft.fill(laps)
    pitUnseen.fill(1)
    for (let car = 0; car < seats; car++) seat[car] = car
    dealt = 0
    round = 0
    current = 0
    usedCount = 0
    usedPitCount = 0
    wait = Wait.Deal
  }

  return {
    begin,
    isOver: () => wait === Wait.Over,
    list,
    totalWeight: () => total,
    weight: (index) => weights[index] as number,
    play,
    listed: { kind, value, crossings },
    position: () => ({
      wait,
      seats,
      dealt,
      contenders,
      contenderCount,
      sums,
      sumCount,
      round,
      current,
      from,
      card,
      moved,
      blocker,
      raise,
      superb,
      tires,
      codes,
      codeFirst,
      codeCount,
      usedTactics,
      usedCount,
      usedPits,
      usedPitCount,
      seat,
      place,
      speed,
      brake,
      tire,
      lapsLeft,
      hand,
      known,
      miss,
      start,
      special,
      rank,
    }),
  }
}
