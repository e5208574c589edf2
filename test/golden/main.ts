/** Plays the golden games anew and keeps them: `npm run golden`. Look at the difference before it is committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { GOLDENS } from './games.js'

for (const { path, recorded } of GOLDENS) {
  const file = `test/golden/records/${path}`
  mkdirSync(dirname(file), { recursive: true })
  const text = recorded()
  writeFileSync(file, text)
  console.log(`${file}: ${text.split('\n').length} lines`)
}
