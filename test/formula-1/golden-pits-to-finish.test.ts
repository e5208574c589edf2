import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { DECKS } from '../../src/formula-1/data/cards.js'
import type { Mph, PitCard, State, TacticCard } from '../../src/formula-1/model.js'
import { after, dials, legal, legalSpeeds, moveOf, placeOf, refusal, t1, table, tags, told, weights } from './table.js'

const at = (id: string): number => placeOf(t1, id)
const SPEEDS = ['20', '40', '60', '80', '100', '120', '140', '160']

/** Speeds at which the car on turn is offered its pit. */
const pitSpeeds = (state: State): ReadonlyArray<string> =>
  SPEEDS.filter(
    (speed) =>
      legalSpeeds(state).includes(speed) &&
      legal(after(state, [`speed ${speed}`])).some((line) => line.startsWith('pit')),
  )

/** Yellow at 38b before its pit, orange at 13b. */
const before = table({ cars: [{ at: '38b', speed: 100, brake: 4, tire: 6, lapsLeft: 2 }, { at: '13b' }] })

describe('pits', () => {
  test('G-35 yellow drives into its pit, is renewed and leaves at 60 for row 6', () => {
    const set = after(before, ['speed 100'])
    const move = t1.apply(set, moveOf(t1, 'pit line via 39c,0c,1c,2c,pit-yellow'))
    if (E.isLeft(move)) return expect.fail(JSON.stringify(move.left))
    const stopped = move.right.state
    expect(stopped).toEqual(after(set, ['pit line']))
    expect([dials(stopped), stopped.cars[0]?.lapsLeft]).toEqual(['pit-yellow 0/0/0', 1])
    expect(weights(stopped)).toEqual(Object.fromEntries(DECKS.seed.pits.map((card) => [`pitcard ${card}`, 1])))
    const next = after(stopped, ['pitcard quickTireChange', 'speed 20', 'run 14b -'])
    expect(legalSpeeds(next)).toEqual(['20', '40', '60'])
    expect(legal(after(next, ['speed 60']))).toEqual(['run 6a -', 'run 6b -', 'run 6c -'])
  })

  test('G-36 from 38b yellow is offered its pit at 100 only', () => {
    expect(pitSpeeds(before)).toEqual(['100'])
  })

  test.each<readonly [string, number, ReadonlyArray<string>]>([
    ['G-37 from 38b yellow reaches its pit with 100', 0, ['100']],
    ['G-37 from 38b orange reaches its pit with 120', 1, ['120']],
    ['G-37 from 38b green reaches its pit with 140', 2, ['140']],
    ['G-37 from 38b red reaches its pit with 160', 3, ['160']],
    ['G-37 from 38b black does not reach its pit', 4, []],
    ['G-37 from 38b blue does not reach its pit', 5, []],
  ])('%s', (_, turn, expected) => {
    const cars = [0, 1, 2, 3, 4, 5].map((car) =>
      car === turn ? ({ at: '38b', speed: 100, lapsLeft: 2 } as const) : { at: 'spin-K3' },
    )
    expect(pitSpeeds(table({ cars, turn }))).toEqual(expected)
  })

  test('G-38 a car on 2c closes the way into the pit of yellow', () => {
    const start = table({ cars: [{ at: '38b', speed: 100, lapsLeft: 2 }, { at: '2c' }] })
    expect(legal(after(start, ['speed 100']))).toEqual(['run 3a line', 'run 3b line', 'run 3c line'])
  })

  test('G-39 with Faulty Ignition drawn in round 1 yellow misses rounds 2 and 3 and plays in round 4', () => {
    const drawn = after(before, ['speed 100', 'pit line', 'pitcard faultyIgnition'])
    const missed: Array<readonly [number, number]> = []
    const end = ['14b', '15b', '16b'].reduce((state, place) => {
      const { state: next, events } = told(state, ['speed 20', `run ${place} -`])
      for (const event of events) if (event._tag === 'MoveMissed') missed.push([next.round, event.left])
      return next
    }, drawn)
    expect(missed).toEqual([
      [2, 1],
      [3, 0],
    ])
    expect([end.round, end.current, end.phase]).toEqual([4, 0, { _tag: 'SettingSpeed' }])
  })

  test.each<readonly [string, PitCard, ReadonlyArray<string>, string, ReadonlyArray<string>]>([
    ['G-40 after Good Pit Work 80', 'goodPitWork', ['80'], 'speed 80', ['run 7a -', 'run 7b -', 'run 7c -']],
    ['G-40 after a Slow Start 40', 'goodPitWorkSlowStart', ['40'], 'speed 40', ['run 5b -', 'run 5c -']],
    ['G-40 after a Missed Gear Change 20', 'missedGearChange', ['20'], 'speed 20', ['run 4c -']],
    [
      'G-40 after a Quick Tire Change up to 60, or up to 120 with Good Carburettor',
      'quickTireChange',
      ['20', '40', '60', '80c', '100c', '120c'],
      'speed 120 carburettor',
      ['run 9a -', 'run 9b -', 'run 9c -'],
    ],
  ])('%s', (_, card, speeds, speed, ways) => {
    const cars = [{ at: '38b', speed: 100, lapsLeft: 2, hand: { goodCarburettor: 1 } }, { at: '13b' }] as const
    const next = after(table({ cars }), ['speed 100', 'pit line', `pitcard ${card}`, 'speed 20', 'run 14b -'])
    expect(legalSpeeds(next)).toEqual(speeds)
    expect(legal(after(next, [speed]))).toEqual(ways)
  })

  test.each<readonly [string, PitCard, number, number]>([
    ['G-41 Dirt in Carburettors: one turn', 'dirtInCarburettors', 1, 0],
    ['G-41 fumes: one turn', 'fumes', 1, 0],
    ['G-41 Engine Overheated: one turn', 'engineOverheated', 1, 0],
    ['G-41 Faulty Ignition: two turns', 'faultyIgnition', 2, 0],
    ['G-41 Faulty Steering: one turn', 'faultySteering', 1, 0],
    ['G-41 Good Pit Work: 80', 'goodPitWork', 0, 80],
    ['G-41 Good Pit Work, but Slow Start: 40', 'goodPitWorkSlowStart', 0, 40],
    ['G-41 Missed Gear Change: 20', 'missedGearChange', 0, 20],
    ['G-41 New Instructions: one turn', 'newInstructions', 1, 0],
    ['G-41 No Fuel Pressure: one turn', 'noFuelPressure', 1, 0],
    ['G-41 Poor Team Work: one turn', 'poorTeamWork', 1, 0],
    ['G-41 Quick Tire Change: nothing', 'quickTireChange', 0, 0],
    ['G-41 Slow Tire Change: one turn', 'slowTireChange', 1, 0],
    ['G-41 Special Brake Linings: one turn', 'specialBrakeLinings', 1, 0],
    ['G-41 Special Tires: one turn', 'specialTires', 1, 0],
    ['G-41 black flag: one turn', 'blackFlag', 1, 0],
  ])('%s', (_, card, missTurns, startSpeed) => {
    const stopped = after(before, ['speed 100', 'pit line'])
    expect(after(stopped, [`pitcard ${card}`]).cars[0]).toEqual({
      ...stopped.cars[0],
      missTurns,
      startSpeed,
      specialTires: card === 'specialTires',
    })
  })

  test('G-43 Special Tires take K1 at 40 over with worn-out tires and go under the pack', () => {
    const start = table({ cars: [{ at: '10b', speed: 120, tire: 8, specialTires: true }] })
    const asked = after(start, ['speed 120', 'run 16b K1@40'])
    expect(legal(asked)).toEqual(['keep', 'tires 0'])
    const end = after(asked, ['tires 0'])
    expect([dials(end), end.cars[0]?.specialTires, end.usedPits]).toEqual(['16b 120/0/8', false, ['specialTires']])
  })

  test.each([
    ['G-43 at 60 over, ending on 17b, they are not offered and are kept', 'run 17b K1@60,K2a@60'],
    ['G-43 nor are they for a band behind the certain spin-off', 'run 17c K1@60,K2a@40'],
  ])('%s', (_, run) => {
    const end = after(table({ cars: [{ at: '10b', speed: 140, specialTires: true }] }), ['speed 140', run])
    expect([dials(end), end.cars[0]?.specialTires, end.usedPits]).toEqual(['spin-K1 0/0/0', true, []])
  })

  test('G-44 New Instructions draws from the 25 cards that are in no hand, unseen by the others', () => {
    const cars = [
      { at: '38b', speed: 100, lapsLeft: 2, hand: { fastGearChange: 5 } },
      { at: '13b', hand: { superbDriving: 5 } },
    ] as const
    const drawing = after(table({ cars }), ['speed 100', 'pit line', 'pitcard newInstructions'])
    expect(weights(drawing)).toEqual({
      'draw fastGearChange': 2,
      'draw goodCarburettor': 7,
      'draw quickReactions': 7,
      'draw slipStreaming': 7,
      'draw superbDriving': 2,
    })
    const { state, events } = told(drawing, ['draw goodCarburettor'])
    const shown = events.map((event) => t1.viewEvent(event, 1)).find(({ _tag }) => _tag === 'TacticDrawn')
    expect(shown).toEqual({ _tag: 'TacticDrawn', car: 0, seat: 0, card: null, source: 'pile' })
    expect(state.cars[0]?.missTurns).toBe(1)
  })

  test('G-44b taken from the used cards it is the last one, which everybody has seen', () => {
    const drawing = after(
      table({
        rulings: { newInstructions: 'lastUsed' },
        usedTactics: ['quickReactions', 'superbDriving'],
        cars: [{ at: '38b', speed: 100, lapsLeft: 2 }, { at: '13b' }],
      }),
      ['speed 100', 'pit line', 'pitcard newInstructions'],
    )
    expect(weights(drawing)).toEqual({ 'draw superbDriving': 1 })
    const { state, events } = told(drawing, ['draw superbDriving'])
    expect(events.map((event) => t1.viewEvent(event, 1))).toEqual(events)
    expect(state.usedTactics).toEqual(['quickReactions'])
    expect([state.cars[0]?.hand, state.cars[0]?.knownInHand].map((hand) => hand?.superbDriving)).toEqual([1, 1])
  })

  test.each([
    ['G-56 with 15 cards used the unseen one comes', false, 'pitcard specialTires'],
    ['G-56 with the unseen one kept by a car the first used card comes', true, 'pitcard dirtInCarburettors'],
  ])('%s', (_, kept, expected) => {
    const drawing = table({
      usedPits: DECKS.seed.pits.filter((card) => card !== 'specialTires'),
      cars: [
        { at: '38b', speed: 100, lapsLeft: 2 },
        { at: '13b', specialTires: kept },
      ],
    })
    expect(weights(after(drawing, ['speed 100', 'pit line']))).toEqual({ [expected]: 1 })
  })

  test('G-65 the last passage of the line into the pit finishes the race of the car, and no card is drawn', () => {
    const start = table({ cars: [{ at: '38b', speed: 100, lapsLeft: 1 }, { at: '13b' }] })
    const end = told(start, ['speed 100', 'pit line'])
    expect(tags(end.events)).toEqual([
      'SpeedSet',
      'CarMoved',
      'LineCrossed',
      'PitEntered',
      'DialsReset',
      'CarFinished',
      'LastRound',
      'TurnEnded',
      'TurnStarted',
    ])
    expect(end.state.cars[0]).toEqual({
      ...start.cars[0],
      place: at('pit-yellow'),
      speed: 0,
      lapsLeft: 0,
      finishRank: 3,
    })
  })
})

describe('tactic cards', () => {
  test.each<readonly [string, Mph, ReadonlyArray<string>]>([
    ['G-45 Good Carburettor at 0: 80, 100, 120', 0, ['80c', '100c', '120c']],
    ['G-45 Good Carburettor at 20: 100, 120', 20, ['100c', '120c']],
    ['G-45 Good Carburettor at 40: 120', 40, ['120c']],
    ['G-45 Good Carburettor at 60: nothing', 60, []],
    ['G-45 Good Carburettor at 120: nothing', 120, []],
  ])('%s', (_, speed, expected) => {
    const start = table({ cars: [{ at: '2b', speed, hand: { goodCarburettor: 1 } }] })
    expect(legalSpeeds(start).filter((text) => text.endsWith('c'))).toEqual(expected)
  })

  test('G-46 Quick Reactions past the line win by two spaces', () => {
    const start = table({
      cars: [
        { at: '38b', speed: 100, lapsLeft: 1, hand: { quickReactions: 1 } },
        { at: '39a', speed: 60, lapsLeft: 1 },
      ],
    })
    const lines = ['speed 100', 'run 3b line', 'extra quickReactions 7b -', 'speed 120', 'run 5a line']
    const end = after(start, lines)
    expect([end.cars.map(({ finishRank }) => finishRank), end.phase, end.cars[0]?.speed]).toEqual([
      [7, 5],
      { _tag: 'RaceOver', winners: [0] },
      100,
    ])
  })

  test('G-46b Slip Streaming goes on three spaces beyond the line at the same speed', () => {
    const start = table({ cars: [{ at: '38b', speed: 60, lapsLeft: 2, hand: { slipStreaming: 1 } }, { at: '20a' }] })
    const asked = after(start, ['speed 60', 'run 1b line'])
    expect(legal(asked)).toEqual([
      'pass',
      'extra slipStreaming 4a -',
      'extra slipStreaming 4b -',
      'extra slipStreaming 4c -',
    ])
    const end = after(asked, ['extra slipStreaming 4b -'])
    expect([dials(end), end.cars[0]?.lapsLeft, end.usedTactics]).toEqual(['4b 60/0/0', 1, ['slipStreaming']])
  })

  test('G-47 extra spaces onto a band are judged at the speed of the turn', () => {
    const start = table({ cars: [{ at: '5b', speed: 120, hand: { fastGearChange: 1 } }, { at: '30a' }] })
    const asked = after(start, ['speed 120', 'run 11b -'])
    expect(legal(asked)).toEqual([
      'pass',
      'extra fastGearChange 13a K1@40',
      'extra fastGearChange 13a K1@60',
      'extra fastGearChange 13b K1@40',
      'extra fastGearChange 13b K1@60',
    ])
    const end = after(asked, ['extra fastGearChange 13b K1@40', 'penalty 3-3'])
    expect([dials(end), end.usedTactics]).toEqual(['13b 120/0/0', ['fastGearChange']])
  })

  test('G-48b Superb Driving takes K1 at 120 over with worn-out tires', () => {
    const hand = { superbDriving: 1, quickReactions: 1 }
    const asked = after(table({ cars: [{ at: '8b', speed: 160, tire: 8, hand }] }), ['speed 160', 'run 16a K1@60'])
    expect(legal(asked)).toEqual(['pass', 'superb 0'])
    expect(dials(after(asked, ['superb 0']))).toBe('16a 160/0/8')
  })

  test('G-50 the one time for a card lies before the throw', () => {
    const hand = { quickReactions: 1, superbDriving: 1 }
    const start = table({ cars: [{ at: '10b', speed: 100, hand }, { at: '30a' }] })
    const asked = after(start, ['speed 100', 'run 15b K1@20'])
    expect(legal(asked)).toEqual([
      'pass',
      ...['19a', '19b', '19c'].flatMap((to) => [0, 20, 40].map((over) => `extra quickReactions ${to} K2a@${over}`)),
      'superb 0',
    ])
    const thrown = after(asked, ['pass', 'penalty 2-2'])
    expect([dials(thrown), thrown.current, thrown.phase]).toEqual(['15b 100/0/1', 1, { _tag: 'SettingSpeed' }])
  })

  test('G-50 after a first card no second one is asked for', () => {
    const hand = { fastGearChange: 1, superbDriving: 1 }
    const start = table({ cars: [{ at: '5b', speed: 120, hand }] })
    const end = after(start, ['speed 120', 'run 11b -', 'extra fastGearChange 13b K1@40'])
    expect(t1.turn(end)).toEqual({ _tag: 'Chance', kind: 'penalty' })
  })

  test('G-64 a car that stops on the line is counted then and not when it leaves', () => {
    const landed = after(table({ cars: [{ at: '38b', speed: 40, lapsLeft: 2 }] }), ['speed 40', 'run 0b line'])
    expect(landed.cars[0]?.lapsLeft).toBe(1)
    const set = after(landed, ['speed 60'])
    expect(legal(set)).toEqual(['run 3a -', 'run 3b -', 'run 3c -', 'pit -'])
    expect(after(set, ['run 3b -']).cars[0]?.lapsLeft).toBe(1)
  })
})

describe('the finish and what can go wrong', () => {
  test('G-51 the second over the line wins by distance, after the last car has played', () => {
    const start = table({
      cars: [{ at: '38a', speed: 60, lapsLeft: 1 }, { at: '39c', speed: 100, lapsLeft: 1 }, { at: '20a' }],
    })
    const one = after(start, ['speed 60', 'run 1a line'])
    const two = after(one, ['speed 100', 'run 4c line'])
    const three = after(two, ['speed 20', 'run 21a -'])
    expect([one, two, three].map((state) => state.phase)).toEqual([
      { _tag: 'SettingSpeed' },
      { _tag: 'SettingSpeed' },
      { _tag: 'RaceOver', winners: [1] },
    ])
    expect(three.cars.map(({ finishRank }) => finishRank)).toEqual([1, 4, -1])
  })

  test.each<readonly [string, 'shared' | 'speed' | 'earlierTurn', ReadonlyArray<number>]>([
    ['G-52 two cars two spaces past the line share the win', 'shared', [0, 1]],
    ['G-52 by speed the car at 80 wins', 'speed', [0]],
    ['G-52 by turn the earlier car wins', 'earlierTurn', [0]],
  ])('%s', (_, tie, winners) => {
    const cars = [
      { at: '38a', speed: 80, lapsLeft: 1 },
      { at: '39c', speed: 60, lapsLeft: 1 },
    ] as const
    const end = after(table({ rulings: { tie }, cars }), ['speed 80', 'run 2a line', 'speed 60', 'run 2c line'])
    expect([end.cars.map(({ finishRank }) => finishRank), end.phase]).toEqual([[2, 2], { _tag: 'RaceOver', winners }])
  })

  test('G-53 a missed turn in the last round is a turn', () => {
    const cars = [
      { at: '38a', speed: 80, lapsLeft: 1 },
      { at: 'pit-orange', missTurns: 1 },
    ] as const
    const end = told(table({ cars }), ['speed 80', 'run 2a line'])
    expect(tags(end.events)).toEqual([
      'SpeedSet',
      'CarMoved',
      'LineCrossed',
      'CarFinished',
      'LastRound',
      'TurnEnded',
      'MoveMissed',
      'RaceEnded',
    ])
    expect([end.state.round, end.state.phase]).toEqual([1, { _tag: 'RaceOver', winners: [0] }])
  })

  test('G-54b wear thrown for a band before the line comes first, then the finish', () => {
    const cars = [
      { at: '35b', speed: 140, lapsLeft: 1 },
      { at: '20a', lapsLeft: 2 },
    ] as const
    const end = told(table({ cars }), ['speed 140', 'run 2b K6@40,line', 'penalty 3-4'])
    expect(tags(end.events)).toEqual([
      'SpeedSet',
      'CarMoved',
      'BandCrossed',
      'BandJudged',
      'PenaltyThrown',
      'BrakeWorn',
      'TireWorn',
      'LineCrossed',
      'CarFinished',
      'LastRound',
      'TurnEnded',
      'TurnStarted',
    ])
    expect([dials(end.state), end.state.cars[0]?.lapsLeft, end.state.cars[0]?.finishRank]).toEqual(['2b 140/1/1', 0, 2])
  })

  test('G-55 a finished car and another on the line stand in the way alike', () => {
    const start = table({
      cars: [{ at: '38b', speed: 40, lapsLeft: 1 }, { at: '39a', speed: 60, lapsLeft: 1 }, { at: '0a' }],
    })
    const finished = after(start, ['speed 40', 'run 0b line'])
    expect([finished.cars[0]?.finishRank, legal(after(finished, ['speed 60']))]).toEqual([0, ['behind 39a -']])
  })

  test('G-69 where cars may stand still, two of them close the track for ever', () => {
    const cars = [{ at: '12a' }, { at: '12b' }, { at: '11b', speed: 60 }] as const
    const stall = (state: State): State => after(state, ['speed 0', 'run 12a -', 'speed 0', 'run 12b -'])
    const one = after(stall(table({ rulings: { minSpeed: 0 }, cars })), ['speed 60', 'behind 11b -'])
    const two = after(stall(one), ['speed 20', 'behind 11b -'])
    expect([dials(one, 2), dials(two, 2), two.round]).toEqual(['11b 0/2/1', '11b 0/2/1', 3])
    expect(refusal(table({ cars }), 'speed 0')).toEqual({ _tag: 'SpeedTooLow', rule: 'F1-Q.9', speed: 0, least: 20 })
  })

  test.each([
    [
      'G-71 forced off in the one-lane place the car comes back if the next space is free',
      'run 26b K3@0',
      ['run 25b K3@0'],
    ],
    ['G-71 and is held while the next space is taken', null, ['wait']],
  ])('%s', (_, away, ways) => {
    const cars = [
      { at: '24b', speed: 160, tire: 8 },
      { at: '25b', speed: 20 },
    ] as const
    const off = after(table({ cars }), ['speed 140', 'behind 24b -'])
    expect(dials(off)).toBe('outside-24b 0/0/8')
    const next = away === null ? { ...off, current: 0 } : after(off, ['speed 20', 'run 26b -'])
    expect(legal(after(next, ['speed 20']))).toEqual(ways)
  })
})

interface Turn {
  readonly car: number
  readonly lines: ReadonlyArray<string>
  /** Dials after the turn. */
  readonly then: string
}

const RACE: ReadonlyArray<Turn> = [
  { car: 0, lines: ['speed 60', 'run 5b -', 'extra quickReactions 9b -'], then: '9b 60/0/0' },
  { car: 1, lines: ['speed 120 carburettor', 'run 8a -'], then: '8a 120/0/0' },
  { car: 2, lines: ['speed 120 carburettor', 'run 8b -'], then: '8b 120/0/0' },
  { car: 0, lines: ['speed 80', 'run 13a K1@0', 'pass'], then: '13a 80/0/0' },
  { car: 1, lines: ['speed 100', 'run 13b K1@20', 'pass', 'penalty 5-6'], then: 'spin-K1 0/0/0' },
  { car: 2, lines: ['speed 120', 'run 14c K1@40', 'pass', 'penalty 3-4'], then: '14c 120/1/1' },
  { car: 0, lines: ['speed 100', 'run 18b K2a@0', 'pass'], then: '18b 100/0/0' },
  { car: 1, lines: ['speed 60', 'wait'], then: 'spin-K1 60/0/0' },
  { car: 2, lines: ['speed 100', 'run 19b K2a@0', 'pass'], then: '19b 100/1/1' },
  { car: 0, lines: ['speed 100', 'run 23c K2b@0', 'pass'], then: '23c 100/0/0' },
  { car: 1, lines: ['speed 100', 'run 18b K2a@0', 'pass'], then: '18b 100/0/0' },
  { car: 2, lines: ['speed 100', 'run 24b K2b@0', 'pass'], then: '24b 100/1/1' },
  { car: 0, lines: ['speed 160', 'behind 23c -'], then: '23c 100/2/1' },
  { car: 1, lines: ['speed 120', 'behind 23a K2b@20', 'penalty 3-5'], then: '23a 100/0/1' },
  { car: 2, lines: ['speed 100', 'run 29c K3@0,K4@0', 'pass'], then: '29c 100/1/1' },
  { car: 0, lines: ['speed 100', 'run 28b K3@0', 'pass'], then: '28b 100/2/1' },
  { car: 1, lines: ['speed 100', 'run 28c K3@0', 'pass'], then: '28c 100/0/1' },
  { car: 2, lines: ['speed 140', 'run 36b K5@0', 'pass'], then: '36b 140/1/1' },
  { car: 0, lines: ['speed 120', 'run 34c K4@20,K5@0', 'pass', 'penalty 1-6'], then: '34c 120/2/1' },
  { car: 1, lines: ['speed 120', 'run 34b K4@20,K5@0', 'superb 3'], then: '34b 120/0/1' },
  { car: 2, lines: ['speed 120', 'run 2a K6@0,line', 'extra quickReactions 6c -'], then: '6c 120/1/1' },
]

describe('a whole race', () => {
  const grid = table({
    laps: 1,
    rulings: { shortRace: true },
    cars: [
      { at: '2a', hand: { fastGearChange: 2, quickReactions: 1, superbDriving: 2 } },
      { at: '2b', hand: { quickReactions: 2, goodCarburettor: 1, superbDriving: 1, slipStreaming: 1 } },
      { at: '2c', hand: { fastGearChange: 2, goodCarburettor: 1, slipStreaming: 1, quickReactions: 1 } },
    ],
  })

  test('G-70 turn by turn each car has the place, speed and wear that were worked out', () => {
    let state = grid
    const found = RACE.map(({ car, lines }, turn) => {
      expect([state.current, state.round]).toEqual([car, 1 + Math.floor(turn / 3)])
      state = after(state, lines)
      return dials(state, car)
    })
    expect(found).toEqual(RACE.map(({ then }) => then))
  })

  test('G-70 green wins six spaces past the line, and five cards lie under the pile', () => {
    const end = after(
      grid,
      RACE.flatMap(({ lines }) => lines),
    )
    expect(end.phase).toEqual({ _tag: 'RaceOver', winners: [2] })
    expect(end.cars.map(({ lapsLeft, finishRank }) => [lapsLeft, finishRank])).toEqual([
      [1, -1],
      [1, -1],
      [0, 6],
    ])
    const used: ReadonlyArray<TacticCard> = [
      'quickReactions',
      'goodCarburettor',
      'goodCarburettor',
      'superbDriving',
      'quickReactions',
    ]
    expect(end.usedTactics).toEqual(used)
    expect(end.round).toBe(7)
  })
})
