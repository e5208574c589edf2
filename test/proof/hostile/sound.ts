/** What must hold of a position, a view, options and moves that a decoder took from a stranger. */
import type { Codecs } from '../../../src/core/codec.js'
import { decode } from '../../../src/core/decode.js'
import { showFault } from '../../../src/core/fault.js'
import type { Fault, Game, Viewer } from '../../../src/core/game.js'
import { canonical, hash } from '../../../src/core/hash.js'
import { odds } from '../../../src/core/odds.js'
import { seeded } from '../../../src/core/rng.js'
import { comesBack, type Check, type Wrong, wrongRefusal } from './ask.js'
import { type Draw, pick } from './draw.js'

/** A game with all that is needed to attack its decoders. */
export interface Target<Options, State, Move, Event, View, Refusal> {
  /** Game and board. */
  readonly title: string
  readonly game: Game<Options, State, Move, Event, View, Refusal>
  readonly codecs: Codecs<Options, State, Move, Event, View>
  readonly showRefusal: (refusal: Refusal) => string
  readonly seats: (state: State) => number
}

const first = (...wrongs: ReadonlyArray<() => Wrong>): Wrong => {
  for (const ask of wrongs) {
    const wrong = ask()
    if (wrong !== null) return wrong
  }
  return null
}

const told = (what: string, faults: ReadonlyArray<Fault>): string => `${what}: ${faults.map(showFault).join('; ')}`

/** Dear questions are asked once in so many times. */
const SELDOM = { view: 4, redeal: 16, comesBack: 32, odds: 256, turns: 8 } as const

/** What is wrong with what a position offers. */
const wrongTurn = <State, Move>(
  game: Pick<Game<never, State, Move, never, never, unknown>, 'turn' | 'legal' | 'outcomes'>,
  seats: number,
  state: State,
): Wrong => {
  const turn = game.turn(state)
  const [legal, outcomes] = [game.legal(state), game.outcomes(state)]
  if (turn._tag === 'Choose') {
    if (turn.seat >= seats) return `seat ${turn.seat} of ${seats} must choose`
    return legal.length > 0 && outcomes.length === 0 ? null : `${legal.length} moves for seat ${turn.seat}`
  }
  if (turn._tag === 'Chance') {
    const isFair = outcomes.every(({ weight }) => Number.isSafeInteger(weight) && weight >= 1)
    return outcomes.length > 0 && isFair && legal.length === 0 ? null : `chance brings one of ${outcomes.length}`
  }
  const placed = new Set(turn.standings.map(({ seat }) => seat)).size
  return placed === seats && legal.length + outcomes.length === 0 ? null : `over with ${placed} of ${seats} placed`
}

const anyViewer = (seats: number, draw: Draw): Viewer => {
  const seat = draw(seats + 1)
  return seat === seats ? 'spectator' : seat
}

/** What is wrong with the view of a position, and with a position dealt from it. */
const wrongView = <Options, State, Move, Event, View, Refusal>(
  { game, codecs, seats }: Target<Options, State, Move, Event, View, Refusal>,
  state: State,
  draw: Draw,
): Wrong => {
  const viewer = anyViewer(seats(state), draw)
  const view = game.view(state, viewer)
  if (draw(SELDOM.view) > 0) return null
  const taken = decode(codecs.view)(JSON.parse(JSON.stringify(view)))
  return taken._tag === 'Left' ? told(`view of ${viewer}`, taken.left) : null
}

/** What is wrong with a move on offer, and with where it leads. */
const wrongStep = <Options, State, Move, Event, View, Refusal>(
  { game, codecs, showRefusal }: Target<Options, State, Move, Event, View, Refusal>,
  state: State,
  draw: Draw,
): Wrong => {
  const moves = [...game.legal(state), ...game.outcomes(state).map(({ move }) => move)]
  if (moves.length === 0) return null
  const move = pick(draw, moves)
  const line = game.notation.show(move)
  const step = game.apply(state, move)
  if (step._tag === 'Left') return `${line} is offered and refused: ${showRefusal(step.left)}`
  const next = decode(codecs.state)(step.right.state)
  if (next._tag === 'Left') return told(`after ${line}`, next.left)
  const event = step.right.events.length === 0 ? null : decode(codecs.event)(pick(draw, step.right.events))
  if (event?._tag === 'Left') return told(`an event of ${line}`, event.left)
  if (draw(SELDOM.odds) === 0) odds(game, { limit: 20 })(state, move)
  return null
}

/** A position that was taken obeys the rules, and so does where it leads. */
export const checkState =
  <Options, State, Move, Event, View, Refusal>(
    target: Target<Options, State, Move, Event, View, Refusal>,
  ): Check<State> =>
  (state, draw) =>
    first(
      () => wrongTurn(target.game, target.seats(state), state),
      () => wrongView(target, state, draw),
      () => (/^[0-9a-f]{16}$/.test(hash(state)) ? null : 'a hash of 16 digits'),
      () => (draw(SELDOM.turns) === 0 ? null : wrongStep(target, state, draw)),
      () => (draw(SELDOM.comesBack) === 0 ? comesBack(target.codecs.state, state) : null),
    )

/** A view that was taken is one of a position that can be dealt from it. */
export const checkView =
  <Options, State, Move, Event, View, Refusal>(
    { game, codecs }: Target<Options, State, Move, Event, View, Refusal>,
    viewerOf: (view: View) => Viewer,
  ): Check<View> =>
  (view, draw) => {
    const [state] = game.redeal(view, seeded(draw(1000)))
    const taken = decode(codecs.state)(state)
    if (taken._tag === 'Left') return told('dealt again', taken.left)
    if (draw(SELDOM.redeal) > 0) return null
    const seen = game.view(state, viewerOf(view))
    return canonical(seen) === canonical(view) ? comesBack(codecs.view, view) : 'it is not the view of what is dealt'
  }

/** Options that were taken are refused by the rules in words, or begin a game. */
export const checkOptions =
  <Options, State, Move, Event, View, Refusal>({
    game,
    codecs,
    showRefusal,
  }: Target<Options, State, Move, Event, View, Refusal>): Check<Options> =>
  (options) => {
    const begun = game.setup(options)
    if (begun._tag === 'Left') return wrongRefusal(begun.left, showRefusal)
    const taken = decode(codecs.state)(begun.right.state)
    return taken._tag === 'Left' ? told('the first position', taken.left) : comesBack(codecs.options, options)
  }

/** A move that was taken is refused by the rules in words, or carried out; and it is written and read. */
export const checkMove =
  <Options, State, Move, Event, View, Refusal>(
    { game, codecs, showRefusal }: Target<Options, State, Move, Event, View, Refusal>,
    states: ReadonlyArray<State>,
  ): Check<Move> =>
  (move, draw) => {
    const step = game.apply(pick(draw, states), move)
    if (step._tag === 'Left') {
      const wrong = wrongRefusal(step.left, showRefusal)
      if (wrong !== null) return wrong
    }
    const line = game.notation.show(move)
    const again = game.notation.parse(line)
    if (again._tag === 'Left') return `written as ${line}: ${showFault(again.left)}`
    return canonical(again.right) === canonical(move) ? comesBack(codecs.move, move) : `${line} is another move`
  }

/** An event that was taken can be told to anybody. */
export const checkEvent =
  <Options, State, Move, Event, View, Refusal>({
    game,
    codecs,
  }: Target<Options, State, Move, Event, View, Refusal>): Check<Event> =>
  (event, draw) => {
    const seen = game.viewEvent(event, anyViewer(2, draw))
    game.reveals(event)
    return comesBack(codecs.event, seen)
  }
