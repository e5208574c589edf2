import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'test/cli/transcripts'
const recorded = readdirSync(FOLDER).flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n'))

/** Lines of the guide, as patterns of the lines that a transcript has. */
const shown = [...readFileSync('docs/protocol.md', 'utf8').matchAll(/^([<>]) (\{.*\})$/gm)].map(
  ([line, side = '', message = '']) => [line, `{"${side}":${message}}`] as const,
)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('the guide of the protocol shows a talk', () => {
  expect(shown.length).toBeGreaterThan(15)
})

test.each(shown)('the guide of the protocol shows a line that was recorded: %s', (_, line) => {
  const pattern = new RegExp(`^${line.split('...').map(escaped).join('.*')}$`)
  expect(recorded.some((one) => pattern.test(one))).toBe(true)
})
