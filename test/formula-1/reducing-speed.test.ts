import { describe, expect, test } from 'vitest'
import type { Mph, State } from '../../src/formula-1/model.js'
import { after, dials, legalSpeeds, refusal, table, told } from './table.js'

const at = (speed: Mph, brake = 0, tire = 0): State => table({ cars: [{ at: '2b', speed, brake, tire }] })

describe('the Speed Reduction Chart', () => {
  test('F1-Reduce.1 a cut is paid before the car moves', () => {
    const set = after(at(120), ['speed 60'])
    expect([dials(set), set.phase]).toEqual(['2b 60/2/1', { _tag: 'Moving', from: 120, card: 'none', superb: -1 }])
  })

  test.each<readonly [string, Mph, number]>([
    ['F1-Reduce.2 a cut of 20 costs no brake point', 100, 0],
    ['F1-Reduce.4 a cut of 40 costs 1 brake point', 80, 1],
    ['F1-Reduce.6 a cut of 60 costs 2 brake points', 60, 2],
    ['F1-Reduce.8 a cut of 80 costs 3 brake points', 40, 3],
    ['F1-Reduce.10 a cut of 100 costs 4 brake points', 20, 4],
  ])('%s', (_, speed, cost) => {
    expect(after(at(120), [`speed ${speed}`]).cars[0]?.brake).toBe(cost)
    expect(after(at(120, 1), [`speed ${speed}`]).cars[0]?.brake).toBe(1 + cost)
  })

  test.each<readonly [string, Mph, number]>([
    ['F1-Reduce.3 a cut of 20 costs no tire point', 100, 0],
    ['F1-Reduce.5 a cut of 40 costs no tire point', 80, 0],
    ['F1-Reduce.7 a cut of 60 costs 1 tire point', 60, 1],
    ['F1-Reduce.9 a cut of 80 costs 2 tire points', 40, 2],
    ['F1-Reduce.11 a cut of 100 costs 3 tire points', 20, 3],
  ])('%s', (_, speed, cost) => {
    expect(after(at(120), [`speed ${speed}`]).cars[0]?.tire).toBe(cost)
    expect(after(at(120, 0, 5), [`speed ${speed}`]).cars[0]?.tire).toBe(5 + cost)
  })

  test.each<readonly [string, Mph, Mph]>([
    ['F1-Reduce.2-3 a cut of 20 from 160 is free with both gauges at their ends', 160, 140],
    ['F1-Reduce.2-3 a cut of 20 from 100 is free with both gauges at their ends', 100, 80],
    ['F1-Reduce.2-3 a cut of 20 from 40 is free with both gauges at their ends', 40, 20],
  ])('%s', (_, from, to) => {
    expect(dials(after(at(from, 5, 8), [`speed ${to}`]))).toBe(`2b ${to}/5/8`)
  })

  test.each<readonly [string, Mph, Mph, string]>([
    ['F1-Reduce.4-5 from 160 a cut of 40 costs as from 120', 160, 120, '2b 120/1/0'],
    ['F1-Reduce.6-7 from 160 a cut of 60 costs as from 120', 160, 100, '2b 100/2/1'],
    ['F1-Reduce.8-9 from 100 a cut of 80 costs as from 120', 100, 20, '2b 20/3/2'],
    ['F1-Reduce.10-11 from 160 a cut of 100 costs as from 120', 160, 60, '2b 60/4/3'],
  ])('%s', (_, from, to, expected) => {
    expect(dials(after(at(from), [`speed ${to}`]))).toBe(expected)
  })

  test.each<readonly [string, Mph, ReadonlyArray<Mph>]>([
    ['F1-Reduce.12 from 160 no cut exceeds 100', 160, [20, 40]],
    ['F1-Reduce.12 from 140 no cut exceeds 100', 140, [20]],
  ])('%s', (_, from, speeds) => {
    expect(speeds.map((to) => refusal(at(from), `speed ${to}`))).toEqual(
      speeds.map((to) => ({ _tag: 'CutTooGreat', rule: 'F1-Reduce.12', from, to, most: 100 })),
    )
  })

  test('F1-Reduce.13 a cut is told with the wear of each gauge', () => {
    expect(told(at(120, 1, 2), ['speed 60']).events).toEqual([
      { _tag: 'SpeedSet', car: 0, from: 120, to: 60, how: 'cut' },
      { _tag: 'BrakeWorn', car: 0, from: 1, to: 3, cause: 'setting' },
      { _tag: 'TireWorn', car: 0, from: 2, to: 3, cause: 'setting' },
      { _tag: 'Waiting', phase: { _tag: 'Moving', from: 120, card: 'none', superb: -1 } },
    ])
  })

  test('F1-Reduce.13 a cut that takes the last points tells that both gauges are full', () => {
    expect(told(at(120, 1, 5), ['speed 20']).events.slice(1, -1)).toEqual([
      { _tag: 'BrakeWorn', car: 0, from: 1, to: 5, cause: 'setting' },
      { _tag: 'GaugeFull', car: 0, gauge: 'brake' },
      { _tag: 'TireWorn', car: 0, from: 5, to: 8, cause: 'setting' },
      { _tag: 'GaugeFull', car: 0, gauge: 'tire' },
    ])
  })

  test('F1-Reduce.2-3, F1-Reduce.13 a free cut moves no gauge, and a full one is not told of again', () => {
    expect(told(at(120, 5, 8), ['speed 100']).events).toEqual([
      { _tag: 'SpeedSet', car: 0, from: 120, to: 100, how: 'cut' },
      { _tag: 'Waiting', phase: { _tag: 'Moving', from: 120, card: 'none', superb: -1 } },
    ])
  })

  test('F1-Reduce.4 wear adds up over turns', () => {
    const twice = after(at(120), ['speed 80', 'run 6b -', 'speed 40', 'run 8b -'])
    expect(dials(twice)).toBe('8b 40/2/0')
  })
})

describe('worn gauges', () => {
  test.each<readonly [string, number, number, string]>([
    ['F1-Reduce.14 with the tires at 8 no cut exceeds 40', 0, 8, '120 140 160'],
    ['F1-Reduce.14 with the tires at 8 and brakes at 4 a cut of 40 can still be paid', 4, 8, '120 140 160'],
    ['F1-Reduce.15 with the brakes at 5 no cut exceeds 20', 5, 0, '140 160'],
    ['F1-Reduce.14-15 with both gauges at their ends no cut exceeds 20', 5, 8, '140 160'],
    ['F1-Reduce.15 one brake point left pays for 40', 4, 0, '120 140 160'],
    ['F1-Reduce.15 two brake points left pay for 60', 3, 0, '100 120 140 160'],
    ['F1-Reduce.15 three brake points left pay for 80', 2, 0, '80 100 120 140 160'],
    ['F1-Reduce.15 four brake points left pay for 100', 1, 0, '60 80 100 120 140 160'],
    ['F1-Reduce.14 one tire point left pays for 60', 0, 7, '100 120 140 160'],
    ['F1-Reduce.14 two tire points left pay for 80', 0, 6, '80 100 120 140 160'],
    ['F1-Reduce.14 three tire points left pay for 100', 0, 5, '60 80 100 120 140 160'],
  ])('%s', (_, brake, tire, speeds) => {
    expect(legalSpeeds(at(160, brake, tire))).toEqual(speeds.split(' '))
  })

  test.each<readonly [string, number, Mph, number]>([
    ['F1-Reduce.14 worn-out tires refuse a cut of 60', 8, 100, 1],
    ['F1-Reduce.14 worn-out tires refuse a cut of 80', 8, 80, 2],
    ['F1-Reduce.14 one tire point left refuses a cut of 100', 7, 60, 3],
  ])('%s', (_, tire, to, cost) => {
    expect(refusal(at(160, 0, tire), `speed ${to}`)).toEqual({
      _tag: 'TiresWorn',
      rule: 'F1-Reduce.14',
      cost,
      left: 8 - tire,
    })
  })

  test.each<readonly [string, number, Mph, number]>([
    ['F1-Reduce.15 worn-out brakes refuse a cut of 40', 5, 120, 1],
    ['F1-Reduce.15 worn-out brakes refuse a cut of 60', 5, 100, 2],
    ['F1-Reduce.15 one brake point left refuses a cut of 60', 4, 100, 2],
    ['F1-Reduce.15 three brake points left refuse a cut of 100', 2, 60, 4],
  ])('%s', (_, brake, to, cost) => {
    expect(refusal(at(160, brake), `speed ${to}`)).toEqual({
      _tag: 'BrakesWorn',
      rule: 'F1-Reduce.15',
      cost,
      left: 5 - brake,
    })
  })

  test('F1-Reduce.15 where neither gauge can pay the brakes are named', () => {
    expect(refusal(at(160, 5, 8), 'speed 100')).toEqual({
      _tag: 'BrakesWorn',
      rule: 'F1-Reduce.15',
      cost: 2,
      left: 0,
    })
  })

  test('F1-Reduce.14-15 worn gauges hinder nobody from keeping or raising his speed', () => {
    expect(legalSpeeds(at(60, 5, 8))).toEqual(['40', '60', '80', '100', '120'])
  })
})
