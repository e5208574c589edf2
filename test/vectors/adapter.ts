/**
 * Our library as the checker of vectors drives it: one question a line in, one answer a line out. With `--broken KEY`, the lists
 * at that key are the wrong way round.
 */
import { createInterface } from 'node:readline'
import { answerTo, type Question } from './answer.js'
import { GAMES, type Subject } from './games.js'

const reversed = (list: unknown): unknown => (Array.isArray(list) ? list.toReversed() : list)

/** With what stands at a key in another order, in the answer or in its results. */
const broken = (answer: object, key: string): object =>
  Object.fromEntries(
    Object.entries(answer).map(([name, part]: readonly [string, unknown]) => [
      name,
      name === key
        ? reversed(part)
        : name === 'results' && Array.isArray(part)
          ? part.map((one: object) => broken(one, key))
          : part,
    ]),
  )

/** The rules refuse whatever is no move or no options, so a question is taken as it is. */
const answersOf = <Options, State, Move, Event, View>({ game }: Subject<Options, State, Move, Event, View>) => {
  const answer = answerTo(game)
  return (asked: unknown): object => answer(asked as Question<Options, State, Move>)
}

const answers = new Map(GAMES.map(({ name, do: withGame }) => [name, withGame(answersOf)]))
const [flag, key = ''] = process.argv.slice(2)

createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = JSON.parse(line) as { readonly game: string }
  const answer = answers.get(asked.game)?.(asked) ?? { fault: 'no such game' }
  console.log(JSON.stringify(flag === '--broken' ? broken(answer, key) : answer))
})
