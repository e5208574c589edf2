/**
 * What a position of Le Mans is worth to each seat: how likely each is to be across the line before the others.
 */
import type { Agreement, Car, LeMans, State } from '../le-mans/rules/index.js'
import { PIT_STOP } from './le-mans-outlook.js'
import { type Prospect, prospectOf } from './le-mans-prospect.js'
import type { Evaluate } from './share.js'

/** Makes or finds the prospect of a card for a race. */
type Prospects = (card: number, agreement: Agreement) => Prospect

/** A car in the race, as far as it matters who is first. */
interface Runner {
  readonly car: Car
  readonly prospect: Prospect
  /** Turns to be added to those on the road: stops, and 0 or -1 for a turn that is under way. */
  readonly more: number
  /** Turns from now on after which it is across the line as likely as not. */
  readonly expected: number
}

const prospectsOf = (game: LeMans): Prospects => {
  const known = new Map<number, Prospect>()
  return (card, { laps, bonusMoves }) => {
    const key = (laps * game.track.cards.length + card) * 2 + (bonusMoves ? 1 : 0)
    const prospect = known.get(key) ?? prospectOf(game, card, laps, bonusMoves)
    known.set(key, prospect)
    return prospect
  }
}

const isOut = ({ status }: Car): boolean => status === 'smashed' || status === 'blown' || status === 'disqualified'

const runnerOf = (prospects: Prospects, { agreement, cars, order, slot }: State, index: number): Runner => {
  const car = cars[index] as Car
  const prospect = prospects(car.card, agreement)
  const owed = car.debts.reduce((sum, { due, units }) => (due < agreement.laps ? sum + units : sum), 0)
  const moved = order.indexOf(index)
  const more = PIT_STOP * owed + car.wait - (moved >= 0 && moved < slot ? 0 : 1)
  return { car, prospect, more, expected: more + prospect.median(car) }
}

/** The best of a seat's cars; `null` when all are out of the race. */
const runnerFor = (prospects: Prospects, state: State, seat: number): Runner | null => {
  let best: Runner | null = null
  for (const [index, car] of state.cars.entries()) {
    if (car.seat !== seat || isOut(car)) continue
    const runner = runnerOf(prospects, state, index)
    if (best === null || runner.expected < best.expected) best = runner
  }
  return best
}

const beats = ({ prospect, car, more }: Runner, rival: Runner): number => prospect.within(rival.expected - more, car)

const shareOf = (mine: Runner | null, theirs: Runner | null): number => {
  if (mine === null || theirs === null) return mine !== null ? 1 : theirs !== null ? 0 : 0.5
  return (beats(mine, theirs) + 1 - beats(theirs, mine)) / 2
}

/**
 * Makes the evaluation of Le Mans on a course; it remembers what it has worked out about it.
 *
 * @returns the shares by seat: of each pair of drivers, how likely the one is to be across the line within the turns that the other needs
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { leMansShares } from 'parc-ferme/bots'
 * import { leMans } from 'parc-ferme/le-mans'
 *
 * const race = start(leMans)({ seats: 2, laps: 1 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers can race')
 * const [mine = 0, other = 0] = leMansShares(leMans)(race.right.match.state)
 * assert.ok(mine > 0.3 && mine < 0.7 && Math.abs(mine + other - 1) < 1e-9)
 */
export const leMansShares = (game: LeMans): Evaluate<State> => {
  const prospects = prospectsOf(game)
  return (state) => {
    const { seats } = state.agreement
    const runners = Array.from({ length: seats }, (_, seat) => runnerFor(prospects, state, seat))
    return runners.map(
      (mine, seat) =>
        runners.reduce((sum, theirs, other) => (other === seat ? sum : sum + shareOf(mine, theirs)), 0) / (seats - 1),
    )
  }
}
