/** The files that the rule pages are made of. */
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../entries.mjs'

/** A file of the project and what it says. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** The text of one file, by its path in the project. */
export const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** Every TypeScript file below a folder, in order of path. */
export const sourcesIn = (folder: string): ReadonlyArray<Source> =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.includes('/generated/'))
    .sort()
    .map((path) => ({ path, text: read(path) }))
