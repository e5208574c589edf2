/** How one sees that a clause of a rulebook was at work in a move. */
import type { Ply } from '../../src/testing/random-game.js'

/** A clause that is no occurrence, and why: a piece of the box, a worked example, something that never happens. */
export interface Statement {
  readonly says: string
}

/**
 * What shows that a clause was at work in a ply: that an event or a refusal names it, or something that can be seen in the ply; or
 * that there is nothing to see.
 */
export type Sighting<State, Move, Event> = 'named' | ((ply: Ply<State, Move, Event>) => boolean) | Statement

/** A clause about what lies in the box or what it is called. */
export const piece = (says: string): Statement => ({ says: `a piece of the box: ${says}` })

/** A clause that says what never happens; what shows it are the laws, not an occurrence. */
export const never = (says: string): Statement => ({ says: `a prohibition: ${says}` })

/** A clause that tells one worked example; its scenario stands in the golden tests. */
export const example: Statement = { says: 'a worked example: its scenario is among the golden tests' }

/** A clause that leaves something to the players. */
export const remark = (says: string): Statement => ({ says: `a remark: ${says}` })

interface Tagged {
  readonly _tag: string
}

/** Sightings by an event that has happened. */
export const happened =
  <State, Move, Event extends Tagged>() =>
  <Tag extends Event['_tag']>(
    tag: Tag,
    where: (event: Extract<Event, { readonly _tag: Tag }>, ply: Ply<State, Move, Event>) => boolean = () => true,
  ) =>
  (ply: Ply<State, Move, Event>): boolean =>
    ply.events.some((event) => event._tag === tag && where(event as Extract<Event, { readonly _tag: Tag }>, ply))

/** A clause that cannot come up on the reference board, and where it is tested instead. */
export const elsewhere = (says: string): Statement => ({ says: `not on the reference board: ${says}` })
