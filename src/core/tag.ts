/** What code without types may hand in where a move is asked for. */

/** The tag of a move, or an empty text for what is no move at all. */
export const tagOf = (move: unknown): string => {
  if (typeof move !== 'object' || move === null || !('_tag' in move)) return ''
  return typeof move._tag === 'string' ? move._tag : ''
}

/** A tag as a refusal tells it: itself if it could be the name of a move, and `Unknown` else. */
export const shownTag = (tag: string): string => (/^[A-Za-z]{1,40}$/.test(tag) ? tag : 'Unknown')

/** What stands in a field of a move as a refusal tells it: as it is, or `Unknown` if it is a record, a list or a function. */
export const shownPart = (part: unknown): string =>
  (typeof part === 'object' && part !== null) || typeof part === 'function' ? 'Unknown' : String(part)
