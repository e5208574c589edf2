/**
 * What holds in every position that the rules lead to, beyond the shape of its record. A state from outside must keep all of it.
 */
import type { Seat } from '../core/game.js'
import type { Track } from './board.js'
import { BOX_FUEL, CARDS_TO_STOP, FUEL_UNIT, MAX_PER_SPACE } from './data/numbers.js'
import type { Need, Player, Service, State } from './model.js'
import { isPayable, isSame, passesControl, routeAt } from './route.js'
import { isDecided } from './rules/arrival.js'
import { nearerBase, unitsTo } from './rules/medical-assistance.js'
import { agree } from './rules/preparation.js'
import { openOffer, serviceFor } from './rules/sharing.js'
import { opening } from './rules/turn.js'

/** A law of positions: the part that it is about, what is expected there, in words, and whether it holds. */
export type Invariant = readonly [at: keyof State, expected: string, holds: (track: Track, state: State) => boolean]

const areDistinct = (list: ReadonlyArray<unknown>): boolean => new Set(list).size === list.length

/** Those whom the truck at work has served, and who wait until it is done. */
const servedBy = ({ phase }: State): ReadonlyArray<Seat> =>
  phase._tag === 'SpinningFuel' || phase._tag === 'AnsweringOnArrival' ? phase.served : []

/** @rule PD-0.6, PD-4.3, PD-5.1 */
const keepsAgreement = (_: Track, { agreement, players }: State): boolean =>
  agree(agreement)._tag === 'Right' && players.length === agreement.seats

/** @rule PD-0.9-10, PD-2.2 */
const conservesFuel = (_: Track, { players, bank, agreement }: State): boolean =>
  players.reduce((sum, { fuel }) => sum + fuel, bank) === BOX_FUEL &&
  players.every(({ fuel }) => fuel % FUEL_UNIT === 0) &&
  (bank >= 0 || agreement.rulings.bank === 'open')

/** @rule PD-10.10-11, PD-10.15d, PD-12.1, PD-13.4 */
const parksInNeed = (_: Track, state: State): boolean =>
  state.players.every(
    ({ needs, parked, cards }, seat) =>
      areDistinct(needs) &&
      (needs.length === 0 || parked) &&
      !(needs.includes('mechanic') && needs.includes('fuel')) &&
      (needs.includes('mechanic') && servedBy(state).includes(seat)
        ? cards === 0
        : needs.includes('mechanic') === (cards === CARDS_TO_STOP)),
  )

const fillsSpace = (state: State, player: Player): boolean =>
  !player.parked || state.agreement.rulings.parkedVehicles === 'occupy'

/** @rule PD-7.1, PD-4.4 */
const keepsTraffic = (track: Track, state: State): boolean =>
  state.players.every(
    ({ at }) =>
      at === 0 ||
      at >= track.finish ||
      state.players.filter((other) => other.at === at && fillsSpace(state, other)).length <= MAX_PER_SPACE,
  )

/** @rule PD-15.1, PD-15.2d */
const countsArrivals = (track: Track, state: State): boolean =>
  areDistinct(state.arrived) &&
  state.players.every((player, seat) => (player.at === track.finish) === state.arrived.includes(seat)) &&
  state.arrived.every((seat) => seat < state.players.length && state.players[seat]?.needs.length === 0) &&
  (state.arrived.length > 0 && isDecided(state, state.arrived)) === (state.phase._tag === 'RallyOver')

const firstService = (need: Need | undefined): Service | null => (need === undefined ? null : serviceFor(need))

const places = (state: State, service: Service, seat: Seat): number => {
  const { holder, queue } = service === 'truck' ? state.truck : state.helicopter
  return (holder === seat ? 1 : 0) + queue.filter((waiting) => waiting === seat).length
}

/** Who is in need holds the card for his first need or waits for it, once; nobody else does. @rule PD-12.12-15, PD-0.4-5 */
const servesInOrder = (_: Track, state: State): boolean =>
  state.players.every(({ needs: [need] }, seat) =>
    (['truck', 'helicopter'] as const).every(
      (service) => places(state, service, seat) === (firstService(need) === service ? 1 : 0),
    ),
  ) &&
  [state.truck, state.helicopter].every(
    ({ holder, queue }) =>
      (holder === null || holder < state.players.length) &&
      queue.every((seat) => seat < state.players.length) &&
      (holder !== null || queue.length === 0 || state.agreement.rulings.assistanceQueue === 'ownTurn'),
  )

const isOnSpaceOf = (state: State, holder: Seat | null, seats: ReadonlyArray<Seat>): boolean =>
  holder === null
    ? seats.length === 0
    : areDistinct(seats) &&
      seats.every((seat) => seat !== holder && state.players[seat]?.at === state.players[holder]?.at)

/** Answers are remembered only of those who stand with the caller. @rule PD-12.16, PD-12.19 */
const remembersAnswers = (_: Track, state: State): boolean => {
  const { truck, helicopter } = state
  const { declined, accepted, holder } = helicopter
  return (
    isOnSpaceOf(state, truck.holder, truck.declined) &&
    isOnSpaceOf(state, holder, [...declined, ...accepted]) &&
    [...declined, ...accepted].every((seat) => state.players[seat]?.needs.includes('doctor') === true) &&
    (state.agreement.rulings.sharedAssistance === 'atOnce' ||
      truck.declined.length + declined.length + accepted.length === 0)
  )
}

/** @rule PD-3.5, PD-11.2, PD-11.9 */
const parksTruck = (track: Track, { truck: { at, holder } }: State): boolean =>
  holder !== null ? at <= track.finish : track.post[at] === at

/** @rule PD-3.4, PD-12.3-5, PD-12.9 */
const basesHelicopter = (track: Track, { helicopter, players }: State): boolean => {
  const { base, flown, required, holder } = helicopter
  if (holder === null) return base !== null && flown === 0 && required === 0
  const caller = players[holder]
  if (caller === undefined) return false
  const { at } = caller
  const nearer = nearerBase(track, at)
  if (base === null) return nearer === null && flown === 0 && required === 0
  return (nearer === null || nearer === base) && required === unitsTo(track, base, at) && flown < required
}

/** @rule PD-6.4 */
const readsOnce = (track: Track, { read, phase }: State): boolean => {
  const isExtra = phase._tag === 'Spinning' && phase.purpose === 'extra'
  const mayGoOn = isExtra || phase._tag === 'ChoosingSpeed' || phase._tag === 'ChoosingStop'
  return areDistinct(read) && read.every((space) => space < track.finish) && (read.length > 0 ? mayGoOn : !isExtra)
}

const hasNoQuestion = (state: State): boolean =>
  !(state.helicopter.holder !== null && state.helicopter.base === null) &&
  openOffer(state, 'truck') === null &&
  openOffer(state, 'helicopter') === null

/** The truck works in its caller's turn, and serves him first. @rule PD-11.4, PD-13.6 */
const isAtWork = (state: State, seat: Seat, served: ReadonlyArray<Seat>): boolean => {
  const { holder, at } = state.truck
  return (
    holder === state.seat &&
    served[0] === (served.length === 0 && seat === holder ? undefined : holder) &&
    areDistinct(served) &&
    [holder, seat, ...served].every((one) => state.players[one]?.at === at) &&
    served.every((one) => firstTruckNeed(state, one) !== null)
  )
}

const firstTruckNeed = (state: State, seat: Seat): Need | null =>
  state.players[seat]?.needs.find((need) => need !== 'doctor') ?? null

/** Who spins again in his turn may have been told already to miss the next one. @rule PD-6.1, PD-6.5-6 */
const isFreeToDrive = (state: State, player: Player): boolean =>
  state.read.length > 0 ? player.needs.length === 0 : opening(state, state.seat, player) === 'move'

const isShown = (track: Track, number: number): boolean => track.faces.some(({ value }) => value === number)

/** @rule PD-10.7, PD-9.4, PD-0.2 */
const mayChooseSpeed = (track: Track, state: State, player: Player, number: number): boolean => {
  const reduced = routeAt(track, state, state.seat, 'reduced', number)
  const full = routeAt(track, state, state.seat, 'full', number)
  return (
    isShown(track, number) &&
    player.cards > 0 &&
    isFreeToDrive(state, player) &&
    isPayable(reduced) &&
    isPayable(full) &&
    !isSame(reduced, full)
  )
}

/** Each phase has what it needs. @rule PD-5.1, PD-6.1, PD-9.4, PD-10.7, PD-12.16, PD-13.6 */
const fitsPhase = (track: Track, state: State): boolean => {
  const { phase, seat, players, agreement, truck, helicopter } = state
  const player = players[seat]
  if ([truck, helicopter].some(({ holder }) => holder !== null && holder >= players.length)) return false
  if (player === undefined || (phase._tag === 'DrawingStarter') !== (state.turn === 0)) return false
  if (phase._tag !== 'RallyOver' && state.arrived.includes(seat)) return false
  switch (phase._tag) {
    case 'DrawingStarter':
      return agreement.starter === 'random' && players.every(({ at, fuel }) => at === 0 && fuel === 1000)
    case 'Spinning':
      return phase.purpose === 'extra'
        ? isFreeToDrive(state, player) && !player.parked
        : opening(state, seat, player) === phase.purpose && hasNoQuestion(state)
    case 'SpinningFuel':
      return (
        isAtWork(state, phase.seat, phase.served) &&
        !phase.served.includes(phase.seat) &&
        firstTruckNeed(state, phase.seat) === 'fuel'
      )
    case 'ChoosingSpeed':
      return mayChooseSpeed(track, state, player, phase.number)
    case 'ChoosingStop': {
      const route = routeAt(track, state, seat, phase.mode, phase.number)
      const isMode = (phase.mode === 'normal') === (player.cards === 0)
      const isAsked = agreement.rulings.controlPoints === 'declared' && passesControl(track, route)
      return isShown(track, phase.number) && isMode && isAsked && isPayable(route) && isFreeToDrive(state, player)
    }
    case 'AnsweringOffer':
      return openOffer(state, phase.service) === phase.seat
    case 'AnsweringOnArrival':
      return (
        agreement.rulings.sharedAssistance === 'onArrival' &&
        isAtWork(state, phase.seat, phase.served) &&
        phase.seat !== seat &&
        players.some(({ cards }, other) => other === phase.seat && cards > 0)
      )
    case 'ChoosingBase':
      return state.helicopter.holder !== null && state.helicopter.base === null
    case 'RallyOver':
      return true
  }
}

/** All laws of a position. */
export const INVARIANTS: ReadonlyArray<Invariant> = [
  ['agreement', 'options that the rules accept, and a player for each seat', keepsAgreement],
  ['players', '5000 l in all, in steps of 20, and no debt of a finite bank', conservesFuel],
  ['players', 'cars in need beside the track, with three cards for a mechanic', parksInNeed],
  ['players', 'two vehicles a space', keepsTraffic],
  ['arrived', 'the cars in Dakar as arrived, and the end of the rally with them', countsArrivals],
  ['players', 'each player in need with the card of his help or waiting for it', servesInOrder],
  ['players', 'answers of players on the space of a caller', remembersAnswers],
  ['truck', 'an idle truck at a rescue post', parksTruck],
  ['helicopter', 'a helicopter from the nearer base with its units', basesHelicopter],
  ['read', 'spaces read once, and only during a turn', readsOnce],
  ['phase', 'a phase that fits the position', fitsPhase],
]
