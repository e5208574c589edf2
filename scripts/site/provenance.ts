/** What the data of each game rest on: the rulebook, public knowledge, or our own hand. */
import { CIRCUIT_1962 } from '../../src/formula-1/index.js'
import { PICTURE_1962 } from '../../src/formula-1/picture.js'
import {
  CARD_PROVENANCE,
  CARDS,
  LE_MANS_COURSE,
  MONTE_CARLO_COURSE,
  type Course,
  type Source,
} from '../../src/le-mans/index.js'
import { SPINNER, type Facts } from '../../src/paris-dakar/index.js'
import { BOARD_FILE, ROAD_BOOK_FILE } from '../../src/paris-dakar/picture.js'

const WORD: Readonly<Record<Source, string>> = {
  text: 'from the rulebook',
  derived: 'follows from the rulebook',
  public: 'public knowledge of the real cars and circuits',
  reconstructed: 'reconstructed',
}

const listed = (items: ReadonlyArray<string>): string => items.map((item) => `- ${item}`).join('\n')

/** Formula 1: the numbers are printed in the rulebook, the board is not. */
export const formula1Provenance = (): string =>
  listed([
    '**Speeds, prices of cuts, Penalty Chart, decks**: from the rulebook; the deck `uk1962` from what is known of the UK booklet.',
    `**${CIRCUIT_1962.name}**: ${CIRCUIT_1962.provenance}. ${PICTURE_1962.provenance}`,
    '**Circuit T1**: made up for the tests, after what the rulebook says of its lost diagrams.',
  ])

const exceptionsOf = (exceptions: Readonly<Record<string, Source>>): ReadonlyArray<string> =>
  (['text', 'derived', 'public'] as const).flatMap((source) => {
    const fields = Object.entries(exceptions).flatMap(([field, from]) => (from === source ? [`\`${field}\``] : []))
    return fields.length === 0 ? [] : [`${WORD[source]}: ${fields.join(', ')}`]
  })

const courseProvenance = ({ name, provenance }: Course): string =>
  `**Course ${name}**: ${[`${WORD[provenance.default]}, but for what is`, exceptionsOf(provenance.exceptions).join('; ')].join(' ')}.`

const cardProvenance = ({ number, name }: { readonly number: number; readonly name: string }): string => {
  const known = exceptionsOf(CARD_PROVENANCE.exceptions[number] ?? {})
  return `**Card ${number}, ${name}**: ${[...known, `the rest ${WORD[CARD_PROVENANCE.default]}`].join('; ')}.`
}

/** Le Mans: field by field, as the data themselves say. */
export const leMansProvenance = (): string =>
  listed([
    ...[LE_MANS_COURSE, MONTE_CARLO_COURSE].map(courseProvenance),
    '**Chance table**: the die and its four results are from the rulebook; which face brings which result is reconstructed.',
    ...CARDS.map(cardProvenance),
  ])

const facts = (title: string, { sourced, designed }: Facts): ReadonlyArray<string> => [
  `**${title}**`,
  ...sourced.map((fact) => `sourced: ${fact}`),
  ...designed.map((fact) => `reconstructed: ${fact}`),
]

const NO_FACTS: Facts = { sourced: [], designed: [] }

/** Paris-Dakar: circuit, road-book and spinner are files that say what they rest on. */
export const parisDakarProvenance = (): string =>
  listed(
    [
      facts(BOARD_FILE.title, BOARD_FILE.facts ?? NO_FACTS),
      facts(ROAD_BOOK_FILE.title ?? 'Road-book', ROAD_BOOK_FILE.facts ?? NO_FACTS),
      facts(SPINNER.title ?? 'Spinner', SPINNER.facts ?? NO_FACTS),
    ].map(([title = '', ...rest]) => [title, ...rest.map((fact) => `  - ${fact}`)].join('\n')),
  )
