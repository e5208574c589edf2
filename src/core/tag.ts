/** What code without types may hand in where a move is asked for. */

/** The tag of a move, or an empty text for what is no move at all. */
export const tagOf = (move: unknown): string => {
  if (typeof move !== 'object' || move === null || !('_tag' in move)) return ''
  return typeof move._tag === 'string' ? move._tag : ''
}

/** A tag as a refusal tells it: itself if it could be the name of a move, and `Unknown` else. */
export const shownTag = (tag: string): string => (/^[A-Za-z]{1,40}$/.test(tag) ? tag : 'Unknown')
