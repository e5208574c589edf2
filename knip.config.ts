import type { KnipConfig } from 'knip'
import { entries } from './scripts/entries.mjs'

const config: KnipConfig = {
  entry: [
    ...entries.map(({ source }) => source),
    'scripts/*.mjs',
    'scripts/site/main.ts',
    'test/**/*.test.ts',
    'test/cli/talker.mjs',
    'test/bench/main.ts',
    'test/exercise/main.ts',
    'test/golden/main.ts',
    'test/proof/main.ts',
    'test/soak/main.ts',
    'test/vectors/main.ts',
    'test/vectors/adapter.ts',
    'vectors/check.mjs',
    'vitest.*.config.ts',
    'typedoc.config.js',
  ],
  project: ['src/**/*.ts', 'scripts/**/*.{mjs,ts}', 'test/**/*.{ts,mjs}', 'vectors/*.mjs', '!test/docs/generated/**'],
  ignoreExportsUsedInFile: true,
  // Its configuration reads what the build of the site writes first.
  typedoc: false,
}

export default config
