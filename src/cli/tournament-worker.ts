/**
 * What one thread of a tournament does: plays one game and hands back how it went.
 */
import { either as E } from 'fp-ts'
import type { GameResult } from '../bots/index.js'
import { ARENAS, type Job } from './arena.js'

/** Plays the game of a job; the answer is plain data. */
const playJob = (job: Job): E.Either<string, GameResult> =>
  ARENAS.find(({ game }) => game === job.game)?.play(job) ?? E.left(`no game ${job.game}`)

export default playJob
