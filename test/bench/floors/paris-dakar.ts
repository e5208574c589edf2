/** The floor of Paris-Dakar: all rules of a rally with no reading changed. */
import type { Track } from '../../../src/paris-dakar/board.js'
import type { Floor } from './floor.js'

/** What is agreed before a rally. */
export interface RallyOptions {
  readonly seats: number
}

/** What the position waits for. */
export const Wait = {
  Starter: 0,
  Spin: 1,
  Extra: 2,
  Truck: 3,
  Helicopter: 4,
  Fuel: 5,
  Speed: 6,
  Offer: 7,
  Base: 8,
  Over: 9,
} as const
export type Wait = (typeof Wait)[keyof typeof Wait]

/** Needs, in the digits of a list of them: the first need is the lowest digit. */
export const Need = { Mechanic: 1, Fuel: 2, Doctor: 3 } as const

/** Bases of the helicopter. */
export const Base = { None: 0, Start: 1, Finish: 2 } as const
export type Base = (typeof Base)[keyof typeof Base]

const TRUCK = 0
const HELICOPTER = 1
const NOBODY = -1
const SERVICES = 2

/** Kinds of instruction of the road-book that change something. */
const Op = { Gain: 0, Pay: 1, Draw: 2, Return: 3, Doctor: 4, Miss: 5, Move: 6, MoveTo: 7, Again: 8 } as const

/** The position as numbers, for comparing it. */
export interface Position {
  readonly wait: Wait
  readonly number: number
  readonly asked: number
  readonly service: number
  readonly turn: number
  readonly seat: number
  readonly bank: number
  readonly at: Int16Array
  readonly fuel: Int32Array
  readonly cards: Uint8Array
  readonly parked: Uint8Array
  readonly needs: Int16Array
  readonly miss: Uint8Array
  readonly truckAt: number
  readonly base: Base
  readonly flown: number
  readonly required: number
  readonly holder: Int8Array
  readonly queue: Uint8Array
  readonly queued: Uint8Array
  readonly declined: Uint8Array
  readonly declinedCount: Uint8Array
  readonly accepted: Uint8Array
  readonly acceptedCount: number
  readonly served: Uint8Array
  readonly servedCount: number
  readonly read: Uint8Array
  readonly readCount: number
  readonly arrived: number
}

/** A floor whose numbers can be read. */
export interface ParisDakarFloor extends Floor<RallyOptions> {
  readonly position: () => Position
  /** The number of each of those listed last: a seat, a number of the spinner, or which of the two choices. */
  readonly listed: Uint8Array
}

/** Makes the floor on a track. */
export const makeParisDakarFloor = (track: Track): ParisDakarFloor => {
  const finish = track.finish
  const fee = new Int32Array(finish + 1)
  const isTown = new Uint8Array(finish + 1)
  const isControl = new Uint8Array(finish + 1)
  const post = new Int16Array(finish + 1)
  const first = new Int16Array(finish + 2)
  const kinds: Array<number> = []
  const amounts: Array<number> = []
  for (let space = 0; space <= finish; space++) {
    fee[space] = track.fee[space] ?? 0
    isTown[space] = track.town[space] ?? 0
    isControl[space] = track.control[space] ?? 0
    post[space] = track.post[space] ?? 0
    for (const op of track.ops[space] ?? []) {
      const add = (kind: number, amount: number): void => {
        kinds.push(kind)
        amounts.push(amount)
      }
      if (op.op === 'gainFuel') add(Op.Gain, op.litres)
      else if (op.op === 'payFuel') add(Op.Pay, op.litres)
      else if (op.op === 'drawBreakdown') add(Op.Draw, op.count)
      else if (op.op === 'returnBreakdown') add(Op.Return, op.count === 'all' ? 3 : op.count)
      else if (op.op === 'needDoctor') add(Op.Doctor, 1)
      else if (op.op === 'missTurn') add(Op.Miss, op.count)
      else if (op.op === 'move') add(Op.Move, op.spaces)
      else if (op.op === 'moveTo') add(Op.MoveTo, op.km / 100)
      else if (op.op === 'extraSpin') add(Op.Again, 1)
    }
    first[space + 1] = kinds.length
  }
  const opKind = Uint8Array.from(kinds)
  const opAmount = Int16Array.from(amounts)
  const faces = Uint8Array.from(track.faces, ({ value }) => value)
  const weights = Uint8Array.from(track.faces, ({ weight }) => weight)

  const at = new Int16Array(4)
  const fuel = new Int32Array(4)
  const cards = new Uint8Array(4)
  const parked = new Uint8Array(4)
  const needs = new Int16Array(4)
  const miss = new Uint8Array(4)
  const holder = new Int8Array(SERVICES)
  const queue = new Uint8Array(SERVICES * 4)
  const queued = new Uint8Array(SERVICES)
  const declined = new Uint8Array(SERVICES * 4)
  const declinedCount = new Uint8Array(SERVICES)
  const accepted = new Uint8Array(4)
  const served = new Uint8Array(4)
  const read = new Uint8Array(128)
  const firstNeeds = new Uint8Array(4)
  const listed = new Uint8Array(16)

  let seats = 0
  let wait: Wait = Wait.Over
  let number = 0
  let asked = 0
  let service = TRUCK
  let turn = 0
  let seat = 0
  let bank = 0
  let truckAt = 0
  let base: Base = Base.Start
  let flown = 0
  let required = 0
  let acceptedCount = 0
  let servedCount = 0
  let readCount = 0
  let arrived = NOBODY
  let total = 0

  // Where a move ends and what it costs

  const isFull = (who: number, space: number): boolean => {
    if (space === 0 || space === finish) return false
    let others = 0
    for (let other = 0; other < seats; other++)
      if (other !== who && at[other] === space && parked[other] === 0) others++
    return others >= 2
  }

  /** @rule PD-7.2, PD-9.1, PD-9.6, PD-14.1 */
  const endOf = (spaces: number): number => {
    const from = at[seat] as number
    let to = from
    for (let left = spaces; left > 0 && to < finish; left--) {
      to++
      if (isControl[to] === 1 || to === track.halfway) break
    }
    while (to > from && isFull(seat, to)) to--
    return to
  }

  const fees = (from: number, to: number): number => {
    let sum = 0
    for (let space = from + 1; space <= to; space++) sum += fee[space] as number
    return sum
  }

  const wasRead = (space: number): boolean => {
    for (let index = 0; index < readCount; index++) if (read[index] === space) return true
    return false
  }

  const extraFor = (isFast: boolean, to: number): number =>
    isFast ? 20 * (cards[seat] as number) * (to - (at[seat] as number)) : 0

  /** Whether surcharge, fees and the demands of the landing space can be paid in their order. @rule PD-13.1-2, PD-9.7-8 */
  const canPay = (to: number, extra: number): boolean => {
    const from = at[seat] as number
    let left = (fuel[seat] as number) - extra - fees(from, to)
    if (left < 0) return false
    if (to === from) return true
    if (to === track.halfway) left = 1000
    if (to === finish || wasRead(to)) return true
    for (let op = first[to] as number; op < (first[to + 1] as number); op++) {
      if (opKind[op] === Op.Gain) left += opAmount[op] as number
      if (opKind[op] === Op.Pay) left -= opAmount[op] as number
      if (left < 0) return false
    }
    return true
  }

  /** Surcharge, fees and demands together. @rule PD-Q.40 */
  const costOf = (to: number, extra: number): number => {
    const from = at[seat] as number
    let sum = extra + fees(from, to)
    if (to === from || to === finish || wasRead(to)) return sum
    for (let op = first[to] as number; op < (first[to + 1] as number); op++)
      if (opKind[op] === Op.Pay) sum += opAmount[op] as number
    return sum
  }

  const reducedEnd = (shown: number): number => endOf(Math.max(0, shown - (cards[seat] as number)))
  const canReduced = (shown: number): boolean => canPay(reducedEnd(shown), 0)
  const canFull = (shown: number): boolean => {
    const to = endOf(shown)
    return canPay(to, extraFor(true, to))
  }

  // Needs, cards and queues

  const has = (who: number, need: number): boolean => {
    for (let rest = needs[who] as number; rest > 0; rest = rest >> 2) if ((rest & 3) === need) return true
    return false
  }

  const raise = (who: number, need: number): void => {
    let shift = 0
    while ((needs[who] as number) >> shift > 0) shift += 2
    needs[who] = (needs[who] as number) | (need << shift)
    parked[who] = 1
  }

  const serviceOf = (need: number): number => (need === Need.Doctor ? HELICOPTER : TRUCK)

  /** Drops the needs that a service meets, or the one need. */
  const relieve = (who: number, what: number, isService: boolean): void => {
    let kept = 0
    let shift = 0
    for (let rest = needs[who] as number; rest > 0; rest = rest >> 2) {
      const need = rest & 3
      if (isService ? serviceOf(need) === what : need === what) continue
      kept |= need << shift
      shift += 2
    }
    needs[who] = kept
  }

  const leaveQueue = (what: number, who: number): void => {
    let kept = 0
    for (let index = 0; index < (queued[what] as number); index++)
      if (queue[4 * what + index] !== who) queue[4 * what + kept++] = queue[4 * what + index] as number
    queued[what] = kept
  }

  const hasDeclined = (what: number, who: number): boolean => {
    for (let index = 0; index < (declinedCount[what] as number); index++)
      if (declined[4 * what + index] === who) return true
    return false
  }

  const forgetAnswers = (who: number): void => {
    for (let what = 0; what < SERVICES; what++) {
      let kept = 0
      for (let index = 0; index < (declinedCount[what] as number); index++)
        if (declined[4 * what + index] !== who) declined[4 * what + kept++] = declined[4 * what + index] as number
      declinedCount[what] = kept
    }
  }

  const nearer = (space: number): Base =>
    space * 2 < finish ? Base.Start : space * 2 > finish ? Base.Finish : Base.None

  /** Towns between the base and the car, and one more. @rule PD-12.4-5 */
  const unitsTo = (from: Base, space: number): number => {
    let towns = 1
    if (from === Base.Start) for (let one = 1; one < space; one++) towns += isTown[one] as number
    else for (let one = space + 1; one < finish; one++) towns += isTown[one] as number
    return towns
  }

  const startHelicopter = (from: Base, space: number): void => {
    base = from
    flown = 0
    required = from === Base.None ? 0 : unitsTo(from, space)
  }

  const call = (what: number, who: number): void => {
    const space = at[who] as number
    holder[what] = who
    declinedCount[what] = 0
    if (what === TRUCK) truckAt = post[space] as number
    else {
      acceptedCount = 0
      startHelicopter(nearer(space), space)
    }
  }

  const request = (who: number): void => {
    const what = serviceOf((needs[who] as number) & 3)
    if (holder[what] === NOBODY && queued[what] === 0) {
      call(what, who)
      return
    }
    queue[4 * what + (queued[what] as number)] = who
    queued[what] = (queued[what] as number) + 1
  }

  const resume = (who: number, firstNeed: number): void => {
    const need = (needs[who] as number) & 3
    if (need === 0) parked[who] = isFull(who, at[who] as number) ? 1 : 0
    else if (need !== firstNeed) request(who)
  }

  /** A service is done for those in `served`, clockwise from the caller. @rule PD-11.7-11, PD-12.8-11 */
  const release = (what: number): void => {
    const space = at[served[0] as number] as number
    for (let index = 0; index < servedCount; index++) {
      const who = served[index] as number
      firstNeeds[who] = (needs[who] as number) & 3
      relieve(who, what, true)
      leaveQueue(what, who)
    }
    holder[what] = NOBODY
    declinedCount[what] = 0
    if (what === TRUCK) truckAt = post[space] as number
    else {
      const home = nearer(space)
      if (home !== Base.None) base = home
      else if (base === Base.None) base = Base.Start
      flown = 0
      required = 0
      acceptedCount = 0
    }
    for (let index = 0; index < servedCount; index++) {
      const who = served[index] as number
      resume(who, firstNeeds[who] as number)
    }
    handOver(TRUCK)
    handOver(HELICOPTER)
  }

  const handOver = (what: number): void => {
    if (queued[what] === 0 || holder[what] !== NOBODY) return
    const who = queue[4 * what] as number
    leaveQueue(what, who)
    call(what, who)
  }

  // Turns

  /** Whom to ask whether he shares a call; nobody is -1. @rule PD-12.16 */
  const toAsk = (what: number): number => {
    const caller = holder[what] as number
    if (caller === NOBODY) return NOBODY
    for (let step = 1; step < seats; step++) {
      const who = (caller + step) % seats
      if (at[who] !== at[caller] || hasDeclined(what, who)) continue
      if (what === TRUCK ? (cards[who] as number) > 0 : has(who, Need.Doctor) && !isAccepted(who)) return who
    }
    return NOBODY
  }

  const isAccepted = (who: number): boolean => {
    for (let index = 0; index < acceptedCount; index++) if (accepted[index] === who) return true
    return false
  }

  const isAskingToShare = (what: number): boolean => {
    asked = toAsk(what)
    if (asked === NOBODY) return false
    service = what
    wait = Wait.Offer
    return true
  }

  const beginTurn = (): void => {
    for (;;) {
      if (holder[HELICOPTER] !== NOBODY && base === Base.None) {
        wait = Wait.Base
        return
      }
      if (isAskingToShare(TRUCK) || isAskingToShare(HELICOPTER)) return
      if (miss[seat] === 0) {
        if (holder[TRUCK] === seat) wait = Wait.Truck
        else if (holder[HELICOPTER] === seat) wait = Wait.Helicopter
        else if (needs[seat] === 0) wait = Wait.Spin
        else {
          passOn()
          continue
        }
        return
      }
      miss[seat] = (miss[seat] as number) - 1
      passOn()
    }
  }

  const passOn = (): void => {
    seat = (seat + 1) % seats
    turn++
    readCount = 0
  }

  const endTurn = (): void => {
    passOn()
    beginTurn()
  }

  const endDrive = (): void => {
    if (needs[seat] !== 0) request(seat)
    endTurn()
  }

  const strand = (): void => {
    raise(seat, Need.Fuel)
    endDrive()
  }

  const pay = (litres: number): void => {
    fuel[seat] = (fuel[seat] as number) - litres
    bank += litres
  }

  // Driving

  const takeNumber = (shown: number): void => {
    if (cards[seat] === 0) {
      const to = endOf(shown)
      if (canPay(to, 0)) drive(to, 0)
      else strand()
      return
    }
    const slow = reducedEnd(shown)
    const fast = endOf(shown)
    const extra = extraFor(true, fast)
    const [isSlow, isFast] = [canPay(slow, 0), canPay(fast, extra)]
    if (isSlow && slow === fast && costOf(slow, 0) === costOf(fast, extra)) drive(slow, 0)
    else if (isSlow && isFast) {
      number = shown
      wait = Wait.Speed
    } else if (isSlow) drive(slow, 0)
    else if (isFast) drive(fast, extra)
    else strand()
  }

  const drive = (to: number, extra: number): void => {
    if (to !== at[seat]) forgetAnswers(seat)
    goTo(to, extra)
  }

  const goTo = (to: number, extra: number): void => {
    const from = at[seat] as number
    pay(extra + fees(from, to))
    if (to === from) {
      endDrive()
      return
    }
    land(to)
    if (to === track.halfway) pay((fuel[seat] as number) - 1000)
    if (to === finish) {
      arrived = seat
      readCount = 0
      wait = Wait.Over
      return
    }
    readSpace()
  }

  const land = (to: number): void => {
    at[seat] = to
    parked[seat] = 0
    needs[seat] = 0
  }

  /** The road-book where the car stands. @rule PD-6.4-7, PD-9.3, PD-10.10 */
  const readSpace = (): void => {
    const here = at[seat] as number
    if (wasRead(here)) {
      endDrive()
      return
    }
    let order = -1
    for (let op = first[here] as number; op < (first[here + 1] as number); op++) order = obey(op) ? op : order
    if (order === -1 || parked[seat] === 1 || isControl[here] === 1 || here === track.halfway) {
      endDrive()
      return
    }
    read[readCount++] = here
    carryOut(order, here)
  }

  const carryOut = (order: number, here: number): void => {
    if (opKind[order] === Op.Again) {
      wait = Wait.Extra
      return
    }
    const amount = opAmount[order] as number
    const spaces = opKind[order] === Op.Move ? amount : amount - here
    if (spaces < 0) {
      let to = Math.max(0, here + spaces)
      while (to > 0 && isFull(seat, to)) to--
      land(to)
      readSpace()
      return
    }
    const to = endOf(spaces)
    if (canPay(to, 0)) goTo(to, 0)
    else strand()
  }

  /** Does what one instruction says; true for an order, which is still to be carried out. */
  const obey = (op: number): boolean => {
    const amount = opAmount[op] as number
    switch (opKind[op] as number) {
      case Op.Gain:
        pay(-amount)
        return false
      case Op.Pay:
        pay(Math.min(amount, fuel[seat] as number))
        return false
      case Op.Draw:
        cards[seat] = Math.min(3, (cards[seat] as number) + amount)
        if (cards[seat] === 3 && !has(seat, Need.Mechanic)) raise(seat, Need.Mechanic)
        return false
      case Op.Return:
        cards[seat] = Math.max(0, (cards[seat] as number) - amount)
        return false
      case Op.Doctor:
        if (!has(seat, Need.Doctor)) raise(seat, Need.Doctor)
        return false
      case Op.Miss:
        miss[seat] = (miss[seat] as number) + amount
        return false
      default:
        return true
    }
  }

  // Help

  /** The truck turns to those on the space from so far clockwise of its caller on. @rule PD-11.6-8, PD-13.6 */
  const serve = (step: number): void => {
    const caller = holder[TRUCK] as number
    for (let next = step; next < seats; next++) {
      const who = (caller + next) % seats
      if (at[who] !== at[caller]) continue
      if (has(who, Need.Mechanic)) {
        cards[who] = 0
        served[servedCount++] = who
      } else if (has(who, Need.Fuel)) {
        asked = who
        wait = Wait.Fuel
        return
      }
    }
    release(TRUCK)
    endTurn()
  }

  const driveTruck = (shown: number): void => {
    const to = at[seat] as number
    truckAt = to > truckAt ? Math.min(to, truckAt + shown) : Math.max(to, truckAt - shown)
    if (truckAt !== to) {
      endTurn()
      return
    }
    servedCount = 0
    serve(0)
  }

  const takeFuel = (shown: number): void => {
    fuel[asked] = (fuel[asked] as number) + 100 * shown
    bank -= 100 * shown
    served[servedCount++] = asked
    serve(((asked - (holder[TRUCK] as number) + seats) % seats) + 1)
  }

  const flyHelicopter = (shown: number): void => {
    flown += shown
    if (flown < required) {
      endTurn()
      return
    }
    servedCount = 0
    for (let step = 0; step < seats; step++) {
      const who = (seat + step) % seats
      const isPatient = at[who] === at[seat] && has(who, Need.Doctor) && !hasDeclined(HELICOPTER, who)
      if (who === seat || isPatient) served[servedCount++] = who
    }
    release(HELICOPTER)
    endTurn()
  }

  const answer = (isYes: boolean): void => {
    if (!isYes) {
      declined[4 * service + (declinedCount[service] as number)] = asked
      declinedCount[service] = (declinedCount[service] as number) + 1
    } else if (service === HELICOPTER) accepted[acceptedCount++] = asked
    else {
      cards[asked] = 0
      if (has(asked, Need.Mechanic)) {
        const firstNeed = (needs[asked] as number) & 3
        relieve(asked, Need.Mechanic, false)
        leaveQueue(TRUCK, asked)
        resume(asked, firstNeed)
      }
    }
    beginTurn()
  }

  // The floor

  const spinFor = (shown: number): void => {
    if (wait === Wait.Truck) driveTruck(shown)
    else if (wait === Wait.Helicopter) flyHelicopter(shown)
    else if (wait === Wait.Fuel) takeFuel(shown)
    else takeNumber(shown)
  }

  const isChance = (): boolean => wait <= Wait.Fuel

  const list = (): number => {
    total = 0
    let count = 0
    if (wait === Wait.Over) return 0
    if (wait === Wait.Starter) {
      total = seats
      for (; count < seats; count++) listed[count] = count
      return count
    }
    if (isChance()) {
      for (; count < faces.length; count++) {
        listed[count] = faces[count] as number
        total += weights[count] as number
      }
      return count
    }
    if (wait !== Wait.Speed || canReduced(number)) listed[count++] = 0
    if (wait !== Wait.Speed || canFull(number)) listed[count++] = 1
    return count
  }

  const play = (index: number): void => {
    const choice = listed[index] as number
    if (wait === Wait.Starter) {
      seat = choice
      turn = 1
      beginTurn()
    } else if (isChance()) spinFor(choice)
    else if (wait === Wait.Speed) {
      const to = choice === 0 ? reducedEnd(number) : endOf(number)
      drive(to, extraFor(choice === 1, to))
    } else if (wait === Wait.Offer) answer(choice === 0)
    else {
      const who = holder[HELICOPTER] as number
      startHelicopter(choice === 0 ? Base.Start : Base.Finish, at[who] as number)
      beginTurn()
    }
  }

  const begin = (options: RallyOptions): void => {
    seats = options.seats
    for (const numbers of [at, cards, parked, needs, miss, queued, declinedCount]) numbers.fill(0)
    fuel.fill(1000)
    holder.fill(NOBODY)
    bank = 5000 - 1000 * seats
    truckAt = track.truckHome
    base = track.board.helicopterHome === 'start' ? Base.Start : Base.Finish
    flown = 0
    required = 0
    acceptedCount = 0
    servedCount = 0
    readCount = 0
    arrived = NOBODY
    turn = 0
    seat = 0
    wait = Wait.Starter
  }

  return {
    begin,
    isOver: () => wait === Wait.Over,
    list,
    totalWeight: () => total,
    weight: (index) => (wait === Wait.Starter ? 1 : (weights[index] as number)),
    play,
    listed,
    position: () => ({
      wait,
      number,
      asked,
      service,
      turn,
      seat,
      bank,
      at,
      fuel,
      cards,
      parked,
      needs,
      miss,
      truckAt,
      base,
      flown,
      required,
      holder,
      queue,
      queued,
      declined,
      declinedCount,
      accepted,
      acceptedCount,
      served,
      servedCount,
      read,
      readCount,
      arrived,
    }),
  }
}
