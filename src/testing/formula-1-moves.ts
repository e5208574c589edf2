/**
 * Formula 1 by brute force, on the circuit as data: every path there is, step by step, with none of the library's tables or searches.
 */
import { defect } from '../core/defect.js'
import { DECKS, TACTIC_CARDS } from '../formula-1/data/cards.js'
import type { Circuit } from '../formula-1/board.js'
import type { Formula1 } from '../formula-1/game.js'
import { carOnTurn } from '../formula-1/state.js'
import type { Face, Move, Mph, State } from '../formula-1/model.js'

/** A path to somewhere, by what it meets. */
export interface Found {
  readonly steps: number
  readonly to: number
  readonly crossings: string
}

interface Step {
  readonly id: string
  readonly crosses: boolean
}

/** The steps off a place, by its name. */
const stepsFrom = (circuit: Circuit, id: string): ReadonlyArray<Step> => {
  const onto = (cell: string): Step => ({ id: cell, crosses: circuit.finish.includes(cell) })
  const cell = circuit.cells.find((one) => one.id === id)
  if (cell !== undefined) return cell.links.map(({ to }) => onto(to))
  const pit = circuit.pits.find((one) => one.id === id)
  if (pit !== undefined) return pit.exits.map((exit) => ({ id: exit.cell, crosses: exit.crossesFinish }))
  const point = circuit.corners.find((one) => one.spinOff.id === id)
  if (point !== undefined) return point.spinOff.exits.map(onto)
  return (circuit.cells.find((one) => `outside-${one.id}` === id)?.verge ?? []).map(onto)
}

const memory = new WeakMap<Circuit, Map<string, ReadonlyArray<Step>>>()

const steps = (circuit: Circuit, id: string): ReadonlyArray<Step> => {
  const known = memory.get(circuit) ?? new Map<string, ReadonlyArray<Step>>()
  memory.set(circuit, known)
  const found = known.get(id) ?? stepsFrom(circuit, id)
  known.set(id, found)
  return found
}

/** What a space adds to the list of crossings at a speed. */
const met = (circuit: Circuit, { id, crosses }: Step, speed: number): ReadonlyArray<string> => {
  const band = circuit.cells.find((cell) => cell.id === id)?.band ?? null
  const over = band === null ? 0 : Math.max(0, Math.min(60, speed - band.safety))
  return [...(band === null ? [] : [`${band.band}@${over}`]), ...(crosses ? ['line'] : [])]
}

const idOf = ({ track }: Formula1, place: number): string =>
  track.places[place]?.id ?? defect('testing', 'a car stands on a place')

const placeOf = ({ track }: Formula1, id: string): number =>
  track.placeOf.get(id) ?? defect('testing', 'a place of the circuit is one of the track')

/** Every free path of up to so many spaces of the car on turn, at the speed that is set; the shortest is to stay. */
export const brutePaths = (game: Formula1, state: State, most: number): ReadonlyArray<Found> => {
  const { circuit } = game.track
  const car = carOnTurn(state)
  const taken = new Set(
    state.cars.filter((_, index) => index !== state.current).map(({ place }) => game.track.places[place]?.id),
  )
  const found: Array<Found> = []
  const go = (id: string, length: number, crossings: ReadonlyArray<string>): void => {
    found.push({ steps: length, to: placeOf(game, id), crossings: crossings.join(',') })
    if (length === most) return
    for (const step of steps(circuit, id)) {
      if (!taken.has(step.id)) go(step.id, length + 1, [...crossings, ...met(circuit, step, car.speed)])
    }
  }
  go(idOf(game, car.place), 0, [])
  return found
}

/** Every place and list of crossings that any path of up to eight spaces could have, at any speed that could count here. */
const reachesAtAll = (game: Formula1, state: State): ReadonlyArray<Omit<Found, 'steps'>> => {
  const { circuit } = game.track
  const car = carOnTurn(state)
  const speeds = [...new Set([0, ...state.cars.map(({ speed }) => speed)])]
  const found = new Map<string, Omit<Found, 'steps'>>()
  for (const speed of speeds) {
    let front = new Map([[`${idOf(game, car.place)} `, { id: idOf(game, car.place), crossings: '' }]])
    for (let length = 0; length <= 8; length++) {
      const next = new Map<string, { readonly id: string; readonly crossings: string }>()
      for (const { id, crossings } of front.values()) {
        const to = placeOf(game, id)
        found.set(`${to} ${crossings}`, { to, crossings })
        for (const step of steps(circuit, id)) {
          const all = [crossings, ...met(circuit, step, speed)].filter((one) => one !== '').join(',')
          next.set(`${step.id} ${all}`, { id: step.id, crossings: all })
        }
      }
      front = next
    }
  }
  return [...found.values()]
}

const FACES: ReadonlyArray<Face> = [1, 2, 3, 4, 5, 6]

/** Every well-formed move that could be thought of in this position, without paths of one's own. */
export const formula1Moves = (game: Formula1, state: State): ReadonlyArray<Move> => {
  const { track } = game
  const places = state.round === 0 ? [] : reachesAtAll(game, state)
  const bends = Array.from({ length: Math.max(track.bands.length, track.corners.length) }, (_, bend) => bend)
  const crossings = [
    ...new Set(places.flatMap((one) => [one.crossings, one.crossings === '' ? 'line' : `${one.crossings},line`])),
  ]
  const speeds: ReadonlyArray<Mph> = [0, 20, 40, 60, 80, 100, 120, 140, 160]
  const dice = FACES.flatMap((low) => FACES.map((high) => [low, high] as const))
  return [
    ...speeds.flatMap((speed): ReadonlyArray<Move> => [
      { _tag: 'SetSpeed', speed, card: 'none' },
      { _tag: 'SetSpeed', speed, card: 'goodCarburettor' },
    ]),
    ...places.flatMap(({ to, crossings: passed }): ReadonlyArray<Move> => [
      { _tag: 'Run', to, crossings: passed, path: null },
      { _tag: 'DriveUp', to, crossings: passed, raise: false, path: null },
      { _tag: 'DriveUp', to, crossings: passed, raise: true, path: null },
      { _tag: 'PlayExtra', card: 'fastGearChange', to, crossings: passed, path: null },
      { _tag: 'PlayExtra', card: 'quickReactions', to, crossings: passed, path: null },
      { _tag: 'PlayExtra', card: 'slipStreaming', to, crossings: passed, path: null },
    ]),
    ...crossings.map((list): Move => ({ _tag: 'DriveIntoPit', crossings: list, path: null })),
    ...bends.flatMap((bend): ReadonlyArray<Move> => [
      { _tag: 'PlaySuperb', bend },
      { _tag: 'UseTires', bend },
    ]),
    { _tag: 'Wait' },
    { _tag: 'Pass' },
    { _tag: 'KeepTires' },
    ...TACTIC_CARDS.flatMap((card): ReadonlyArray<Move> => [
      { _tag: 'DealTactic', card },
      { _tag: 'DrawTacticCard', card },
    ]),
    ...dice.flatMap((pair): ReadonlyArray<Move> => [
      { _tag: 'ThrowForGrid', dice: pair },
      { _tag: 'ThrowPenalty', dice: pair },
    ]),
    ...[0, 1, 2, 3, 4, 5].map((seat): Move => ({ _tag: 'DrawGrid', seat })),
    ...[...new Set([...DECKS.seed.pits, ...DECKS.uk1962.pits])].map((card): Move => ({ _tag: 'DrawPitCard', card })),
  ]
}
