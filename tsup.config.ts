import { defineConfig } from 'tsup'
import { entries } from './scripts/entries.mjs'

export default defineConfig([
  {
    name: 'library',
    entry: Object.fromEntries(entries.map(({ output, source }) => [output, source])),
    format: ['esm', 'cjs'],
    target: 'node20',
    platform: 'neutral',
    // tsup sets an option that TypeScript 6 no longer likes.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    splitting: true,
    treeshake: false,
    sourcemap: true,
  },
  {
    name: 'command line',
    entry: { 'cli/main': 'src/cli/main.ts', 'cli/tournament-worker': 'src/cli/tournament-worker.ts' },
    // The command finds the program of its threads beside itself, so it must not move into a chunk.
    splitting: false,
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    removeNodeProtocol: false,
    sourcemap: true,
  },
])
