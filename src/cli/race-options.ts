/**
 * Options of a game from the command line: what its flags say, and further ones as JSON.
 */
import { either as E } from 'fp-ts'
import type { Codec } from '../core/codec.js'
import { decode } from '../core/decode.js'
import { parseJson } from '../core/json.js'
import type { Fault, Game } from '../core/game.js'
import type { Refused } from './race-driving.js'

/** Longest text of options, in characters; the longest options of a race have under a thousand. */
const LONGEST_OPTIONS = 4000

/** A fault in options, told where they were said. */
export const inOptions = (fault: Fault): Fault => ({ ...fault, path: `--options ${fault.path}`.trim() })

/** The record of options that a text says as JSON. */
export const saidIn = (text: string): E.Either<Fault, object> => {
  const said = parseJson(text, { maxLength: LONGEST_OPTIONS })
  if (E.isLeft(said)) return E.left(inOptions(said.left))
  return typeof said.right !== 'object' || said.right === null || Array.isArray(said.right)
    ? E.left({ path: '--options', expected: 'a record as JSON, such as {"rulings":{}}', found: text })
    : E.right(said.right)
}

/** What reading options asks of a game. */
export interface OptionsReader<Options, Refusal> {
  readonly game: Pick<Game<Options, unknown, never, unknown, never, Refusal>, 'setup'>
  readonly codec: Codec<Options>
  readonly showRefusal: (refusal: Refusal) => string
}

/**
 * The options of the flags with those of a JSON text on top, if the rules accept them.
 *
 * @param text - a record as JSON, such as `{"rulings":{"shortRace":true}}`
 */
export const withOptions = <Options extends object, Refusal>(
  { game, codec, showRefusal }: OptionsReader<Options, Refusal>,
  flags: Options,
  text: string,
): E.Either<Fault | Refused, Options> => {
  const said = saidIn(text)
  if (E.isLeft(said)) return said
  const all = decode(codec)({ ...flags, ...said.right })
  if (E.isLeft(all)) return E.left(inOptions(all.left[0]))
  return E.bimap(showRefusal, () => all.right)(game.setup(all.right))
}
