/**
 * How far a long command is.
 */
import cliProgress from 'cli-progress'

/** Told of every game that ends. */
export interface Progress {
  readonly step: (done: number) => void
  readonly stop: () => void
}

const LINES = 10

/**
 * A bar on a terminal; elsewhere a line for every tenth.
 *
 * @param noun - what is counted, such as `games`
 */
export const progressOf = (total: number, noun: string, complain: (line: string) => void): Progress => {
  if (process.stderr.isTTY) {
    const format = `{bar} {value}/{total} ${noun}, {duration_formatted} gone, {eta_formatted} to go`
    const bar = new cliProgress.SingleBar({ format, etaBuffer: 100 }, cliProgress.Presets.shades_classic)
    bar.start(total, 0)
    return { step: (done) => bar.update(done), stop: () => bar.stop() }
  }
  const every = Math.max(1, Math.ceil(total / LINES))
  return {
    step: (done) => {
      if (done % every === 0 || done === total) complain(`${done} of ${total} ${noun}`)
    },
    stop: () => undefined,
  }
}
