/** A whole game as text that can be read: the position, the legal moves, the move that is made, what happens. */
import type { Game } from '../../src/core/game.js'

/** What a transcript shows of a game. */
export interface Readable<Options, State, Move, Event> {
  readonly game: Pick<
    Game<Options, State, Move, Event, never, unknown>,
    'name' | 'edition' | 'board' | 'setup' | 'turn' | 'legal' | 'outcomes' | 'apply' | 'notation'
  >
  /** A position in a few lines, one a car. */
  readonly position: (state: State) => ReadonlyArray<string>
}

const WIDTH = 118
const MOVE = '  > '

/** Texts one after the other, in lines that are not too long. */
const wrapped = (texts: ReadonlyArray<string>, indent: string): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ''
  for (const text of texts) {
    if (line !== '' && indent.length + line.length + text.length > WIDTH) {
      lines.push(indent + line)
      line = ''
    }
    line += line === '' ? text : ` | ${text}`
  }
  return line === '' ? lines : [...lines, indent + line]
}

const tagOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && '_tag' in event ? String(event._tag) : ''

const asked = <State>(game: Pick<Game<never, State, never, never, never, unknown>, 'turn'>, state: State): string => {
  const turn = game.turn(state)
  return turn._tag === 'Choose' ? `seat ${turn.seat}` : turn._tag === 'Chance' ? turn.kind : JSON.stringify(turn)
}

/** The moves of a transcript, by their notation. */
export const movesOfTranscript = (text: string): ReadonlyArray<string> =>
  text.split('\n').flatMap((line) => (line.startsWith(MOVE) ? [line.slice(MOVE.length)] : []))

/** The options of a transcript. */
export const optionsOfTranscript = (text: string): unknown => {
  const [, options = ''] = /^options (.*)$/m.exec(text) ?? []
  return JSON.parse(options)
}

/** The transcript of a game; it ends where a move is refused. */
export const transcript = <Options, State, Move, Event>(
  { game, position }: Readable<Options, State, Move, Event>,
  options: Options,
  moves: ReadonlyArray<string>,
): string => {
  const lines = [`${game.name}, ${game.edition}`, `options ${JSON.stringify(options)}`]
  const first = game.setup(options)
  if (first._tag === 'Left') return [...lines, `the options are refused: ${JSON.stringify(first.left)}`, ''].join('\n')
  let { state } = first.right
  for (const [number, line] of moves.entries()) {
    const legal = game.legal(state).map(game.notation.show)
    lines.push('', `${number + 1}. ${asked(game, state)}`)
    if (legal.length > 0) lines.push(...position(state).map((one) => `  ${one}`), ...wrapped(legal, '  ? '))
    lines.push(`${MOVE}${line}`)
    const move = game.notation.parse(line)
    const step = move._tag === 'Left' ? move : game.apply(state, move.right)
    if (step._tag === 'Left') return [...lines, `refused: ${JSON.stringify(step.left)}`, ''].join('\n')
    lines.push(...wrapped(step.right.events.map(tagOf), '    '))
    state = step.right.state
  }
  return [...lines, '', asked(game, state), ...position(state).map((one) => `  ${one}`), ''].join('\n')
}
