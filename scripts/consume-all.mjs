// The package as npm, pnpm and yarn install it from its tarball, on other versions of Node, and in a browser. Needs a registry of
// packages, and Chromium, such as Debian's (apt-get install chromium); another is named by the variable CHROMIUM.
// What it runs beside the package itself, pnpm, yarn and other versions of Node, npx brings in the versions written here.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { bundle, checkNames, checkPeers, checkTypes, claim, pack, race, running, writeSources } from './consumer.mjs'
import { manifest } from './entries.mjs'

const NPM = { name: 'npm', install: ['npm', 'install', '--no-audit', '--no-fund', '--silent'], files: {} }
const MANAGERS = [
  NPM,
  { name: 'pnpm', install: ['npx', '-y', 'pnpm@10.34.9', 'install', '--silent'], files: {} },
  {
    name: 'yarn 1',
    // It keeps a tarball by name and version, and would bring back that of the last run.
    install: [
      'npx',
      '-y',
      'yarn@1.22.22',
      'install',
      '--silent',
      '--non-interactive',
      '--cache-folder',
      '../yarn-cache',
    ],
    files: {},
  },
  {
    name: 'yarn 4',
    install: ['npx', '-y', '-p', '@yarnpkg/cli-dist@4.18.1', 'yarn', 'install'],
    files: { '.yarnrc.yml': 'nodeLinker: node-modules\nenableTelemetry: false\n', 'yarn.lock': '' },
  },
]
const NODES = ['20', '22', '24']

/** The least versions of the peers that the package takes, and those that it is made with. */
const LEAST = Object.fromEntries(
  Object.entries(manifest.peerDependencies).map(([name, range]) => [name, range.replace('^', '')]),
)
const NEWEST = Object.fromEntries(
  Object.keys(manifest.peerDependencies).map((name) => [name, manifest.devDependencies[name]]),
)

/**
 * A user's project, installed.
 *
 * @type {(parent: string, tarball: string, manager: (typeof MANAGERS)[number], peers: Readonly<Record<string, string | undefined>>) => string}
 */
const installed = (parent, tarball, { name, install: [command = '', ...args], files }, peers) => {
  const dir = join(parent, `${name.replace(' ', '-')}-${peers === LEAST ? 'least' : 'newest'}`)
  mkdirSync(dir)
  const dependencies = { ...peers, [manifest.name]: `file:${tarball}` }
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'user', private: true, dependencies }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text)
  writeSources(dir)
  running(dir)(command, args)
  return dir
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript' }

/** Serves a folder to whoever is on this machine. @type {(dir: string) => Promise<import('node:http').Server>} */
const serve = (dir) => {
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url
    const type = Object.entries(TYPES).find(([ending]) => ending === extname(path))?.[1]
    if (type === undefined || path.includes('..')) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': type }).end(readFileSync(join(dir, path)))
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

// A browser that asks nobody on the net.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a page and its worker tell of their races. @type {(dir: string) => Promise<{ page: string, worker: string }>} */
const inBrowser = async (dir) => {
  const server = await serve(dir)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  })
  try {
    const page = await browser.newPage()
    /** @type {Array<string>} */
    const complaints = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => complaints.push(message.text()))
    const address = server.address()
    await page.goto(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`)
    const told = await page
      .waitForFunction('globalThis.told', null, { timeout: 120_000 })
      .then((handle) => handle.jsonValue())
    claim(complaints.length === 0, `the browser has nothing to say: ${complaints.join(' | ')}`)
    return told
  } finally {
    await browser.close()
    server.close()
  }
}

const parent = mkdtempSync(join(tmpdir(), 'consume-all-'))
try {
  const tarball = pack(parent)
  /** @type {Set<string>} */
  const ends = new Set()
  for (const manager of MANAGERS)
    for (const peers of [NEWEST, LEAST]) {
      const dir = installed(parent, tarball, manager, peers)
      const names = checkNames(dir)
      checkPeers(dir)
      ends.add(race(dir))
      const version = running(dir)(join(dir, 'node_modules/.bin/parc-ferme'), ['--version']).trim()
      claim(version === manifest.version, `the command is installed by ${manager.name}`)
      if (manager === NPM) checkTypes(dir, names)
      console.log(`${manager.name}, ${peers === LEAST ? 'least' : 'newest'} peers: ok`)
    }
  const dir = join(parent, 'npm-newest')
  for (const version of NODES) {
    const node = ['npx', '-y', `node@${version}`]
    const exact = running(dir)('npx', ['-y', `node@${version}`, '--version']).trim()
    checkNames(dir, node)
    ends.add(race(dir, node))
    running(dir)('npx', [
      ...node.slice(1),
      join(dir, 'node_modules', manifest.name, 'dist/cli/main.js'),
      'race',
      '--json',
    ])
    console.log(`Node ${exact}: ok`)
  }
  for (const web of await bundle(dir)) {
    const { page, worker } = await inBrowser(web)
    ends.add(page)
    ends.add(worker)
    console.log(`Chromium, ${web.slice(dir.length + 1)}: ${page}, worker: ${worker === page ? 'the same' : worker}`)
  }
  claim(ends.size === 1, `all races end alike: ${[...ends].join(' | ')}`)
  console.log(`everywhere: ${[...ends].join('')}`)
} finally {
  rmSync(parent, { recursive: true, force: true })
}
