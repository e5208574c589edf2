/**
 * What a command reads and writes: lines out, complaints apart from them, and texts from files or from standard input.
 */
import { createReadStream } from 'node:fs'
import { either as E } from 'fp-ts'
import type { Fault } from '../core/game.js'

/** Where a command gets its texts, and where its lines go. */
export interface Terminal {
  /** One line, or several, of what was asked for. */
  readonly print: (text: string) => void
  /** One line of what is wrong, or of how far it is. */
  readonly complain: (line: string) => void
  /** The text of a file; `-` is standard input. */
  readonly read: (path: string) => Promise<E.Either<Fault, string>>
}

/** Longest text that is read, in bytes. */
export const LONGEST_FILE = 50_000_000

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'a file that may not be read',
  EISDIR: 'a folder',
  ENOENT: 'no such file',
}

const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

/** The text of a file, or of standard input for `-`; never more than {@link LONGEST_FILE} bytes. */
export const readText = async (path: string): Promise<E.Either<Fault, string>> => {
  const chunks: Array<Buffer> = []
  let size = 0
  try {
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      const bytes = chunk as Buffer
      size += bytes.length
      if (size > LONGEST_FILE) return E.left({ path, expected: `at most ${LONGEST_FILE} bytes`, found: 'more' })
      chunks.push(bytes)
    }
    return E.right(Buffer.concat(chunks).toString('utf8'))
  } catch (error) {
    return E.left({ path, expected: 'a file', found: reasonOf(error) })
  }
}
