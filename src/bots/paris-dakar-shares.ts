/**
 * What a position of Paris-Dakar is worth to each seat: how soon each can expect to be in Dakar, and how sure that is.
 */
import type { Seat } from '../core/game.js'
import { fuelDue, type Need, type ParisDakar, type Player, type State } from '../paris-dakar/rules/index.js'
import { type Expectation, type Outlook, outlookOn } from './paris-dakar-outlook.js'
import type { Evaluate } from './share.js'

/** Units that the helicopter flies to the next in its queue, roughly. */
const NEXT_FLIGHT = 2

/** What is uncertain about two cars however near Dakar they are, as a variance in turns. */
const DOUBT = 0.3

const CARDS_TO_DRIVE_WITH = 2

const later = (turns: number, { mean, variance }: Expectation): Expectation => ({ mean: turns + mean, variance })

/** Turns that the help takes which a seat needs first, that of the seat that has it now included. */
const waiting = (outlook: Outlook, { truck, helicopter, players }: State, seat: Seat, need: Need): number => {
  const { at } = players[seat] as Player
  if (need === 'doctor') {
    const { holder, required, flown } = helicopter
    const flight = outlook.help(Math.max(0, required - flown))
    return holder === seat ? flight : (holder === null ? 0 : flight) + outlook.help(NEXT_FLIGHT)
  }
  if (truck.holder === seat) return outlook.help(Math.abs(truck.at - at))
  const caller = truck.holder === null ? null : (players[truck.holder] as Player)
  const before = caller === null ? 0 : outlook.help(Math.abs(truck.at - caller.at))
  return before + outlook.help(Math.abs(outlook.post(at) - at))
}

/** What a car can expect that the truck brings fuel to. */
const refuelled = ({ track }: ParisDakar, outlook: Outlook, at: number, cards: number, fuel: number): Expectation => {
  let [total, mean, square] = [0, 0, 0]
  for (const { value, weight } of track.faces) {
    const part = outlook.turns(at, cards, fuel + fuelDue(value), 'move')
    total += weight
    mean += weight * part.mean
    square += weight * (part.variance + part.mean * part.mean)
  }
  return { mean: mean / total, variance: Math.max(0, square / total - (mean / total) ** 2) }
}

/** What a seat can expect, its needs met first. */
const expected = (game: ParisDakar, outlook: Outlook, state: State, seat: Seat): Expectation => {
  const { at, cards, fuel, needs, missTurns } = state.players[seat] as Player
  const { phase } = state
  const [need] = needs
  const held = needs.includes('mechanic') ? 0 : Math.min(CARDS_TO_DRIVE_WITH, cards)
  if (need === undefined) {
    const isExtra = phase._tag === 'Spinning' && phase.purpose === 'extra' && state.seat === seat
    return later(missTurns, outlook.turns(at, held, fuel, isExtra ? 'extra' : 'move'))
  }
  const after = needs.includes('fuel')
    ? refuelled(game, outlook, at, held, fuel)
    : outlook.turns(at, held, fuel, 'move')
  return later(missTurns + waiting(outlook, state, seat, need), after)
}

/** How likely the one is in Dakar before the other; `lead` is what the order of turns gives him. */
const before = (mine: Expectation, theirs: Expectation, lead: number): number => {
  const spread = Math.sqrt(mine.variance + theirs.variance + DOUBT)
  // The logistic curve that is nearest to the normal one.
  return 1 / (1 + Math.exp((-1.702 * (theirs.mean - mine.mean + lead)) / spread))
}

const ahead = (
  { arrived, players, seat: first }: State,
  all: ReadonlyArray<Expectation>,
  seat: Seat,
  other: Seat,
): number => {
  const [me, they] = [arrived.indexOf(seat), arrived.indexOf(other)]
  if (me >= 0 || they >= 0) return they < 0 || (me >= 0 && me < they) ? 1 : 0
  const turnsUntil = (one: Seat): number => (one - first + players.length) % players.length
  return before(all[seat] as Expectation, all[other] as Expectation, turnsUntil(seat) < turnsUntil(other) ? 0.5 : -0.5)
}

/**
 * Makes the evaluation of Paris-Dakar on a board; it works out how a car alone would fare from everywhere when it is first asked, in about
 * a second.
 *
 * @returns the shares by seat: of each pair of cars, the one that can expect to need fewer turns is the likelier to win, the more so the
 * nearer Dakar
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { parisDakarShares } from 'parc-ferme/bots'
 * import { parisDakar } from 'parc-ferme/paris-dakar'
 *
 * const rally = parisDakar.setup({ seats: 2, starter: 0 })
 * if (E.isLeft(rally)) throw new Error('two drivers can set out')
 * const [first = 0, second = 0] = parisDakarShares(parisDakar)(rally.right.state)
 * assert.ok(first > 0.5 && second < 0.5 && Math.abs(first + second - 1) < 1e-9)
 */
export const parisDakarShares = (game: ParisDakar): Evaluate<State> => {
  let made: Outlook | null = null
  return (state) => {
    const outlook = (made ??= outlookOn(game))
    const all = state.players.map((_, seat) => expected(game, outlook, state, seat))
    return all.map((_, seat) => {
      let sum = 0
      for (let other = 0; other < all.length; other++) if (other !== seat) sum += ahead(state, all, seat, other)
      return sum / (all.length - 1)
    })
  }
}
