/**
 * Non-interference: what a viewer may not know makes no difference to anything he is shown, told, offered or refused.
 *
 * Two positions that look alike to him are played on by the same moves. As long as both can make them and no event tells him what
 * was hidden, everything that reaches him must be equal.
 */
import type { Game, Viewer } from '../core/game.js'
import { hash } from '../core/hash.js'
import { seeded } from '../core/rng.js'
import type { Setting } from './arbitraries.js'
import { difference } from './difference.js'
import type { Finding, PlyLaw } from './law.js'
import type { Ply } from './random-game.js'

/** The law that nothing hidden shows. */
export const nonInterference = <Options, State, Move, Event, View, Refusal>(): PlyLaw<
  Options,
  State,
  Move,
  Event,
  View,
  Refusal
> => ({
  name: 'two positions that look alike to a viewer stay alike for him until something is revealed',
  looksAt: 'a sample',
  finding: staysAlike,
})

/** Most plies that two positions are played on side by side. */
const LONGEST_STRETCH = 16

const staysAlike = <Options, State, Move, Event, View, Refusal>(
  ply: Ply<State, Move, Event>,
  setting: Setting<Options, State, Move, Event, View, Refusal>,
): Finding => {
  const { game, viewers, seed } = setting
  const stretch = upTo(ply, 1 + ((ply.number + seed) % LONGEST_STRETCH))
  for (const viewer of viewers) {
    const [twin] = game.redeal(game.view(stretch.start, viewer), seeded(seed ^ ply.number))
    // Where nothing is hidden from him, the two are one.
    const finding = difference(twin, stretch.start) === null ? null : staysAlikeTo(setting, viewer, stretch, twin)
    if (finding !== null) return `to ${viewer}: ${finding}`
    const told = tellsApart(setting, viewer, ply)
    if (told !== null) return `to ${viewer}: ${told}`
  }
  return null
}

/** Some plies of a game, one after the other. */
interface Stretch<State, Move, Event> {
  /** The position before the first of them, and that after the last. */
  readonly start: State
  readonly end: State
  readonly plies: ReadonlyArray<Ply<State, Move, Event>>
}

/** So many plies, the last of which is this one; fewer at the start of a game. */
const upTo = <State, Move, Event>(last: Ply<State, Move, Event>, length: number): Stretch<State, Move, Event> => {
  const plies: Array<Ply<State, Move, Event>> = [last]
  let first = last
  while (first.previous !== null && plies.length < length) {
    first = first.previous
    plies.unshift(first)
  }
  return { start: first.before, end: last.after, plies }
}

/** What differs for a viewer between a stretch of a game and the same moves from a position that looked like its first. */
const staysAlikeTo = <Options, State, Move, Event, View, Refusal>(
  setting: Setting<Options, State, Move, Event, View, Refusal>,
  viewer: Viewer,
  { plies, end }: Stretch<State, Move, Event>,
  start: State,
): Finding => {
  const { game } = setting
  let twin = start
  for (const { before, move, events } of plies) {
    const shown = looksAlike(setting, viewer, before, twin)
    if (shown !== null) return shown
    const step = game.apply(twin, move)
    const revealed = events.some(game.reveals)
    if (step._tag === 'Left') return revealed || isHidden(game, before) ? null : refusedAlone(game, move)
    const told = (list: ReadonlyArray<Event>): ReadonlyArray<Event> => list.map((one) => game.viewEvent(one, viewer))
    const differs = difference(told(step.right.events), told(events), 'events')
    // Once something is shown, the two hands may well be different ones, and so may be what follows.
    if (differs !== null || revealed) return differs
    twin = step.right.state
  }
  return looksAlike(setting, viewer, end, twin)
}

/** Most other moves that are held against the one that was made. */
const MOST_OTHERS = 8

/**
 * What tells a viewer that one move was made and not another, though he cannot tell the two positions apart that they lead to.
 *
 * Such is a card that is dealt to somebody else. Moves that lead to one and the same position may well be told apart, as the faces
 * of an open die are.
 */
const tellsApart = <Options, State, Move, Event, View, Refusal>(
  { game }: Setting<Options, State, Move, Event, View, Refusal>,
  viewer: Viewer,
  { before, after, events }: Ply<State, Move, Event>,
): Finding => {
  const told = (list: ReadonlyArray<Event>): ReadonlyArray<Event> => list.map((one) => game.viewEvent(one, viewer))
  const seen = game.view(after, viewer)
  const others = [...game.legal(before), ...game.outcomes(before).map(({ move }) => move)]
  for (const other of others.slice(0, MOST_OTHERS)) {
    const step = game.apply(before, other)
    if (step._tag === 'Left' || difference(game.view(step.right.state, viewer), seen) !== null) continue
    if (difference(step.right.state, after) === null) continue
    const differs = difference(told(step.right.events), told(events), 'events')
    if (differs !== null) return differs
  }
  return null
}

/** Whether chance is at work, whose outcomes may hang on what is hidden: a card that is dealt here may lie elsewhere there. */
const isHidden = <State>(game: Pick<Game<never, State, never, never, never, never>, 'turn'>, state: State): boolean =>
  game.turn(state)._tag === 'Chance'

const refusedAlone = <Move>(
  { notation }: Pick<Game<never, never, Move, never, never, never>, 'notation'>,
  move: Move,
): string => `${notation.show(move)} can be made in one position only, and reveals nothing`

/** What differs between two positions in all that reaches a viewer before anybody moves. */
const looksAlike = <Options, State, Move, Event, View, Refusal>(
  { game, arbitraries }: Setting<Options, State, Move, Event, View, Refusal>,
  viewer: Viewer,
  one: State,
  other: State,
): Finding => {
  const turn = game.turn(one)
  const [seen, twins] = [game.view(one, viewer), game.view(other, viewer)]
  const shown =
    difference(game.turn(other), turn, 'turn') ??
    difference(twins, seen, 'view') ??
    difference(hash(twins), hash(seen), 'hash of the view')
  if (shown !== null || turn._tag !== 'Choose' || turn.seat !== viewer) return shown
  return (
    difference(game.legal(other), game.legal(one), 'legal') ?? refusedAlike(game, arbitraries.moves(one), one, other)
  )
}

/** What differs between the refusals of two positions. */
const refusedAlike = <State, Move, Refusal>(
  game: Pick<Game<never, State, Move, never, never, Refusal>, 'advance'>,
  moves: ReadonlyArray<Move>,
  one: State,
  other: State,
): Finding => {
  const refusalOf = (state: State, move: Move): Refusal | null => {
    const step = game.advance(state, move)
    return step._tag === 'Left' ? step.left : null
  }
  for (const move of moves) {
    const differs = difference(refusalOf(other, move), refusalOf(one, move), 'refusal')
    if (differs !== null) return differs
  }
  return null
}
