/** The command line built into a folder of its own for the tests of one file, and removed after them. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll } from 'vitest'

/** The folder in which `main.js` and its worker stand once the tests begin; it lies inside the project, so that packages resolve. */
export const builtProgram = (name: string): string => {
  mkdirSync(resolve('out'), { recursive: true })
  const folder = mkdtempSync(resolve('out', `${name}-`))
  beforeAll(async () => {
    await build({
      config: false,
      // Threads of Node 20 take no TypeScript.
      entry: { main: 'src/cli/main.ts', 'tournament-worker': 'src/cli/tournament-worker.ts' },
      outDir: folder,
      format: 'esm',
      platform: 'node',
      splitting: false,
      silent: true,
    })
  }, 60_000)
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
