import { describe, expect, test } from 'vitest'
import { informationSetSearch, sharesOf } from '../../src/bots/index.js'
import { throwChance } from '../../src/core/chance.js'
import type { Seat } from '../../src/core/game.js'
import { integerBelow, type Rng, seeded } from '../../src/core/rng.js'
import { right } from '../core/positions.js'
import { type Move, type State, toyGame } from '../core/toy-game.js'

interface Entry {
  readonly visits: number
  readonly available: number
  readonly total: number
}

/** By the notation of the moves of a node. */
type Page = ReadonlyMap<string, Entry>

const EXPLORATION = 0.7
const NONE: Entry = { visits: 0, available: 0, total: 0 }

const evaluate = ({ spaces: [mine, other] }: State): ReadonlyArray<number> => [
  0.5 + (mine - other) / 40,
  0.5 + (other - mine) / 40,
]

/**
 * The books of a search, kept from outside: its steps down the tree are all that it asks of `advance`, since leaves are judged at once. A
 * page is for what the seat sees; pages that a decision does not turn to are torn out after it.
 */
const books = (viewer: Seat) => {
  const pages = new Map<string, Map<string, Entry>>()
  let path: ReadonlyArray<readonly [page: string, line: string, seat: Seat]> = []
  let firsts: ReadonlyArray<string> = []
  let turned = new Set<string>()
  const pageOf = (state: State): string => JSON.stringify(toyGame.view(state, viewer))
  const book = (page: string, line: string, more: Entry): void => {
    const lines = pages.get(page) ?? new Map<string, Entry>()
    const { visits, available, total } = lines.get(line) ?? NONE
    pages.set(
      page,
      lines.set(line, {
        visits: visits + more.visits,
        available: available + more.available,
        total: total + more.total,
      }),
    )
    turned.add(page)
  }
  const close = (shares: ReadonlyArray<number>): void => {
    for (const [page, line, seat] of path) book(page, line, { ...NONE, visits: 1, total: shares[seat] ?? 0 })
    path = []
  }
  const game: typeof toyGame = {
    ...toyGame,
    advance: (state, move) => {
      const [turn, legal, next] = [toyGame.turn(state), toyGame.legal(state), toyGame.advance(state, move)]
      const line = toyGame.notation.show(move)
      if (turn._tag === 'Choose' && legal.length > 1) {
        for (const one of legal) book(pageOf(state), toyGame.notation.show(one), { ...NONE, available: 1 })
        if (path.length === 0) firsts = [...firsts, line]
        path = [...path, [pageOf(state), line, turn.seat]]
      }
      const end = toyGame.turn(right(next))
      if (end._tag === 'Over') close(sharesOf(end.standings))
      return next
    },
  }
  return {
    game,
    evaluate: (state: State): ReadonlyArray<number> => {
      close(evaluate(state))
      return evaluate(state)
    },
    page: (state: State): Page => new Map(pages.get(pageOf(state))),
    /** The moves that were tried first in each iteration since. */
    firsts: () => firsts,
    begin: (): void => {
      for (const page of pages.keys()) if (!turned.has(page)) pages.delete(page)
      firsts = []
      turned = new Set()
    },
  }
}

/** The moves that come next by a page: those never tried, or else the first with the highest upper confidence bound. */
const nextBy = (page: Page, lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const entries = lines.map((line) => page.get(line) ?? NONE)
  const untried = lines.filter((_, index) => entries[index]?.visits === 0)
  const bounds = entries.map(
    ({ visits, available, total }) => total / visits + EXPLORATION * Math.sqrt(Math.log(available + 1) / visits),
  )
  return untried.length > 0 ? untried : [lines[bounds.indexOf(Math.max(...bounds))] ?? '']
}

const mostTried = (page: Page, lines: ReadonlyArray<string>): string => {
  const visits = lines.map((line) => page.get(line)?.visits ?? 0)
  return lines[visits.indexOf(Math.max(...visits))] ?? ''
}

interface Decided {
  /** Visits that the node had before. */
  readonly carried: number
  readonly first: string
  readonly firstsByBooks: ReadonlyArray<string>
  readonly taken: string
  readonly takenByBooks: string
  /** What would have been taken by the visits of this decision alone. */
  readonly takenAfresh: string
}

const totalOf = (page: Page): number => [...page.values()].reduce((sum, { visits }) => sum + visits, 0)

/** A whole game of seat 0, which searches with reuse, against any moves and any dice. */
const decisionsOf = (seed: number): ReadonlyArray<Decided> => {
  const kept = books(0)
  const bot = informationSetSearch(kept.game, {
    exploration: EXPLORATION,
    playoutPlies: 0,
    evaluate: kept.evaluate,
    reuse: true,
    budget: { iterations: 60 },
  })
  let { state } = right(toyGame.setup({ target: 12 }))
  let rng: Rng = seeded(seed)
  const decisions: Array<Decided> = []
  for (let turn = toyGame.turn(state); turn._tag !== 'Over'; turn = toyGame.turn(state)) {
    const legal = toyGame.legal(state)
    let move: Move
    if (turn._tag === 'Chance') [move, rng] = throwChance(toyGame)(state, rng)
    else if (turn.seat === 1 || legal.length === 1) {
      const [index, next] = integerBelow(legal.length)(rng)
      move = legal[index] as Move
      rng = next
    } else {
      const lines = legal.map(toyGame.notation.show)
      kept.begin()
      const before = kept.page(state)
      ;[move, rng] = bot(toyGame.view(state, 0), legal, rng)
      const firsts = kept.firsts()
      const afresh = new Map(
        lines.map((line) => [line, { ...NONE, visits: firsts.filter((one) => one === line).length }]),
      )
      decisions.push({
        carried: totalOf(before),
        first: firsts[0] ?? '',
        firstsByBooks: nextBy(before, lines),
        taken: toyGame.notation.show(move),
        takenByBooks: mostTried(kept.page(state), lines),
        takenAfresh: mostTried(afresh, lines),
      })
    }
    state = right(toyGame.advance(state, move))
  }
  return decisions
}

// Long, so that a busy machine does not fail what is right.
describe('the search that goes on with its tree', { timeout: 60_000 }, () => {
  const decisions = Array.from({ length: 100 }, (_, seed) => decisionsOf(seed)).flat()

  test('begins with the visits and shares of the position, whatever was thrown, dealt or done in between', () => {
    expect(decisions.filter(({ first, firstsByBooks }) => !firstsByBooks.includes(first))).toEqual([])
    const tellTale = decisions.filter(({ carried, firstsByBooks }) => carried > 0 && firstsByBooks.length === 1)
    expect(tellTale.length).toBeGreaterThan(20)
  })

  test('takes the move most often tried, then and before', () => {
    expect(decisions.filter(({ taken, takenByBooks }) => taken !== takenByBooks)).toEqual([])
    expect(decisions.filter(({ taken, takenAfresh }) => taken !== takenAfresh).length).toBeGreaterThan(3)
  })
})
