/**
 * What the stories look up: cars, places and corners that events name by their index.
 */
import { defect } from '../core/defect.js'

/** The entry of a list that an event of the same game names, so that it is always there. */
export const lookUp = <A>(list: ArrayLike<A>, index: number): A =>
  list[index] ?? defect('cli', `an event names what is there, not number ${index}`)
