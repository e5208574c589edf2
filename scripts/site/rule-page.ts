/** One page a game: its clauses with where they stand in the library, its rulings, its editions, its data. */
import type { Clause } from '../../src/core/index.js'
import type { GamePage } from './games.js'
import type { Occurrences } from './occurrences.js'
import { rulingsOf, sectionOf, type Ruling } from './rulings-page.js'

const RULINGS = '../../docs/rulings.md'

/** Text of docs/rulings.md on another page: its links within lead back there. */
const abroad = (text: string): string => text.replaceAll('](#', `](${RULINGS}#`)

const grouped = <A>(
  items: ReadonlyArray<A>,
  keyOf: (item: A) => string,
): ReadonlyArray<readonly [string, ReadonlyArray<A>]> => [
  ...items.reduce(
    (groups, item) => groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]),
    new Map<string, ReadonlyArray<A>>(),
  ),
]

const fileName = (path: string): string => `\`${path.replace(/^(src|test)\/[^/]+\//, '')}\``

const placesOf = ({ places }: Occurrences): string =>
  grouped(places, ({ path }) => path)
    .map(([path, found]) => {
      const names = found.flatMap(({ name }) => (name === null ? [] : [`\`${name}\``]))
      return names.length === 0 ? `all of ${fileName(path)}` : `${names.join(', ')} (${fileName(path)})`
    })
    .join('; ')

const proofsOf = ({ proofs }: Occurrences): ReadonlyArray<string> =>
  proofs.map(({ sentence, path }) => `  - ${sentence.replace(/[<>*_|]/g, String.raw`\$&`)} (${fileName(path)})`)

const clauseOf = ({ id, title }: Clause, found: Occurrences): string =>
  [
    `<a id="${id.toLowerCase().replace('.', '-')}"></a>**${id}** ${title}`,
    '',
    `- implemented by ${placesOf(found)}`,
    '- proved by',
    ...proofsOf(found),
  ].join('\n')

const rulingOf = ({ name, byDefault, alternatives, question, anchor, answer }: Ruling): string =>
  [`**\`${name}\`**: ${byDefault}, else ${alternatives}. [${question}](${RULINGS}#${anchor}): ${abroad(answer)}`].join(
    '\n',
  )

/** The page in Markdown; pictures and other pages are linked from `out/site`. */
export const rulePage = (
  { title, origin, clauses, pictures, editions, provenance }: GamePage,
  occurrences: (id: string) => Occurrences,
  rulings: string,
): string =>
  [
    `# Rules of ${title}`,
    `${title} (${origin}) in ${clauses.length} clauses, each in a sentence of ours, with the declarations that implement it and the ` +
      'tests that prove it. The page is made from the sources whenever the site is built, so it tells what is there. Refusals and ' +
      '`@rule` marks cite clauses by the same ids.',
    ...pictures.map(([name, words]) => `![${words}](pictures/${name}.svg)`),
    ...grouped(clauses, ({ chapter }) => chapter).flatMap(([chapter, found]) => [
      `## ${chapter}`,
      ...found.map((clause) => clauseOf(clause, occurrences(clause.id))),
    ]),
    '## Rulings to choose from',
    `Where the rulebook is silent or can be read in two ways, a table agrees on a reading in \`options.rulings\`. The questions that ` +
      `are not left to the table are answered [on the page of rulings](${RULINGS}).`,
    ...rulingsOf(rulings, title).map(rulingOf),
    '## Editions',
    'heading' in editions
      ? abroad(
          sectionOf(rulings, editions.heading)
            .replace(/^.*\n/, '')
            .replace(/<a id="f1-(?!brakes|faulty)[^"]*"><\/a>\s*$/, '')
            .trim(),
        )
      : editions.words,
    '## What the data rest on',
    provenance(),
    '',
  ].join('\n\n')
