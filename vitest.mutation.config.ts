import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import unit from './vitest.unit.config.js'

// Most mutants die of a test of their clause: the many positions of the vectors come last.
class ClausesFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const sorted = await super.sort(files)
    const isVectors = ({ moduleId }: TestSpecification) => moduleId.includes('/vectors/')
    return [...sorted.filter((file) => !isVectors(file)), ...sorted.filter(isVectors)]
  }
}

export default defineConfig({
  ...unit,
  test: {
    // The same random cases for every mutant, or a score would vary from run to run.
    env: { FC_SEED: '1' },
    ...unit.test,
    // What a mutant can break; not here: what draws, talks, searches or documents.
    include: ['test/{core,formula-1,golden,le-mans,paris-dakar}/**/*.test.ts', 'test/vectors/mutants.test.ts'],
    sequence: { sequencer: ClausesFirst },
    // Races of drivers, since no rule is wrong because a driver loses, and codecs, which are no rules.
    exclude: ['test/*/{drivers*,narrator,picture}.test.ts', 'test/*-*/codec.test.ts'],
    // Files share what they import: the worker is new for each mutant all the same, and starts in a third of the time.
    isolate: false,
    // Whether a mutant hangs is for Stryker to say.
    testTimeout: 600_000,
  },
})
