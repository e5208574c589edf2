/**
 * Moves as text, one short line each: `speed 120 carburettor`, `run 14b K1@0`, `penalty 3-4`.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import { showFound } from '../core/fault.js'
import type { Fault, Notation } from '../core/game.js'
import { DECKS, EXTRA_CARDS, TACTIC_CARDS } from './data/cards.js'
import { SPEEDS, THROWS } from './data/charts.js'
import type { Move, Place } from './model.js'
import type { Track } from './track.js'

/**
 * The notation of a circuit.
 *
 * | move | line |
 * |---|---|
 * | SetSpeed | `speed 80`, `speed 120 carburettor` |
 * | Run, DriveUp, DriveIntoPit | `run 14b K1@0,line`, `behind 23b -`, `behind 23b - raise`, `pit line` |
 * | Wait, Pass, KeepTires | `wait`, `pass`, `keep` |
 * | PlayExtra, PlaySuperb, UseTires | `extra quickReactions 7b line`, `superb 0`, `tires 2` |
 * | chance | `deal superbDriving`, `grid 3-4`, `first 2`, `penalty 1-6`, `pitcard fumes`, `draw slipStreaming` |
 *
 * Crossings of nothing are `-`. A path of one's own follows as `via 5a,6a,7b`. Bends are numbers.
 */
export const makeNotation = (track: () => Track): Notation<Move> => ({
  show: (move) => show(track(), move),
  parse: (line) => parse(track(), line),
})

const show = (track: Track, move: Move): string => {
  const name = (place: Place): string => track.places[place]?.id ?? `?${place}`
  const met = (crossings: string): string => (crossings === '' ? '-' : crossings)
  const via = (path: ReadonlyArray<Place> | null): string => (path === null ? '' : ` via ${path.map(name).join(',')}`)
  switch (move._tag) {
    case 'SetSpeed':
      return `speed ${move.speed}${move.card === 'none' ? '' : ' carburettor'}`
    case 'Run':
      return `run ${name(move.to)} ${met(move.crossings)}${via(move.path)}`
    case 'DriveUp':
      return `behind ${name(move.to)} ${met(move.crossings)}${move.raise ? ' raise' : ''}${via(move.path)}`
    case 'DriveIntoPit':
      return `pit ${met(move.crossings)}${via(move.path)}`
    case 'PlayExtra':
      return `extra ${move.card} ${name(move.to)} ${met(move.crossings)}${via(move.path)}`
    case 'Wait':
      return 'wait'
    case 'Pass':
      return 'pass'
    case 'KeepTires':
      return 'keep'
    case 'PlaySuperb':
      return `superb ${move.bend}`
    case 'UseTires':
      return `tires ${move.bend}`
    case 'DealTactic':
      return `deal ${move.card}`
    case 'ThrowForGrid':
      return `grid ${move.dice.join('-')}`
    case 'DrawGrid':
      return `first ${move.seat}`
    case 'ThrowPenalty':
      return `penalty ${move.dice.join('-')}`
    case 'DrawPitCard':
      return `pitcard ${move.card}`
    case 'DrawTacticCard':
      return `draw ${move.card}`
  }
}

type Parsed<A> = E.Either<Fault, A>

const parse = (track: Track, line: string): Parsed<Move> => {
  const [verb = '', ...words] = line.split(' ')
  const build = VERBS[verb]
  if (build === undefined) return expected('a move such as `speed 80` or `run 14b -`', line)
  const whole = build(track, words, null)
  if (whole !== null) return right(whole)
  const hasPath = words.at(-2) === 'via'
  const path = hasPath ? parsePath(track, words.slice(-1).join()) : right(null)
  if (path._tag === 'Left') return path
  const move = hasPath ? build(track, words.slice(0, -2), path.right) : null
  if (move === null) return expected(`\`${FORMS[verb] ?? verb}\``, line)
  return 'path' in move ? right(move) : expected('no path after this move', line)
}

const expected = (what: string, line: string): E.Left<Fault> =>
  left({ path: '', expected: what, found: showFound(line) })

/** No path of a move is longer than its 8 spaces. */
const LONGEST_PATH = 8

const parsePath = (track: Track, text: string): Parsed<ReadonlyArray<Place>> => {
  const places = text === '' ? [] : text.split(',', LONGEST_PATH + 1).map((id) => track.placeOf.get(id))
  const known = places.filter((place) => place !== undefined)
  return known.length === places.length && known.length <= LONGEST_PATH
    ? right(known)
    : expected(`up to ${LONGEST_PATH} places of the board`, text)
}

/** Crossings as a move has them: bands with their excess, and the line, in any order and number; nothing for nothing. */
export const CROSSINGS: { readonly pattern: RegExp; readonly max: number } = {
  pattern: /^(?:(?:line|[^\s,@]{1,40}@(?:0|20|40|60))(?:,(?:line|[^\s,@]{1,40}@(?:0|20|40|60))){0,24})?$/,
  /** In UTF-16 code units. */
  max: 400,
}

const areCrossings = (text: string): boolean => text.length <= CROSSINGS.max && CROSSINGS.pattern.test(text)

const crossingsOf = (word: string | undefined): string | null =>
  word === '-' ? '' : word === undefined || word === '' || !areCrossings(word) ? null : word

const numberOf = (word: string | undefined, most: number): number | null =>
  word !== undefined && /^(?:0|[1-9]\d{0,5})$/.test(word) && Number(word) <= most ? Number(word) : null

type Builder = (track: Track, words: ReadonlyArray<string>, path: ReadonlyArray<Place> | null) => Move | null

const diceOf = (word: string | undefined): (typeof THROWS)[number]['dice'] | null =>
  THROWS.find(({ dice }) => dice.join('-') === word)?.dice ?? null

const withTo =
  (make: (to: Place, crossings: string, path: ReadonlyArray<Place> | null) => Move): Builder =>
  (track, [place, crossings, ...rest], path) => {
    const [to, met] = [track.placeOf.get(place ?? ''), crossingsOf(crossings)]
    return to === undefined || met === null || rest.length > 0 ? null : make(to, met, path)
  }

const withNothing =
  (move: Move): Builder =>
  (_track, words) =>
    words.length === 0 ? move : null

const PIT_CARDS = [...new Set([...DECKS.seed.pits, ...DECKS.uk1962.pits])]

const withOne =
  <A>(read: (track: Track, word: string | undefined) => A | null | undefined, make: (value: A) => Move): Builder =>
  (track, words) => {
    const value = words.length === 1 ? read(track, words[0]) : null
    return value === null || value === undefined ? null : make(value)
  }

const tactic = (_track: Track, word: string | undefined): (typeof TACTIC_CARDS)[number] | undefined =>
  TACTIC_CARDS.find((card) => card === word)

const bendOf = (track: Track, word: string | undefined): number | null =>
  numberOf(word, Math.max(track.bands.length, track.corners.length) - 1)

/** How each kind of line is read; a record without prototype, so that no word of a line finds anything else. */
const VERBS: Readonly<Record<string, Builder>> = Object.assign(Object.create(null) as Record<string, Builder>, {
  speed: (_track: Track, [word, card, ...rest]: ReadonlyArray<string>): Move | null => {
    const speed = SPEEDS.find((setting) => String(setting) === word)
    if (speed === undefined || rest.length > 0 || (card !== undefined && card !== 'carburettor')) return null
    return { _tag: 'SetSpeed', speed, card: card === undefined ? 'none' : 'goodCarburettor' }
  },
  run: withTo((to, crossings, path) => ({ _tag: 'Run', to, crossings, path })),
  behind: (track: Track, words: ReadonlyArray<string>, path: ReadonlyArray<Place> | null): Move | null => {
    const raise = words[2] === 'raise'
    return withTo((to, crossings) => ({ _tag: 'DriveUp', to, crossings, raise, path }))(
      track,
      raise ? [...words.slice(0, 2), ...words.slice(3)] : words,
      path,
    )
  },
  pit: (_track: Track, words: ReadonlyArray<string>, path: ReadonlyArray<Place> | null): Move | null => {
    const crossings = words.length === 1 ? crossingsOf(words[0]) : null
    return crossings === null ? null : { _tag: 'DriveIntoPit', crossings, path }
  },
  extra: (track: Track, [word, ...rest]: ReadonlyArray<string>, path: ReadonlyArray<Place> | null): Move | null => {
    const card = EXTRA_CARDS.find((known) => known === word)
    return card === undefined
      ? null
      : withTo((to, crossings) => ({ _tag: 'PlayExtra', card, to, crossings, path }))(track, rest, path)
  },
  wait: withNothing({ _tag: 'Wait' }),
  pass: withNothing({ _tag: 'Pass' }),
  keep: withNothing({ _tag: 'KeepTires' }),
  superb: withOne(bendOf, (bend) => ({ _tag: 'PlaySuperb', bend })),
  tires: withOne(bendOf, (bend) => ({ _tag: 'UseTires', bend })),
  deal: withOne(tactic, (card) => ({ _tag: 'DealTactic', card })),
  draw: withOne(tactic, (card) => ({ _tag: 'DrawTacticCard', card })),
  grid: withOne(
    (_track, word) => diceOf(word),
    (dice) => ({ _tag: 'ThrowForGrid', dice }),
  ),
  penalty: withOne(
    (_track, word) => diceOf(word),
    (dice) => ({ _tag: 'ThrowPenalty', dice }),
  ),
  first: withOne(
    (_track, word) => numberOf(word, 5),
    (seat) => ({ _tag: 'DrawGrid', seat }),
  ),
  pitcard: withOne(
    (_track, word) => PIT_CARDS.find((card) => card === word),
    (card) => ({ _tag: 'DrawPitCard', card }),
  ),
})

const FORMS: Readonly<Record<string, string>> = {
  speed: 'speed 0 to 160 in steps of 20, perhaps with carburettor',
  run: 'run PLACE CROSSINGS',
  behind: 'behind PLACE CROSSINGS, perhaps with raise',
  pit: 'pit CROSSINGS',
  extra: 'extra CARD PLACE CROSSINGS',
  superb: 'superb BEND',
  tires: 'tires BEND',
  deal: 'deal CARD',
  draw: 'draw CARD',
  grid: 'grid D-D, the smaller die first',
  penalty: 'penalty D-D, the smaller die first',
  first: 'first SEAT',
  pitcard: 'pitcard CARD',
}
