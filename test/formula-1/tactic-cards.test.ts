import { describe, expect, test } from 'vitest'
import { DECKS, NO_CARDS, TACTIC_CARDS } from '../../src/formula-1/data/cards.js'
import type { ExtraCard, Mph, Rulings, State, TacticCard } from '../../src/formula-1/model.js'
import { after, dials, legal, legalSpeeds, moveOf, placeOf, refusal, t1, table, tags, told, weights } from './table.js'

const at = (id: string): number => placeOf(t1, id)
const EACH = { fastGearChange: 1, goodCarburettor: 1, quickReactions: 1, slipStreaming: 1, superbDriving: 1 }

/** Yellow has driven from 2b to 5b at 60 on a clear straight and is asked for a card. */
const onStraight = (hand: Partial<Record<TacticCard, number>>): State =>
  after(table({ cars: [{ at: '2b', speed: 60, hand }, { at: '30a' }] }), ['speed 60', 'run 5b -'])

const extras = (card: ExtraCard, row: number): ReadonlyArray<string> =>
  ['a', 'b', 'c'].map((lane) => `extra ${card} ${row}${lane} -`)

describe('what the cards are for', () => {
  test.each<readonly [string, TacticCard, 'beginning' | 'during' | 'end', ReadonlyArray<string>]>([
    [
      'F1-Tactic.1, F1-Tactic.8 Fast Gear Change is played at the end of a turn',
      'fastGearChange',
      'end',
      ['speed 60', 'run 13b K1@0', 'extra fastGearChange 15b -'],
    ],
    [
      'F1-Tactic.1, F1-Tactic.12 Good Carburettor is played at the beginning of a turn',
      'goodCarburettor',
      'beginning',
      ['speed 120 carburettor'],
    ],
    [
      'F1-Tactic.1, F1-Tactic.14 Quick Reactions is played at the end of a turn',
      'quickReactions',
      'end',
      ['speed 60', 'run 12b K1@0', 'extra quickReactions 16b -'],
    ],
    [
      'F1-Tactic.1, F1-Tactic.16 Slip Streaming is played at the end of a turn',
      'slipStreaming',
      'end',
      ['speed 60', 'run 12b K1@0', 'extra slipStreaming 15b -'],
    ],
    [
      'F1-Tactic.1, F1-Tactic.19 Superb Driving is played during a turn, after the move',
      'superbDriving',
      'during',
      ['speed 60', 'run 12a K1@20', 'superb 0'],
    ],
  ])('%s', (_, card, timing, lines) => {
    const from = card === 'fastGearChange' ? '10b' : '9b'
    const start = table({ cars: [{ at: from, hand: { [card]: 2 } }, { at: '30a' }] })
    expect(told(start, lines).events.filter(({ _tag }) => _tag.startsWith('Tactic'))).toEqual([
      { _tag: 'TacticPlayed', car: 0, card, timing, left: 1 },
      { _tag: 'TacticReturned', car: 0, card, position: 1 },
    ])
  })

  test('F1-Tactic.1 a full hand offers each kind at its own moment only', () => {
    const start = table({ cars: [{ at: '9b', hand: EACH }] })
    expect(legalSpeeds(start)).toEqual(['20', '40', '60', '80c', '100c', '120c'])
    const set = after(start, ['speed 60'])
    expect(legal(set)).toEqual(['run 12a K1@20', 'run 12b K1@0'])
    expect(legal(after(set, ['run 12a K1@20']))).toEqual([
      'pass',
      'extra fastGearChange 14a -',
      'extra fastGearChange 14b -',
      'extra fastGearChange 14c -',
      'extra quickReactions 16a -',
      'extra quickReactions 16b -',
      'extra quickReactions 16c -',
      'extra slipStreaming 15a -',
      'extra slipStreaming 15b -',
      'extra slipStreaming 15c -',
      'superb 0',
    ])
  })

  test('F1-Tactic.2, F1-Tactic.9, F1-Tactic.14, F1-Tactic.16 a car that is sure to spin off gets no extra spaces', () => {
    const start = table({ cars: [{ at: '10b', speed: 100, hand: { ...EACH, superbDriving: 0 } }, { at: '30a' }] })
    const spinning = after(start, ['speed 100', 'run 15a K1@60'])
    expect(legal(spinning)).toEqual(['pass'])
    const refused = ['fastGearChange 17a K2a@40', 'quickReactions 19a K2a@40', 'slipStreaming 18a K2a@40']
    expect(refused.map((words) => refusal(spinning, `extra ${words}`))).toEqual(
      (['fastGearChange', 'quickReactions', 'slipStreaming'] as const).map((card) => ({
        _tag: 'SpinOffCertain',
        rule: 'F1-Tactic.9',
        card,
      })),
    )
    expect(dials(after(spinning, ['pass']))).toBe('spin-K1 0/0/0')
  })

  test('F1-Tactic.2, F1-Tactic.9 a car shut in on a Spin Off Point gets no extra spaces', () => {
    const start = table({ cars: [{ at: 'spin-K1', hand: { ...EACH } }, { at: '14c' }] })
    expect(after(start, ['speed 60', 'wait'])).toEqual({
      ...start,
      current: 1,
      cars: [{ ...start.cars[0], speed: 60 }, start.cars[1]],
    })
  })

  test.each<readonly [string, TacticCard]>([
    ['F1-Tactic.3 a used Fast Gear Change lies last under the pile', 'fastGearChange'],
    ['F1-Tactic.3 a used Quick Reactions lies last under the pile', 'quickReactions'],
    ['F1-Tactic.3 a used Slip Streaming lies last under the pile', 'slipStreaming'],
    ['F1-Tactic.3 a used Superb Driving lies last under the pile', 'superbDriving'],
    ['F1-Tactic.3 a used Good Carburettor lies last under the pile', 'goodCarburettor'],
  ])('%s', (_, card) => {
    const lines: Readonly<Record<TacticCard, ReadonlyArray<string>>> = {
      fastGearChange: ['speed 60', 'run 12a K1@20', 'extra fastGearChange 14a -'],
      quickReactions: ['speed 60', 'run 12a K1@20', 'extra quickReactions 16a -'],
      slipStreaming: ['speed 60', 'run 12a K1@20', 'extra slipStreaming 15a -'],
      superbDriving: ['speed 60', 'run 12a K1@20', 'superb 0'],
      goodCarburettor: ['speed 80 carburettor'],
    }
    const start = table({ usedTactics: ['superbDriving'], cars: [{ at: '9b', hand: EACH }, { at: '30a' }] })
    const end = after(start, lines[card])
    expect([end.usedTactics, end.cars[0]?.hand]).toEqual([['superbDriving', card], { ...EACH, [card]: 0 }])
  })

  test('F1-Tactic.3 a card that everybody knew of is no longer known to be in the hand', () => {
    const start = table({ cars: [{ at: '9b', hand: { quickReactions: 2 }, known: { quickReactions: 1 } }] })
    const end = after(start, ['speed 60', 'run 12b K1@0', 'extra quickReactions 16a -'])
    expect(end.cars[0]?.knownInHand).toEqual(NO_CARDS)
  })

  test('F1-Tactic.4 of all Pit Cards New Instructions alone fills up a hand', () => {
    const stopped = after(table({ cars: [{ at: '38b', speed: 100, lapsLeft: 2 }, { at: '30a' }] }), [
      'speed 100',
      'pit line',
    ])
    const drawing = DECKS.seed.pits.filter((card) => {
      const turn = t1.turn(after(stopped, [`pitcard ${card}`]))
      return turn._tag === 'Chance' && turn.kind === 'tacticCard'
    })
    expect(drawing).toEqual(['newInstructions'])
  })

  test('F1-Tactic.4 a used card is not replaced', () => {
    const end = after(onStraight(EACH), ['extra fastGearChange 7b -'])
    expect(end.cars[0]?.hand).toEqual({ ...EACH, fastGearChange: 0 })
  })

  test('F1-Tactic.5 after a throw the turn goes to the next car without another card', () => {
    const start = table({ cars: [{ at: '10b', speed: 100, hand: EACH }, { at: '30a' }] })
    const thrown = after(start, ['speed 100', 'run 15b K1@20', 'pass'])
    expect(refusal(thrown, 'extra quickReactions 19a K2a@40')).toEqual({
      _tag: 'NotAskedFor',
      rule: 'F1-Order.2',
      move: 'PlayExtra',
      phase: 'ThrowingPenalty',
    })
    expect(tags(told(thrown, ['penalty 2-2']).events)).toEqual([
      'PenaltyThrown',
      'TireWorn',
      'TurnEnded',
      'TurnStarted',
    ])
  })

  test('F1-Tactic.5 between two throws of one move there is no card either', () => {
    const start = table({ cars: [{ at: '16c', speed: 120, hand: EACH }, { at: '30a' }] })
    const once = after(start, ['speed 120', 'run 22c K2a@20,K2b@20', 'pass', 'penalty 2-2'])
    expect([t1.turn(once), t1.legal(once)]).toEqual([{ _tag: 'Chance', kind: 'penalty' }, []])
  })

  test('F1-Tactic.6 after a Good Carburettor no card follows the move', () => {
    const start = table({ cars: [{ at: '2b', hand: EACH }, { at: '30a' }] })
    const moved = told(start, ['speed 120 carburettor', 'run 8b -'])
    expect(tags(moved.events)).toEqual([
      'TacticPlayed',
      'TacticReturned',
      'SpeedSet',
      'CarMoved',
      'TurnEnded',
      'TurnStarted',
    ])
  })

  test('F1-Tactic.6 after extra spaces over a limit no Superb Driving follows', () => {
    const start = table({ cars: [{ at: '5b', speed: 120, hand: { fastGearChange: 2, superbDriving: 2 } }] })
    const end = after(start, ['speed 120', 'run 11b -', 'extra fastGearChange 13b K1@40'])
    expect(t1.turn(end)).toEqual({ _tag: 'Chance', kind: 'penalty' })
  })

  test('F1-Tactic.6 after Superb Driving no extra spaces follow', () => {
    const start = table({ cars: [{ at: '10b', speed: 120, hand: EACH }, { at: '30a' }] })
    const end = after(start, ['speed 120', 'run 16b K1@40', 'superb 0'])
    expect([end.current, end.phase]).toEqual([1, { _tag: 'SettingSpeed' }])
  })
})

describe('a second card', () => {
  test.each<readonly [string, string, string]>([
    [
      'F1-Tactic.6 Superb Driving is refused in a turn that began with a Good Carburettor',
      'speed 120 carburettor',
      'goodCarburettor',
    ],
    ['F1-Tactic.6 Superb Driving is refused where it has been announced', 'superb 0', 'superbDriving'],
  ])('%s', (_, first, card) => {
    const cars = [{ at: '10b', speed: 40, hand: { goodCarburettor: 1, superbDriving: 2 } }, { at: '30a' }] as const
    const start = table({ cars, rulings: { superbTiming: 'beforeMove' } })
    const played = after(start, first === 'superb 0' ? ['speed 100', first] : [first])
    expect(refusal(played, 'superb 0')).toEqual({ _tag: 'CardPlayedAlready', rule: 'F1-Tactic.6', card })
    expect(legal(played).filter((line) => line.startsWith('superb'))).toEqual([])
  })
})

describe('extra spaces', () => {
  test.each<readonly [string, ExtraCard, number]>([
    ['F1-Tactic.7, F1-Tactic.8 Fast Gear Change goes on two spaces at the same speed', 'fastGearChange', 2],
    ['F1-Tactic.13, F1-Tactic.14 Quick Reactions goes on four spaces at the same speed', 'quickReactions', 4],
    ['F1-Tactic.15, F1-Tactic.16 Slip Streaming goes on three spaces at the same speed', 'slipStreaming', 3],
  ])('%s', (_, card, spaces) => {
    const asked = onStraight({ [card]: 1 })
    expect(legal(asked)).toEqual(['pass', ...extras(card, 5 + spaces)])
    const { state, events } = told(asked, [`extra ${card} ${5 + spaces}b -`])
    expect(events).toEqual([
      { _tag: 'TacticPlayed', car: 0, card, timing: 'end', left: 0 },
      { _tag: 'TacticReturned', car: 0, card, position: 1 },
      {
        _tag: 'CarMoved',
        car: 0,
        from: at('5b'),
        to: at(`${5 + spaces}b`),
        path: Array.from({ length: spaces }, (_space, step) => at(`${6 + step}b`)),
        steps: spaces,
        cause: 'extra',
      },
      { _tag: 'TurnEnded', car: 0, place: at(`${5 + spaces}b`), speed: 60 },
      { _tag: 'TurnStarted', car: 1, place: at('30a'), speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    expect(dials(state)).toBe(`${5 + spaces}b 60/0/0`)
  })

  test.each<readonly [string, ExtraCard]>([
    ['F1-Tactic.8 Fast Gear Change cannot be played before the move', 'fastGearChange'],
    ['F1-Tactic.14 Quick Reactions cannot be played before the move', 'quickReactions'],
    ['F1-Tactic.16 Slip Streaming cannot be played before the move', 'slipStreaming'],
  ])('%s', (_, card) => {
    const start = table({ cars: [{ at: '2b', speed: 60, hand: EACH }] })
    const set = after(start, ['speed 60'])
    expect([refusal(start, `extra ${card} 7b -`), refusal(set, `extra ${card} 7b -`)]).toEqual([
      { _tag: 'NotAskedFor', rule: 'F1-Order.2', move: 'PlayExtra', phase: 'SettingSpeed' },
      { _tag: 'NotAskedFor', rule: 'F1-Order.2', move: 'PlayExtra', phase: 'Moving' },
    ])
  })

  test('F1-Tactic.10, F1-Tactic.14, F1-Tactic.16 a car in its pit gets no extra spaces', () => {
    const hand = { ...EACH, superbDriving: 0 }
    const start = table({ cars: [{ at: '36b', speed: 140, lapsLeft: 2, hand }, { at: '30a' }] })
    const inPit = after(start, ['speed 140', 'pit K6@20,line'])
    expect(legal(inPit)).toEqual(['pass'])
    const cards = ['fastGearChange', 'quickReactions', 'slipStreaming'] as const
    expect(cards.map((card) => refusal(inPit, `extra ${card} 5c -`))).toEqual(
      cards.map((card) => ({ _tag: 'NotInPit', rule: 'F1-Tactic.10', card })),
    )
  })

  test('F1-Tactic.10 a car that drives into its pit within all limits is not asked for a card', () => {
    const start = table({ cars: [{ at: '38b', speed: 100, lapsLeft: 2, hand: EACH }] })
    expect(t1.turn(after(start, ['speed 100', 'pit line']))).toEqual({ _tag: 'Chance', kind: 'pitCard' })
  })

  test('F1-Tactic.7, F1-Tactic.13, F1-Tactic.15 all the spaces must be free', () => {
    const start = table({ cars: [{ at: '20b', speed: 40, hand: EACH }, { at: '25b' }] })
    expect(legal(after(start, ['speed 40', 'run 22b -']))).toEqual(['pass', 'extra fastGearChange 24b -'])
  })

  test('F1-Tactic.7 a card that is not in the hand cannot be played', () => {
    expect(refusal(onStraight({ quickReactions: 1 }), 'extra fastGearChange 7b -')).toEqual({
      _tag: 'CardNotHeld',
      rule: 'F1-Tactic.1',
      card: 'fastGearChange',
    })
  })
})

describe('Good Carburettor', () => {
  test.each<readonly [string, Mph, ReadonlyArray<string>]>([
    ['F1-Tactic.11 at rest it gives 80, 100 and 120', 0, ['80c', '100c', '120c']],
    ['F1-Tactic.11 at 20 it gives 100 and 120', 20, ['100c', '120c']],
    ['F1-Tactic.11 at 40 it gives 120', 40, ['120c']],
    ['F1-Tactic.11 at 60 it gives nothing that 60 more do not give', 60, []],
    ['F1-Tactic.11 at 120 it gives nothing', 120, []],
  ])('%s', (_, speed, expected) => {
    const start = table({ cars: [{ at: '2b', speed, hand: { goodCarburettor: 1 } }] })
    expect(legalSpeeds(start).filter((text) => text.endsWith('c'))).toEqual(expected)
  })

  test('F1-Tactic.11 the car goes as far as its new speed at once', () => {
    const start = table({ cars: [{ at: '2b', hand: { goodCarburettor: 1 } }] })
    const end = told(start, ['speed 120 carburettor'])
    expect(end.events).toEqual([
      { _tag: 'TacticPlayed', car: 0, card: 'goodCarburettor', timing: 'beginning', left: 0 },
      { _tag: 'TacticReturned', car: 0, card: 'goodCarburettor', position: 1 },
      { _tag: 'SpeedSet', car: 0, from: 0, to: 120, how: 'card' },
      { _tag: 'Waiting', phase: { _tag: 'Moving', from: 0, card: 'goodCarburettor', superb: -1 } },
    ])
    expect(legal(end.state)).toEqual(['run 8a -', 'run 8b -', 'run 8c -'])
  })

  test('F1-Tactic.11 it goes no higher than 120', () => {
    const start = table({ cars: [{ at: '2b', speed: 80, hand: { goodCarburettor: 1 } }] })
    expect(refusal(start, 'speed 160 carburettor')).toEqual({
      _tag: 'CarburettorTooFast',
      rule: 'F1-Tactic.11',
      speed: 160,
      most: 120,
    })
  })

  test('F1-Tactic.12 it serves on any turn, also off a Spin Off Point and out of the pit', () => {
    const speeds = ['spin-K1', 'pit-yellow', 'outside-30a'].map((place) =>
      legalSpeeds(table({ cars: [{ at: place, hand: { goodCarburettor: 1 } }] })),
    )
    expect(speeds).toEqual(Array(3).fill(['20', '40', '60', '80c', '100c', '120c']))
  })

  test('F1-Tactic.12 once the speed is set it is too late', () => {
    const start = table({ cars: [{ at: '2b', hand: { goodCarburettor: 1 } }] })
    expect(refusal(after(start, ['speed 60']), 'speed 120 carburettor')).toEqual({
      _tag: 'NotAskedFor',
      rule: 'F1-Order.2',
      move: 'SetSpeed',
      phase: 'Moving',
    })
  })
})

describe('Superb Driving', () => {
  test.each<readonly [string, Mph, string, string]>([
    ['F1-Tactic.17 at 20 over the corner is not judged', 100, 'run 15b K1@20', '15b 100/0/8'],
    ['F1-Tactic.17 at 40 over the corner is not judged', 120, 'run 16b K1@40', '16b 120/0/8'],
    ['F1-Tactic.17 at 60 over the corner is not judged', 100, 'run 15a K1@60', '15a 100/0/8'],
    ['F1-Tactic.17 at 80 over the corner is not judged', 120, 'run 16a K1@60', '16a 120/0/8'],
  ])('%s', (_, speed, run, expected) => {
    const start = table({ cars: [{ at: '10b', speed, tire: 8, hand: { superbDriving: 1 } }] })
    expect(dials(after(start, [`speed ${speed}`, run, 'superb 0']))).toBe(expected)
  })

  test('F1-Tactic.17 it frees one corner: another band of the same move is judged', () => {
    const start = table({ cars: [{ at: '28b', speed: 140, hand: { superbDriving: 1 } }, { at: '10a' }] })
    const asked = after(start, ['speed 140', 'run 35b K4@40,K5@20'])
    expect(legal(asked)).toEqual(['pass', 'superb 3', 'superb 4'])
    expect(tags(told(asked, ['superb 3']).events)).toEqual([
      'TacticPlayed',
      'TacticReturned',
      'BandJudged',
      'BandJudged',
    ])
    expect(dials(after(asked, ['superb 3', 'penalty 2-2']))).toBe('35b 140/0/1')
  })

  test('F1-Tactic.18 a car that is blocked in this move cannot play it', () => {
    const cars = [
      { at: '9b', speed: 60, hand: { superbDriving: 1 } },
      ...['14a', '14b', '14c'].map((place) => ({ at: place, speed: 120 }) as const),
    ] as const
    const blocked = after(table({ cars }), ['speed 120', 'behind 13b K1@40'])
    expect(t1.turn(blocked)).toEqual({ _tag: 'Chance', kind: 'penalty' })
  })

  test('F1-Q.52, F1-Q.85 a blocked car may play it where a clear track is but a reminder, and extra spaces never', () => {
    const cars = [
      { at: '9b', speed: 60, hand: { ...EACH, goodCarburettor: 0 } },
      ...['14a', '14b', '14c'].map((place) => ({ at: place, speed: 120 }) as const),
    ] as const
    const start = table({ cars, rulings: { superbClear: 'reminder' } })
    const blocked = after(start, ['speed 120', 'behind 13b K1@40'])
    expect(legal(blocked)).toEqual(['pass', 'superb 0'])
    expect(refusal(blocked, 'extra fastGearChange 15b -')).toEqual({
      _tag: 'NotWhenBlocked',
      rule: 'F1-Q.52',
      card: 'fastGearChange',
    })
  })

  test.each<readonly [string, Rulings['cornerCards'], string, ReadonlyArray<string>]>([
    ['F1-Q.85 no corner with a car on one of its bands', 'corner', '20a', []],
    ['F1-Q.85 a corner without a car on its bands', 'corner', '21a', ['superb 1']],
    ['F1-Q.85, F1-Q.86 no band with a car on another band of its corner', 'band', '20a', []],
    ['F1-Q.85, F1-Q.86 a band without a car on its corner', 'band', '12a', ['superb 1']],
  ])('%s is covered under `emptyCorner`', (_, cornerCards, other, covered) => {
    const cars = [{ at: '13b', speed: 120, hand: EACH }, { at: other }] as const
    const start = table({ cars, rulings: { superbClear: 'emptyCorner', cornerCards } })
    const asked = after(start, ['speed 120', 'run 19b K2a@20'])
    expect(legal(asked).filter((line) => line.startsWith('superb'))).toEqual(covered)
    if (covered.length === 0)
      expect(refusal(asked, 'superb 1')).toEqual({ _tag: 'TrackNotClear', rule: 'F1-Tactic.18', bend: 1 })
  })

  test('F1-Tactic.19 it may be played on the turn in which the car leaves its pit or a Spin Off Point', () => {
    const start = table({ cars: [{ at: 'spin-K1', speed: 60, hand: { superbDriving: 1 } }] })
    expect(legal(after(start, ['speed 80', 'run 17a K2a@20']))).toEqual(['pass', 'superb 1'])
  })

  test('F1-Tactic.19 neither before the move nor after the throw is it asked for', () => {
    const start = table({ cars: [{ at: '10b', speed: 120, hand: { superbDriving: 1 } }] })
    const set = after(start, ['speed 120'])
    const passed = after(set, ['run 16b K1@40', 'pass'])
    expect([refusal(set, 'superb 0'), refusal(passed, 'superb 0')]).toEqual([
      { _tag: 'NotAskedFor', rule: 'F1-Order.2', move: 'PlaySuperb', phase: 'Moving' },
      { _tag: 'NotAskedFor', rule: 'F1-Order.2', move: 'PlaySuperb', phase: 'ThrowingPenalty' },
    ])
  })

  test('F1-Q.90 it is not wasted on a corner within its limit', () => {
    const start = table({ cars: [{ at: '10b', speed: 80, hand: { superbDriving: 1 } }] })
    const asked = after(start, ['speed 80', 'run 14b K1@0'])
    expect(legal(asked)).toEqual(['pass'])
    expect(refusal(asked, 'superb 0')).toEqual({ _tag: 'NothingToCover', rule: 'F1-Q.90', bend: 0 })
  })
})

describe('the pile', () => {
  test('F1-Tactic.20 it has seven of each kind, of which the first card dealt is one', () => {
    const start = t1.setup({ seats: 2, laps: 3 })
    const dealing = start._tag === 'Right' ? start.right.state : expect.fail('two seats may play')
    expect(weights(dealing)).toEqual(Object.fromEntries(TACTIC_CARDS.map((card) => [`deal ${card}`, 7])))
  })

  test('F1-Tactic.20 seven cards of a kind in hands and used leave none to draw', () => {
    const hand = { superbDriving: 5, quickReactions: 1 }
    const drawing = table({
      cars: [{ at: 'pit-yellow', hand }, { at: '30a' }],
      usedTactics: ['superbDriving', 'superbDriving'],
      phase: { _tag: 'DrawingTacticCard' },
    })
    expect(weights(drawing)).toEqual({
      'draw fastGearChange': 7,
      'draw goodCarburettor': 7,
      'draw quickReactions': 6,
      'draw slipStreaming': 7,
    })
    expect(t1.apply(drawing, moveOf(t1, 'draw superbDriving'))).toEqual({
      _tag: 'Left',
      left: { _tag: 'NoSuchOutcome', rule: 'F1-Equip.6', outcome: 'superbDriving' },
    })
  })
})
