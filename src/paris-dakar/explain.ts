/**
 * Previews for those who choose and for those who show the choice: what a number would mean, what a seat is waiting for, how much
 * fuel the road will cost. All but `explain` take a view as well as a state.
 */
import type { either as E } from 'fp-ts'
import { right } from '../core/either.js'
import type { Seat } from '../core/game.js'
import type { Colour, Op } from './board.js'
import type { Charge, Cut, Lack } from './event.js'
import type { ParisDakar } from './game.js'
import type { Decision, Mode, Service, State } from './model.js'
import type { Refusal } from './refusal.js'
import { chargesOf, cutOf, isPayable, lackOf, type Route, routeOf } from './route.js'
import { spacesAt } from './rules/breakdown-cards.js'
import { distanceOf } from './rules/mechanical-assistance.js'
import { entryAt } from './rules/road-book.js'
import { serviceFor } from './rules/sharing.js'
import { townFees } from './rules/stage-towns.js'
import { NOWHERE, playerAt } from './state.js'

/** One way of using a number, before it is used; amounts in litres. */
export interface SpinOption {
  readonly mode: Mode
  readonly to: number
  /** Spaces from the first one entered to the last. */
  readonly path: ReadonlyArray<number>
  /** What ends the move early; `null` for nothing. */
  readonly cut: Cut | null
  /** In the order of payment. */
  readonly charges: ReadonlyArray<Charge>
  /** All charges together. */
  readonly cost: number
  /** After all charges, the halfway exchange and the gains of the landing space; `null` when the charges cannot be paid. */
  readonly fuelAfter: number | null
  /** The first charge that cannot be paid; `null` when all can. */
  readonly lack: Lack | null
  /** What the road-book says of the landing space; `null` where the car does not move. */
  readonly entry: { readonly colour: Colour; readonly ops: ReadonlyArray<Op> } | null
  /** Another way leads to the same space for less. */
  readonly isDominated: boolean
}

const modesOf = (cards: number): ReadonlyArray<Mode> => (cards === 0 ? ['normal'] : ['reduced', 'full'])

const optionOf = (
  { track }: ParisDakar,
  route: Route,
  mode: Mode,
  fuel: number,
  routes: ReadonlyArray<Route>,
): SpinOption => {
  const { from, to, cost } = route
  return {
    mode,
    to,
    path: Array.from({ length: to - from }, (_, i) => from + i + 1),
    cut: cutOf(track, route),
    charges: chargesOf(track, route),
    cost,
    fuelAfter: isPayable(route) ? route.fuelAfter : null,
    lack: lackOf(track, route, mode, fuel),
    entry: to === from ? null : entryAt(track, to),
    isDominated: routes.some((other) => other.to === to && other.cost < cost && isPayable(other)),
  }
}

/**
 * What a number would mean for a seat's car: one way without breakdown cards, two with one or two, none for a car in need.
 *
 * The number may be supposed; whose turn it is does not matter.
 *
 * @rule PD-10.3-9, PD-13.1-2, PD-Q.40
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { parisDakar, previewSpin } from 'parc-ferme/paris-dakar'
 *
 * const rally = parisDakar.setup({ seats: 2, starter: 0 })
 * const ways = E.isRight(rally) ? previewSpin(parisDakar)(rally.right.state, 0, 2) : []
 * assert.deepStrictEqual(ways.map(({ to, cost, fuelAfter }) => [to, cost, fuelAfter]), [[2, 40, 960]])
 */
export const previewSpin =
  (game: ParisDakar) =>
  (position: State, seat: Seat, number: number): ReadonlyArray<SpinOption> => {
    const player = position.players[seat]
    if (player === undefined || player.needs.length > 0 || position.arrived.includes(seat)) return []
    const read = seat === position.seat ? position.read : NOWHERE
    const { rulings } = position.agreement
    const modes = modesOf(player.cards)
    const ways = modes.map((mode) => {
      const spaces = spacesAt(mode, number, player.cards, rulings)
      return { mode, route: routeOf(game.track, position, seat, player, mode, spaces, number, read) }
    })
    const routes = ways.map(({ route }) => route)
    return ways.map(({ mode, route }) => optionOf(game, route, mode, player.fuel, routes))
  }

/** What a decision would change for the seat that decides, before chance or anybody else has a say. */
export interface Explanation {
  /** The way that is driven; `null` for a decision that drives nowhere. */
  readonly option: SpinOption | null
  /** Litres gained, or lost if negative. */
  readonly fuel: number
  /** Breakdown cards gained, or given back if negative. */
  readonly cards: number
  /** Own turns to be missed that are added. */
  readonly missTurns: number
  /** Whether the car needs help afterwards. */
  readonly inNeed: boolean
  /** Whether the turn is over with it. */
  readonly endsTurn: boolean
}

/**
 * What a decision would cost, or why it is refused.
 *
 * @rule PD-9.1-5, PD-10.3-9, PD-12.3, PD-12.16-19
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { explain, parisDakar } from 'parc-ferme/paris-dakar'
 *
 * const rally = parisDakar.setup({ seats: 2, starter: 0 })
 * const told = E.isRight(rally) ? explain(parisDakar)(rally.right.state, { _tag: 'Stop' }) : rally
 * assert.deepStrictEqual(E.isLeft(told) && told.left._tag, 'ChancePending')
 */
export const explain =
  (game: ParisDakar) =>
  (state: State, move: Decision): E.Either<Refusal, Explanation> => {
    const step = game.advance(state, move)
    if (step._tag === 'Left') return step
    const turn = game.turn(state)
    const seat = turn._tag === 'Choose' ? turn.seat : state.seat
    const before = playerAt(state.players, seat)
    const after = playerAt(step.right.players, seat)
    const ways = state.phase._tag === 'ChoosingSpeed' ? previewSpin(game)(state, seat, state.phase.number) : []
    return right({
      option: ways.find(({ mode }) => move._tag === 'ChooseSpeed' && mode === move.mode) ?? null,
      fuel: after.fuel - before.fuel,
      cards: after.cards - before.cards,
      missTurns: after.missTurns - before.missTurns,
      inNeed: after.needs.length > 0,
      endsTurn: step.right.turn > state.turn,
    })
  }

/** What a seat is doing; `missTurns` own turns are to be missed first. */
export type Status =
  | { readonly _tag: 'Racing'; readonly missTurns: number }
  | { readonly _tag: 'ReadyOnVerge'; readonly missTurns: number }
  /** `place` in the queue counts from 1. */
  | {
      readonly _tag: 'Waiting'
      readonly missTurns: number
      readonly service: Service
      readonly place: number
      readonly holder: Seat | null
    }
  /** `left`: spaces, or units of the helicopter, still to come; `null` while its base is to be chosen. */
  | { readonly _tag: 'Called'; readonly missTurns: number; readonly service: Service; readonly left: number | null }
  | { readonly _tag: 'Arrived'; readonly missTurns: number; readonly place: number }

/**
 * What a seat is doing: racing, waiting for help, or in Dakar.
 *
 * @rule PD-11.10, PD-12.14-15, PD-15.1
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { parisDakar, statusOf } from 'parc-ferme/paris-dakar'
 *
 * const rally = parisDakar.setup({ seats: 2, starter: 0 })
 * const status = E.isRight(rally) ? statusOf(rally.right.state, 1) : null
 * assert.deepStrictEqual(status, { _tag: 'Racing', missTurns: 0 })
 */
export const statusOf = (position: State, seat: Seat): Status => {
  const { players, truck, helicopter, arrived } = position
  const { at, needs, parked, missTurns } = playerAt(players, seat)
  if (arrived.includes(seat)) return { _tag: 'Arrived', missTurns, place: arrived.indexOf(seat) + 1 }
  const [need] = needs
  if (need === undefined) return { _tag: parked ? 'ReadyOnVerge' : 'Racing', missTurns }
  if (truck.holder === seat) return { _tag: 'Called', missTurns, service: 'truck', left: distanceOf(truck.at, at) }
  if (helicopter.holder === seat) {
    const left = helicopter.base === null ? null : helicopter.required - helicopter.flown
    return { _tag: 'Called', missTurns, service: 'helicopter', left }
  }
  const service = serviceFor(need)
  const { queue, holder } = service === 'truck' ? truck : helicopter
  return { _tag: 'Waiting', missTurns, service, place: queue.indexOf(seat) + 1, holder }
}

/** Town fees on the road ahead, in litres. */
export interface FuelNeeds {
  /** The next town and its fee; `null` in Dakar. */
  readonly nextTown: { readonly space: number; readonly litres: number } | null
  /** To halfway, its own fee included; `null` from there on. */
  readonly toHalfway: number | null
  /** To Dakar, its own fee included. */
  readonly toFinish: number
}

/**
 * What the towns ahead of a seat will cost, without demands of the road-book and without breakdown cards.
 *
 * @rule PD-8.5, PD-9.6, PD-14.2
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { fuelNeeds, parisDakar } from 'parc-ferme/paris-dakar'
 *
 * const rally = parisDakar.setup({ seats: 2, starter: 0 })
 * assert.deepStrictEqual(E.isRight(rally) ? fuelNeeds(parisDakar)(rally.right.state, 0) : null, {
 *   nextTown: { space: 8, litres: 160 },
 *   toHalfway: 1000,
 *   toFinish: 2000,
 * })
 */
export const fuelNeeds =
  ({ track }: ParisDakar) =>
  (position: State, seat: Seat): FuelNeeds => {
    const { at } = playerAt(position.players, seat)
    const space = track.town.indexOf(1, at + 1)
    return {
      nextTown: space < 0 ? null : { space, litres: townFees(track, at, space) },
      toHalfway: at < track.halfway ? townFees(track, at, track.halfway) : null,
      toFinish: townFees(track, at, track.finish),
    }
  }
