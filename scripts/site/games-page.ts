/** The page that sets the three games side by side. */
import { leMansBots, randomBot, sensibleFormula1, sensibleParisDakar } from '../../src/bots/index.js'
import { formula1 } from '../../src/formula-1/index.js'
import { leMans } from '../../src/le-mans/index.js'
import { parisDakar } from '../../src/paris-dakar/index.js'
import { measure, type Measured } from './measure.js'

const RACES = 40

const figures = ({ races, decisions, moves, mostMoves, throws, outcomes }: Measured): ReadonlyArray<string> => [
  (decisions / races).toFixed(0),
  (throws / races).toFixed(0),
  (moves / decisions).toFixed(1),
  String(mostMoves),
  (outcomes / throws).toFixed(1),
]

const race = { seats: 4, laps: 3 }
const usual = { seats: 4, laps: 4 }
const rally = { seats: 4 }

const measured = (): ReadonlyArray<readonly [driven: string, measured: Measured]> => [
  ['Formula 1, `sensibleFormula1`', measure(formula1, race, sensibleFormula1(formula1), RACES)],
  ['Formula 1, `randomBot`', measure(formula1, race, randomBot, RACES)],
  ['Le Mans, `bold`', measure(leMans, usual, leMansBots(leMans).bold, RACES)],
  ['Le Mans, `randomPrudent`', measure(leMans, usual, leMansBots(leMans).randomPrudent, RACES)],
  ['Paris-Dakar, `sensibleParisDakar`', measure(parisDakar, rally, sensibleParisDakar(parisDakar), RACES)],
  ['Paris-Dakar, `randomBot`', measure(parisDakar, rally, randomBot, RACES)],
]

const PAGE = `# The three games

|                    | Formula 1 | Le Mans | Paris-Dakar |
| ------------------ | --------- | ------- | ----------- |
| published          | Waddingtons, 1962 | Avalon Hill, 1961 | MB, 1985 |
| players            | 2 to 6 | 2 to 12, each with one car or more; 1 in solitaire | 2 to 4 |
| goal               | 3 to 10 laps | 1 to 100 laps, 4 as a rule | the first car in Dakar, 100 spaces |
| chance             | two dice for the grid and for corners taken too fast; cards dealt and drawn | one die for the grid and for corners taken a gear too high | a spinner for every move; lots for who begins |
| hidden             | hands of Tactic Cards | nothing | nothing |
| decisions          | speed, way, cards, the pits | gear, lane and space, brakes, the pits | full or reduced speed with breakdown cards; a few on help |
| a race can end     | in a shared win | in a tie; cars can be out for good | with all but the winner on the way |

![A race of Formula 1 under way: cars on the circuit, places to choose from, dashboards and the viewer's cards below](pictures/formula-1-race.svg)

![A race of Le Mans under way, the record of each car below](pictures/le-mans-race.svg)

![A rally from Alger to Dakar under way, fuel and breakdown cards below](pictures/paris-dakar-rally.svg)
`

/** The page in Markdown, with figures measured now. */
export const gamesPage = (): string =>
  [
    PAGE,
    '## Measured',
    `${RACES} races for each row, four seats, three laps of Formula 1 and four of Le Mans, every seat driven by the bot that the row ` +
      'names. Decisions and throws (dice, spins, deals and draws) are means of a race; moves and outcomes are means of what there is to ' +
      `choose from, or to fall. \`npm run docs\` measures them anew each time; the seeds are 1 to ${RACES}, so the figures change only ` +
      'with the rules and the bots.',
    [
      '| game, bot | decisions | throws | legal moves | at most | outcomes |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      ...measured().map(([driven, found]) => `| ${driven} | ${figures(found).join(' | ')} |`),
    ].join('\n'),
    '',
  ].join('\n\n')
