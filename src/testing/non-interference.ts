/**
 * Non-interference: what a viewer may not know makes no difference to anything he is shown, told, offered or refused.
 *
 * Two positions that look alike to him are played on by the same moves. As long as both can make them and no event tells him what
 * was hidden, everything that reaches him must be equal.
 */
import type { Viewer } from '../core/game.js'
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

const staysAlike = <Options, State, Move, Event, View, Refusal>(
  { before, move, number }: Ply<State, Move, Event>,
  setting: Setting<Options, State, Move, Event, View, Refusal>,
): Finding => {
  const { game, viewers, seed } = setting
  for (const viewer of viewers) {
    const [twin] = game.redeal(game.view(before, viewer), seeded(seed ^ number))
    const finding = looksAlike(setting, viewer, before, twin) ?? stepsAlike(setting, viewer, before, twin, move)
    if (finding !== null) return `to ${viewer}: ${finding}`
  }
  return null
}

/** What differs between two positions in all that reaches a viewer before anybody moves. */
const looksAlike = <Options, State, Move, Event, View, Refusal>(
  { game, arbitraries }: Setting<Options, State, Move, Event, View, Refusal>,
  viewer: Viewer,
  one: State,
  other: State,
): Finding => {
  const turn = game.turn(one)
  const shown =
    difference(game.turn(other), turn, 'turn') ??
    difference(game.view(other, viewer), game.view(one, viewer), 'view') ??
    (hash(game.view(other, viewer)) === hash(game.view(one, viewer)) ? null : 'the hashes of the views differ')
  if (shown !== null || turn._tag !== 'Choose' || turn.seat !== viewer) return shown
  const listed = difference(game.legal(other), game.legal(one), 'legal')
  if (listed !== null) return listed
  for (const move of arbitraries.moves(one)) {
    const [mine, twins] = [game.advance(one, move), game.advance(other, move)]
    const refused = difference(
      twins._tag === 'Left' ? twins.left : null,
      mine._tag === 'Left' ? mine.left : null,
      'refusal',
    )
    if (refused !== null) return refused
  }
  return null
}

/** What differs for a viewer after the same move in both positions. */
const stepsAlike = <Options, State, Move, Event, View, Refusal>(
  { game }: Setting<Options, State, Move, Event, View, Refusal>,
  viewer: Viewer,
  one: State,
  other: State,
  move: Move,
): Finding => {
  const [mine, twins] = [game.apply(one, move), game.apply(other, move)]
  // A hidden hand may not be able to make the move: then the move itself has revealed something.
  if (mine._tag === 'Left' || twins._tag === 'Left') return null
  const told = (events: ReadonlyArray<Event>): ReadonlyArray<Event> =>
    events.map((event) => game.viewEvent(event, viewer))
  return (
    difference(told(twins.right.events), told(mine.right.events), 'events') ??
    difference(game.view(twins.right.state, viewer), game.view(mine.right.state, viewer), 'view after')
  )
}
