/** The planners with optional rules: each against himself as he drives without them, the cars changed over in a second race. */
import { expect, test } from 'vitest'
import { explain } from '../../src/le-mans/explain.js'
import { leMansBots, type LeMansBot } from '../../src/bots/index.js'
import { integerBelow, seeded, type Rng } from '../../src/core/rng.js'
import { leMans, type Move, type Options, type State } from '../../src/le-mans/index.js'
import { right } from './positions.js'

// Only what the basic rules know: the numbers of the card, and no over-revs.
const basicMoves = (state: State, legal: ReadonlyArray<Move>): ReadonlyArray<Move> => {
  const car = state.phase._tag === 'Driving' ? state.cars[state.phase.car] : undefined
  const basic = leMans.track.cards[car?.card ?? 0]?.basic ?? []
  const open = legal.filter((move) => {
    if (move._tag !== 'Drive') return move._tag !== 'OverRev'
    return right(explain(leMans)(state, move)).counts <= (basic[move.gear] ?? 0)
  })
  return open.length > 0 ? open : legal
}

const winnerOf = (options: Options, bots: ReadonlyArray<LeMansBot>, full: number, seed: number): number => {
  let { state } = right(leMans.setup(options))
  let rng: Rng = seeded(seed)
  for (;;) {
    const turn = leMans.turn(state)
    if (turn._tag === 'Over')
      return turn.standings.filter(({ place }) => place === 1).length > 1 ? -1 : (turn.standings[0]?.seat ?? -1)
    if (turn._tag === 'Chance') {
      // All outcomes of this game are alike.
      const outcomes = leMans.outcomes(state)
      const [index, next] = integerBelow(outcomes.length)(rng)
      rng = next
      state = right(leMans.advance(state, (outcomes[index] as { readonly move: Move }).move))
      continue
    }
    const { seat } = turn
    const legal = seat === full ? leMans.legal(state) : basicMoves(state, leMans.legal(state))
    const bot = bots[seat] as LeMansBot
    const [move, next] = bot(leMans.view(state, seat), legal, rng)
    rng = next
    state = right(leMans.advance(state, move))
  }
}

const { cautious, bold } = leMansBots(leMans)

test.each([
  ['bold', 'bonus moves and over-revs', bold, { bonusMoves: true, overRevving: true }],
  ['cautious', 'bonus moves and over-revs', cautious, { bonusMoves: true, overRevving: true }],
  ['bold', 'bonus moves', bold, { bonusMoves: true }],
] as const)(
  'the %s driver with %s beats himself without in three races of five at least',
  (_name, _rules, bot, rules) => {
    let [won, lost] = [0, 0]
    for (let seed = 0; seed < 4; seed++)
      for (const full of [0, 1]) {
        const cars = [[1 + (seed % 3)], [4 + (seed % 3)]]
        const winner = winnerOf({ seats: 2, laps: 4, maxTurns: 400, cars, ...rules }, [bot, bot], full, seed)
        if (winner === full) won++
        else if (winner >= 0) lost++
      }
    expect(won / (won + lost)).toBeGreaterThanOrEqual(0.6)
  },
  60_000,
)
