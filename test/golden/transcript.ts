/** A whole game as text that can be read: the position, what may be done, what is done, what happens. */
import type { Game } from '../../src/core/game.js'

/** What a transcript shows of a game. */
export interface Readable<Options, State, Move, Event> {
  readonly game: Pick<
    Game<Options, State, Move, Event, never, unknown>,
    'name' | 'edition' | 'board' | 'setup' | 'turn' | 'legal' | 'outcomes' | 'apply' | 'notation'
  >
  /** How to read the record, and what of the board and the cards one needs for it. */
  readonly guide: ReadonlyArray<string>
  /** A position in a few lines, one a car. */
  readonly position: (state: State) => ReadonlyArray<string>
  /** A fact of an event in the words of the board; `null` where its own text will do. */
  readonly fact: (tag: string, key: string, value: unknown) => string | null
  /** Tags of events that only say what the next position says as well. */
  readonly quiet: ReadonlySet<string>
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

type Telling = Pick<Readable<never, never, never, never>, 'fact' | 'quiet'>

/** An event with its facts, and at the end the clause that it stands on where the event names one. */
const told = (event: unknown, { fact, quiet }: Telling): ReadonlyArray<string> => {
  const { _tag: name, rule, ...facts } = Object(event) as Readonly<Record<string, unknown>>
  const tag = String(name)
  if (quiet.has(tag)) return []
  const word = (key: string, value: unknown): string => fact(tag, key, value) ?? plain(value, word)
  const words = Object.entries(facts).map(([key, value]) => `${key} ${word(key, value)}`)
  const clause = typeof rule === 'string' ? ` [${rule}]` : ''
  return [`    ${tag}${words.length > 0 ? ` ${words.join(', ')}` : ''}${clause}`]
}

/** Any value without quotes, its parts in their own words. */
const plain = (value: unknown, word: (key: string, value: unknown) => string): string => {
  if (Array.isArray(value)) return listed(value.map((part) => plain(part, word)))
  if (value === null || value === '') return 'none'
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value)
  const parts = Object.entries(value)
  return `(${parts.map(([key, part]) => (key === '_tag' || key === 'op' ? plain(part, word) : `${key} ${word(key, part)}`)).join(', ')})`
}

/** What chance may bring; weights only where they differ. */
const outcomesOf = <Move>(
  outcomes: ReadonlyArray<{ readonly weight: number; readonly move: Move }>,
  show: (move: Move) => string,
): ReadonlyArray<string> => {
  const even = outcomes.every(({ weight }) => weight === outcomes[0]?.weight)
  return outcomes.map(({ move, weight }) => (even ? show(move) : `${show(move)} x${weight}`))
}

const asked = <State>(game: Pick<Game<never, State, never, never, never, unknown>, 'turn'>, state: State): string => {
  const turn = game.turn(state)
  if (turn._tag === 'Choose') return `seat ${turn.seat} decides`
  return turn._tag === 'Chance' ? `chance, ${turn.kind}` : `over, ${JSON.stringify(turn)}`
}

/** Texts side by side, or that there is none. */
export const listed = (texts: ReadonlyArray<unknown>, between = ' '): string =>
  texts.length === 0 ? 'none' : texts.join(between)

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
  { game, guide, position, fact, quiet }: Readable<Options, State, Move, Event>,
  options: Options,
  moves: ReadonlyArray<string>,
): string => {
  const lines = [`${game.name}, ${game.edition}`, `options ${JSON.stringify(options)}`, '', ...guide]
  const first = game.setup(options)
  if (first._tag === 'Left') return [...lines, `the options are refused: ${JSON.stringify(first.left)}`, ''].join('\n')
  let { state } = first.right
  for (const [number, line] of moves.entries()) {
    const legal = game.legal(state).map(game.notation.show)
    const thrown = outcomesOf(game.outcomes(state), game.notation.show)
    lines.push('', `${number + 1}. ${asked(game, state)}`, ...position(state).map((one) => `  ${one}`))
    lines.push(...wrapped(legal, '  ? '), ...wrapped(thrown, '  ~ '), `${MOVE}${line}`)
    const move = game.notation.parse(line)
    const step = move._tag === 'Left' ? move : game.apply(state, move.right)
    if (step._tag === 'Left') return [...lines, `refused: ${JSON.stringify(step.left)}`, ''].join('\n')
    lines.push(...step.right.events.flatMap((event) => told(event, { fact, quiet })))
    state = step.right.state
  }
  return [...lines, '', asked(game, state), ...position(state).map((one) => `  ${one}`), ''].join('\n')
}
