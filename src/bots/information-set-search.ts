/**
 * Information-set Monte Carlo tree search, with a single observer and chance.
 *
 * Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in
 * Games 4 (2), 2012, pages 120-143, algorithm SO-ISMCTS: each iteration deals anew what the searching seat cannot see, and walks down one
 * tree, whose nodes are what that seat sees; a move is weighed by how often it was there to be chosen. Leaves may be judged by an
 * evaluation after a short playout: Lorentz, "Using Evaluation Functions in Monte-Carlo Tree Search", Theoretical Computer Science 644, 2016.
 */
import { throwChance } from '../core/chance.js'
import { defect } from '../core/defect.js'
import type { Game, Seat } from '../core/game.js'
import { playout, type Policy, uniformPolicy } from '../core/playout.js'
import { integerBelow, type Rng } from '../core/rng.js'
import { after } from './after.js'
import { type Bot, type Budget, iterateFor } from './bot.js'
import { type Evaluate, sharesOf } from './share.js'

/** What the search asks of a game. */
export type TreeSearchable<State, Move, View> = Pick<
  Game<never, State, Move, never, View, unknown>,
  'turn' | 'legal' | 'outcomes' | 'advance' | 'view' | 'redeal' | 'notation'
>

/** How {@link informationSetSearch} searches; every one has a default. */
export interface SearchOptions<State, Move> {
  /** For callers who give none; 1,000 iterations if not given. */
  readonly budget?: Budget
  /** How much is tried that looks worse, as the constant of UCB1; 0.7 if not given, as published. */
  readonly exploration?: number
  /** How all seats decide below the tree; any legal move if not given. */
  readonly policy?: Policy<State, Move>
  /** Most moves below the tree, decisions and chance alike; to the end of the game if not given. */
  readonly playoutPlies?: number
  /** What a position is worth in which a playout was cut off; 1/2 to every seat if not given. */
  readonly evaluate?: Evaluate<State>
  /**
   * Go on with the tree of the decision before, as far as it still applies; false if not given. Such a bot is of one game and one seat:
   * its answers depend on the ones before.
   */
  readonly reuse?: boolean
}

/** How one move fared at one node: visits, how often it was legal when the node was visited, and the shares of the seat that decides. */
type Edge = Float64Array

const VISITS = 0
const AVAILABLE = 1
const TOTAL = 2

/** Edges by the notation of their moves. */
type NodeScratch = Map<string, Edge>

/**
 * Nodes by what the searching seat sees, as JSON text. All keys come from the game's own `view`, which writes its records always in the same
 * order, so the dearer canonical text would tell no more.
 */
type NodesScratch = Map<string, NodeScratch>

/** The nodes of this decision, and those of the one before, which are taken over as they are met again. */
interface Tree {
  readonly youngScratch: NodesScratch
  readonly oldScratch: NodesScratch
  /** Edges in the order of the legal moves, where the searching seat decides: at such a node the moves are always the same. */
  readonly ownScratch: Map<NodeScratch, ReadonlyArray<Edge>>
}

interface Search<State, Move, View> {
  readonly game: TreeSearchable<State, Move, View>
  readonly viewer: Seat
  readonly exploration: number
  readonly policy: Policy<State, Move>
  readonly playoutPlies: number
  readonly evaluate: Evaluate<State> | undefined
  readonly tree: Tree
}

const nodeAt = ({ youngScratch, oldScratch }: Tree, key: string): NodeScratch => {
  const young = youngScratch.get(key)
  if (young !== undefined) return young
  const node = oldScratch.get(key) ?? new Map<string, Edge>()
  youngScratch.set(key, node)
  return node
}

const edgeOf = (nodeScratch: NodeScratch, name: string): Edge => {
  const known = nodeScratch.get(name)
  if (known !== undefined) return known
  const edge = new Float64Array(3)
  nodeScratch.set(name, edge)
  return edge
}

/** The edges of the legal moves, in their order. */
const edgesOf = <Move>(
  nodeScratch: NodeScratch,
  legal: ReadonlyArray<Move>,
  show: (move: Move) => string,
): ReadonlyArray<Edge> => legal.map((move) => edgeOf(nodeScratch, show(move)))

const ownEdges = <Move>(
  { ownScratch }: Tree,
  nodeScratch: NodeScratch,
  legal: ReadonlyArray<Move>,
  show: (move: Move) => string,
): ReadonlyArray<Edge> => {
  const known = ownScratch.get(nodeScratch)
  if (known !== undefined) return known
  const edges = edgesOf(nodeScratch, legal, show)
  ownScratch.set(nodeScratch, edges)
  return edges
}

const keyOf = <State, View>(
  game: Pick<TreeSearchable<State, never, View>, 'view'>,
  state: State,
  viewer: Seat,
): string => JSON.stringify(game.view(state, viewer))

const visitsOf = (edge: Edge): number => edge[VISITS] as number

const count = (edgeScratch: Float64Array, what: number, more: number): void => {
  edgeScratch[what] = (edgeScratch[what] as number) + more
}

/** The edge to follow: one that was never tried, if there is one, else the one with the highest upper confidence bound. */
const choose = (edges: ReadonlyArray<Edge>, exploration: number, rng: Rng): readonly [index: number, next: Rng] => {
  const untried: Array<number> = []
  let [best, most] = [0, -Infinity]
  for (let index = 0; index < edges.length; index++) {
    const [visits = 0, available = 0, total = 0] = edges[index] as Edge
    if (visits === 0) untried.push(index)
    const bound = total / visits + exploration * Math.sqrt(Math.log(available) / visits)
    if (bound > most) [best, most] = [index, bound]
  }
  if (untried.length === 0) return [best, rng]
  const [which, next] = integerBelow(untried.length)(rng)
  return [untried[which] as number, next]
}

interface Step {
  readonly edgeScratch: Edge
  readonly seat: Seat
}

/** Down the tree to its edge or to the end of the game; the position there, and the edges on the way. */
const descend = <State, Move, View>(
  { game, viewer, exploration, tree }: Search<State, Move, View>,
  start: State,
  legalAtRoot: ReadonlyArray<Move>,
  rng: Rng,
): readonly [State, ReadonlyArray<Step>, Rng] => {
  const { show } = game.notation
  const path: Array<Step> = []
  let [state, next] = [start, rng]
  for (;;) {
    const turn = game.turn(state)
    if (turn._tag === 'Over') return [state, path, next]
    if (turn._tag === 'Chance') {
      const [move, thrown] = throwChance(game)(state, next)
      state = after(game, state, move)
      next = thrown
      continue
    }
    const legal = path.length === 0 ? legalAtRoot : game.legal(state)
    if (legal.length === 1) {
      state = after(game, state, legal[0] as Move)
      continue
    }
    const nodeScratch = nodeAt(tree, keyOf(game, state, viewer))
    // What the caller offers at the root may be fewer moves, or in another order.
    const isOwn = turn.seat === viewer && path.length > 0
    const edges = isOwn ? ownEdges(tree, nodeScratch, legal, show) : edgesOf(nodeScratch, legal, show)
    for (const edgeScratch of edges) count(edgeScratch, AVAILABLE, 1)
    const [index, chosen] = choose(edges, exploration, next)
    next = chosen
    const edgeScratch = edges[index] as Edge
    path.push({ edgeScratch, seat: turn.seat })
    state = after(game, state, legal[index] as Move)
    if (visitsOf(edgeScratch) === 0) return [state, path, next]
  }
}

const iterate = <State, Move, View>(
  search: Search<State, Move, View>,
  view: View,
  legal: ReadonlyArray<Move>,
  rng: Rng,
): Rng => {
  const { game, policy, playoutPlies, evaluate } = search
  const [dealt, next] = game.redeal(view, rng)
  const [leaf, path, below] = descend(search, dealt, legal, next)
  const end = playout(game)(leaf, policy, below, { maxPlies: playoutPlies })
  const shares = end.over === null ? evaluate?.(end.state) : sharesOf(end.over.standings)
  for (const { edgeScratch, seat } of path) {
    count(edgeScratch, VISITS, 1)
    count(edgeScratch, TOTAL, shares?.[seat] ?? 0.5)
  }
  return end.rng
}

const MOST_PLIES = 100_000

/**
 * The bot that searches by playing on: each iteration deals the hidden cards anew, follows the moves that did best so far, tries one
 * more, plays on from there, and remembers how each seat fared.
 *
 * Every seat is thought to take what is best for itself. Chance falls by its weights, and what the searching seat does not see of it
 * makes no difference to its tree. The same view, moves, generator and number of iterations give the same move, whatever the real
 * position hides; with `reuse`, after the same decisions. A single legal move is taken at once.
 *
 * @param game - any; asked for its notation as well, by which moves are told apart
 * @returns a bot that takes the move most often tried, the first of several
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded } from 'parc-ferme'
 * import { informationSetSearch, type TreeSearchable } from 'parc-ferme/bots'
 *
 * // A pile of matches: two seats take one or two in turn, who takes the last one wins.
 * type Pile = { readonly left: number; readonly seat: number }
 * const matches: TreeSearchable<Pile, number, Pile> = {
 *   turn: ({ left, seat }) =>
 *     left > 0 ? { _tag: 'Choose', seat } : { _tag: 'Over', standings: [{ seat: 1 - seat, place: 1 }, { seat, place: 2 }] },
 *   legal: ({ left }) => [1, 2].filter((taken) => taken <= left),
 *   outcomes: () => [],
 *   advance: ({ left, seat }, taken) => E.right({ left: left - taken, seat: 1 - seat }),
 *   view: (pile) => pile,
 *   redeal: (pile, rng) => [pile, rng],
 *   notation: { show: String, parse: (line) => E.right(Number(line)) },
 * }
 * const bot = informationSetSearch(matches)
 * assert.deepStrictEqual(bot({ left: 5, seat: 0 }, [1, 2], seeded(1), { iterations: 200 })[0], 2)
 */
export const informationSetSearch = <State, Move, View>(
  game: TreeSearchable<State, Move, View>,
  options: SearchOptions<State, Move> = {},
): Bot<View, Move> => {
  const { exploration = 0.7, policy = uniformPolicy, playoutPlies = MOST_PLIES, evaluate, reuse = false } = options
  let before: NodesScratch = new Map()
  return (view, legal, rng, budget = options.budget ?? { iterations: 1000 }): readonly [Move, Rng] => {
    if (legal.length === 1) return [legal[0] as Move, rng]
    const tree: Tree = { youngScratch: new Map(), oldScratch: before, ownScratch: new Map() }
    if (reuse) before = tree.youngScratch
    const [dealt, drawn] = game.redeal(view, rng)
    const turn = game.turn(dealt)
    const seat = turn._tag === 'Choose' ? turn.seat : defect('search', 'a bot is asked where a seat must choose')
    const search = { game, viewer: seat, exploration, policy, playoutPlies, evaluate, tree }
    const next = iterateFor(budget, drawn, (fresh) => iterate(search, view, legal, fresh))
    return [mostTried(game, nodeAt(tree, keyOf(game, dealt, seat)), legal), next]
  }
}

const mostTried = <State, Move, View>(
  { notation }: TreeSearchable<State, Move, View>,
  nodeScratch: NodeScratch,
  legal: ReadonlyArray<Move>,
): Move => {
  const visits = legal.map((move) => visitsOf(edgeOf(nodeScratch, notation.show(move))))
  return legal[visits.indexOf(Math.max(...visits))] as Move
}
