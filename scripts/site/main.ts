/** Writes what the documentation shows and nobody writes by hand into `out/site`: rule pages, the table of games, pictures. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { root } from '../entries.mjs'
import { BOARDS, positions } from './boards.js'
import { GAMES } from './games.js'
import { gamesPage } from './games-page.js'
import { occurrencesIn } from './occurrences.js'
import { rulePage } from './rule-page.js'
import { read, sourcesIn } from './sources.js'

const site = new URL('out/site/', root)
const write = (name: string, text: string): void => writeFileSync(new URL(name, site), text)

rmSync(site, { recursive: true, force: true })
mkdirSync(new URL('pictures/', site), { recursive: true })
for (const [name, svg] of Object.entries({ ...BOARDS, ...positions() })) write(`pictures/${name}.svg`, svg)

write('games.md', gamesPage())
const tests = sourcesIn('test')
const rulings = read('docs/rulings.md')
for (const game of GAMES) {
  const code = sourcesIn(`src/${game.name}`).filter(({ path }) => !path.endsWith('/clauses.ts'))
  write(`${game.name}.md`, rulePage(game, occurrencesIn(code, tests), rulings))
}
write(
  'clauses.json',
  JSON.stringify(
    GAMES.flatMap(({ name, clauses }) =>
      clauses.map(({ id, chapter }) => ({ id, chapter, page: `out/site/${name}.md` })),
    ),
  ),
)
