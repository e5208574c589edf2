import { defect } from './defect.js'

/** The entry of a table that has one for this number: of a place, a car, a bot. A table that has none is a defect. */
export const lookUp = <Entry>(table: ArrayLike<Entry>, index: number): Entry =>
  table[index] ?? defect('core', `a table has an entry for ${index}`)
