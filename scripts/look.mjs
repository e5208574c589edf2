// Takes pictures of the pages of docs/api, in two widths and both themes, into out/look: `npm run docs:look -- modules/parc-ferme.html`.
// Without names it takes the front page, the modules and all documents. CHROMIUM names the browser if it is not `chromium`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './entries.mjs'

const site = fileURLToPath(new URL('docs/api/', root))
const pictures = fileURLToPath(new URL('out/look/', root))
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--hide-scrollbars',
]

/** @type {(folder: string) => ReadonlyArray<string>} */
const pagesIn = (folder) => readdirSync(join(site, folder)).map((name) => `${folder}/${name}`)

/** @type {(page: string, width: number, theme: 'light' | 'dark') => boolean} */
const look = (page, width, theme) => {
  const profile = mkdtempSync(join(tmpdir(), 'look-'))
  const file = `${page.replace(/\.html$/, '').replaceAll('/', '-')}-${width}-${theme}.png`
  const { status } = spawnSync(process.env['CHROMIUM'] ?? 'chromium', [
    ...FLAGS,
    `--user-data-dir=${profile}`,
    `--blink-settings=preferredColorScheme=${theme === 'dark' ? 0 : 1}`,
    `--window-size=${width},1800`,
    '--virtual-time-budget=3000',
    `--screenshot=${join(pictures, file)}`,
    `file://${join(site, page)}`,
  ])
  rmSync(profile, { recursive: true, force: true })
  if (status === 0) console.log(file)
  return status === 0
}

mkdirSync(pictures, { recursive: true })
const named = process.argv.slice(2)
const pages = named.length > 0 ? named : ['index.html', ...pagesIn('modules'), ...pagesIn('documents')]
const taken = pages.flatMap((page) =>
  [1280, 390].flatMap((width) => [look(page, width, 'light'), look(page, width, 'dark')]),
)
if (taken.includes(false)) process.exitCode = 1
