/**
 * A program outside that talks in lines: started, written to, listened to with patience, and stopped.
 */
import { spawn } from 'node:child_process'
import { either as E } from 'fp-ts'

/** Why no line came: the time was over, the program or its output ended, or what it wrote is too long or too much to be an answer. */
export type Silence = 'late' | 'closed' | 'garbage'

/** A program that runs. */
export interface Program {
  readonly send: (message: unknown) => void
  /** The next line that it wrote, waiting for it so long. */
  readonly next: (milliseconds: number) => Promise<E.Either<Silence, string>>
  /** Closes its input, ends it soon if it does not end by itself, and waits for that. */
  readonly stop: () => Promise<void>
}

const LONGEST_LINE = 1_000_000
const MOST_UNREAD = 10_000

/** What is heard, cut into lines; each goes to who waits for it, or is kept for who asks next. */
interface Ear {
  readonly hear: (chunk: string) => void
  readonly close: () => void
  readonly next: Program['next']
}

type Heard = E.Either<Silence, string>

const ear = (): Ear => {
  const heard: Array<Heard> = []
  let rest = ''
  let end: Silence | null = null
  let waiting: ((one: Heard) => void) | null = null
  const tell = (one: Heard): void => {
    if (waiting === null) heard.push(one)
    else waiting(one)
  }
  const finish = (why: Silence): void => {
    if (why === 'garbage') heard.length = 0
    end ??= why
    if (waiting !== null) waiting(E.left(end))
  }
  return {
    hear: (chunk) => {
      if (end !== null) return
      const lines = (rest + chunk).split('\n')
      // The last has not ended yet.
      rest = lines.splice(-1).join('')
      if (rest.length > LONGEST_LINE || lines.some(({ length }) => length > LONGEST_LINE)) finish('garbage')
      else for (const line of lines) tell(E.right(line))
      if (heard.length > MOST_UNREAD) finish('garbage')
    },
    close: () => finish('closed'),
    next: (milliseconds) => {
      const first = heard.shift()
      if (first !== undefined) return Promise.resolve(first)
      if (end !== null) return Promise.resolve(E.left(end))
      return new Promise((answer) => {
        const timer = setTimeout(() => waiting?.(E.left('late')), milliseconds)
        waiting = (one) => {
          clearTimeout(timer)
          waiting = null
          answer(one)
        }
      })
    },
  }
}

const PATIENCE_AT_THE_END = 500

/**
 * Starts a program; what it writes to its error output goes to ours.
 *
 * @param command - words separated by spaces, the program first; no shell reads it
 */
export const startProgram = (command: string): Program => {
  const [file = '', ...args] = command.trim().split(/\s+/)
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const { hear, close, next } = ear()
  child.stdout.setEncoding('utf8').on('data', hear).on('close', close)
  const ended = new Promise<void>((done) => {
    // Not `close`, which waits for every other program that it has started and that still holds its output.
    child.on('exit', () => done())
    child.on('error', () => done())
  })
  child.on('error', close)
  // Whoever reads no more is found out by his silence.
  child.stdin.on('error', () => undefined)
  return {
    send: (message) => {
      child.stdin.write(`${JSON.stringify(message)}\n`)
    },
    next,
    stop: async () => {
      child.stdin.end()
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_AT_THE_END)
      await ended
      clearTimeout(timer)
      child.stdout.destroy()
    },
  }
}
