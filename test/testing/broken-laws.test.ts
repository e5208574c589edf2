/** A fault of each kind is planted in a copy of the toy game, and the law that it breaks finds it. */
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import * as codec from '../../src/core/codec.js'
import type { Arbitraries } from '../../src/testing/arbitraries.js'
import { laws } from '../../src/testing/laws.js'
import { anyPosition } from '../../src/testing/positions.js'
import { randomGame } from '../../src/testing/random-game.js'
import {
  everyMove,
  type Event,
  type Move,
  type Options,
  type Phase,
  type Refusal,
  type State,
  toyCodecs,
  toyGame as silent,
  type View,
} from '../core/toy-game.js'

// A move of no spaces tells that somebody is about to throw, so that events tell everything that happens. Nobody shows a card, since it
// is no part of the move which one is shown.
const game: typeof silent = {
  ...silent,
  apply: (state, move) => {
    if (move._tag === 'Show') return E.left({ _tag: 'NotOffered', phase: state.phase._tag })
    const step = silent.apply(state, move)
    if (E.isLeft(step) || step.right.state.phase._tag !== 'Throw') return step
    const { seat } = step.right.state.phase
    const at = state.spaces[seat] ?? 0
    return E.right({ ...step.right, events: [{ _tag: 'Moved', seat, from: at, to: at }] })
  },
  advance: (state, move) =>
    move._tag === 'Show' ? E.left({ _tag: 'NotOffered', phase: state.phase._tag }) : silent.advance(state, move),
  legal: (state) => silent.legal(state).filter(({ _tag }) => _tag !== 'Show'),
}

const withSeat = <A>(pair: readonly [A, A], seat: number, value: A): readonly [A, A] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]

const phaseAfter = (view: View, seat: number, from: number, to: number): Phase => {
  if (from === to) return { _tag: 'Throw', seat }
  return to === view.target ? { _tag: 'Finished', winner: seat } : { _tag: 'Choose', seat: 1 - seat }
}

const foldView = (view: View, event: Event): View => {
  const { seat } = event
  const isOwn = seat === view.viewer
  switch (event._tag) {
    case 'Dealt': {
      const phase: Phase = seat === 0 ? { _tag: 'Deal', seat: 1 } : { _tag: 'Choose', seat: 0 }
      return { ...view, card: isOwn ? event.card : view.card, hidden: withSeat(view.hidden, seat, true), phase }
    }
    case 'Thrown':
      return view
    case 'Shown': {
      const shown = [...view.shown, event.card]
      return { ...view, card: isOwn ? null : view.card, hidden: withSeat(view.hidden, seat, false), shown }
    }
    case 'Moved':
      return {
        ...view,
        spaces: withSeat(view.spaces, seat, event.to),
        phase: phaseAfter(view, seat, event.from, event.to),
      }
  }
}

const arbitraries: Arbitraries<Options, State, Move, Event, View> = {
  options: fc.record({ target: fc.integer({ min: 2, max: 12 }) }),
  seats: () => 2,
  moves: () => everyMove,
  codecs: toyCodecs,
  foldView,
  mostPlies: 200,
  sample: 1,
}

/** What the laws of such a name find of a changed game; nothing where it keeps them. */
const answer = (law: RegExp, changed: Partial<typeof game>, other: Partial<typeof arbitraries> = {}): string =>
  laws({ ...game, ...changed }, { ...arbitraries, ...other })
    .filter(({ name }) => law.test(name))
    .map(({ property }) => fc.check(property, { numRuns: 12, seed: 1962 }).errorInstance)
    .map((error) => (error instanceof Error ? error.message : ''))
    .join('')

/** Outcomes that are others each time they are asked for. */
const fickle = (): Partial<typeof game> => {
  let asked = 0
  return {
    outcomes: (state) => {
      const all = game.outcomes(state)
      return state.phase._tag === 'Throw' ? (asked++ % 2 === 0 ? all.slice(0, 3) : all.slice(3)) : all
    },
  }
}

/** Outcomes that weigh nothing once they are asked for again after they were played. */
const lighter = (): Partial<typeof game> => {
  const asked = new WeakMap<State, number>()
  return {
    outcomes: (state) => {
      const times = 1 + (asked.get(state) ?? 0)
      asked.set(state, times)
      return game.outcomes(state).map(({ weight, move }) => ({ weight: times > 2 ? 0 : weight, move }))
    },
  }
}

/** Who holds a 3 may not throw, which nobody else can know. */
const isBarred = ({ phase, cards }: State, move: Move): boolean =>
  move._tag === 'Roll' && phase._tag === 'Choose' && cards[phase.seat] === 3

const NOT_OFFERED: Refusal = { _tag: 'NotOffered', phase: 'Choose' }
const NOTHING: Move = { _tag: 'Face', face: 7 }

/** A six leads to another throw, which has no faces. */
const stuck: Partial<typeof game> = {
  apply: (state, move) => {
    const step = game.apply(state, move)
    return E.isRight(step) && move._tag === 'Face' && move.face === 6
      ? E.right({ ...step.right, state: { ...step.right.state, spaces: [0, 0], phase: { _tag: 'Throw', seat: 5 } } })
      : step
  },
  outcomes: (state) => (state.phase._tag === 'Throw' && state.phase.seat === 5 ? [] : game.outcomes(state)),
}
const advancing = ({ apply = game.apply, ...rest }: Partial<typeof game>): Partial<typeof game> => ({
  ...rest,
  apply,
  advance: (state, move) => E.map(({ state: next }: { readonly state: State }) => next)(apply(state, move)),
})

const isThrowing = ({ phase }: State): boolean => phase._tag === 'Throw'

/** Says yes every other time, whatever it is asked. */
const nowAndThen = (): (() => boolean) => {
  let asked = 0
  return () => asked++ % 2 === 0
}

const planted: ReadonlyArray<
  readonly [
    fault: string,
    law: RegExp,
    finding: RegExp,
    changed: Partial<typeof game>,
    other?: Partial<typeof arbitraries>,
  ]
> = [
  ['a choice without moves', /waits for a seat/, /Choose with\.legal: false, not true/, { legal: () => [] }],
  [
    'a move that is listed twice',
    /no duplicates/,
    /a move is listed twice/,
    { legal: (state) => [...game.legal(state), ...game.legal(state).slice(0, 1)] },
  ],
  [
    'a move that is accepted and not listed',
    /if and only if/,
    /step is accepted and not offered/,
    { legal: (state) => game.legal(state).filter(({ _tag }) => _tag !== 'Step') },
  ],
  [
    'a move that is listed and refused',
    /if and only if/,
    /show is offered and refused/,
    {
      legal: (state) =>
        game
          .legal(state)
          .flatMap((move): ReadonlyArray<Move> => [move, { _tag: 'Show' }])
          .slice(0, 3),
    },
  ],
  [
    'an advance that goes elsewhere than apply',
    /with events or without/,
    /advance\.right/,
    { advance: (state, move) => E.map((next: State) => ({ ...next, shown: [3] }))(game.advance(state, move)) },
  ],
  ['a game that goes on for too long', /every game ends/, /not over after 3 plies/, {}, { mostPlies: 3 }],
  [
    'a game that is over before it begins',
    /every game ends/,
    /over at once/,
    {
      setup: ({ target }) =>
        E.right({
          state: { target, spaces: [0, 0], cards: [null, null], shown: [], phase: { _tag: 'Finished', winner: 0 } },
          events: [],
        }),
    },
  ],
  [
    'a seat that is not placed',
    /every game ends/,
    /seats that are placed/,
    { turn: (state) => (state.phase._tag === 'Finished' ? { _tag: 'Over', standings: [] } : game.turn(state)) },
  ],
  [
    'nobody in the first place',
    /every game ends/,
    /the best place is 2/,
    {
      turn: (state) =>
        state.phase._tag === 'Finished'
          ? { _tag: 'Over', standings: [0, 1].map((seat) => ({ seat, place: 2 })) }
          : game.turn(state),
    },
  ],
  ['an outcome without weight', /weights of chance/, /an outcome weighs 0/, lighter()],
  [
    'an outcome that comes twice',
    /weights of chance/,
    /an outcome comes twice/,
    { outcomes: (state) => [...game.outcomes(state), ...game.outcomes(state)] },
  ],
  ['chance that has no outcome', /odds of a move sum/, /the odds sum to 5\/6/, advancing(stuck)],
  ['chance of which the odds are not told', /1,000 throws/, /throws do not agree with the odds/, fickle()],
  [
    'a state that its codec does not take',
    /come back from their codecs/,
    /state: expected no throw, found a record/,
    {},
    { codecs: { ...toyCodecs, state: codec.refined(toyCodecs.state, 'no throw', (state) => !isThrowing(state)) } },
  ],
  [
    'a record that its codec does not take',
    /recorded game replays/,
    /record\._tag/,
    {},
    { codecs: { ...toyCodecs, move: codec.refined(toyCodecs.move, 'no step', ({ _tag }) => _tag !== 'Step') } },
  ],
  [
    'a move that is read as another',
    /come back from their notation/,
    /card 1\.right/,
    { notation: { ...game.notation, parse: () => E.right({ _tag: 'Roll' }) } },
  ],
  ['events that reveal now and then', /taken back exactly/, /undo of ply/, { reveals: nowAndThen() }],
  ['a fold that learns nothing', /lead from his old view/, /fold of 0/, {}, { foldView: (view) => view }],
  [
    'an event that is another each time it is told',
    /can be told again/,
    /told to 0/,
    { viewEvent: (event) => (event._tag === 'Moved' ? { ...event, to: event.to + 1 } : event) },
  ],
  [
    'a deal that leads to another view',
    /dealt again from a view/,
    /view of 0/,
    {
      redeal: (view, rng) => {
        const [state, next] = game.redeal(view, rng)
        return [{ ...state, shown: [1] }, next]
      },
    },
  ],
  [
    'a throw that a hidden card forbids',
    /look alike/,
    /to 1: roll can be made in one position only, and reveals nothing/,
    advancing({
      apply: (state, move) => (isBarred(state, move) ? E.left(NOT_OFFERED) : game.apply(state, move)),
      legal: (state) => game.legal(state).filter((move) => !isBarred(state, move)),
    }),
  ],
  [
    'rules that throw something that is no error',
    /waits for a seat/,
    /toy-race: .*: out of order/,
    {
      legal: (state) => {
        const reason: unknown = 'out of order'
        if (state.spaces[0] > 1) throw reason
        return game.legal(state)
      },
    },
  ],
]

describe('the laws', () => {
  test('find nothing in a game that keeps them', () => {
    expect(answer(/./, {})).toBe('')
  })

  for (const [fault, law, finding, changed, other] of planted)
    test(`find ${fault}`, () => {
      expect(answer(law, changed, other)).toMatch(finding)
    })
})

describe('a random game', () => {
  const stopped = (changed: Partial<typeof game>, options: Options = { target: 6 }): string | null =>
    randomGame({ ...game, ...changed }, options, 1, 200).stopped

  test('comes to its end', () => {
    expect(stopped({})).toBeNull()
  })

  test('stops where it cannot begin, or nothing can be done, or an offer is refused, and says why', () => {
    expect(stopped({}, { target: 99 })).toBe('the options are refused: {"_tag":"BadTarget","target":99}')
    expect(stopped({ legal: () => [] })).toBe('ply 2 waits for a move and none is offered')
    expect(stopped({ legal: () => [NOTHING] })).toBe(
      'ply 2: face 7 is offered and refused: {"_tag":"NotOffered","phase":"Choose"}',
    )
  })

  test('has positions without a move once it is over, where none can be thought of', () => {
    const positions = anyPosition(game, { ...arbitraries, moves: () => [] }, 200)
    const found = fc.sample(positions, { numRuns: 40, seed: 1 })
    const isOver = ({ state }: { readonly state: State }): boolean => state.phase._tag === 'Finished'
    expect(found.some(isOver)).toBe(true)
    for (const position of found) expect(position.move === null).toBe(isOver(position))
  })
})
