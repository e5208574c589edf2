/** Laws of what a viewer may know: views, told events, positions dealt again. */
import { decode } from '../core/decode.js'
import { seeded } from '../core/rng.js'
import type { Setting } from './arbitraries.js'
import { difference } from './difference.js'
import type { Finding, PlyLaw } from './law.js'
import type { Ply } from './random-game.js'

/** Laws of plies that ask what each viewer is shown and told. */
export const lawsOfKnowledge = <Options, State, Move, Event, View, Refusal>(): ReadonlyArray<
  PlyLaw<Options, State, Move, Event, View, Refusal>
> => [
  {
    name: 'the events that a viewer is told lead from his old view to his new one, exactly',
    looksAt: 'a sample',
    finding: ({ before, after, events }, { game, arbitraries, viewers }) => {
      for (const viewer of viewers) {
        const told = events.map((event) => game.viewEvent(event, viewer))
        const folded = told.reduce(arbitraries.foldView, game.view(before, viewer))
        const differs = difference(folded, game.view(after, viewer), `fold of ${viewer}`)
        if (differs !== null) return differs
      }
      return null
    },
  },
  {
    name: 'an event that was told can be told again, and says the same',
    looksAt: 'a sample',
    finding: ({ events }, { game, viewers }) => {
      for (const viewer of viewers) {
        const told = events.map((event) => game.viewEvent(event, viewer))
        const again = told.map((event) => game.viewEvent(event, viewer))
        const differs = difference(again, told, `told to ${viewer}`)
        if (differs !== null) return differs
      }
      return null
    },
  },
  {
    name: 'the view of a position that was dealt again from a view is that view',
    looksAt: 'a sample',
    finding: redealsToTheView,
  },
]

const redealsToTheView = <Options, State, Move, Event, View, Refusal>(
  { after, number }: Ply<State, Move, Event>,
  { game, arbitraries, viewers, seed }: Setting<Options, State, Move, Event, View, Refusal>,
): Finding => {
  for (const viewer of viewers) {
    const seen = game.view(after, viewer)
    const [twin] = game.redeal(seen, seeded(seed + number))
    const differs =
      difference(game.view(twin, viewer), seen, `view of ${viewer}`) ??
      difference(decode(arbitraries.codecs.state)(twin), { _tag: 'Right', right: twin }, `redeal of ${viewer}`)
    if (differs !== null) return differs
  }
  return null
}
