/** The command line called as from a shell, its lines and files kept in memory. */
import { either as E } from 'fp-ts'
import { run } from '../../src/cli/run.js'

export interface Called {
  readonly code: number
  readonly out: ReadonlyArray<string>
  readonly err: ReadonlyArray<string>
}

/** Files by path; `-` is standard input. */
export type Files = Readonly<Record<string, string>>

export const calledWith =
  (files: Files) =>
  async (...args: ReadonlyArray<string>): Promise<Called> => {
    const out: Array<string> = []
    const err: Array<string> = []
    const code = await run(args, '1.2.3', {
      print: (text) => out.push(...text.split('\n')),
      complain: (text) => err.push(...text.split('\n')),
      read: (path) => {
        const text = files[path]
        const missing = { path, expected: 'a file', found: 'no such file' }
        return Promise.resolve(text === undefined ? E.left(missing) : E.right(text))
      },
    })
    return { code, out, err }
  }

export const called = calledWith({})
