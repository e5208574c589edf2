/** Plays the golden games anew and keeps them, and the tables: `npm run golden`. Look at the difference before it is committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { GOLDENS } from './games.js'
import { TABLES, textOf } from './tables.js'

const keep = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`${file}: ${text.split('\n').length} lines`)
}

for (const { path, recorded } of GOLDENS) keep(`test/golden/records/${path}`, recorded())
for (const tables of TABLES) keep(`test/golden/tables/${tables.path}`, textOf(tables))
