/** What every position obeys of slipstreams and solitaire. */
import { isOnRoad, isRacing } from './car.js'
import type { Car, Declaring, HeldThrow, Lane, State, TakingTowChance, TowCorner } from './model.js'
import { isDiagonal, wayOf } from './reach.js'
import { otherLane, spaceOf, type Board } from './road.js'
import { isDirectlyBehind, maySlipBehind } from './rules/slipstreaming.js'

const areDistinct = (items: ReadonlyArray<number | string>): boolean => new Set(items).size === items.length

/** Whether one driver plays alone just in solitaire, and no teams. @rule LM-Solo.1 */
export const driversFit = ({ agreement: { solitaire, seats, teamPlay }, cars }: State): boolean =>
  solitaire === (seats === 1) && !(solitaire && teamPlay) && cars.length > 1

/** Whether a car that is asked may follow the other, and has not moved. @rule LM-Slip.1, LM-Slip.4 */
export const offerFits = (state: State, board: Board): boolean => {
  const { phase, agreement, cars, order, slot, notes } = state
  if (phase._tag !== 'Declaring') return true
  const [car, leader] = [cars[phase.car], cars[phase.leader]]
  if (car === undefined || leader === undefined || phase.car === phase.leader || !agreement.slipstreaming) return false
  const isLater = order.indexOf(phase.car) > slot
  const isInTime = isLater && state.turn > 1 && isAsked(state, phase)
  return maySlipBehind(board, car, leader) && isInTime && !notes.followers.includes(phase.car)
}

// All are asked before the first car moves, or those behind the car that is about to move and behind its followers.
const isAsked = ({ agreement, cars, order, slot, notes }: State, { car, leader }: Declaring): boolean => {
  if (agreement.rulings.slipDeclare === 'turnStart') return slot === 0 && order.indexOf(leader) < order.indexOf(car)
  const first = order[slot]
  const isMoving = first !== undefined && cars[first]?.wait === 0 && isRacing(cars[first])
  return isMoving && (leader === first || notes.followers.includes(leader))
}

const keyOf = ({ car, passage, says }: HeldThrow): string => `${car} ${passage} ${says === 'cleared' ? says : 'die'}`

// A car follows another right ahead of it, perhaps by a lap less, that has not moved.
const follows = ({ agreement, cars, order, slot, notes }: State, board: Board, index: number): boolean => {
  const car = cars[index]
  const place = order.indexOf(index)
  if (car?.status !== 'racing') return false
  const isBehind = (ahead: number): boolean => {
    const leader = cars[ahead]
    return leader !== undefined && isDirectlyBehind(board, car, leader)
  }
  const isEarly = agreement.rulings.slipDeclare === 'turnStart'
  return (
    place > slot &&
    (isEarly ? order.slice(slot, place) : [...order.slice(slot, slot + 1), ...notes.followers]).some(isBehind)
  )
}

/** Whether what is kept in mind is of cars that race, once each, and of rules that are agreed. @rule LM-Slip.1, LM-Solo.3 */
export const notesFit = (state: State, board: Board): boolean => {
  const { notes, cars, phase, agreement } = state
  const { followers, led, held } = notes
  return (
    areDistinct(followers) &&
    followers.every((index) => follows(state, board, index)) &&
    (led.length === 0 || (followers.length > 0 && phase._tag === 'TakingChance')) &&
    areDistinct(held.map(keyOf)) &&
    held.every(
      ({ car, says }) => car < cars.length && (says === 'cleared' ? agreement.slipstreaming : agreement.solitaire),
    ) &&
    (followers.length === 0 || agreement.slipstreaming)
  )
}

/** Whether the die of solitaire is asked about a corner that the passage belongs to. @rule LM-Solo.3 */
export const questionFits = ({ phase, agreement }: State, board: Board): boolean =>
  phase._tag !== 'AskingDie' || (agreement.solitaire && phase.passage % board.corners.length === phase.corner)

const isDone = ({ dice, thrown }: TowCorner): boolean => thrown.length === dice

// The corners before the one in hand are thrown for, those after it are not, and nothing has ended the tow.
const diceFit = ({ corners, corner }: TakingTowChance): boolean => {
  const at = corners.findIndex((one) => !isDone(one))
  return (
    corners[at]?.corner === corner &&
    corners.every(({ thrown, dice }, index) => (index > at ? thrown.length === 0 : thrown.length <= dice)) &&
    corners.every(({ thrown }, index) => !thrown.includes('smash') && (index === at || !thrown.includes('spin')))
  )
}

// Where a way leads, or `null` if a car is in it.
const endOf = ({ cars }: State, board: Board, car: Car, route: string): Pick<Car, 'lane' | 'x'> | null => {
  const others = cars.filter((other) => other !== car && isOnRoad(other))
  const taken = new Set(others.flatMap(({ lane, x }) => [spaceOf(board, lane, x), spaceOf(board, lane, x - 1)]))
  const way = wayOf(route)
  let lane: Lane = car.lane
  for (let step = 1; step <= route.length; step++) {
    if (isDiagonal(way, step)) lane = otherLane(lane)
    if (taken.has(spaceOf(board, lane, car.x + step))) return null
  }
  return { lane, x: car.x + route.length }
}

/** Whether a tow in which the die must fall leads along a free way to the place behind its leader. @rule LM-Slip.2, LM-Slip.5-8 */
export const towFits = (state: State, board: Board): boolean => {
  const { phase, cars, agreement } = state
  if (phase._tag !== 'TakingTowChance') return true
  const [car, leader] = [cars[phase.car], cars[phase.leader]]
  if (car === undefined || leader === undefined || car === leader || !agreement.slipstreaming) return false
  const end = car.status === 'racing' && car.gear > 0 ? endOf(state, board, car, phase.route) : null
  const isThere = end !== null && isDirectlyBehind(board, { ...car, ...end }, leader)
  return isThere && isOnRoad(leader) && leader.stoppedAt === 0 && phase.counts > 0 && diceFit(phase)
}
