import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CIRCUIT_1962 } from '../../src/formula-1/data/circuit-1962.js'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import { DECKS, DEFAULT_RULINGS, EXTRA_SPACES, PIT_ORDERS, TACTIC_CARDS } from '../../src/formula-1/data/cards.js'
import { REDUCTION, REDUCTION_EXTRAPOLATED, SPEEDS, THROWS } from '../../src/formula-1/data/charts.js'
import type { Event } from '../../src/formula-1/event.js'
import { decode } from '../../src/core/decode.js'
import { circuitCodec } from '../../src/formula-1/codec-board.js'
import { foldView } from '../../src/formula-1/fold.js'
import { fromPath, paths } from '../../src/formula-1/paths.js'
import { formula1, makeFormula1, type Formula1 } from '../../src/formula-1/game.js'
import type { Move, Options, PitCard, Rulings, State } from '../../src/formula-1/model.js'
import type { Refusal } from '../../src/formula-1/refusal.js'
import { handSize } from '../../src/formula-1/state.js'
import type { View } from '../../src/formula-1/view.js'
import { anyFormula1Options, anyFormula1Rulings, formula1Arbitraries } from '../../src/testing/formula-1.js'
import { anyFormula1Circuit } from '../../src/testing/formula-1-circuits.js'
import { brutePaths } from '../../src/testing/formula-1-moves.js'
import type { Ply } from '../../src/testing/random-game.js'
import { declareLaws, type Subject, walk } from './declare.js'

type OnePly = Ply<State, Move, Event>
type F1Subject = Subject<Options, State, Move, Event, View, Refusal>

const copiesIn = (state: State): number => DECKS[state.agreement.cards].copies

const carOf = (state: State, index: number): State['cars'][number] => {
  const car = state.cars[index]
  if (car === undefined) throw new Error(`no car ${index}`)
  return car
}

const of = <Tag extends Event['_tag']>(
  events: ReadonlyArray<Event>,
  tag: Tag,
): ReadonlyArray<Extract<Event, { _tag: Tag }>> =>
  events.filter((event): event is Extract<Event, { _tag: Tag }> => event._tag === tag)

/** Events of a whole race, with the position before the step in which each happened. */
const told = (plies: ReadonlyArray<OnePly>): ReadonlyArray<readonly [Event, State]> =>
  plies.flatMap(({ events, before }) => events.map((event) => [event, before] as const))

const heldPits = (state: State): ReadonlyArray<PitCard> =>
  state.cars.flatMap((car): ReadonlyArray<PitCard> => [
    ...(car.specialTires ? (['specialTires'] as const) : []),
    ...(car.handicap === 'none'
      ? []
      : car.handicap.startsWith('brakes')
        ? (['brakeMasterCylinderFailure'] as const)
        : (['faultyTyresFitted'] as const)),
  ])

/** The turns of a race: the events from each TurnStarted to its TurnEnded. */
const turnsOf = (plies: ReadonlyArray<OnePly>): ReadonlyArray<ReadonlyArray<Event>> => {
  const turns: Array<Array<Event>> = []
  for (const event of plies.flatMap(({ events }) => events)) {
    if (event._tag === 'TurnStarted') turns.push([])
    turns.at(-1)?.push(event)
  }
  return turns.map((events) => events.slice(0, events.findIndex(({ _tag }) => _tag === 'TurnEnded') + 1))
}

const started = (turn: ReadonlyArray<Event>): Extract<Event, { _tag: 'TurnStarted' }> => {
  const first = turn[0]
  if (first?._tag !== 'TurnStarted') throw new Error('a turn starts')
  return first
}

const invariants: F1Subject['invariants'] = [
  [
    'I-01 every Tactic Card is in a hand, used, or unseen in the pile',
    ({ after }) => {
      for (const card of TACTIC_CARDS) {
        const placed =
          after.cars.reduce((sum, { hand }) => sum + hand[card], 0) +
          after.usedTactics.filter((one) => one === card).length
        expect(placed).toBeLessThanOrEqual(copiesIn(after))
      }
    },
  ],
  [
    'I-02 every Pit Card is kept, used, or unseen in the pack, and once',
    ({ after }) => {
      const placed = [...after.usedPits, ...heldPits(after)]
      expect(new Set(placed).size).toBe(placed.length)
      expect(placed.every((card) => DECKS[after.agreement.cards].pits.includes(card))).toBe(true)
    },
  ],
  [
    'I-03 at most one car is on a space, and a pit holds its owner only',
    ({ after }, game) => {
      const { track } = game as Formula1
      const onTrack = after.cars.map(({ place }) => place).filter((place) => place >= 0 && place < track.cells)
      expect(new Set(onTrack).size).toBe(onTrack.length)
      after.cars.forEach(({ place }, index) => {
        if (track.places[place]?.kind === 'pit') expect(place).toBe(track.firstPit + index)
      })
    },
  ],
  [
    'I-04 the speed is on the gauge',
    ({ after }) => expect(after.cars.every(({ speed }) => SPEEDS.includes(speed))).toBe(true),
  ],
  [
    'I-05 brake wear is 0 to 5',
    ({ after }) => expect(after.cars.every(({ brake }) => brake >= 0 && brake <= 5)).toBe(true),
  ],
  [
    'I-06 tire wear is 0 to 8',
    ({ after }) => expect(after.cars.every(({ tire }) => tire >= 0 && tire <= 8)).toBe(true),
  ],
  [
    'I-07 dice never ask for more tire than is left, and for more brake only in rows 7 and 9 at 40 over with the brakes used up',
    ({ before, events }) => {
      for (const { car, result, over, dice } of of(events, 'PenaltyThrown')) {
        if (result._tag !== 'Wear') continue
        const { brake, tire } = carOf(before, car)
        expect(tire + result.tire).toBeLessThanOrEqual(8)
        if (brake + result.brake > 5) expect([over, brake, [7, 9].includes(dice[0] + dice[1])]).toEqual([40, 5, true])
      }
    },
  ],
  [
    'I-08 every path follows links forward',
    ({ events }, game) => {
      const { track } = game as Formula1
      for (const { from, path, to, car } of of(events, 'CarMoved')) {
        path.reduce((at, next) => {
          const ways = (track.ways[at] ?? []).map((way) => way.to)
          const pit = (track.pitEntries[car] ?? []).some((entry) => entry.from === at) ? [track.firstPit + car] : []
          expect([...ways, ...pit]).toContain(next)
          return next
        }, from)
        expect(path.at(-1) ?? from).toBe(to)
      }
    },
  ],
  [
    "I-09 no space of a path was another car's",
    ({ before, events }) => {
      for (const { path, car } of of(events, 'CarMoved')) {
        expect(before.cars.filter(({ place }, index) => index !== car && path.includes(place))).toEqual([])
      }
    },
  ],
  [
    'I-10 a move that is not blocked takes exactly the spaces of the speed',
    ({ before, events }) => {
      if (of(events, 'Blocked').length > 0) return
      for (const { steps, car, cause, path } of of(events, 'CarMoved')) {
        expect(steps).toBe(path.length)
        if (cause === 'speed') expect(steps).toBe(carOf(before, car).speed / 20)
      }
    },
  ],
  [
    'I-11 a blocked move is as long as any free path, and every space ahead of its end is taken',
    ({ before, events }, game) => {
      const f1 = game as Formula1
      for (const { car, at, wanted, moved } of of(events, 'Blocked')) {
        if (before.agreement.rulings.blocking === 'laneChoice') continue
        const longest = Math.max(...brutePaths(f1, before, wanted).map(({ steps }) => steps))
        expect([moved, moved < wanted]).toEqual([longest, true])
        const ahead = (f1.track.ways[at] ?? []).map(({ to }) => to)
        expect(ahead.every((to) => before.cars.some(({ place }, index) => index !== car && place === to))).toBe(true)
      }
    },
  ],
  [
    'I-13 Good Carburettor raises a speed of 40 at most by 80 or more, to 120 at most',
    ({ events }) => {
      for (const { how, from, to } of of(events, 'SpeedSet')) {
        if (how === 'card') expect([from <= 40, to >= from + 80, to <= 120]).toEqual([true, true, true])
      }
    },
  ],
  [
    'I-14 a cut at the setting costs its row of the chart',
    ({ before, events }) => {
      for (const { how, from, to } of of(events, 'SpeedSet')) {
        if (how !== 'cut') continue
        const chart = before.agreement.rulings.bigReduction === 'extrapolate' ? REDUCTION_EXTRAPOLATED : REDUCTION
        const brake = of(events, 'BrakeWorn').reduce((sum, worn) => sum + worn.to - worn.from, 0)
        const tire = of(events, 'TireWorn').reduce((sum, worn) => sum + worn.to - worn.from, 0)
        expect({ brake, tire }).toEqual(chart[(from - to) / 20])
      }
    },
  ],
  [
    'I-15 gauges fall in the pit only, and then to 0',
    ({ before, after, events }) => {
      if (before.round === 0) return
      after.cars.forEach(({ brake, tire }, index) => {
        const was = carOf(before, index)
        if (brake >= was.brake && tire >= was.tire) return
        expect(of(events, 'PitEntered').map(({ car }) => car)).toContain(index)
        expect([brake, tire]).toEqual([0, 0])
      })
    },
  ],
  [
    'I-16 laps left fall by one for each crossing of the line and by nothing else',
    ({ before, after, events }) => {
      if (before.round === 0) return
      after.cars.forEach(({ lapsLeft }, index) => {
        expect(lapsLeft).toBe(
          carOf(before, index).lapsLeft - of(events, 'LineCrossed').filter(({ car }) => car === index).length,
        )
      })
    },
  ],
  [
    'I-19 a band within its limit costs nothing and asks for no dice',
    ({ events }) => {
      for (const { over, verdict } of of(events, 'BandJudged')) expect(over === 0).toBe(verdict === 'safe')
    },
  ],
  [
    'I-20, I-21 a band at 60 over, or at any excess with the tires used up, spins the car off unless it is covered',
    ({ before, events }) => {
      let tire = carOf(before, before.current).tire
      for (const event of events) {
        if (event._tag === 'TireWorn') tire = event.to
        if (event._tag !== 'BandJudged' || event.verdict === 'superb' || event.verdict === 'tires') continue
        const { handicap } = carOf(before, before.current)
        const certain = event.over === 60 || (event.over > 0 && tire === 8)
        if (certain) expect(event.verdict).toBe('spinOff')
        else if (event.verdict === 'spinOff') expect([event.over, handicap === 'none']).toEqual([40, false])
      }
    },
  ],
  [
    'I-23 a car that spins off stands still off the track with its gauges as they were, and its turn is over',
    ({ after, events }, game) => {
      events.forEach((event, index) => {
        if (event._tag !== 'SpunOff') return
        const { place, speed } = carOf(after, event.car)
        expect([place, speed, place >= (game as Formula1).track.cells]).toEqual([event.to, 0, true])
        const rest = events.slice(index + 1)
        expect(of(rest, 'BrakeWorn').length + of(rest, 'TireWorn').length + of(rest, 'BandJudged').length).toBe(0)
        expect(of(rest, 'TurnEnded').map(({ car }) => car)).toEqual([event.car])
      })
    },
  ],
  [
    'I-25 extra spaces take exactly the spaces of the card and leave the speed alone',
    ({ before, move, events }) => {
      if (move._tag !== 'PlayExtra') return
      const [moved] = of(events, 'CarMoved')
      expect(moved?.steps).toBe(EXTRA_SPACES[move.card])
      expect(before.phase._tag === 'PlayingCard' && before.phase.turn.kind).toBe('run')
      expect(of(events, 'SpeedSet')).toEqual([])
    },
  ],
  [
    'I-28 a prescribed starting speed leaves one choice',
    ({ after }, game) => {
      if (after.phase._tag !== 'SettingSpeed' || after.agreement.rulings.pitStart === 'maximum') return
      const { startSpeed, handicap } = carOf(after, after.current)
      if (startSpeed > 0 && handicap === 'none')
        expect(game.legal(after)).toEqual([{ _tag: 'SetSpeed', speed: startSpeed, card: 'none' }])
    },
  ],
  [
    'I-29 a car that could not leave its place off the track shows 60 at most',
    ({ events }) => {
      for (const { speed } of of(events, 'HeldOffTrack')) expect(speed).toBeLessThanOrEqual(60)
    },
  ],
  [
    'I-38 folding what a viewer is told over what he knew gives what he knows',
    ({ before, after, events, number }, game) => {
      if (number % 3 !== 0 && before.round > 0) return
      for (const viewer of [0, 1, 'spectator'] as const) {
        const seen = events.map((event) => game.viewEvent(event, viewer)).reduce(foldView, game.view(before, viewer))
        expect(seen).toEqual(game.view(after, viewer))
      }
    },
  ],
  [
    'I-43 after a spin-off a car sets 20, 40 or 60, or 80 to 120 with Good Carburettor',
    ({ after }, game) => {
      if (after.phase._tag !== 'SettingSpeed') return
      const car = carOf(after, after.current)
      const kind = (game as Formula1).track.places[car.place]?.kind
      if ((kind !== 'spinOff' && kind !== 'outside') || car.speed > 0 || car.startSpeed > 0 || car.handicap !== 'none')
        return
      const plain = [20, 40, 60].map((speed) => ({ _tag: 'SetSpeed', speed, card: 'none' }))
      const cards = [80, 100, 120].map((speed) => ({ _tag: 'SetSpeed', speed, card: 'goodCarburettor' }))
      expect(game.legal(after)).toEqual(car.hand.goodCarburettor > 0 ? [...plain, ...cards] : plain)
    },
  ],
  [
    'I-47 wear comes from a setting, a block or the dice, and never from nothing to nothing',
    ({ events }) => {
      for (const { from, to, cause } of [...of(events, 'BrakeWorn'), ...of(events, 'TireWorn')]) {
        expect([to > from, ['setting', 'block', 'dice'].includes(cause)]).toEqual([true, true])
      }
    },
  ],
]

const isRun = (move: Move): move is Extract<Move, { _tag: 'Run' }> => move._tag === 'Run'

const sampled: F1Subject['invariants'] = [
  [
    'I-34 the ways to run are those of a brute-force search over all paths',
    ({ before, number }, game) => {
      if (before.phase._tag !== 'Moving' || number % 5 !== 0) return
      const car = carOf(before, before.current)
      if (car.handicap !== 'none') return
      const wanted = car.speed / 20
      const found = brutePaths(game as Formula1, before, wanted)
        .filter(({ steps }) => steps === wanted)
        .map(({ to, crossings }) => `${to} ${crossings}`)
      const offered = game.legal(before).filter(isRun)
      expect(offered.map(({ to, crossings }) => `${to} ${crossings}`).sort()).toEqual([...new Set(found)].sort())
    },
  ],
  [
    'I-35 two different moves lead to different positions, unless both must spin off or a card covers the difference',
    ({ before, number }, game) => {
      if (before.phase._tag !== 'Moving' || before.phase.superb !== -1 || number % 7 !== 0) return
      if (before.agreement.rulings.blocking === 'laneChoice') return
      const ends = game.legal(before).map((move) => game.advance(before, move))
      const racing = ends
        .flatMap((step) => (E.isRight(step) ? [step.right] : []))
        .filter((state) => {
          const { place } = carOf(state, before.current)
          return place < (game as Formula1).track.cells
        })
      expect(new Set(racing.map((state) => JSON.stringify(state))).size).toBe(racing.length)
    },
  ],
  [
    'I-44 moving every player one seat on changes nothing but the seats',
    ({ before, move, number }, game) => {
      if (before.round === 0 || number % 5 !== 0) return
      const turned = (state: State): State => ({
        ...state,
        cars: state.cars.map((car) => ({ ...car, seat: (car.seat + 1) % state.cars.length })),
      })
      expect(game.legal(turned(before))).toEqual(game.legal(before))
      const [one, other] = [game.advance(before, move), game.advance(turned(before), move)]
      expect(other).toEqual(E.isRight(one) ? E.right(turned(one.right)) : one)
    },
  ],
  [
    'I-45 every path of a move is that move, and every move has a path',
    ({ before, number }, game) => {
      if (before.phase._tag !== 'Moving' || number % 31 !== 0) return
      const f1 = game as Formula1
      for (const move of game.legal(before)) {
        if (!('path' in move)) continue
        const all = paths(f1)(before, move)
        if (E.isLeft(all)) throw new Error(JSON.stringify(all.left))
        expect(all.right.length).toBeGreaterThan(0)
        for (const path of all.right.slice(0, 5)) {
          const back = fromPath(f1)(before, path)
          expect(E.isRight(back) && back.right).toContainEqual({ ...move, path })
        }
      }
    },
  ],
]

const wholeGame: F1Subject['wholeGame'] = [
  [
    'I-12 a turn ends at most 60 above its start, but for Good Carburettor and a starting speed from the pit',
    (plies) => {
      for (const turn of turnsOf(plies)) {
        const { speed } = started(turn)
        const [ended] = of(turn, 'TurnEnded')
        const lifted = of(turn, 'SpeedSet').some(({ how }) => how === 'card' || how === 'pitStart')
        if (ended !== undefined) expect(ended.speed).toBeLessThanOrEqual(lifted ? 120 : speed + 60)
      }
    },
  ],
  [
    'I-17 a car has crossed the line as often as laps are gone, at most once a turn',
    (plies) => {
      for (const turn of turnsOf(plies)) expect(of(turn, 'LineCrossed').length).toBeLessThanOrEqual(1)
    },
  ],
  [
    'I-18 a band is judged at most once a lap for each car',
    (plies) => {
      const judged = new Map<number, Set<number>>()
      for (const [event] of told(plies)) {
        if (event._tag === 'LineCrossed') judged.delete(event.car)
        if (event._tag !== 'BandJudged') continue
        const bands = judged.get(event.car) ?? new Set()
        expect(bands.has(event.band)).toBe(false)
        judged.set(event.car, bands.add(event.band))
      }
    },
  ],
  [
    'I-22 a turn has one throw for each band that was judged open',
    (plies) => {
      for (const turn of turnsOf(plies)) {
        // A band that is thrown for is judged when the dice are asked for, and not again.
        expect(of(turn, 'PenaltyThrown').map(({ band }) => band)).toEqual(
          of(turn, 'BandJudged')
            .filter(({ verdict }) => verdict === 'throw')
            .map(({ band }) => band),
        )
      }
    },
  ],
  [
    'I-24 no Tactic Card follows a throw in the same turn, and one a turn is all',
    (plies) => {
      for (const turn of turnsOf(plies)) {
        expect(of(turn, 'TacticPlayed').length).toBeLessThanOrEqual(1)
        const thrown = turn.findIndex(({ _tag }) => _tag === 'PenaltyThrown')
        if (thrown !== -1) expect(of(turn.slice(thrown), 'TacticPlayed')).toEqual([])
      }
    },
  ],
  [
    'I-26 a pit is entered at the end of an unblocked move of exact count, and one Pit Card follows unless the race is run',
    (plies) => {
      for (const turn of turnsOf(plies)) {
        const [entered] = of(turn, 'PitEntered')
        if (entered === undefined) continue
        expect(of(turn, 'Blocked')).toEqual([])
        expect(of(turn, 'CarMoved').at(-1)?.to).toBe(entered.pit)
        expect(of(turn, 'PitCardDrawn').length).toBe(of(turn, 'CarFinished').length === 0 ? 1 : 0)
      }
    },
  ],
  [
    'I-27 a Pit Card costs just as many own turns as it says',
    (plies) => {
      const owed = new Map<number, number>()
      for (const [event] of told(plies)) {
        if (event._tag === 'PitCardDrawn') owed.set(event.car, PIT_ORDERS[event.card].missTurns)
        if (event._tag === 'MoveMissed') {
          expect(event.left).toBe((owed.get(event.car) ?? 0) - 1)
          owed.set(event.car, event.left)
        }
        if (event._tag === 'TurnStarted') expect(owed.get(event.car) ?? 0).toBe(0)
      }
    },
  ],
  [
    'I-30, I-31 turns go round from yellow on, the same each round, missed moves counted',
    (plies) => {
      const seats = plies[0]?.before.cars.length ?? 0
      const turns = told(plies).flatMap(([event]) =>
        event._tag === 'TurnStarted' || event._tag === 'MoveMissed' ? [event.car] : [],
      )
      expect(turns).toEqual(turns.map((_, index) => index % seats))
      expect(turns.length % seats).toBe(0)
    },
  ],
  [
    'I-32, I-33 the race ends with the round of the first finisher, and who is farthest over has won',
    (plies) => {
      const last = plies.at(-1)?.after
      if (last?.phase._tag !== 'RaceOver') throw new Error('the race is over')
      const finishers = told(plies).flatMap(([event]) => (event._tag === 'CarFinished' ? [event] : []))
      expect(new Set(finishers.map(({ round }) => round))).toEqual(new Set([last.round]))
      expect(new Set(finishers.map(({ car }) => car)).size).toBe(finishers.length)
      const best = Math.max(...finishers.map(({ rank }) => rank))
      expect(last.phase.winners.length).toBeGreaterThan(0)
      expect(last.phase.winners.every((index) => last.cars[index]?.finishRank === best)).toBe(true)
    },
  ],
  [
    'I-41 from turn to turn no car loses ground, and every round in which somebody drives gains some',
    (plies, game) => {
      const { track } = game as Formula1
      const left = ({ place, lapsLeft }: State['cars'][number]): number => lapsLeft * 1000 + (track.toLine[place] ?? 0)
      let rested = plies.find(({ after }) => after.round === 1)?.after
      let [sum, drives] = [Infinity, false]
      for (const { after, events } of plies) {
        drives ||= of(events, 'TurnStarted').length > 0
        if (rested === undefined || after.round === 0 || !['SettingSpeed', 'RaceOver'].includes(after.phase._tag))
          continue
        after.cars.forEach((car, index) => {
          expect(left(car)).toBeLessThanOrEqual(left(carOf(rested ?? after, index)) + LANE_SLACK)
        })
        if (after.round !== rested.round) {
          const now = after.cars.reduce((total, car) => total + left(car), 0)
          if (drives) expect(now).toBeLessThan(sum)
          ;[sum, drives] = [now, false]
        }
        rested = after
      }
    },
  ],
  [
    'I-46 a hand holds no more than five cards and those from New Instructions',
    (plies) => {
      const drawn = new Map<number, number>()
      for (const { after, events } of plies) {
        for (const { seat } of of(events, 'TacticDrawn')) drawn.set(seat, (drawn.get(seat) ?? 0) + 1)
        for (const car of after.cars) expect(handSize(car.hand)).toBeLessThanOrEqual(5 + (drawn.get(car.seat) ?? 0))
      }
    },
  ],
]

/** A change of lane may lead to where the way round is longer, by no more than this many spaces. */
const LANE_SLACK = 6

const subjectOn = (game: Formula1): F1Subject => ({
  game,
  arbitraries: formula1Arbitraries(game),
  invariants: [...invariants, ...sampled],
  wholeGame,
})

const made = (result: ReturnType<typeof makeFormula1>): Formula1 => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

declareLaws('Formula 1 on the board of 1962', subjectOn(formula1), 6)
declareLaws('Formula 1 on the test circuit T1', subjectOn(made(makeFormula1(CIRCUIT_T1))), 6)

test('I-40 circuits come back from their codec as they were', () => {
  for (const circuit of [CIRCUIT_1962, CIRCUIT_T1]) {
    expect(decode(circuitCodec)(JSON.parse(JSON.stringify(circuit)))).toEqual(E.right(circuit))
  }
})

test('I-42 with a least speed of 20 every race ends, on any circuit', () => {
  fc.assert(
    fc.property(anyFormula1Circuit, anyFormula1Options, fc.nat(), (circuit, options, seed) => {
      const game = made(makeFormula1(circuit))
      const plies = walk(game, options, seed, 20_000)
      for (const [, holds] of wholeGame) holds(plies, game)
    }),
    { numRuns: 15 },
  )
})

test('I-36 the weights of two dice are those of 36 throws', () => {
  expect(THROWS.reduce((sum, { weight }) => sum + weight, 0)).toBe(36)
})

test('every ruling is tried at each of its values', () => {
  const tried = fc.sample(anyFormula1Rulings, 2000)
  for (const key of Object.keys(DEFAULT_RULINGS.seed) as ReadonlyArray<keyof Rulings>) {
    const values = new Set(tried.map((rulings) => rulings[key]).filter((value) => value !== undefined))
    if (key !== 'shortRace' && key !== 'minSpeed') expect(values.size).toBeGreaterThan(1)
  }
})
