// Publishes the version that package.json names, with provenance: which commit and which run of a workflow it was built by.
//   release.mjs --check     only whether the package can be released
//   release.mjs --dry-run   everything but the publishing
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { manifest, root } from './entries.mjs'

/** What keeps the package from being released; the registry holds a provenance against `repository`. */
const problems = () => {
  const { repository } = manifest
  const url = typeof repository === 'string' ? repository : (repository?.url ?? '')
  const here = process.env['GITHUB_REPOSITORY'] ?? ''
  if (url === '')
    return ['package.json: expected the address of the source in repository.url, found none; provenance needs it']
  return here !== '' && !url.includes(here)
    ? [
        `package.json: expected the address of ${here} in repository.url, found ${url}; the registry would refuse the provenance`,
      ]
    : []
}

/** @type {(command: string, args: ReadonlyArray<string>) => number} */
const run = (command, args) => {
  const cwd = fileURLToPath(root)
  const env = { ...process.env, NPM_CONFIG_PROVENANCE: 'true' }
  return spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status ?? 1
}

const flags = process.argv.slice(2)
const found = problems()
for (const problem of found) console.error(problem)
const isDry = flags.includes('--dry-run')
if (found.length > 0 && !isDry) process.exitCode = 1
else if (!flags.includes('--check'))
  process.exitCode =
    run('npm', ['run', 'build']) ||
    (isDry ? run('npm', ['publish', '--dry-run']) : run('npx', ['changeset', 'publish']))
