import { OptionDefaults } from 'typedoc'
import { entries } from './scripts/entries.mjs'

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'parc-ferme',
  entryPoints: entries.map(({ source }) => source),
  tsconfig: 'tsconfig.json',
  out: 'docs/api',
  readme: 'README.md',
  includeVersion: true,
  excludePrivate: true,
  excludeInternal: true,
  disableSources: true,
  blockTags: [...OptionDefaults.blockTags, '@rule'],
  // Counts that spell out the ids of clauses.
  intentionallyNotExported: [2, 3, 4, 8, 11, 13, 14, 15, 17, 20, 29].map(
    (last) => `src/formula-1/clauses.ts:To${last}`,
  ),
  validation: {
    notExported: true,
    invalidLink: true,
    invalidPath: true,
    rewrittenLink: true,
    notDocumented: true,
    unusedMergeModuleWith: true,
  },
  requiredToBeDocumented: [
    'Namespace',
    'Enum',
    'EnumMember',
    'Variable',
    'Function',
    'Class',
    'Interface',
    'Method',
    'Accessor',
    'TypeAlias',
  ],
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
}
