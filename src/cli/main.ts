#!/usr/bin/env node
/**
 * The command `parc-ferme`: a race told, a tournament, or a game against a program in another language.
 */
import { duel } from './duel.js'
import { run, type Terminal } from './run.js'
import { tournament } from './tournament.js'

const terminal: Terminal = {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
}

const carryOut = (args: ReadonlyArray<string>): number | Promise<number> => {
  const [verb, ...rest] = args
  if (verb === 'tournament') return tournament(rest)
  return verb === 'duel' ? duel(rest, terminal) : run(args, terminal)
}

process.exitCode = await carryOut(process.argv.slice(2))
