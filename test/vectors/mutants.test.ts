/** Every fifth vector once more, in small tests: a mutant of a rule is asked by those alone that reach it (`npm run mutation`). */
import { either as E } from 'fp-ts'
import { expect, test } from 'vitest'
import { formula1 } from '../../src/formula-1/index.js'
import { leMans } from '../../src/le-mans/index.js'
import { parisDakar } from '../../src/paris-dakar/index.js'
import { vectorsIn } from '../../vectors/read.mjs'
import { answerTo, type Asked, type Question } from './answer.js'

interface Kept {
  readonly id: number
  readonly question: unknown
  readonly answer: unknown
}

const EACH = 5
const CHUNK = 20
const CHUNKS = [...Array(20).keys()]

const kept = async (game: string): Promise<ReadonlyArray<Kept>> => {
  const vectors: Array<Kept> = []
  for await (const vector of vectorsIn(`vectors/${game}.jsonl`)) if (vector.id % EACH === 0) vectors.push(vector)
  return vectors
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const advanced = <Options, State, Move, Event, View>(
  game: Asked<Options, State, Move, Event, View>,
  question: Question<Options, State, Move>,
): ReadonlyArray<unknown> =>
  'options' in question ? [] : question.moves.map((move) => game.advance(question.state, move))

const applied = <Options, State, Move, Event, View>(
  game: Asked<Options, State, Move, Event, View>,
  question: Question<Options, State, Move>,
): ReadonlyArray<unknown> =>
  'options' in question
    ? []
    : question.moves.map((move) => {
        const step = game.apply(question.state, move)
        return E.isLeft(step) ? step : E.right(step.right.state)
      })

const holds = <Options, State, Move, Event, View>(game: Asked<Options, State, Move, Event, View>): void => {
  let read: Promise<ReadonlyArray<Kept>> | null = null
  test.each(CHUNKS)(`what the vectors of ${game.name} say is so, and needs no events (part %i)`, async (chunk) => {
    read ??= kept(game.name)
    for (const { id, question, answer } of (await read).slice(chunk * CHUNK, (chunk + 1) * CHUNK)) {
      const asked = question as Question<Options, State, Move>
      expect([id, asJson(answerTo(game)(asked))]).toEqual([id, answer])
      expect(advanced(game, asked)).toEqual(applied(game, asked))
    }
  })
}

holds(formula1)
holds(leMans)
holds(parisDakar)
