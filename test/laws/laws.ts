/**
 * The laws that every game obeys, over random play: one property each, asked of any `Game`.
 *
 * A walk is a whole game played at random from a seed; the dearer laws look at a sample of its positions. A run that fails names the
 * options and the seed, which replay it.
 */
import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/core/decode.js'
import type { Codec, Codecs } from '../../src/core/codec.js'
import type { Game, Viewer } from '../../src/core/game.js'
import { canonical, hash } from '../../src/core/hash.js'
import { movesFrom } from '../../src/core/moves.js'
import { recordCodec } from '../../src/core/record-codec.js'
import { record, replay } from '../../src/core/record.js'
import { chooseWeighted, integerBelow, type Rng, seeded } from '../../src/core/rng.js'

/** One move of a walk, with what was before it and what came of it. */
export interface Ply<State, Move, Event> {
  readonly number: number
  readonly before: State
  readonly move: Move
  readonly after: State
  readonly events: ReadonlyArray<Event>
}

/** A game under the law. */
export interface Subject<Options, State, Move, Event, View, Refusal> {
  readonly title: string
  readonly game: Game<Options, State, Move, Event, View, Refusal>
  readonly codecs: Codecs<Options, State, Move, Event, View>
  readonly options: fc.Arbitrary<Options>
  readonly seats: (options: Options) => number
  /** Every well-formed move that could be thought of here, legal or not, as plain data; without paths of one's own. */
  readonly candidates: (state: State) => ReadonlyArray<Move>
  /** No game is longer; counted in plies. */
  readonly mostPlies: number
  /** How many of the positions the dear laws look at: one in so many. */
  readonly sample: number
  /** What must hold of each ply, by title. */
  readonly invariants: ReadonlyArray<
    readonly [string, (ply: Ply<State, Move, Event>, game: Game<Options, State, Move, Event, View, Refusal>) => void]
  >
  /** What must hold of a whole game, by title. */
  readonly wholeGame: ReadonlyArray<
    readonly [
      string,
      (plies: ReadonlyArray<Ply<State, Move, Event>>, game: Game<Options, State, Move, Event, View, Refusal>) => void,
    ]
  >
}

const right = <A>(result: E.Either<unknown, A>, what: string): A => {
  if (E.isLeft(result)) throw new Error(`${what}: ${JSON.stringify(result.left)}`)
  return result.right
}

/** Any seed of a walk. */
export const anySeed: fc.Arbitrary<number> = fc.integer({ min: 0, max: 0x7fff_ffff })

/** The same value, frozen to its depth. */
export const frozen = <A>(value: A): A => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

/** A whole game played at random, every position frozen. */
export const walk = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  options: Options,
  seed: number,
  mostPlies: number,
): ReadonlyArray<Ply<State, Move, Event>> => {
  let before = frozen(right(game.setup(options), 'setup').state)
  let rng: Rng = seeded(seed)
  const plies: Array<Ply<State, Move, Event>> = []
  for (let number = 0; ; number++) {
    const turn = game.turn(before)
    if (turn._tag === 'Over') return plies
    if (number === mostPlies) throw new Error(`not over after ${mostPlies} plies`)
    const [move, next] = turn._tag === 'Chance' ? thrown(game, before, rng) : chosen(game, before, rng)
    const step = right(game.apply(before, frozen(move)), `ply ${number}, ${game.notation.show(move)}`)
    plies.push({ number, before, move, after: frozen(step.state), events: frozen(step.events) })
    before = step.state
    rng = next
  }
}

const thrown = <State, Move>(
  game: Pick<Game<never, State, Move, never, never, unknown>, 'outcomes'>,
  state: State,
  rng: Rng,
): readonly [Move, Rng] => {
  const outcomes = game.outcomes(state)
  const [index, next] = chooseWeighted(outcomes.map(({ weight }) => weight))(rng)
  return [(outcomes[index] as { readonly move: Move }).move, next]
}

const chosen = <State, Move>(
  game: Pick<Game<never, State, Move, never, never, unknown>, 'legal'>,
  state: State,
  rng: Rng,
): readonly [Move, Rng] => {
  const legal = game.legal(state)
  if (legal.length === 0) throw new Error('no legal move although a seat must choose')
  const [index, next] = integerBelow(legal.length)(rng)
  return [legal[index] as Move, next]
}

const viewersOf = (seats: number): ReadonlyArray<Viewer> => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
]

/** Declares every law for a subject as tests. */
export const laws = <Options, State, Move, Event, View, Refusal>(
  subject: Subject<Options, State, Move, Event, View, Refusal>,
  runs: number,
): void => {
  type OnePly = Ply<State, Move, Event>
  const { game, codecs, options: anyOptions, mostPlies, sample, candidates } = subject
  const fromEnvironment = Number(process.env['FC_RUNS'])
  const numRuns = fromEnvironment > 0 ? fromEnvironment : runs

  const overGames = (check: (plies: ReadonlyArray<OnePly>, options: Options, seed: number) => void): void =>
    fc.assert(
      fc.property(anyOptions, anySeed, (options, seed) => check(walk(game, options, seed, mostPlies), options, seed)),
      { numRuns },
    )
  const overPlies = (check: (ply: OnePly, options: Options, seed: number) => void): void =>
    overGames((plies, options, seed) => plies.forEach((ply) => check(ply, options, seed)))
  const overSample = (check: (ply: OnePly, options: Options, seed: number) => void): void =>
    overGames((plies, options, seed) =>
      plies.filter(({ number }) => (number + seed) % sample === 0).forEach((ply) => check(ply, options, seed)),
    )
  const accepted = (state: State, move: Move): boolean => E.isRight(game.advance(state, move))
  const legalText = (state: State): ReadonlyArray<string> => game.legal(state).map(canonical)

  describe(subject.title, () => {
    test('every game ends, within the bound, with every seat placed', () => {
      overGames((plies, options) => {
        const last = plies.at(-1)
        const turn = game.turn((last as OnePly).after)
        const places = turn._tag === 'Over' ? turn.standings : []
        expect(places.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(
          Array.from({ length: subject.seats(options) }, (_, seat) => seat),
        )
        expect(Math.min(...places.map(({ place }) => place))).toBe(1)
      })
    })

    test('a position waits for a seat, for chance or for nothing, and offers moves for just that', () => {
      overPlies(({ before, after }) => {
        for (const state of [before, after]) {
          const { _tag } = game.turn(state)
          expect([game.legal(state).length > 0, game.outcomes(state).length > 0]).toEqual([
            _tag === 'Choose',
            _tag === 'Chance',
          ])
        }
      })
    })

    test('the legal list has no duplicates and a fixed order', () => {
      overSample(({ before }) => {
        const listed = legalText(before)
        expect(new Set(listed).size).toBe(listed.length)
        expect(legalText(structuredClone(before))).toEqual(listed)
      })
    })

    test('a move is accepted if and only if it is offered', () => {
      overSample(({ before }) => {
        const offered = new Set(
          [...game.legal(before), ...game.outcomes(before).map(({ move }) => move)].map(canonical),
        )
        const thinkable = [
          ...candidates(before),
          ...game.legal(before),
          ...game.outcomes(before).map(({ move }) => move),
        ]
        for (const move of thinkable) {
          if (accepted(before, move) !== offered.has(canonical(move))) {
            throw new Error(
              `${game.notation.show(move)} is ${offered.has(canonical(move)) ? '' : 'not '}offered: ${JSON.stringify(before)}`,
            )
          }
        }
      })
    })

    test('weights of chance are whole and positive, and no outcome comes twice', () => {
      overPlies(({ before }) => {
        const outcomes = game.outcomes(before)
        expect(outcomes.every(({ weight }) => Number.isSafeInteger(weight) && weight > 0)).toBe(true)
        expect(new Set(outcomes.map(({ move }) => canonical(move))).size).toBe(outcomes.length)
      })
    })

    test('a step leaves its frozen input alone and gives the same each time, with events or without', () => {
      overSample(({ before, move, after, events }) => {
        const text = canonical(before)
        expect(right(game.apply(before, move), 'apply')).toEqual({ state: after, events })
        expect(right(game.advance(before, move), 'advance')).toEqual(after)
        expect(canonical(before)).toBe(text)
      })
    })

    test('state, move, events and views come back from their codecs as they were', () => {
      const same = <A>(codec: Codec<A>, value: A): void => {
        expect(decode(codec)(JSON.parse(JSON.stringify(value)))).toEqual(E.right(value))
      }
      overSample(({ after, move, events }, options) => {
        same(codecs.options, options)
        same(codecs.state, after)
        same(codecs.move, move)
        for (const event of events) same(codecs.event, event)
        for (const viewer of viewersOf(subject.seats(options))) {
          same(codecs.view, game.view(after, viewer))
          for (const event of events) same(codecs.event, game.viewEvent(event, viewer))
        }
      })
    })

    test('moves come back from their notation as they were', () => {
      overSample(({ before, move }) => {
        for (const one of [move, ...game.legal(before), ...game.outcomes(before).map((outcome) => outcome.move)]) {
          expect(game.notation.parse(game.notation.show(one))).toEqual(E.right(one))
        }
      })
    })

    test('a recorded game replays to the same position', () => {
      overGames((plies, options) => {
        const match = {
          options,
          moves: movesFrom(plies.map(({ move }) => move)),
          state: (plies.at(-1) as OnePly).after,
        }
        const kept = JSON.parse(JSON.stringify(record(game)(match))) as unknown
        expect(replay(game)(right(decode(recordCodec(codecs))(kept), 'record'))).toEqual(E.right(match))
      })
    })

    test('equal positions have equal hashes, and different ones different hashes', () => {
      overGames((plies) => {
        const byHash = new Map(plies.map(({ after }) => [hash(after), canonical(after)]))
        expect(byHash.size).toBe(new Set(byHash.values()).size)
        expect(new Set(plies.map(({ after }) => canonical(after))).size).toBe(byHash.size)
      })
    })

    test('the view of a redealt position is the view, and nobody sees more in an event than in its view', () => {
      overSample(({ after, events, number }, options, seed) => {
        for (const viewer of viewersOf(subject.seats(options))) {
          const seen = game.view(after, viewer)
          const [twin] = game.redeal(seen, seeded(seed + number))
          expect(game.view(twin, viewer)).toEqual(seen)
          expect(decode(codecs.state)(twin)).toEqual(E.right(twin))
          for (const event of events)
            expect(game.viewEvent(game.viewEvent(event, viewer), viewer)).toEqual(game.viewEvent(event, viewer))
        }
      })
    })

    test('two positions that look alike to a viewer stay alike for him until something is revealed', () => {
      overSample(({ before, move, number }, options, seed) => {
        for (const viewer of viewersOf(subject.seats(options))) {
          const [twin] = game.redeal(game.view(before, viewer), seeded(seed ^ number))
          const turn = game.turn(before)
          expect(game.turn(twin)).toEqual(turn)
          if (turn._tag === 'Choose' && turn.seat === viewer) {
            expect(game.legal(twin)).toEqual(game.legal(before))
            for (const one of candidates(before))
              expect(refusalOf(game, twin, one)).toEqual(refusalOf(game, before, one))
          }
          const [one, other] = [game.apply(before, move), game.apply(twin, move)]
          // A hidden hand may not be able to make the move: then the move itself has revealed something.
          if (E.isLeft(one) || E.isLeft(other)) continue
          expect(other.right.events.map((event) => game.viewEvent(event, viewer))).toEqual(
            one.right.events.map((event) => game.viewEvent(event, viewer)),
          )
          expect(game.view(other.right.state, viewer)).toEqual(game.view(one.right.state, viewer))
        }
      })
    })

    for (const [title, holds] of subject.invariants) test(title, () => overPlies((ply) => holds(ply, game)))
    for (const [title, holds] of subject.wholeGame) test(title, () => overGames((plies) => holds(plies, game)))
  })
}

const refusalOf = <State, Move, Refusal>(
  game: Pick<Game<never, State, Move, never, never, Refusal>, 'advance'>,
  state: State,
  move: Move,
): Refusal | null => {
  const step = game.advance(state, move)
  return E.isLeft(step) ? step.left : null
}
