#!/usr/bin/env node
/**
 * The command `parc-ferme`.
 */
import { run } from './run.js'

process.exitCode = run(process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
