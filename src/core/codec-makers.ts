/**
 * Codecs for data from outside: io-ts types that take exactly what they say and nothing else.
 *
 * They close what the codecs of io-ts leave open: numbers are whole and in a range, records have no other keys than those written
 * here, lists have a length, decoded values are built anew and never the caller's own objects, and a bad value costs a few errors,
 * not one for each of a million items. None of them recurses, so none of them can be sent too deep. They encode to the value
 * itself. What stands in a module of rules does not come here: who only plays pays for no io-ts.
 *
 * @module
 */
export { byKey, type Law, lawful, nullable, oneOf, refined, tagged } from './codec-choices.js'
export { type Lengths, list, type Tuple, tuple } from './codec-lists.js'
export { dictionary, type Fields, named, open, type Open, strict, type Strict } from './codec-records.js'
export { boolean, decimal, integer, literal, text, type TextLimits, viewer } from './codec-values.js'
export type { Literal } from './shape.js'
