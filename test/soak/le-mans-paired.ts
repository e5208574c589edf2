/** Drivers of Le Mans who use optional rules, against themselves as they drive without. */
import { leMansBots, type LeMansBot } from '../../src/bots/index.js'
import { CARDS, type LeMans, type Options } from '../../src/le-mans/rules/index.js'
import { mean, percent, playGame, winOf } from './soak.js'

/** Optional rules that leave a driver a choice. */
export type DriversRules = Pick<Options, 'bonusMoves' | 'overRevving' | 'slipstreaming'>

/** Optional rules by what a line of figures calls them, and what else is agreed. */
export const PAIRED_RULES: ReadonlyArray<readonly [string, Partial<Options>]> = [
  ['bonus moves', { bonusMoves: true }],
  ['over-revs', { overRevving: true }],
  ['tows', { slipstreaming: true }],
  ['all three', { bonusMoves: true, overRevving: true, slipstreaming: true }],
  ['all three out of the pits', { bonusMoves: true, overRevving: true, slipstreaming: true, start: 'leMans' }],
  ['all three in teams', { bonusMoves: true, overRevving: true, slipstreaming: true, teamPlay: true }],
]

const WITHOUT: Required<DriversRules> = { bonusMoves: false, overRevving: false, slipstreaming: false }

/** A driver as he drives where no optional rule leaves him a choice: he sees such a race, and is offered what it offers. */
export const basicSelf =
  (game: LeMans, driver: LeMansBot): LeMansBot =>
  (view, legal, rng) => {
    const alone = legal.find(({ _tag }) => _tag === 'Decline')
    if (alone !== undefined) return [alone, rng]
    const agreement = { ...view.agreement, ...WITHOUT }
    const [state] = game.redeal(view, rng)
    const basic = game.legal({ ...state, agreement }).map(game.notation.show)
    const open = legal.filter((move) => basic.includes(game.notation.show(move)))
    return open.length === 0 ? driver(view, legal, rng) : driver({ ...view, agreement }, open, rng)
  }

// Cars by seat: neighbours in the list of cards and, from round to round, cards that lie farther apart.
const carsOf = (seats: number, each: number, pair: number): ReadonlyArray<ReadonlyArray<number>> => {
  const step = seats * each === 2 ? 1 + (Math.floor(pair / CARDS.length) % (CARDS.length - 1)) : 1
  return Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: each }, (__, car) => 1 + ((pair + (seat * each + car) * step) % CARDS.length)),
  )
}

/**
 * The share of races that a driver wins against his basic self, two seats or half of more each; of an even number of races, each second
 * one is the one before with the seats changed over.
 */
export const pairedShare = (
  game: LeMans,
  driver: LeMansBot,
  rules: Partial<Options>,
  seats: number,
  races: number,
  seed: number,
): number => {
  const basic = basicSelf(game, driver)
  const each = rules.teamPlay === true ? 3 : 1
  const shares = Array.from({ length: races }, (_, race) => {
    const pair = Math.floor(race / 2)
    const isFull = (seat: number): boolean => (seat + race) % 2 === 0
    const options: Options = { maxTurns: 1000, ...rules, seats, cars: carsOf(seats, each, pair) }
    const { result } = playGame(game, options, (seat) => (isFull(seat) ? driver : basic), seed + pair, 40_000)
    return result.places.reduce((sum, _place, seat) => (isFull(seat) ? sum + winOf(result, seat) : sum), 0)
  })
  return mean(shares)
}

/**
 * Lines of figures: the planners of one course under each set of rules, in twos and in fields as full as the rules allow; as those take
 * longer, there are a quarter as many of them.
 */
export const pairedLines = (game: LeMans, races: number, seed: number): ReadonlyArray<string> => {
  const { cautious, bold } = leMansBots(game)
  const few = 2 * Math.ceil(races / 8)
  return PAIRED_RULES.flatMap(([label, rules]) =>
    (
      [
        ['cautious', cautious],
        ['bold', bold],
      ] as const
    ).map(([name, driver]) => {
      const full = rules.teamPlay === true ? 4 : CARDS.length
      const [inTwos, inField] = [
        pairedShare(game, driver, rules, 2, races, seed),
        pairedShare(game, driver, rules, full, few, seed),
      ]
      return `${game.track.name}, ${label}: the ${name} driver beats his basic self in ${percent(inTwos)} of ${races} races of two, ${percent(inField)} of ${few} of ${full}`
    }),
  )
}
