/** Random valid courses, with random cards and tables. */
import fc from 'fast-check'
import { defect } from '../core/defect.js'
import type { BoardData, Corner, Course, SpecificationCard } from '../le-mans/board.js'
import type { Result } from '../le-mans/model.js'

const CLASSES = ['C', 'D', 'E', 'F'] as const

const classAt = (index: number): (typeof CLASSES)[number] =>
  CLASSES[index % CLASSES.length] ?? defect('testing', 'there are classes')

interface Draft {
  readonly gap: number
  readonly size: number
  readonly sharp: boolean
  readonly shift: number
  readonly so: number
  readonly soInside: boolean
  readonly two: number
  readonly bypass: boolean
}

const anyDraft: fc.Arbitrary<Draft> = fc.record({
  gap: fc.integer({ min: 1, max: 12 }),
  size: fc.integer({ min: 1, max: 5 }),
  sharp: fc.boolean(),
  shift: fc.integer({ min: 0, max: 2 }),
  so: fc.integer({ min: 0, max: 4 }),
  soInside: fc.boolean(),
  two: fc.integer({ min: -3, max: 4 }),
  bypass: fc.boolean(),
})

// Corners one after the other from column 8 on; a corner that is dodged has its spans one behind the other.
const laidOut = (
  drafts: ReadonlyArray<Draft>,
): { readonly corners: ReadonlyArray<Corner>; readonly twos: Course['twos']; readonly end: number } => {
  const corners: Array<Corner> = []
  const twos: Array<Course['twos'][number]> = []
  let at = 8
  for (const [index, draft] of drafts.entries()) {
    const from = at + draft.gap
    const to = from + draft.size - 1
    const second = draft.bypass ? to + 1 : from + Math.min(draft.shift, draft.size - 1)
    const end = second + draft.size - 1
    const outside = draft.bypass || !draft.soInside
    const so = outside ? second + (draft.so % draft.size) : Math.max(second, Math.min(to, from + draft.so))
    corners.push({
      id: `k${index}`,
      name: `K${index}`,
      kind: draft.sharp ? 'sharp' : 'hairpin',
      turn: 'right',
      cells: [
        { lane: 'inside', from, to },
        { lane: 'outside', from: second, to: end },
      ],
      so: { lane: outside ? 'outside' : 'inside', col: so },
      bypass: draft.bypass ? { from: { lane: 'outside', col: to }, to: { lane: 'inside', col: to + 1 } } : null,
    })
    if (draft.two >= 0 && draft.two < draft.size) twos.push({ lane: 'outside', col: second + draft.two })
    at = Math.max(to, end) + 1
  }
  return { corners, twos, end: at }
}

const anyCard = (number: number, cls: (typeof CLASSES)[number]): fc.Arbitrary<SpecificationCard> =>
  fc
    .record({
      first: fc.integer({ min: 2, max: 4 }),
      rises: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 5 }),
      freeDown: fc.integer({ min: 1, max: 2 }),
      sharp: fc.integer({ min: 1, max: 3 }),
      hairpin: fc.integer({ min: 1, max: 3 }),
      brakes: fc.integer({ min: 0, max: 6 }),
    })
    .map(({ first, rises, freeDown, sharp, hairpin, brakes }) => ({
      number,
      name: `Car ${number}`,
      model: 'Test',
      cls,
      speeds: rises.reduce(
        (speeds, rise) => [...speeds, (speeds.at(-1) ?? defect('testing', 'a first gear')) + rise],
        [first],
      ),
      freeDown,
      maxDown: cls === 'F' ? 3 : null,
      safe: { sharp, hairpin: Math.min(sharp, hairpin) },
      hardBrakes: cls === 'F' ? ('unlimited' as const) : brakes,
    }))

const anyCards: fc.Arbitrary<ReadonlyArray<SpecificationCard>> = fc.tuple(
  ...Array.from({ length: 12 }, (_, index) => anyCard(index + 1, classAt(index))),
)

const anyColumn: fc.Arbitrary<ReadonlyArray<Result>> = fc.array(
  fc.constantFrom<Result>('safe', 'safe', 'safe', 'pit', 'spin', 'smash'),
  { minLength: 6, maxLength: 6 },
)

/** A course with corners of every shape, stalls before the line for twelve cars, and cards and a table to go with it. */
export const anyLeMansBoard: fc.Arbitrary<BoardData> = fc
  .record({
    drafts: fc.array(anyDraft, { minLength: 1, maxLength: 6 }),
    cards: anyCards,
    spacing: fc.integer({ min: 1, max: 2 }),
    inside: fc.boolean(),
    beyond: fc.integer({ min: 0, max: 2 }),
    sharp: fc.record({ dry: anyColumn, wet: anyColumn }),
    hairpin: fc.record({ dry: anyColumn, wet: anyColumn }),
  })
  .map(({ drafts, cards, spacing, inside, beyond, sharp, hairpin }) => {
    const { corners, twos, end } = laidOut(drafts)
    const first = end + 2
    const stalls = Array.from({ length: 12 }, (_, order) => ({
      id: `S${order}`,
      cls: classAt(order),
      col: first + (11 - order) * spacing,
      order,
    }))
    const last = first + 11 * spacing
    const length = Math.max(last + 3 + beyond, end + 14)
    const course: Course = {
      id: 'random',
      name: 'Random',
      provenance: { default: 'reconstructed', exceptions: {} },
      direction: 'clockwise',
      length,
      startCol: 0,
      finishCol: (length - beyond) % length,
      km: 1,
      kmMarks: [],
      twos,
      corners,
      pits: { lane: inside ? 'inside' : 'outside', stalls },
    }
    return { course, cards, table: { sharp, hairpin } }
  })
