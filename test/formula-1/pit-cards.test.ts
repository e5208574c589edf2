import { describe, expect, test } from 'vitest'
import { DECKS } from '../../src/formula-1/data/cards.js'
import type { Edition, Mph, PitCard, State } from '../../src/formula-1/model.js'
import { after, dials, legal, legalSpeeds, placeOf, refusal, t1, table, told, weights } from './table.js'

const at = (id: string): number => placeOf(t1, id)

/** Yellow has just driven into its pit with worn gauges, one lap to go; orange is under way at 13b. */
const stopped = (cards: Edition = 'seed', usedPits: ReadonlyArray<PitCard> = []): State =>
  after(table({ cards, usedPits, cars: [{ at: '38b', speed: 100, brake: 4, tire: 6, lapsLeft: 2 }, { at: '13b' }] }), [
    'speed 100',
    'pit line',
  ])

/** Orange drives one space a turn; how many turns pass until yellow is on turn again, and the position then. */
const untilNextTurn = (state: State, turns = 0): readonly [number, State] => {
  if (state.current === 0) return [turns, state]
  return untilNextTurn(after(state, ['speed 20', `run ${14 + turns}b -`]), turns + 1)
}

const NORMAL = ['20', '40', '60']

describe('the cards of the seed edition', () => {
  test.each<readonly [string, PitCard, 0 | 1 | 2, Mph, ReadonlyArray<string>]>([
    ['F1-PitCard.1 Dirt in Carburettors costs one turn', 'dirtInCarburettors', 1, 0, NORMAL],
    ['F1-PitCard.2 fumes cost one turn', 'fumes', 1, 0, NORMAL],
    ['F1-PitCard.3 Engine Overheated costs one turn', 'engineOverheated', 1, 0, NORMAL],
    ['F1-PitCard.4 Faulty Ignition costs two turns', 'faultyIgnition', 2, 0, NORMAL],
    ['F1-PitCard.5 Faulty Steering costs one turn', 'faultySteering', 1, 0, NORMAL],
    ['F1-PitCard.6 Good Pit Work costs no turn and starts at 80', 'goodPitWork', 0, 80, ['80']],
    ['F1-PitCard.7 Good Pit Work, but Slow Start, starts at 40', 'goodPitWorkSlowStart', 0, 40, ['40']],
    ['F1-PitCard.8 Missed Gear Change costs no turn and starts at 20', 'missedGearChange', 0, 20, ['20']],
    ['F1-PitCard.10 No Fuel Pressure costs one turn', 'noFuelPressure', 1, 0, NORMAL],
    ['F1-PitCard.11 Poor Team Work costs one turn', 'poorTeamWork', 1, 0, NORMAL],
    ['F1-PitCard.12 Quick Tire Change costs no turn', 'quickTireChange', 0, 0, NORMAL],
    ['F1-PitCard.13 Slow Tire Change costs one turn', 'slowTireChange', 1, 0, NORMAL],
    ['F1-PitCard.14 Special Brake Linings cost one turn and change nothing else', 'specialBrakeLinings', 1, 0, NORMAL],
    ['F1-PitCard.16 the black flag costs one turn', 'blackFlag', 1, 0, NORMAL],
  ])('%s', (_, card, missTurns, startSpeed, speeds) => {
    const start = stopped()
    const drawn = told(start, [`pitcard ${card}`])
    expect(drawn.events).toEqual([
      { _tag: 'PitCardDrawn', car: 0, card, source: 'pack', missTurns, startSpeed },
      { _tag: 'PitCardReturned', car: 0, card },
      { _tag: 'TurnEnded', car: 0, place: at('pit-yellow'), speed: 0 },
      { _tag: 'TurnStarted', car: 1, place: at('13b'), speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    expect(drawn.state).toEqual({
      ...start,
      phase: { _tag: 'SettingSpeed' },
      current: 1,
      cars: [{ ...start.cars[0], missTurns, startSpeed }, start.cars[1]],
      usedPits: [card],
    })
    const [turns, next] = untilNextTurn(drawn.state)
    expect([turns, next.round, legalSpeeds(next)]).toEqual([1 + missTurns, 2 + missTurns, speeds])
  })

  test.each<readonly [string, PitCard, ReadonlyArray<string>]>([
    ['F1-PitCard.6 a start at 80 drives four spaces', 'goodPitWork', ['run 7a -', 'run 7b -', 'run 7c -']],
    ['F1-PitCard.7 a start at 40 drives two spaces', 'goodPitWorkSlowStart', ['run 5b -', 'run 5c -']],
    ['F1-PitCard.8 a start at 20 drives one space', 'missedGearChange', ['run 4c -']],
  ])('%s', (_, card, ways) => {
    const [, next] = untilNextTurn(after(stopped(), [`pitcard ${card}`]))
    const set = told(next, [`speed ${next.cars[0]?.startSpeed ?? 0}`])
    expect(legal(set.state)).toEqual(ways)
    expect(set.state.cars[0]?.startSpeed).toBe(0)
  })

  test('F1-PitCard.6 a start at 80 is used up when it is set and says so', () => {
    const [, next] = untilNextTurn(after(stopped(), ['pitcard goodPitWork']))
    expect(told(next, ['speed 80']).events).toEqual([
      { _tag: 'SpeedSet', car: 0, from: 0, to: 80, how: 'pitStart' },
      { _tag: 'StartSpeedApplied', car: 0, speed: 80 },
      { _tag: 'Waiting', phase: { _tag: 'Moving', from: 0, card: 'none', superb: -1 } },
    ])
    expect(refusal(next, 'speed 60')).toEqual({
      _tag: 'StartSpeedPrescribed',
      rule: 'F1-Pit.10',
      speed: 60,
      startSpeed: 80,
      reading: 'exact',
    })
  })

  test('F1-PitCard.9 New Instructions draws one Tactic Card of the pile, then costs one turn', () => {
    const drawing = told(stopped(), ['pitcard newInstructions'])
    expect(drawing.events).toEqual([
      { _tag: 'PitCardDrawn', car: 0, card: 'newInstructions', source: 'pack', missTurns: 1, startSpeed: 0 },
      { _tag: 'PitCardReturned', car: 0, card: 'newInstructions' },
      { _tag: 'Waiting', phase: { _tag: 'DrawingTacticCard' } },
    ])
    const taken = told(drawing.state, ['draw slipStreaming'])
    expect(taken.events).toEqual([
      { _tag: 'TacticDrawn', car: 0, seat: 0, card: 'slipStreaming', source: 'pile' },
      { _tag: 'TurnEnded', car: 0, place: at('pit-yellow'), speed: 0 },
      { _tag: 'TurnStarted', car: 1, place: at('13b'), speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    const before = stopped().cars[0]
    expect(taken.state.cars[0]).toEqual({ ...before, missTurns: 1, hand: { ...before?.hand, slipStreaming: 1 } })
    const [turns, next] = untilNextTurn(taken.state)
    expect([turns, legalSpeeds(next)]).toEqual([2, NORMAL])
  })

  test('F1-PitCard.9 the kind of the drawn card is shown to its owner only', () => {
    const { events } = told(stopped(), ['pitcard newInstructions', 'draw slipStreaming'])
    const seen = ([0, 1, 'spectator'] as const).map((viewer) =>
      events.map((event) => t1.viewEvent(event, viewer)).filter(({ _tag }) => _tag === 'TacticDrawn'),
    )
    const drawn = { _tag: 'TacticDrawn', car: 0, seat: 0, source: 'pile' }
    expect(seen).toEqual([
      [{ ...drawn, card: 'slipStreaming' }],
      [{ ...drawn, card: null }],
      [{ ...drawn, card: null }],
    ])
  })

  test('F1-PitCard.14 after Special Brake Linings a cut costs what it costs everybody', () => {
    const [, next] = untilNextTurn(after(stopped(), ['pitcard specialBrakeLinings']))
    expect(dials(after({ ...next, cars: next.cars.map((car) => ({ ...car, speed: 120 })) }, ['speed 60']))).toBe(
      'pit-yellow 60/2/1',
    )
  })
})

describe('Special Tires', () => {
  test('F1-PitCard.15 Special Tires cost one turn and stay with the car', () => {
    const drawn = told(stopped(), ['pitcard specialTires'])
    expect(drawn.events).toEqual([
      { _tag: 'PitCardDrawn', car: 0, card: 'specialTires', source: 'pack', missTurns: 1, startSpeed: 0 },
      { _tag: 'TurnEnded', car: 0, place: at('pit-yellow'), speed: 0 },
      { _tag: 'TurnStarted', car: 1, place: at('13b'), speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    expect(drawn.state.cars[0]).toEqual({ ...stopped().cars[0], missTurns: 1, specialTires: true })
    expect(drawn.state.usedPits).toEqual([])
    const [turns, next] = untilNextTurn(drawn.state)
    expect([turns, legalSpeeds(next)]).toEqual([2, NORMAL])
  })

  test('F1-PitCard.15 used at 40 over they spare the throw and go under the pack', () => {
    const start = table({ usedPits: ['fumes'], cars: [{ at: '10b', speed: 120, specialTires: true }, { at: '30a' }] })
    const asked = after(start, ['speed 120', 'run 16b K1@40'])
    expect(legal(asked)).toEqual(['keep', 'tires 0'])
    const used = told(asked, ['tires 0'])
    expect(used.events).toEqual([
      { _tag: 'TiresUsed', car: 0, bend: 0 },
      { _tag: 'PitCardReturned', car: 0, card: 'specialTires' },
      { _tag: 'BandJudged', car: 0, band: 0, over: 40, verdict: 'tires' },
      { _tag: 'TurnEnded', car: 0, place: at('16b'), speed: 120 },
      { _tag: 'TurnStarted', car: 1, place: at('30a'), speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    expect([dials(used.state), used.state.cars[0]?.specialTires]).toEqual(['16b 120/0/0', false])
    expect(used.state.usedPits).toEqual(['fumes', 'specialTires'])
  })

  test('F1-PitCard.15 they may be kept, and the bend is then thrown for', () => {
    const start = table({ cars: [{ at: '10b', speed: 120, specialTires: true }, { at: '30a' }] })
    const kept = after(start, ['speed 120', 'run 16b K1@40', 'keep'])
    expect(t1.turn(kept)).toEqual({ _tag: 'Chance', kind: 'penalty' })
    expect(after(kept, ['penalty 3-3']).cars[0]).toEqual({ ...start.cars[0], place: at('16b') })
  })

  test('F1-PitCard.15 they serve at 20 over and with the tires at 8', () => {
    const start = table({ cars: [{ at: '10b', speed: 100, tire: 8, specialTires: true }] })
    expect(dials(after(start, ['speed 100', 'run 15b K1@20', 'tires 0']))).toBe('15b 100/0/8')
  })

  test('F1-PitCard.15 at 60 over they do not serve', () => {
    const start = table({ cars: [{ at: '10b', speed: 100, specialTires: true }] })
    const spun = after(start, ['speed 100', 'run 15a K1@60'])
    expect([dials(spun), spun.cars[0]?.specialTires, spun.usedPits]).toEqual(['spin-K1 0/0/0', true, []])
  })

  test('F1-PitCard.15 nor at 60 over behind a bend that they would cover', () => {
    const start = table({ cars: [{ at: '11a', speed: 120, specialTires: true }, { at: '30a' }] })
    const asked = after(start, ['speed 120', 'run 17a K1@40,K2a@60'])
    expect(legal(asked)).toEqual(['keep', 'tires 0'])
    expect([refusal(asked, 'tires 1'), refusal(asked, 'tires 2')]).toEqual([
      { _tag: 'TooFastForTires', rule: 'F1-PitCard.15', bend: 1, most: 40 },
      { _tag: 'NothingToCover', rule: 'F1-Q.90', bend: 2 },
    ])
  })

  test('F1-PitCard.15 one set serves any one bend of a move, and no second one', () => {
    const start = table({ cars: [{ at: '28b', speed: 140, specialTires: true }, { at: '30a' }] })
    const asked = after(start, ['speed 140', 'run 35b K4@40,K5@20'])
    expect(legal(asked)).toEqual(['keep', 'tires 3', 'tires 4'])
    const used = after(asked, ['tires 3'])
    expect(t1.turn(used)).toEqual({ _tag: 'Chance', kind: 'penalty' })
    expect(dials(after(used, ['penalty 2-2']))).toBe('35b 140/0/1')
  })

  test('F1-PitCard.15, F1-Q.89 while they may save the car, extra spaces may still be played', () => {
    const cars = [{ at: '10b', speed: 120, tire: 8, specialTires: true, hand: { fastGearChange: 1 } }] as const
    const moved = after(table({ cars }), ['speed 120', 'run 16b K1@40'])
    expect(legal(moved)).toContain('extra fastGearChange 18c K2a@20')
    const asked = after(moved, ['extra fastGearChange 18c K2a@20'])
    expect(legal(asked)).toEqual(['keep', 'tires 0'])
    expect([dials(after(asked, ['keep'])), dials(after(asked, ['tires 0']))]).toEqual([
      'spin-K1 0/0/8',
      'spin-K2 0/0/8',
    ])
  })

  test('F1-PitCard.15 a blocked car may use them', () => {
    const row = ['14a', '14b', '14c'].map((place) => ({ at: place, speed: 120 }) as const)
    const start = table({ cars: [{ at: '9b', speed: 60, specialTires: true }, ...row] })
    const asked = after(start, ['speed 100', 'behind 13b K1@20'])
    expect(legal(asked)).toEqual(['keep', 'tires 0'])
    expect(dials(after(asked, ['tires 0']))).toBe('13b 100/0/0')
  })

  test('F1-PitCard.15 both bands of one bend are covered together', () => {
    const start = table({ cars: [{ at: '16c', speed: 120, specialTires: true }] })
    expect(dials(after(start, ['speed 120', 'run 22c K2a@20,K2b@40', 'tires 1']))).toBe('22c 120/0/0')
  })
})

describe('the pack', () => {
  test('F1-PitCard.17 of 16 cards 4 cost no turn, 11 one and 1 two', () => {
    const start = stopped()
    const misses = t1.outcomes(start).map(({ move }) => after(start, [t1.notation.show(move)]).cars[0]?.missTurns)
    expect([0, 1, 2].map((turns) => misses.filter((missed) => missed === turns).length)).toEqual([4, 11, 1])
  })

  test('F1-Q.67 a used card lies under the pack and is out of the draw until the pack is through', () => {
    const all = DECKS.seed.pits
    expect(weights(stopped('seed', all.slice(1)))).toEqual({ [`pitcard ${all[0] ?? ''}`]: 1 })
    const through = stopped('seed', [...all.slice(3), ...all.slice(0, 3)])
    expect(weights(through)).toEqual({ [`pitcard ${all[3] ?? ''}`]: 1 })
    expect(after(through, [`pitcard ${all[3] ?? ''}`]).usedPits).toEqual([...all.slice(4), ...all.slice(0, 4)])
  })
})

describe('the cards of the UK edition', () => {
  test('F1-Q.102 the UK pack has two kept cards in place of Poor Team Work and Special Brake Linings', () => {
    const seed = Object.keys(weights(stopped()))
    const uk = Object.keys(weights(stopped('uk1962')))
    expect(uk).toHaveLength(16)
    expect(uk.filter((card) => !seed.includes(card))).toEqual([
      'pitcard brakeMasterCylinderFailure',
      'pitcard faultyTyresFitted',
    ])
    expect(seed.filter((card) => !uk.includes(card))).toEqual(['pitcard poorTeamWork', 'pitcard specialBrakeLinings'])
  })

  test.each([
    ['F1-Q.102 Brake Master Cylinder Failure costs no turn and is kept', 'brakeMasterCylinderFailure', 'brakesToFail'],
    ['F1-Q.102 Faulty Tyres Fitted costs no turn and is kept', 'faultyTyresFitted', 'tyresToFail'],
  ] as const)('%s', (_, card, handicap) => {
    const start = stopped('uk1962')
    const drawn = told(start, [`pitcard ${card}`])
    expect(drawn.events).toEqual([
      { _tag: 'PitCardDrawn', car: 0, card, source: 'pack', missTurns: 0, startSpeed: 0 },
      { _tag: 'HandicapChanged', car: 0, to: handicap },
      { _tag: 'TurnEnded', car: 0, place: at('pit-yellow'), speed: 0 },
      { _tag: 'TurnStarted', car: 1, place: at('13b'), speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    expect([drawn.state.cars[0], drawn.state.usedPits]).toEqual([{ ...start.cars[0], handicap }, []])
    const [turns, next] = untilNextTurn(drawn.state)
    expect([turns, legalSpeeds(next)]).toEqual([1, NORMAL])
  })

  test.each([
    ['F1-Q.102 a kept Brake Master Cylinder Failure is not in the pack', 'brakesFailed', 'brakeMasterCylinderFailure'],
    ['F1-Q.102 a kept Faulty Tyres Fitted is not in the pack', 'tyresToFail', 'faultyTyresFitted'],
  ] as const)('%s', (_, handicap, card) => {
    const cars = [
      { at: '38b', speed: 100, lapsLeft: 2 },
      { at: '13b', handicap },
    ] as const
    const drawing = after(table({ cards: 'uk1962', cars }), ['speed 100', 'pit line'])
    const rest = DECKS.uk1962.pits.filter((one) => one !== card)
    expect(weights(drawing)).toEqual(Object.fromEntries(rest.map((one) => [`pitcard ${one}`, 1])))
  })
})
