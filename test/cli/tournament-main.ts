/** The command `tournament` as a program of its own. */
import { tournament } from '../../src/cli/tournament.js'

process.exitCode = await tournament(process.argv.slice(2))
