// The layers of src. The list of games stands here once: a new game is one more word in it.
const GAMES = ['formula-1', 'paris-dakar', 'le-mans']
const GAME = `(${GAMES.join('|')})`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'every-folder-is-a-layer',
      comment: 'A folder of src that no rule below knows would be free to import anything.',
      severity: 'error',
      from: { path: '^src/', pathNot: [`^src/(core|bots|svg|testing|cli)/`, `^src/${GAME}/`, '^src/index[.]ts$'] },
      to: {},
    },
    {
      name: 'core-knows-no-game',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { path: '^src/', pathNot: '^src/core/' },
    },
    {
      name: 'root-is-the-core',
      comment: 'Who imports one game pays for no other.',
      severity: 'error',
      from: { path: '^src/index[.]ts$' },
      to: { path: '^src/', pathNot: '^src/core/' },
    },
    {
      name: 'a-game-imports-core-and-itself',
      severity: 'error',
      from: { path: `^src/${GAME}/` },
      to: { path: '^src/', pathNot: ['^src/core/', '^src/$1/'] },
    },
    {
      name: 'a-chapter-imports-no-chapter',
      comment: 'game.ts alone knows the order of the chapters.',
      severity: 'error',
      from: { path: `^src/${GAME}/rules/`, pathNot: '/rules/index[.]ts$' },
      to: { path: '^src/[^/]+/rules/' },
    },
    {
      name: 'rules-carry-no-weight',
      comment: 'Who only plays pays for no codec, no picture and no renderer.',
      severity: 'error',
      from: { path: `^src/${GAME}/rules/index[.]ts$` },
      to: {
        reachable: true,
        path: [
          '^src/[^/]+/(picture|[^/]*codec[^/]*)[.]ts$',
          '^src/[^/]+/data/picture',
          '^src/(cli|svg|bots|testing)/',
          '/io-ts/',
        ],
      },
    },
    {
      name: 'src-runs-anywhere',
      comment: 'Browser, worker, Node, Deno and Bun alike; only the command line may ask for Node.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-imports-the-command-line',
      severity: 'error',
      from: { pathNot: '^src/cli/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'bots-import-games-and-core',
      severity: 'error',
      from: { path: '^src/bots/' },
      to: { path: '^src/(svg|testing|cli)/' },
    },
    {
      name: 'svg-imports-games-and-core',
      severity: 'error',
      from: { path: '^src/svg/' },
      to: { path: '^src/(bots|testing|cli)/' },
    },
    {
      name: 'testing-imports-games-and-core',
      severity: 'error',
      from: { path: '^src/testing/' },
      to: { path: '^src/(bots|svg|cli)/' },
    },
    {
      name: 'no-dev-dependency-in-src',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm', 'npm-peer'] },
    },
    {
      name: 'testing-stands-on-fast-check-alone',
      severity: 'error',
      from: { path: '^src/testing/' },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/fast-check/',
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['npm', 'npm-peer'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['main', 'types'],
    },
  },
}
