/**
 * What differs between two positions, whatever game they are of.
 */

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

const keysOf = (value: object): ReadonlyArray<string> => Object.keys(value)

/** One line for each value that is not the same: its dotted path, what it was and what it is. */
export const changes = (before: unknown, after: unknown, path = ''): ReadonlyArray<string> => {
  if (isBranch(before) && isBranch(after)) {
    const keys = [...new Set([...keysOf(before), ...keysOf(after)])]
    return keys.flatMap((key) =>
      changes(Reflect.get(before, key), Reflect.get(after, key), path === '' ? key : `${path}.${key}`),
    )
  }
  return before === after ? [] : [`${path} ${shown(before)} > ${shown(after)}`]
}

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value))
