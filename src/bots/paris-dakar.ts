/**
 * Drivers for Paris-Dakar. A driver sees a view and the moves that are legal, and answers with one of them.
 *
 * All of them take help that is offered and stop where they must; they differ in how they drive with breakdown cards.
 */
import { defect } from '../core/defect.js'
import type { Decision, Move, ParisDakar, Projection, SpinOption, View } from '../paris-dakar/rules/index.js'
import { fuelNeeds, previewSpin, projection } from '../paris-dakar/rules/index.js'
import type { Bot } from './bot.js'

const isHelpful = (move: Move): boolean => move._tag === 'AcceptHelp' || move._tag === 'Stop'

const usual = (legal: ReadonlyArray<Move>): Move => legal.find(isHelpful) ?? (legal[0] as Move)

const always =
  (mode: 'reduced' | 'full'): Bot<View, Move> =>
  (_, legal, rng) => [legal.find((move) => move._tag === 'ChooseSpeed' && move.mode === mode) ?? usual(legal), rng]

/**
 * The driver who never pays for speed.
 *
 * @example
 * import assert from 'node:assert'
 * import { alwaysReducedParisDakar } from 'parc-ferme/bots'
 * import type { View } from 'parc-ferme/paris-dakar'
 * import { seeded } from 'parc-ferme'
 *
 * const speeds = [{ _tag: 'ChooseSpeed', mode: 'reduced' }, { _tag: 'ChooseSpeed', mode: 'full' }] as const
 * assert.deepStrictEqual(alwaysReducedParisDakar({} as View, speeds, seeded(1))[0], speeds[0])
 */
export const alwaysReducedParisDakar: Bot<View, Move> = always('reduced')

/**
 * The driver who pays for speed whenever he can.
 *
 * @example
 * import assert from 'node:assert'
 * import { alwaysFullParisDakar } from 'parc-ferme/bots'
 * import type { View } from 'parc-ferme/paris-dakar'
 * import { seeded } from 'parc-ferme'
 *
 * const speeds = [{ _tag: 'ChooseSpeed', mode: 'reduced' }, { _tag: 'ChooseSpeed', mode: 'full' }] as const
 * assert.deepStrictEqual(alwaysFullParisDakar({} as View, speeds, seeded(1))[0], speeds[1])
 */
export const alwaysFullParisDakar: Bot<View, Move> = always('full')

/** Turns that a missing litre is reckoned at: a shortage costs some three turns for 350 litres, and more when a rival has the truck. */
const TURNS_FOR_A_LITRE = 0.03

/** Litres kept for demands that no town makes. */
const RESERVE = 120

/** Turns that a tank so low is expected to cost, as far as the next exchange or Dakar. */
const thirst = (game: ParisDakar, view: View, option: SpinOption, fuel: number): number => {
  const players = view.players.map((player, seat) => (seat === view.seat ? { ...player, at: option.to } : player))
  const { toHalfway, toFinish } = fuelNeeds(game)({ ...view, players }, view.seat)
  const ahead = toHalfway ?? toFinish
  return ahead === 0 ? 0 : TURNS_FOR_A_LITRE * Math.max(0, ahead + RESERVE - fuel)
}

/** Turns still to come when an option is taken: the road from where it leads, and the thirst of the tank that it leaves. */
const price = (game: ParisDakar, projected: Projection, view: View, option: SpinOption): number => {
  const { cards } = view.players[view.seat] ?? defect('bots', 'a seat of the rally')
  const ahead = option.path.length === 0 ? projected.from(option.to, cards) : projected.landing(option.to, cards)
  return ahead + thirst(game, view, option, option.fuelAfter ?? defect('bots', 'a speed that is offered can be paid'))
}

const speed = (game: ParisDakar, projected: Projection, view: View, number: number): 'reduced' | 'full' => {
  const [reduced, full] = previewSpin(game)(view, view.seat, number)
  if (reduced === undefined || full === undefined) return defect('bots', 'two speeds to choose from')
  return price(game, projected, view, full) < price(game, projected, view, reduced) ? 'full' : 'reduced'
}

/**
 * A driver with sense: weighs what stands in the road-book on the spaces he can choose, the road from there, the fees ahead and the
 * fuel he would have left.
 *
 * Make it once for a game.
 *
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { playout, seeded } from 'parc-ferme'
 * import { sensibleParisDakar } from 'parc-ferme/bots'
 * import { parisDakar } from 'parc-ferme/paris-dakar'
 *
 * const drive = sensibleParisDakar(parisDakar)
 * const rally = parisDakar.setup({ seats: 2 })
 * assert.ok(E.isRight(rally))
 * const { over } = playout(parisDakar)(
 *   rally.right.state,
 *   (state, legal, rng) => drive(parisDakar.view(state, state.seat), legal, rng),
 *   seeded(1985),
 * )
 * assert.deepStrictEqual(over?.standings.length, 2)
 */
export const sensibleParisDakar = (game: ParisDakar): Bot<View, Move> => {
  const projected = projection(game)
  return (view, legal, rng) => {
    const { phase } = view
    if (phase._tag !== 'ChoosingSpeed') return [usual(legal), rng]
    const mode = speed(game, projected, view, phase.number)
    const chosen: Decision | undefined = legal.find(
      (move): move is Decision => move._tag === 'ChooseSpeed' && move.mode === mode,
    )
    return [chosen ?? usual(legal), rng]
  }
}
