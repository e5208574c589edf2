/**
 * Circuits at random: rings of rows, one to four lanes wide, with narrow places, six corners and pits, written as rows of text.
 */
import fc from 'fast-check'
import { defect } from '../core/defect.js'
import { circuitFromRows, type Circuit } from '../formula-1/board.js'

const LANES = ['a', 'b', 'c', 'd'] as const

interface Plan {
  /** Lanes of each row, from the inside; the first and the last twelve rows are full. */
  readonly widths: ReadonlyArray<number>
  /** Rows of the bands, in driving order, one to two a corner. */
  readonly corners: ReadonlyArray<ReadonlyArray<number>>
  readonly full: number
  /** Base of the safety speeds. */
  readonly safety: number
}

/** Rows from the line that stay without bands, so that finishers and pits are clear of them. */
const STRAIGHT = 12

const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    full: fc.integer({ min: 2, max: 4 }),
    gaps: fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 7, maxLength: 7 }),
    doubles: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    narrow: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 7, maxLength: 7 }),
    safety: fc.constantFrom(40, 60, 80),
  })
  .map(({ full, gaps, doubles, narrow, safety }) => {
    let row = STRAIGHT
    const widths = Array.from({ length: STRAIGHT }, () => full)
    const corners = doubles.map((isDouble, index) => {
      const gap = gaps[index] ?? defect('testing', 'each corner has a gap before it')
      const width = Math.min(full, narrow[index] ?? defect('testing', 'each corner has its width'))
      for (let step = 0; step < gap; step++) widths.push(step === 0 ? full : width)
      row += gap
      const rows = isDouble ? [row, row + 2] : [row]
      const length = isDouble ? 4 : 2
      for (let step = 0; step < length; step++) widths.push(Math.max(1, width))
      row += length
      return rows
    })
    for (let step = 0; step < 3; step++) widths.push(full)
    return { widths: widening(widths), corners, full, safety }
  })

/** The same widths without a step of more than one lane outward, which no car could follow. */
const widening = (widths: ReadonlyArray<number>): ReadonlyArray<number> =>
  widths.reduce<ReadonlyArray<number>>((so, width) => [...so, Math.min(width, (so.at(-1) ?? width) + 1)], [])

const rowsOf = ({ widths, corners, safety }: Plan): string => {
  const bandAt = new Map(
    corners.flatMap((rows, corner) => rows.map((row, index) => [row, `k${corner + 1}${index}`] as const)),
  )
  return widths
    .map((width, row) => {
      const next = (row + 1) % widths.length
      const nextWidth = widths[next] ?? defect('testing', 'a row follows')
      return LANES.slice(0, width)
        .map((lane, index) => {
          const to = (at: number, mark: string): ReadonlyArray<string> =>
            at >= 0 && at < nextWidth
              ? [`${mark}${next}${LANES[at] ?? defect('testing', 'a row has four lanes at most')}`]
              : []
          const straight = to(index, '')
          const steps = [...straight, ...to(index - 1, 'i'), ...to(index + 1, 'o')]
          // Where the track narrows by more than a lane, the outer ones all lead into the outermost that is left.
          const links = steps.length > 0 ? steps : to(nextWidth - 1, 'i')
          const band = bandAt.get(row)
          const speed = Math.min(140, safety + 20 * index)
          return `${row}${lane} ${links.join(',')}${band === undefined ? '' : ` #${band}:${speed}`}`
        })
        .join('; ')
    })
    .join('\n')
}

const COLOURS = ['yellow', 'orange', 'green', 'red', 'black', 'blue']

/** Start spaces on the rows past the line, front row first, as many a row as it has lanes. */
const gridOf = ({ full }: Plan): ReadonlyArray<string> =>
  [3, 2, 1].flatMap((row) => LANES.slice(0, full).map((lane) => `${row}${lane}`)).slice(0, 6)

/** Any circuit that the constraints accept. */
export const anyFormula1Circuit: fc.Arbitrary<Circuit> = anyPlan.map((plan) => {
  const outermost = LANES[plan.full - 1] ?? defect('testing', 'a row has a lane')
  const widthAt = (row: number): number => plan.widths[row % plan.widths.length] ?? defect('testing', 'there are rows')
  return circuitFromRows(rowsOf(plan), {
    id: 'random',
    name: 'A circuit at random',
    provenance: 'custom',
    direction: 'clockwise',
    lanes: [...LANES],
    colours: COLOURS,
    grid: gridOf(plan),
    finish: LANES.slice(0, plan.full).map((lane) => `0${lane}`),
    corners: plan.corners.map((rows, index) => {
      const after = (rows.at(-1) ?? defect('testing', 'a corner has a row')) + 1
      const bands = rows.map((_, band) => `k${index + 1}${band}`)
      const exit = `${after % plan.widths.length}${LANES[widthAt(after) - 1] ?? defect('testing', 'a row has a lane')}`
      return {
        id: `k${index + 1}`,
        name: `Corner ${index + 1}`,
        bands,
        spinOff: { id: `spin-${index + 1}`, exits: [exit] },
      }
    }),
    pits: [4, 5, 6, 7, 8, 9].map((row) => ({
      abreast: `${row}${outermost}`,
      from: `${row - 1}${outermost}`,
      to: `${row + 1}${outermost}`,
      overLine: row,
    })),
    readings: [],
  })
})
