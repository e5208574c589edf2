/**
 * A race of two seats to a target space, small enough to be checked by hand.
 *
 * Each seat is dealt a hidden card from a pack of three 1s, two 2s and a 3. In turn a seat steps one space, throws a die, or shows its
 * card, once, and moves that far. Who reaches the target wins.
 */
import { either as E } from 'fp-ts'
import type { Codecs } from '../../src/core/codec.js'
import { boolean, integer, list, literal, nullable, strict, tagged, tuple, viewer } from '../../src/core/codec.js'
import type { Fault, Game, Outcome, Seat, Turn, Viewer } from '../../src/core/game.js'
import { hash } from '../../src/core/hash.js'
import { chooseWeighted } from '../../src/core/rng.js'

export interface Options {
  /** 2 to 20. */
  readonly target: number
}

export type Phase =
  | { readonly _tag: 'Deal'; readonly seat: Seat }
  | { readonly _tag: 'Choose'; readonly seat: Seat }
  | { readonly _tag: 'Throw'; readonly seat: Seat }
  | { readonly _tag: 'Finished'; readonly winner: Seat }

export interface State {
  readonly target: number
  readonly spaces: readonly [number, number]
  /** Hidden cards by seat; `null` before the deal and once shown. */
  readonly cards: readonly [number | null, number | null]
  /** Cards shown, in order. */
  readonly shown: ReadonlyArray<number>
  readonly phase: Phase
}

export type Move =
  | { readonly _tag: 'Step' }
  | { readonly _tag: 'Roll' }
  | { readonly _tag: 'Show' }
  | { readonly _tag: 'Face'; readonly face: number }
  | { readonly _tag: 'Card'; readonly card: number }

export type Event =
  | { readonly _tag: 'Dealt'; readonly seat: Seat; readonly card: number | null }
  | { readonly _tag: 'Thrown'; readonly seat: Seat; readonly face: number }
  | { readonly _tag: 'Shown'; readonly seat: Seat; readonly card: number }
  | { readonly _tag: 'Moved'; readonly seat: Seat; readonly from: number; readonly to: number }

export interface View extends Omit<State, 'cards'> {
  readonly viewer: Viewer
  /** The viewer's own hidden card. */
  readonly card: number | null
  readonly hidden: readonly [boolean, boolean]
}

export type Refusal =
  | { readonly _tag: 'BadTarget'; readonly target: number }
  | { readonly _tag: 'NotOffered'; readonly phase: Phase['_tag'] }
  | { readonly _tag: 'NoSuchOutcome' }

const PACK: ReadonlyArray<readonly [card: number, count: number]> = [
  [1, 3],
  [2, 2],
  [3, 1],
]
const FACES = [1, 2, 3, 4, 5, 6]

const otherSeat = (seat: Seat): Seat => 1 - seat
const bySeat = <A>(pair: readonly [A, A], seat: Seat, value: A): readonly [A, A] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]

const outcomes = ({ phase, cards }: State): ReadonlyArray<Outcome<Move>> => {
  if (phase._tag === 'Throw') return FACES.map((face) => ({ weight: 1, move: { _tag: 'Face', face } }))
  if (phase._tag !== 'Deal') return []
  return PACK.map(([card, count]) => ({ card, weight: count - cards.filter((dealt) => dealt === card).length }))
    .filter(({ weight }) => weight > 0)
    .map(({ card, weight }) => ({ weight, move: { _tag: 'Card', card } }))
}

const forward = (state: State, seat: Seat, steps: number, before: ReadonlyArray<Event>) => {
  const from = state.spaces[seat] ?? 0
  const to = Math.min(from + steps, state.target)
  const phase: Phase =
    to === state.target ? { _tag: 'Finished', winner: seat } : { _tag: 'Choose', seat: otherSeat(seat) }
  const moved: Event = { _tag: 'Moved', seat, from, to }
  return E.right({ state: { ...state, spaces: bySeat(state.spaces, seat, to), phase }, events: [...before, moved] })
}

const deal = (state: State, seat: Seat, card: number) => {
  const phase: Phase = seat === 0 ? { _tag: 'Deal', seat: 1 } : { _tag: 'Choose', seat: 0 }
  const dealt: Event = { _tag: 'Dealt', seat, card }
  return E.right({ state: { ...state, cards: bySeat(state.cards, seat, card), phase }, events: [dealt] })
}

const show = (state: State, seat: Seat, card: number) => {
  const shown = { ...state, cards: bySeat<number | null>(state.cards, seat, null), shown: [...state.shown, card] }
  return forward(shown, seat, card, [{ _tag: 'Shown', seat, card }])
}

type ToyGame = Game<Options, State, Move, Event, View, Refusal>

const apply: ToyGame['apply'] = (state, move) => {
  const { phase } = state
  switch (move._tag) {
    case 'Step':
      if (phase._tag === 'Choose') return forward(state, phase.seat, 1, [])
      break
    case 'Roll':
      if (phase._tag === 'Choose')
        return E.right({ state: { ...state, phase: { _tag: 'Throw', seat: phase.seat } }, events: [] })
      break
    case 'Show': {
      const card = phase._tag === 'Choose' ? state.cards[phase.seat] : undefined
      if (phase._tag === 'Choose' && typeof card === 'number') return show(state, phase.seat, card)
      break
    }
    case 'Face':
      if (phase._tag === 'Throw') {
        if (!FACES.includes(move.face)) return E.left({ _tag: 'NoSuchOutcome' })
        return forward(state, phase.seat, move.face, [{ _tag: 'Thrown', seat: phase.seat, face: move.face }])
      }
      break
    case 'Card':
      if (phase._tag === 'Deal') {
        const isLeft = outcomes(state).some(
          (outcome) => outcome.move._tag === 'Card' && outcome.move.card === move.card,
        )
        return isLeft ? deal(state, phase.seat, move.card) : E.left({ _tag: 'NoSuchOutcome' })
      }
      break
  }
  return E.left({ _tag: 'NotOffered', phase: phase._tag })
}

const turn = ({ phase }: State): Turn => {
  switch (phase._tag) {
    case 'Deal':
      return { _tag: 'Chance', kind: 'card' }
    case 'Throw':
      return { _tag: 'Chance', kind: 'die' }
    case 'Choose':
      return { _tag: 'Choose', seat: phase.seat }
    case 'Finished':
      return {
        _tag: 'Over',
        standings: [
          { seat: phase.winner, place: 1 },
          { seat: otherSeat(phase.winner), place: 2 },
        ],
      }
  }
}

const DECISIONS: ReadonlyArray<Move> = [{ _tag: 'Step' }, { _tag: 'Roll' }, { _tag: 'Show' }]

const showMove = (move: Move): string => {
  switch (move._tag) {
    case 'Face':
      return `face ${move.face}`
    case 'Card':
      return `card ${move.card}`
    case 'Step':
    case 'Roll':
    case 'Show':
      return move._tag.toLowerCase()
  }
}

const EVERY_MOVE: ReadonlyArray<Move> = [
  ...DECISIONS,
  ...FACES.map((face): Move => ({ _tag: 'Face', face })),
  ...PACK.map(([card]): Move => ({ _tag: 'Card', card })),
]

const parseMove = (line: string): E.Either<Fault, Move> => {
  const move = EVERY_MOVE.find((known) => showMove(known) === line)
  return move === undefined ? E.left({ path: '', expected: 'a move', found: line }) : E.right(move)
}

const redealt = (view: View, rng: Parameters<ToyGame['redeal']>[1]): ReturnType<ToyGame['redeal']> => {
  const { viewer: watcher, card: own, hidden, ...rest } = view
  let next = rng
  let cards: State['cards'] = watcher === 'spectator' ? [null, null] : bySeat<number | null>([null, null], watcher, own)
  for (const seat of [0, 1]) {
    if (seat === watcher || hidden[seat] !== true) continue
    const gone = [...rest.shown, ...cards]
    const left = PACK.map(([face, count]) => [face, count - gone.filter((known) => known === face).length] as const)
    const possible = left.filter(([, count]) => count > 0)
    const [index, after] = chooseWeighted(possible.map(([, count]) => count))(next)
    next = after
    cards = bySeat<number | null>(cards, seat, possible[index]?.[0] ?? null)
  }
  const { target, spaces, shown, phase } = rest
  return [{ target, spaces, cards, shown, phase }, next]
}

/** The toy game. */
export const toyGame: ToyGame = {
  name: 'toy-race',
  edition: 'toy-1',
  board: hash(PACK),
  setup: ({ target }) =>
    target >= 2 && target <= 20
      ? E.right({
          state: { target, spaces: [0, 0], cards: [null, null], shown: [], phase: { _tag: 'Deal', seat: 0 } },
          events: [],
        })
      : E.left({ _tag: 'BadTarget', target }),
  turn,
  legal: (state) => (state.phase._tag === 'Choose' ? DECISIONS.filter((move) => E.isRight(apply(state, move))) : []),
  outcomes,
  apply,
  advance: (state, move) => E.map(({ state: next }: { readonly state: State }) => next)(apply(state, move)),
  view: ({ target, spaces, cards, shown, phase }, viewer) => ({
    target,
    spaces,
    shown,
    phase,
    viewer,
    card: viewer === 'spectator' ? null : (cards[viewer] ?? null),
    hidden: [cards[0] !== null, cards[1] !== null],
  }),
  viewEvent: (event, viewer) => (event._tag === 'Dealt' && event.seat !== viewer ? { ...event, card: null } : event),
  redeal: redealt,
  reveals: (event) => event._tag === 'Shown',
  notation: { show: showMove, parse: parseMove },
  rules: [],
}

/** Every move that can be written down, legal or not. */
export const everyMove: ReadonlyArray<Move> = EVERY_MOVE

const seat = integer(0, 1)
const card = integer(1, 3)
const space = integer(0, 20)
const target = integer(2, 20)
const phase = tagged('_tag', {
  Deal: strict({ _tag: literal('Deal'), seat }),
  Choose: strict({ _tag: literal('Choose'), seat }),
  Throw: strict({ _tag: literal('Throw'), seat }),
  Finished: strict({ _tag: literal('Finished'), winner: seat }),
})
const shown = list(card, { max: 2 })
const spaces = tuple(space, space)

/** The codecs of the toy game. */
export const toyCodecs: Codecs<Options, State, Move, Event, View> = {
  options: strict({ target }),
  state: strict({ target, spaces, cards: tuple(nullable(card), nullable(card)), shown, phase }),
  move: tagged('_tag', {
    Step: strict({ _tag: literal('Step') }),
    Roll: strict({ _tag: literal('Roll') }),
    Show: strict({ _tag: literal('Show') }),
    Face: strict({ _tag: literal('Face'), face: integer(1, 6) }),
    Card: strict({ _tag: literal('Card'), card }),
  }),
  event: tagged('_tag', {
    Dealt: strict({ _tag: literal('Dealt'), seat, card: nullable(card) }),
    Thrown: strict({ _tag: literal('Thrown'), seat, face: integer(1, 6) }),
    Shown: strict({ _tag: literal('Shown'), seat, card }),
    Moved: strict({ _tag: literal('Moved'), seat, from: space, to: space }),
  }),
  view: strict({
    target,
    spaces,
    shown,
    phase,
    viewer: viewer(2),
    card: nullable(card),
    hidden: tuple(boolean, boolean),
  }),
}
