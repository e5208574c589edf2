// The same files as they run, with type imports gone.
const layers = require('./.dependency-cruiser.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'rules-need-no-fp-ts',
      comment: 'fp-ts alone takes longer to load than all rules of a game; a rules entry names its types only.',
      severity: 'error',
      from: { path: '^src/[^/]+/rules/index[.]ts$' },
      to: { reachable: true, path: 'node_modules/(fp-ts|io-ts)/' },
    },
  ],
  options: { ...layers.options, tsPreCompilationDeps: false },
}
