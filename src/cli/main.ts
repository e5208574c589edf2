#!/usr/bin/env node
/**
 * The program `parc-ferme`.
 */
import { createRequire } from 'node:module'
import { run } from './run.js'
import { readText, type Terminal } from './terminal.js'

const { version } = createRequire(import.meta.url)('parc-ferme/package.json') as { readonly version: string }

const terminal: Terminal = {
  print: (text) => console.log(text),
  complain: (line) => console.error(line),
  read: readText,
}

// A reader who has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', ({ code }: Readonly<NodeJS.ErrnoException>) => process.exit(code === 'EPIPE' ? 0 : 1))

process.exitCode = await run(process.argv.slice(2), version, terminal)
