import { readdirSync } from 'node:fs'
import { OptionDefaults } from 'typedoc'
import { entries } from './scripts/entries.mjs'
import { categoryOrder } from './scripts/typedoc-plugin.mjs'

/** @type {(folder: string) => ReadonlyArray<string>} */
const pagesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)

// Those named here come first; what `npm run docs` writes stands in out/site.
const pages = new Set([
  'out/site/games.md',
  ...['first-race', 'front-end', 'bot', 'board', 'records', 'adding-a-game'].map((name) => `docs/guide/${name}.md`),
  ...pagesIn('out/site'),
  'docs/rulings.md',
  ...pagesIn('docs'),
  'SECURITY.md',
  'CONTRIBUTING.md',
])

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'parc-ferme',
  entryPoints: entries.map(({ source }) => source),
  tsconfig: 'tsconfig.json',
  out: 'docs/api',
  readme: 'README.md',
  projectDocuments: [...pages],
  plugin: ['./scripts/typedoc-plugin.mjs'],
  categorizeByGroup: false,
  categoryOrder,
  navigation: { includeCategories: true, includeGroups: false, includeFolders: false },
  customCss: 'scripts/site.css',
  kindSortOrder: ['Module', 'Namespace', 'Variable', 'Function', 'Interface', 'TypeAlias', 'Reference'],
  useFirstParagraphOfCommentAsSummary: true,
  headings: { readme: false },
  searchInComments: true,
  searchInDocuments: true,
  searchGroupBoosts: { References: 0.1 },
  githubPages: false,
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
