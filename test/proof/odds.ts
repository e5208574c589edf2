/** What many throws bring agrees with the odds that are told: a chi-square test a position, all of them together stated at one level. */
import { seeded } from '../../src/core/rng.js'
import { isTooFar } from '../../src/testing/chi-square.js'
import { throwsAndOdds } from '../../src/testing/laws-of-chance.js'
import { SUBJECTS, type Verdict } from './subjects.js'

const THROWS = 20_000
/** Positions of one game lie so far apart, in plies. */
const APART = 37

/** So many positions of each game, each thrown for 20,000 times. */
export const throwsOfOdds = (positions: number, seed: number): Verdict => {
  let broken = 0
  const lines = SUBJECTS.map(([name, play]) => {
    let [tested, prospects, since] = [0, 0, 0]
    play(seed, {
      visit: (game, ply) => {
        since++
        const cells = since < APART ? null : throwsAndOdds(game, ply, THROWS, seeded(seed + ply.number))
        if (cells === null) return 'more'
        since = 0
        if (isTooFar(cells)) broken++
        prospects += cells.length
        return ++tested < positions ? 'more' : 'done'
      },
    })
    return `${name}: ${tested} positions with ${prospects} prospects, ${THROWS.toLocaleString('en')} throws each`
  })
  return { lines: [...lines, `${broken} disagree at one in a million`], holds: broken === 0 }
}
