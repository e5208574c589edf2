/**
 * The basic rules of Formula 1 as a game of boardgame.io: setting a speed, braking, moving, corners with their dice, blocking and laps;
 * no cards and no pits. Written as its guide advises, with moves that change `G`.
 */
import { Client } from 'boardgame.io/client'
import { INVALID_MOVE } from 'boardgame.io/core'
import type { Game } from 'boardgame.io'
import type { Track } from '../../../src/formula-1/track.js'
import type { Draws } from '../floors/floor.js'

interface Racer {
  place: number
  speed: number
  brake: number
  tire: number
  lapsLeft: number
}

interface Race {
  cars: Array<Racer>
  waits: 'speed' | 'move' | 'dice'
  from: number
  toSettle: Array<number>
}

/** A way: its end, the bands it crosses with how far over they are met, and -1 for the line. */
interface Way {
  readonly to: number
  readonly met: ReadonlyArray<readonly [band: number, over: number]>
}

const BRAKE = [0, 0, 1, 2, 3, 4]
const TIRE = [0, 0, 0, 1, 2, 3]

const speedsOf = ({ speed, brake, tire }: Racer): ReadonlyArray<number> =>
  [20, 40, 60, 80, 100, 120, 140, 160].filter((next) => {
    const cut = Math.max(0, (speed - next) / 20)
    return next <= speed + 60 && brake + (BRAKE[cut] ?? 9) <= 5 && tire + (TIRE[cut] ?? 9) <= 8
  })

const waysOf = (track: Track, { cars }: Race, mover: Racer): { ways: ReadonlyArray<Way>; steps: number } => {
  let layer: ReadonlyArray<Way> = [{ to: mover.place, met: [] }]
  for (let steps = 0; steps < mover.speed / 20; steps++) {
    const next = new Map<string, Way>()
    for (const { to: here, met } of layer) {
      for (const { to, crossesFinish } of track.ways[here] ?? []) {
        if (cars.some((car) => car.place === to)) continue
        const band = track.band[to] ?? -1
        const over = Math.max(0, mover.speed - (track.safety[to] ?? 0))
        const way: Way = {
          to,
          met: [...met, ...(band === -1 ? [] : [[band, over] as const]), ...(crossesFinish ? [[-1, 0] as const] : [])],
        }
        next.set(JSON.stringify(way), way)
      }
    }
    if (next.size === 0) return { ways: layer, steps }
    layer = [...next.values()]
  }
  return { ways: layer, steps: mover.speed / 20 }
}

/** The game on a track. */
const gameOn = (track: Track, seats: number, laps: number): Game<Race> => {
  const onTurn = (race: Race, player: string): Racer => race.cars[Number(player)] as Racer
  const spin = (race: Race, car: Racer, band: number): void => {
    car.place = track.bands[band]?.spinOff ?? car.place
    car.speed = 0
    race.toSettle = []
  }
  const settle = (race: Race, car: Racer, roll: () => number, end: () => void): void => {
    while (race.toSettle.length > 0) {
      const band = race.toSettle.shift() as number
      const over = race.toSettle.shift() as number
      if (band === -1) {
        car.lapsLeft--
        continue
      }
      if (over === 0) continue
      const sum = roll()
      if (over >= 60 || car.tire === 8 || sum === 3 || sum === 11) spin(race, car, band)
      else if (sum === 4 || sum === 5 || sum === 8 || over === 40) car.tire = Math.min(8, car.tire + 1)
    }
    race.waits = 'speed'
    end()
  }
  return {
    name: 'formula-1-basic',
    setup: () => ({
      cars: Array.from({ length: seats }, (_, car) => ({
        place: track.grid[car] ?? 0,
        speed: 0,
        brake: 0,
        tire: 0,
        lapsLeft: laps,
      })),
      waits: 'speed',
      from: 0,
      toSettle: [],
    }),
    moves: {
      setSpeed: ({ G, playerID }, speed: number) => {
        const car = onTurn(G, playerID)
        if (G.waits !== 'speed' || !speedsOf(car).includes(speed)) return INVALID_MOVE
        const cut = Math.max(0, (car.speed - speed) / 20)
        car.brake += BRAKE[cut] ?? 0
        car.tire += TIRE[cut] ?? 0
        G.from = car.speed
        car.speed = speed
        G.waits = 'move'
        return undefined
      },
      drive: ({ G, playerID, random, events }, index: number) => {
        const car = onTurn(G, playerID)
        if (G.waits !== 'move') return INVALID_MOVE
        const { ways, steps } = waysOf(track, G, car)
        const way = ways[index]
        if (way === undefined) return INVALID_MOVE
        if (steps < car.speed / 20) {
          const ahead = (track.ways[way.to] ?? []).map(({ to }) => G.cars.find((other) => other.place === to))
          car.speed = Math.min(car.speed, ...ahead.map((other) => other?.speed ?? 0))
        }
        car.place = way.to
        G.toSettle = way.met.flat()
        settle(
          G,
          car,
          () => random.D6() + random.D6(),
          () => events.endTurn(),
        )
        return undefined
      },
    },
    endIf: ({ G }) => (G.cars.some(({ lapsLeft }) => lapsLeft <= 0) ? { over: true } : undefined),
  }
}

/** A random race through a client of boardgame.io; how many moves it had. */
export const raceBoardgameIo = (track: Track, seats: number, laps: number, draws: Draws): number => {
  const client = Client({ game: gameOn(track, seats, laps), numPlayers: seats, debug: false })
  client.start()
  for (let plies = 0; ; plies++) {
    const state = client.getState()
    if (state === null || state.ctx.gameover !== undefined) {
      client.stop()
      return plies
    }
    const car = state.G.cars[Number(state.ctx.currentPlayer)] as Racer
    if (state.G.waits === 'speed') {
      const speeds = speedsOf(car)
      client.moves['setSpeed']?.(speeds[draws.below(speeds.length)])
    } else client.moves['drive']?.(draws.below(waysOf(track, state.G, car).ways.length))
  }
}
