/** Generators from outside, such as those of a saved match. */
import { type Codec, integer, list, literal, refined, strict, tagged, tuple } from './codec.js'
import type { Rng } from './rng.js'

const word = integer(-0x8000_0000, 0x7fff_ffff)
const MOST_DRAWS = 100_000

/**
 * The codec of a generator.
 *
 * Refuses the state of four zeros, from which xoroshiro128+ draws nothing but zeros, and a script used beyond its end.
 *
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { decode, rngCodec, seeded } from 'parc-ferme'
 *
 * assert.deepStrictEqual(decode(rngCodec)(JSON.parse(JSON.stringify(seeded(7)))), E.right(seeded(7)))
 */
export const rngCodec: Codec<Rng> = tagged('algorithm', {
  xoroshiro128plus: strict({
    algorithm: literal('xoroshiro128plus'),
    state: refined(tuple(word, word, word, word), 'four numbers that are not all 0', (state) =>
      state.some((part) => part !== 0),
    ),
  }),
  scripted: refined(
    strict({
      algorithm: literal('scripted'),
      draws: list(integer(0, Number.MAX_SAFE_INTEGER), { max: MOST_DRAWS }),
      used: integer(0, MOST_DRAWS),
    }),
    'a script that is used no further than its end',
    ({ draws, used }) => used <= draws.length,
  ),
})
