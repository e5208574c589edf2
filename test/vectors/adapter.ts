/**
 * Our library as the checker of vectors drives it: one question a line in, one answer a line out. With the argument `--broken`, it is
 * wrong in one place.
 */
import { createInterface } from 'node:readline'
import { either as E } from 'fp-ts'
import { codec, decode } from '../../src/core/index.js'
import { answerTo } from './answer.js'
import { GAMES, type Subject } from './games.js'

/** An event that is left out, a weight that is one more, and so on, would do as well. */
const broken = (answer: object): object =>
  'legal' in answer && Array.isArray(answer.legal) ? { ...answer, legal: answer.legal.toReversed() } : answer

const answersOf = <Options, State, Move, Event, View>({ game, codecs }: Subject<Options, State, Move, Event, View>) => {
  const name = codec.literal(game.name)
  const moves = codec.list(codecs.move, { max: 1000 })
  const question = codec.byKey({
    options: codec.strict({ game: name, options: codecs.options }),
    state: codec.strict({ game: name, state: codecs.state, moves }),
  })
  const answer = answerTo(game)
  return (asked: unknown): object => {
    const read = decode(question)(asked)
    return E.isRight(read) ? answer(read.right) : { faults: read.left }
  }
}

const answers = new Map(GAMES.map(({ name, do: withGame }) => [name, withGame(answersOf)]))
const isBroken = process.argv.includes('--broken')

createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = JSON.parse(line) as { readonly game: string }
  const answer = answers.get(asked.game)?.(asked) ?? { fault: 'no such game' }
  console.log(JSON.stringify(isBroken ? broken(answer) : answer))
})
