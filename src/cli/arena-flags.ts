/**
 * What commands that play among bots by name have in common: the flag for the game, and which bots it has.
 */
import { either as E } from 'fp-ts'
import type { Fault } from '../core/game.js'
import { ARENAS, type Arena } from './arena.js'
import { type Flag, oneOf, type Values } from './command.js'

const GAMES = ARENAS.map(({ game }) => game)

/** The flag for the game. */
export const GAME: Flag = { help: `which game: ${GAMES.join(', ')}`, default: 'formula-1' }

/** The game that the flag names. */
export const arenaIn = (values: Values): E.Either<Fault, Arena> =>
  E.map((name: string) => ARENAS.find(({ game }) => game === name) as Arena)(oneOf(values, 'game', GAMES))

/** A note of the help: the bots of each game. */
export const BOT_NAMES: string = ARENAS.map(({ game, bots }) => `bots of ${game}: ${bots.join(', ')}`).join('\n')
