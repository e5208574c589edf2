/** The laws of Paris-Dakar over random play, the invariants of the analysis among them by their numbers. */
import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode } from '../../src/core/decode.js'
import { boardCodec, roadBookCodec, spinnerCodec } from '../../src/paris-dakar/codec-board.js'
import { parisDakarCodecs } from '../../src/paris-dakar/codec.js'
import { couponLayout } from '../../src/paris-dakar/coupons.js'
import { BOARD } from '../../src/paris-dakar/data/board.js'
import { ROAD_BOOK } from '../../src/paris-dakar/data/road-book.js'
import { SPINNER } from '../../src/paris-dakar/data/spinner.js'
import { TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER } from '../../src/paris-dakar/data/test-board.js'
import type { Event } from '../../src/paris-dakar/event.js'
import { previewSpin } from '../../src/paris-dakar/explain.js'
import { gameOn, type ParisDakar, parisDakar } from '../../src/paris-dakar/game.js'
import { INVARIANTS } from '../../src/paris-dakar/invariants.js'
import type { Move, Options, Phase, Player, Rulings, Service, State } from '../../src/paris-dakar/model.js'
import type { Refusal } from '../../src/paris-dakar/refusal.js'
import { aimedSpace } from '../../src/paris-dakar/rules/compulsory-stops.js'
import { DEFAULT_RULINGS } from '../../src/paris-dakar/rules/preparation.js'
import { stoppingSpace } from '../../src/paris-dakar/rules/traffic.js'
import { foldView } from '../../src/paris-dakar/fold.js'
import { bankCardsOf, type View } from '../../src/paris-dakar/view.js'
import {
  anyParisDakarOptions,
  anyParisDakarRulings,
  PARIS_DAKAR_MOVES,
  parisDakarArbitraries,
} from '../../src/testing/paris-dakar.js'
import { anyParisDakarBoard } from '../../src/testing/paris-dakar-boards.js'
import type { Ply } from '../../src/testing/random-game.js'
import { declareLaws, type Subject, walk } from './declare.js'

type Rally = Subject<Options, State, Move, Event, View, Refusal>
type OnePly = Ply<State, Move, Event>

const of = <Tag extends Event['_tag']>(
  events: ReadonlyArray<Event>,
  tag: Tag,
): ReadonlyArray<Extract<Event, { readonly _tag: Tag }>> =>
  events.filter((event): event is Extract<Event, { readonly _tag: Tag }> => event._tag === tag)

const rulingsOf = ({ agreement }: State): Rulings => agreement.rulings
const isServing = ({ phase }: State): boolean => phase._tag === 'SpinningFuel' || phase._tag === 'AnsweringOnArrival'
const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((a, b) => a + b, 0)
const trackOf = (game: unknown): ParisDakar['track'] => (game as ParisDakar).track

const fuelChanges = ({ before, after }: OnePly): ReadonlyArray<number> =>
  after.players.map(({ fuel }, seat) => fuel - (before.players[seat] as Player).fuel)

const isCarSpin = ({ before, move }: OnePly): boolean =>
  move._tag === 'Spin' &&
  before.phase._tag === 'Spinning' &&
  (before.phase.purpose === 'move' || before.phase.purpose === 'extra')

const numberOf = (move: Move): number => (move._tag === 'Spin' ? move.number : 0)

const wayOf = (ply: OnePly, game: ParisDakar): ReturnType<ReturnType<typeof previewSpin>>[number] | null => {
  const { before, move, events } = ply
  const ways = (number: number): ReturnType<ReturnType<typeof previewSpin>> =>
    previewSpin(game)(before, before.seat, number)
  if (move._tag === 'ChooseSpeed' && before.phase._tag === 'ChoosingSpeed')
    return ways(before.phase.number).find(({ mode }) => mode === move.mode) ?? null
  if (!isCarSpin(ply) || of(events, 'SpeedOffered').length > 0 || of(events, 'StopOffered').length > 0) return null
  const mode = of(events, 'SpeedChosen')[0]?.mode ?? 'normal'
  return ways(numberOf(move)).find((way) => way.mode === mode && way.fuelAfter !== null) ?? null
}

const invariants: Rally['invariants'] = [
  [
    'I-1 fuel of players and bank is 5,000 litres at every ply',
    ({ after }) => {
      expect(after.bank + sum(after.players.map(({ fuel }) => fuel))).toBe(5000)
    },
  ],
  [
    'I-2 a finite bank never owes',
    ({ after }) => {
      if (rulingsOf(after).bank === 'finite') expect(after.bank).toBeGreaterThanOrEqual(0)
    },
  ],
  [
    'I-3 every tank holds a multiple of 20 litres, at least 0',
    ({ after }) => {
      expect(after.players.every(({ fuel }) => fuel >= 0 && fuel % 20 === 0)).toBe(true)
    },
  ],
  [
    'I-4 nobody holds more than three breakdown cards, and twelve are in play',
    ({ after }) => {
      expect(after.players.every(({ cards }) => cards >= 0 && cards <= 3)).toBe(true)
      expect(bankCardsOf(after.players)).toBeGreaterThanOrEqual(0)
    },
  ],
  [
    'I-5 coupons can be laid out whenever the bank is not in debt',
    ({ after }) => {
      const layout = couponLayout(after)
      if (after.bank < 0) {
        expect(layout).toBeNull()
        return
      }
      const holders = layout === null ? [] : [layout.bank, ...layout.players]
      expect(holders.map(({ hundreds, twenties }) => 100 * hundreds + 20 * twenties)).toEqual([
        after.bank,
        ...after.players.map(({ fuel }) => fuel),
      ])
      expect([sum(holders.map(({ hundreds }) => hundreds)), sum(holders.map(({ twenties }) => twenties))]).toEqual([
        40, 50,
      ])
      expect(holders.every(({ hundreds, twenties }) => hundreds >= 0 && twenties >= 0)).toBe(true)
    },
  ],
  [
    'I-6 cars stay on the board',
    ({ after }, game) => {
      expect(after.players.every(({ at }) => at >= 0 && at <= trackOf(game).finish)).toBe(true)
    },
  ],
  [
    'I-7 fuel goes between one player and the bank, never between players',
    (ply) => {
      const changes = fuelChanges(ply).filter((change) => change !== 0)
      expect(changes.length).toBeLessThanOrEqual(1)
      expect(ply.after.bank - ply.before.bank).toBe(0 - sum(changes))
    },
  ],
  [
    'I-9 traffic costs a car one space at most',
    ({ events }, game) => {
      const moves = of(events, 'VehicleMoved')
      for (const { at, unused, reason } of of(events, 'MoveCutShort')) {
        const from = moves.find(({ to, from: start }) => to === at && start < to)?.from ?? at
        if (reason === 'traffic') expect(aimedSpace(trackOf(game), from, at - from + unused) - at).toBe(1)
      }
    },
  ],
  [
    'I-10 full spaces may be passed',
    ({ after }, game) => {
      const track = trackOf(game)
      const { players, agreement, seat } = after
      const { at } = players[seat] as Player
      for (let aimed = at + 1; aimed <= Math.min(at + 6, track.finish); aimed++) {
        const others = players.filter((other, i) => i !== seat && other.at === aimed)
        if (others.length < 2) expect(stoppingSpace(track, players, agreement.rulings, seat, at, aimed)).toBe(aimed)
      }
    },
  ],
  [
    'I-11 a car goes back only when the road-book sends it',
    ({ before, after, events }) => {
      after.players.forEach(({ at }, seat) => {
        const isSent = of(events, 'VehicleMoved').some(
          (moved) => moved.seat === seat && moved.cause === 'roadBook' && moved.to < moved.from,
        )
        if (!isSent) expect(at).toBeGreaterThanOrEqual((before.players[seat] as Player).at)
      })
    },
  ],
  [
    'I-12 a move is no longer than the largest number and leaps over no stop',
    ({ events }, game) => {
      const track = trackOf(game)
      for (const { from, to, cause } of of(events, 'VehicleMoved')) {
        if (cause === 'roadBook') continue
        expect(to - from).toBeLessThan(track.weight.length)
        expect(to).toBeLessThanOrEqual(track.nextStop[from] as number)
      }
    },
  ],
  [
    'I-13 a car in need is parked and stays where it is',
    ({ before, after }) => {
      after.players.forEach(({ needs, parked, at }, seat) => {
        const was = before.players[seat] as Player
        if (needs.length > 0) expect(parked).toBe(true)
        if (was.needs.length > 0) expect(at).toBe(was.at)
      })
    },
  ],
  [
    'I-8, I-15, I-16, I-17, I-18, I-23 every position keeps the laws that its codec asks for',
    ({ after }, game) => {
      for (const [, law, holds] of INVARIANTS) if (!holds(trackOf(game), after)) throw new Error(law)
    },
  ],
  [
    'I-15 nobody holds both assistance cards',
    ({ after: { truck, helicopter } }) => {
      expect(truck.holder !== null && truck.holder === helicopter.holder).toBe(false)
    },
  ],
  [
    'I-19 the truck moves in the turns of its holder, by the number or as far as his car',
    ({ before, events, move }) => {
      for (const { from, to } of of(events, 'TruckMoved')) {
        const { at } = before.players[before.seat] as Player
        expect(before.truck.holder).toBe(before.seat)
        expect(Math.abs(to - from)).toBe(Math.min(numberOf(move), Math.abs(at - from)))
        expect(Math.abs(at - from) - Math.abs(at - to)).toBe(Math.abs(to - from))
      }
    },
  ],
  [
    'I-20 the truck is placed on a nearest post and the helicopter on a nearest base',
    ({ after, events }, game) => {
      const track = trackOf(game)
      const posts = track.board.spaces.flatMap(({ town }, i) => (town?.rescuePost === true ? [i] : []))
      for (const { seat, distance, service } of of(events, 'AssistanceCalled')) {
        const { at } = after.players[seat] as Player
        if (service === 'truck') expect(distance).toBe(Math.min(...posts.map((post) => Math.abs(post - at))))
      }
      const { holder, base } = after.helicopter
      if (holder === null || base === null) return
      const { at } = after.players[holder] as Player
      expect(base === 'start' ? at : track.finish - at).toBeLessThanOrEqual(track.finish / 2)
    },
  ],
  [
    'I-27 turns that pass by themselves are bounded',
    ({ events, before }, game) => {
      const most = Math.max(
        0,
        ...trackOf(game).ops.flatMap((ops) => ops.map((op) => (op.op === 'missTurn' ? op.count : 0))),
      )
      const idle = of(events, 'TurnPassed').length + of(events, 'TurnMissed').length
      const earned = sum(before.players.map(({ missTurns }) => missTurns)) + most
      expect(idle).toBeLessThanOrEqual(before.players.length * (1 + earned))
    },
  ],
  [
    'I-30 a speed is to be chosen exactly where both can be paid and differ',
    (ply, game) => {
      if (!isCarSpin(ply)) return
      const { before, move, after } = ply
      const ways = previewSpin(game as ParisDakar)(before, before.seat, numberOf(move))
      const [one, other] = ways
      const isChoice =
        one !== undefined &&
        other !== undefined &&
        one.fuelAfter !== null &&
        other.fuelAfter !== null &&
        (one.to !== other.to || one.cost !== other.cost)
      expect(after.phase._tag === 'ChoosingSpeed').toBe(isChoice)
    },
  ],
  [
    'I-31 a shortage comes exactly where nothing can be paid, and changes nothing but the need',
    (ply, game) => {
      if (!isCarSpin(ply)) return
      const { before, move, after, events } = ply
      const ways = previewSpin(game as ParisDakar)(before, before.seat, numberOf(move))
      const isShort = ways.every(({ fuelAfter }) => fuelAfter === null)
      const [first] = of(events, 'VehicleMoved')
      if (isShort) {
        const [was, is] = [before.players[before.seat] as Player, after.players[before.seat] as Player]
        expect(of(events, 'FuelShortage')[0]?.lacks.length).toBe(ways.length)
        expect([is.at, is.fuel, is.cards]).toEqual([was.at, was.fuel, was.cards])
        expect(ways.map(({ lack }) => lack)).toEqual(of(events, 'FuelShortage')[0]?.lacks)
      } else if (first === undefined) expect(of(events, 'FuelShortage')).toEqual([])
    },
  ],
  [
    'I-32 full speed costs 20 litres for each card and space',
    ({ events, before, move }) => {
      for (const { litres, spaces, cards } of of(events, 'SurchargePaid')) {
        if (rulingsOf(before).surchargeBasis === 'driven') expect(litres).toBe(20 * cards * spaces)
        else if (move._tag === 'Spin') expect(litres).toBe(20 * cards * move.number)
      }
    },
  ],
  [
    'I-33 what was previewed is what happens',
    (ply, game) => {
      const way = wayOf(ply, game as ParisDakar)
      if (way === null || of(ply.events, 'StopOffered').length > 0) return
      const { events, before, after } = ply
      const { seat } = before
      const [first] = of(events, 'VehicleMoved')
      expect(first === undefined ? before.players[seat]?.at : first.to).toBe(way.to)
      if (first !== undefined) expect(first.path).toEqual(way.path)
      const orders = (way.entry?.ops ?? []).some(({ op }) => op === 'move' || op === 'moveTo')
      if (orders) return
      const isRead = of(events, 'RoadBookSkipped').every(({ why }) => why !== 'alreadyRead')
      expect(after.players[seat]?.fuel).toBe(way.fuelAfter)
      const spent = [...of(events, 'SurchargePaid'), ...of(events, 'TownFeePaid'), ...of(events, 'FuelPaid')]
      if (isRead) expect(sum(spent.map(({ litres }) => litres))).toBe(way.cost)
    },
  ],
  [
    'I-35 a tank is exchanged for 1,000 litres by an open bank',
    ({ events, before }) => {
      for (const { received } of of(events, 'TankExchanged'))
        if (rulingsOf(before).bank === 'open') expect(received).toBe(1000)
    },
  ],
  [
    'I-36 a town costs 20 litres for each space since the one before',
    ({ events }, game) => {
      const { town } = trackOf(game)
      for (const { at, litres } of of(events, 'TownFeePaid')) {
        const last = town.lastIndexOf(1, at - 1)
        expect(litres).toBeLessThanOrEqual(20 * (at - last))
      }
    },
  ],
  [
    'I-37 help changes no tank but by its spin for fuel',
    (ply) => {
      const { before, move, events } = ply
      if (move._tag !== 'Spin' || isCarSpin(ply)) return
      const changes = fuelChanges(ply).filter((change) => change !== 0)
      if (before.phase._tag !== 'SpinningFuel') {
        expect(changes).toEqual([])
        return
      }
      const due = 100 * move.number
      if (rulingsOf(before).bank === 'open') expect(changes).toEqual([due])
      expect(sum(changes)).toBe(of(events, 'FuelDelivered')[0]?.litres)
    },
  ],
  [
    'I-40 events told to somebody who knew the position tell him the next one',
    ({ before, after, events }, game) => {
      for (const viewer of [0, 'spectator'] as const) {
        const told = events.map((event) => game.viewEvent(event, viewer))
        expect(told.reduce(foldView, game.view(before, viewer))).toEqual(game.view(after, viewer))
      }
    },
  ],
  [
    'I-42 no seat is special: a table turned by one seat plays the same',
    ({ before, after, move }, game) => {
      if (before.phase._tag === 'DrawingStarter') return
      const turned = game.advance(turnedTable(before), move)
      expect(turned).toEqual(E.right(turnedTable(after)))
    },
  ],
  [
    'I-43 twenty litres more take no way from anybody',
    (ply, game) => {
      if (!isCarSpin(ply)) return
      const { before, move } = ply
      const { seat } = before
      const richer: State = {
        ...before,
        bank: before.bank - 20,
        players: before.players.map((player, i) => (i === seat ? { ...player, fuel: player.fuel + 20 } : player)),
      }
      if (richer.bank < 0 && rulingsOf(before).bank === 'finite') return
      const [poor, rich] = [before, richer].map((state) => previewSpin(game as ParisDakar)(state, seat, numberOf(move)))
      poor?.forEach(({ fuelAfter }, i) => {
        if (fuelAfter !== null) expect(rich?.[i]?.fuelAfter).not.toBeNull()
      })
    },
  ],
  [
    'I-45 a ruling whose case does not occur makes no difference',
    (ply, game) => {
      const { before, after, move } = ply
      for (const [ruling, other, occurs] of OTHER_RULINGS) {
        if (occurs(ply) || rulingsOf(before)[ruling] !== DEFAULT_RULINGS[ruling]) continue
        const agreement = { ...before.agreement, rulings: { ...rulingsOf(before), [ruling]: other } }
        expect(game.advance({ ...before, agreement }, move)).toEqual(E.right({ ...after, agreement }))
      }
    },
  ],
]

const hasCards = ({ before }: OnePly): boolean => before.players.some(({ cards }) => cards > 0)
const isHelped = ({ before, after }: OnePly): boolean =>
  [before, after].some(({ truck, helicopter }) => truck.holder !== null || helicopter.holder !== null)
const isOrdered = ({ events }: OnePly): boolean => of(events, 'VehicleMoved').some(({ cause }) => cause === 'roadBook')

/** Each ruling with another value and the cases in which that may make a difference. */
const OTHER_RULINGS: ReadonlyArray<readonly [keyof Rulings, Rulings[keyof Rulings], (ply: OnePly) => boolean]> = [
  ['bank', 'finite', ({ before, after }) => before.bank < 2000 || after.bank < 0],
  [
    'parkedVehicles',
    'occupy',
    ({ before, after }) => [before, after].some(({ players }) => players.some(({ parked }) => parked)),
  ],
  ['sharedAssistance', 'off', isHelped],
  ['sharedAssistance', 'onArrival', isHelped],
  ['surchargeBasis', 'shown', hasCards],
  [
    'controlPoints',
    'declared',
    ({ events, before }) => before.phase._tag === 'ChoosingStop' || of(events, 'MoveCutShort').length > 0,
  ],
  ['fuelCallRepairs', true, ({ before }) => before.phase._tag === 'SpinningFuel'],
  ['orderedMoves', 'firstOnly', (ply) => isOrdered(ply) || of(ply.events, 'FuelShortage').length > 0],
  ['backwardFees', 'paid', isOrdered],
  ['minReducedMove', 1, hasCards],
  ['assistanceQueue', 'ownTurn', isHelped],
  ['finish', 'fullRanking', ({ events }) => of(events, 'VehicleArrived').length > 0],
]

const next =
  (seats: number) =>
  (seat: number): number =>
    (seat + 1) % seats

/** The same position with everybody one seat further on. */
const turnedTable = (state: State): State => {
  const turned = next(state.players.length)
  const seats = (list: ReadonlyArray<number>): ReadonlyArray<number> => list.map(turned)
  const { truck, helicopter, phase } = state
  const holder = (seat: number | null): number | null => (seat === null ? null : turned(seat))
  return {
    ...state,
    seat: turned(state.seat),
    players: [...state.players.slice(-1), ...state.players.slice(0, -1)],
    truck: { ...truck, holder: holder(truck.holder), queue: seats(truck.queue), declined: seats(truck.declined) },
    helicopter: {
      ...helicopter,
      holder: holder(helicopter.holder),
      queue: seats(helicopter.queue),
      declined: seats(helicopter.declined),
      accepted: seats(helicopter.accepted),
    },
    arrived: seats(state.arrived),
    phase: turnedPhase(phase, turned),
  }
}

const turnedPhase = (phase: Phase, turned: (seat: number) => number): Phase => {
  switch (phase._tag) {
    case 'AnsweringOffer':
      return { ...phase, seat: turned(phase.seat) }
    case 'SpinningFuel':
    case 'AnsweringOnArrival':
      return { ...phase, seat: turned(phase.seat), served: phase.served.map(turned) }
    case 'DrawingStarter':
    case 'Spinning':
    case 'ChoosingSpeed':
    case 'ChoosingStop':
    case 'ChoosingBase':
    case 'RallyOver':
      return phase
  }
}

const told = (plies: ReadonlyArray<OnePly>): ReadonlyArray<Event> => plies.flatMap(({ events }) => events)

const queueAfter = (queue: ReadonlyArray<number>, event: Event, service: Service): ReadonlyArray<number> => {
  if (event._tag === 'AssistanceQueued' && event.service === service) return [...queue, event.seat]
  const isOut =
    (event._tag === 'AssistanceCalled' && event.service === service) ||
    (event._tag === 'NeedMet' && (event.need === 'doctor') === (service === 'helicopter'))
  return isOut ? queue.filter((seat) => seat !== event.seat) : queue
}

const wholeGame: Rally['wholeGame'] = [
  [
    'I-14 a parked car without a need was released on a full space and has not moved since',
    (plies) => {
      const onVerge = new Set<number>()
      for (const { after, events } of plies) {
        for (const event of events) {
          if (event._tag === 'VehicleReadyOnVerge') onVerge.add(event.seat)
          if (event._tag === 'VehicleMoved' || event._tag === 'VehicleParked') onVerge.delete(event.seat)
          if (event._tag === 'NeedRaised') onVerge.delete(event.seat)
        }
        if (isServing(after)) continue
        const parked = after.players.flatMap(({ parked: is, needs }, seat) => (is && needs.length === 0 ? [seat] : []))
        expect(parked).toEqual([...onVerge].sort())
      }
    },
  ],
  [
    'I-21 help arrives with the first spin that completes its distance',
    (plies) => {
      const left: Record<Service, number> = { truck: 0, helicopter: 0 }
      for (const event of told(plies)) {
        if (event._tag === 'AssistanceCalled') left[event.service] = Math.max(1, event.distance ?? 1)
        if (event._tag === 'HelicopterPlaced') left.helicopter = event.required
        if (event._tag === 'Spun' && (event.purpose === 'truck' || event.purpose === 'helicopter')) {
          expect(left[event.purpose]).toBeGreaterThan(0)
          left[event.purpose] -= event.number
        }
        if (event._tag === 'TruckArrived') expect(left.truck).toBeLessThanOrEqual(0)
        if (event._tag === 'HelicopterArrived') expect(left.helicopter).toBeLessThanOrEqual(0)
        if (event._tag === 'TurnEnded' && left.truck <= 0) left.truck = 0
      }
    },
  ],
  [
    'I-22 whoever waits longer is helped first, sharing apart',
    (plies) => {
      const isFifo = plies[0] !== undefined && rulingsOf(plies[0].before).assistanceQueue === 'fifo'
      let queues: Record<Service, ReadonlyArray<number>> = { truck: [], helicopter: [] }
      for (const event of told(plies)) {
        if (event._tag === 'AssistanceCalled' && event.from === 'queue' && isFifo)
          expect(queues[event.service][0]).toBe(event.seat)
        queues = {
          truck: queueAfter(queues.truck, event, 'truck'),
          helicopter: queueAfter(queues.helicopter, event, 'helicopter'),
        }
      }
    },
  ],
  [
    'I-24 every seat that is still driving has one turn in each round',
    (plies) => {
      const turns = of(told(plies), 'TurnStarted')
      const seats = plies[0]?.before.players.length ?? 1
      const isRanking = plies[0] !== undefined && rulingsOf(plies[0].before).finish === 'fullRanking'
      turns.slice(1).forEach(({ seat, turn }, i) => {
        const last = turns[i]
        expect(turn).toBe((last?.turn ?? 0) + 1)
        if (!isRanking) expect(seat).toBe(((last?.seat ?? 0) + 1) % seats)
      })
    },
  ],
  [
    'I-28 no space is read twice in a turn',
    (plies) => {
      let read: ReadonlyArray<number> = []
      for (const event of told(plies)) {
        if (event._tag === 'TurnStarted') read = []
        if (event._tag !== 'RoadBookRead') continue
        expect(read).not.toContain(event.at)
        read = [...read, event.at]
      }
    },
  ],
]

const subjectOn = (game: ParisDakar): Rally => ({
  game,
  arbitraries: parisDakarArbitraries(game),
  invariants,
  wholeGame,
})

const onTb1 = gameOn(TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER, 'tb-1')

declareLaws('Paris-Dakar on the reference board', subjectOn(parisDakar), 8)
declareLaws('Paris-Dakar on the test board TB-1', subjectOn(onTb1), 8)

const anyGame = anyParisDakarBoard.map(({ board, roadBook, spinner }) => gameOn(board, roadBook, spinner, 'any'))

test('I-44 on any valid board every rally ends and keeps every law', () => {
  fc.assert(
    fc.property(anyGame, anyParisDakarOptions, fc.nat(), (game, options, seed) => {
      const plies = walk(game, options, seed, 20_000)
      for (const [, holds] of invariants) plies.forEach((ply) => holds(ply, game))
      for (const [, holds] of wholeGame) holds(plies, game)
    }),
    { numRuns: 60 },
  )
})

test('I-25, I-26, I-29 on any valid board exactly the offered moves are accepted', () => {
  fc.assert(
    fc.property(anyGame, anyParisDakarOptions, fc.nat(), (game, options, seed) => {
      for (const { before } of walk(game, options, seed, 20_000)) {
        const offered = [...game.legal(before), ...game.outcomes(before).map(({ move }) => move)]
        const accepted = PARIS_DAKAR_MOVES.filter((move) => E.isRight(game.advance(before, move)))
        expect(accepted).toEqual(expect.arrayContaining(offered))
        expect(accepted.length).toBe(offered.length)
      }
    }),
    { numRuns: 20 },
  )
})

test('I-39 positions and files of any valid board come back from their codecs as they were', () => {
  fc.assert(
    fc.property(anyGame, anyParisDakarOptions, fc.nat(), (game, options, seed) => {
      const { board, roadBook, spinner } = game.track
      expect(decode(boardCodec)(JSON.parse(JSON.stringify(board)))).toEqual(E.right(board))
      expect(decode(roadBookCodec)(JSON.parse(JSON.stringify(roadBook)))).toEqual(E.right(roadBook))
      expect(decode(spinnerCodec)(JSON.parse(JSON.stringify(spinner)))).toEqual(E.right(spinner))
      const { state } = parisDakarCodecs(game)
      for (const { after } of walk(game, options, seed, 20_000))
        expect(decode(state)(JSON.parse(JSON.stringify(after)))).toEqual(E.right(after))
    }),
    { numRuns: 20 },
  )
})

test('I-34 the fees of both boards add up to the fuel of the whole road', () => {
  for (const { board, roadBook } of [
    { board: BOARD, roadBook: ROAD_BOOK },
    { board: TEST_BOARD, roadBook: TEST_ROAD_BOOK },
  ])
    expect(sum(roadBook.entries.map(({ fee }) => fee ?? 0))).toBe(20 * (board.spaces.length - 1))
  expect(SPINNER.faces.every(({ weight }) => weight > 0)).toBe(true)
})

test('every ruling is tried at each of its values', () => {
  const tried = fc.sample(anyParisDakarRulings, 2000)
  for (const ruling of Object.keys(DEFAULT_RULINGS) as ReadonlyArray<keyof Rulings>) {
    const values = new Set(tried.map((rulings) => rulings[ruling]).filter((value) => value !== undefined))
    if (ruling !== 'solo') expect(values.size).toBeGreaterThan(1)
  }
})
