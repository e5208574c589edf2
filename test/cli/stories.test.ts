/** What the terminal tells of each thing that can happen in a race. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { tellFormula1 } from '../../src/cli/formula-1.js'
import { leMansStory, tellLeMans } from '../../src/cli/le-mans.js'
import { parisDakarStory, tellParisDakar } from '../../src/cli/paris-dakar.js'
import { type Event as Formula1Event, formula1 } from '../../src/formula-1/index.js'
import { type Event, leMans, type State } from '../../src/le-mans/index.js'
import { type Event as ParisDakarEvent, parisDakar } from '../../src/paris-dakar/index.js'

const PIT_ENTERED = {
  _tag: 'PitEntered',
  car: 0,
  stall: 0,
  from: { lane: 0, x: 100 },
  route: 'S',
  counts: 3,
  to: { lane: 0, x: 103 },
  pass: 1,
  units: 1,
  diverted: false,
} as const

describe('a race of Le Mans', () => {
  const begun = leMans.setup({ seats: 2, laps: 2 })
  if (E.isLeft(begun)) throw new Error('two drivers are enough')
  const { state } = begun.right
  const [a = '', b = ''] = state.cars.map(
    ({ card }) => `#${leMans.track.cards[card]?.number ?? 0} ${leMans.track.cards[card]?.name ?? ''}`,
  )
  const corner = leMans.track.corners[0]?.name ?? ''
  const [at, stall] = [{ lane: 1, x: 12 } as const, leMans.track.stalls[0]?.id ?? '']

  test.each<readonly [Event, ReadonlyArray<string>]>([
    [{ _tag: 'GridRolled', roller: 1, face: 4 }, ['  Driver 2 throws 4 for the grid']],
    [{ _tag: 'LotDrawn', lot: 1, place: 3 }, [`  Place 3 goes to ${b}`]],
    [{ _tag: 'CarPlaced', car: 0, lane: 1, x: 12, stall: -1 }, [`  ${a} stands on outside 12`]],
    [{ _tag: 'CarPlaced', car: 0, lane: 1, x: 12, stall: 0 }, [`  ${a} stands in stall ${stall}`]],
    [{ _tag: 'TurnStarted', turn: 3, order: [0, 1], reasons: ['grid', 'grid'] }, ['', 'Turn 3']],
    [{ _tag: 'HardBrakeUsed', car: 0, used: 1, left: 4 }, [`  ${a} brakes hard, 4 left`]],
    [{ _tag: 'HardBrakeUsed', car: 0, used: 2, left: -1 }, [`  ${a} brakes hard 2 times, as often as it likes`]],
    [{ _tag: 'OverRevved', car: 0, lap: 1, gears: 1, corner: 0 }, [`  ${a} over-revs`]],
    [{ _tag: 'OverRevved', car: 0, lap: 1, gears: 1, corner: 1 }, [`  ${a} over-revs 2 times`]],
    [{ _tag: 'EngineBlown', car: 0, rule: 'LM-Rev.3' }, [`  The engine of ${a} blows, and the car is out`]],
    [
      { _tag: 'ChanceRolled', car: 0, corner: 0, surface: 'dry', face: 2, result: 'pit' },
      [`  ${a} takes a chance at ${corner} (dry) and throws 2: pit stop`],
    ],
    [{ _tag: 'SlipAccepted', car: 1, leader: 0 }, [`  ${b} slips in behind ${a}`]],
    [{ _tag: 'SlipDeclined', car: 1, leader: 0 }, [`  ${b} drops off from ${a}`]],
    [
      { _tag: 'Towed', car: 1, leader: 0, from: at, to: at, route: 'S', counts: 1, passage: 0 },
      [`  ${b} is towed to outside 12 by ${a}`],
    ],
    [{ _tag: 'TowBroken', car: 1, leader: 0, why: 'pits' }, [`  ${b} loses the slipstream of ${a}: it is in the pits`]],
    [
      { _tag: 'SoloRolled', car: 0, corner: 0, surface: 'wet', face: 6, must: true },
      [`  The die shows 6 for ${corner} (wet): ${a} must take the chance`],
    ],
    [
      { _tag: 'SoloRolled', car: 0, corner: 0, surface: 'wet', face: 6, must: false },
      [`  The die shows 6 for ${corner} (wet): ${a} need not take the chance`],
    ],
    [
      { _tag: 'Moved', car: 0, from: at, to: { lane: 0, x: -1 }, route: 'S', counts: 5, forfeited: 0 },
      [`  ${a} drives 5 to inside ${leMans.track.length - 1} in gear 0`],
    ],
    [
      {
        _tag: 'SpunOut',
        car: 0,
        corner: 0,
        cause: 'automatic',
        from: at,
        route: 'S',
        to: at,
        rule: 'LM-Corner.6',
      },
      [`  ${a} spins out at ${corner}, much too fast`],
    ],
    [{ _tag: 'CornerWet', corner: 0, rule: 'LM-Spin.3' }, [`  ${corner} is wet from now on`]],
    [{ _tag: 'PiledUp', corner: 0, cars: [0, 1], rule: 'LM-Coll.4' }, [`  ${a}, ${b} pile up at ${corner}`]],
    [
      { _tag: 'SmashedUp', car: 0, corner: 0, cause: 'die', from: at, route: 'S', rule: 'LM-Chance.7' },
      [`  ${a} smashes up at ${corner} and is out`],
    ],
    [
      { _tag: 'SmashedUp', car: 0, corner: 0, cause: 'tow', from: at, route: 'S', rule: 'LM-Slip.8' },
      [`  ${a} smashes up at ${corner} in the slipstream and is out`],
    ],
    [{ _tag: 'Collided', car: 0, victim: 1, at, rule: 'LM-Coll.1' }, [`  ${a} runs into ${b}`]],
    [{ _tag: 'Collided', car: 0, victim: 1, at, rule: 'LM-Pass.5' }, [`  ${a} cuts in on ${b}`]],
    [{ _tag: 'CarHeld', car: 0 }, [`  ${a} finds no space to move to`]],
    [
      { _tag: 'PitOwed', car: 0, kind: 'overRev', units: 1, due: 2, rule: 'LM-Rev.2' },
      [`  ${a} owes a stop for over-revving in lap 2`],
    ],
    [{ ...PIT_ENTERED, wait: 0 }, [`  ${a} is in the pits`]],
    [{ ...PIT_ENTERED, wait: 2 }, [`  ${a} is in the pits and waits 2 turns`]],
    [{ _tag: 'PitVoided', car: 0, units: 1, rule: 'LM-Pit.6' }, [`  ${a} need not stop any more`]],
    [{ _tag: 'PitMissed', car: 0, pass: 1, rule: 'LM-Pit.8' }, [`  ${a} misses its stop and is called to a halt`]],
    [{ _tag: 'Disqualified', car: 0, rule: 'LM-Pit.13' }, [`  ${a} is disqualified`]],
    [{ _tag: 'LapCompleted', car: 0, lap: 1, turn: 9 }, [`  ${a} completes lap 1`, `  Order after lap 1: ${b}, ${a}`]],
    [{ _tag: 'CrossedFinish', car: 0, past: 3, turn: 20 }, [`  ${a} is across the line by 3`]],
    [{ _tag: 'Classified', place: 1, cars: [0, 1] }, [`  Place 1: ${a} and ${b}`]],
    [{ _tag: 'CarRestarted', car: 0 }, []],
  ])('tells %j', (event, told) => {
    const [first, second] = state.cars
    if (first === undefined || second === undefined) throw new Error('there are two cars')
    const there: State = {
      ...state,
      cars: [
        { ...first, status: 'racing', laps: 1, x: 3 },
        { ...second, status: 'racing', x: 8 },
      ],
    }
    expect(tellLeMans(leMans, [event], there)).toEqual(told)
  })

  test('tells the order once a lap only, and who rolls by the car where each car rolls', () => {
    const all = { ...state, cars: state.cars.map((car) => ({ ...car, laps: 1 })) }
    const lap = { _tag: 'LapCompleted', car: 0, lap: 1, turn: 9 } as const
    expect(tellLeMans(leMans, [lap], all)).toEqual([`  ${a} completes lap 1`])
    const { agreement } = state
    const each: State = {
      ...state,
      agreement: { ...agreement, rulings: { ...agreement.rulings, multiCarGrid: 'perCar' } },
    }
    expect(tellLeMans(leMans, [{ _tag: 'GridRolled', roller: 1, face: 4 }], each)).toEqual([
      `  ${b} throws 4 for the grid`,
    ])
  })

  test('tells the order of all that are still under way', () => {
    const order = (status: State['cars'][number]['status']): string | undefined => {
      const cars = state.cars.map((car, index) => ({ ...car, laps: index, x: 100 * index, status }))
      return tellLeMans(leMans, [{ _tag: 'LapCompleted', car: 1, lap: 1, turn: 9 }], { ...state, cars })[1]
    }
    for (const status of ['racing', 'pitting', 'crossed'] as const)
      expect(order(status)).toBe(`  Order after lap 1: ${b}, ${a}`)
    expect(order('smashed')).toBe('  Order after lap 1: ')
  })

  test('ends with its result, and with the distance where nobody finished', () => {
    const standings = [
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ]
    const close = (winners: ReadonlyArray<number>): ReadonlyArray<string> =>
      leMansStory(leMans).close(standings, {
        ...state,
        cars: state.cars.map((car, index) => ({ ...car, status: index === 1 ? 'finished' : 'blown' })),
        phase: { _tag: 'RaceOver', winners, standings: [] },
      })
    expect(close([1])).toEqual(['', 'Result', `  1  ${b}`, `  2  ${a} (engine blown)`])
    expect(close([])[1]).toBe('Nobody finished; by distance')
  })
})

describe('a race of Formula 1', () => {
  const begun = formula1.setup({ seats: 2, laps: 3 })
  if (E.isLeft(begun)) throw new Error('two drivers are enough')
  const [a] = formula1.track.circuit.colours
  const thrown = { _tag: 'PenaltyThrown', car: 0, band: 0, over: 20, dice: [3, 4] } as const
  const corner = formula1.track.corners[formula1.track.bands[0]?.corner ?? -1]?.name ?? ''

  test.each<readonly [Formula1Event, string]>([
    [{ _tag: 'SpeedRaised', car: 0, from: 60, to: 80, blocker: 1 }, `  ${a} goes up to 80`],
    [{ _tag: 'SpeedMatched', car: 0, from: 100, to: 80, blocker: 1 }, `  ${a} comes down to 80`],
    [{ _tag: 'TiresUsed', car: 0, bend: 1 }, `  ${a} uses the Special Tires`],
    [{ _tag: 'HeldOffTrack', car: 0, place: 3, speed: 60 }, `  ${a} cannot get back onto the track`],
    [{ _tag: 'MoveMissed', car: 0, left: 1 }, `  ${a} misses a move`],
    [{ ...thrown, result: { _tag: 'NoPenalty' } }, `  ${a} is 20 over in ${corner} and throws 3-4: nothing`],
    [
      { ...thrown, result: { _tag: 'Wear', tire: 0, brake: 1 } },
      `  ${a} is 20 over in ${corner} and throws 3-4: brakes 1`,
    ],
    [
      { ...thrown, result: { _tag: 'Wear', tire: 1, brake: 1 } },
      `  ${a} is 20 over in ${corner} and throws 3-4: tires 1, brakes 1`,
    ],
    [{ ...thrown, result: { _tag: 'SpinOff' } }, `  ${a} is 20 over in ${corner} and throws 3-4: a spin`],
  ])('tells %j', (event, told) => {
    expect(tellFormula1(formula1, event, begun.right.state)).toEqual([told])
  })
})

describe('a rally of Paris-Dakar', () => {
  const begun = parisDakar.setup({ seats: 2, starter: 0 })
  if (E.isLeft(begun)) throw new Error('two drivers are enough')
  const { state } = begun.right
  const seat = 1

  test.each<readonly [ParisDakarEvent, english: string, french: string]>([
    [
      { _tag: 'StarterChosen', rule: 'PD-5.1', seat, by: 'chance' },
      'The arrow names car 2 to drive first.',
      'Le sort désigne la voiture 2 pour partir la première.',
    ],
    [{ _tag: 'TurnMissed', rule: 'PD-6.6', seat, left: 0 }, '  Car 2 misses a turn', '  La voiture 2 passe son tour'],
    [
      { _tag: 'TurnPassed', rule: 'PD-12.14', seat, service: 'truck', holder: 0, place: 1 },
      '  Car 2 waits for help',
      '  La voiture 2 attend les secours',
    ],
    [
      { _tag: 'BankShort', rule: 'PD-2.2', seat, asked: 200, given: 40 },
      '    The bank has only 40 l left',
      "    La banque n'a plus que 40 l",
    ],
    [
      { _tag: 'BreakdownDrawn', rule: 'PD-10.1', seat, count: 1, now: 3 },
      '    1 breakdown card, now 3',
      '    1 carte panne, en tout 3',
    ],
    [
      { _tag: 'BreakdownReturned', rule: 'PD-6.5', seat, count: 2, now: 0 },
      '    Gives back 2 breakdown cards, now 0',
      '    Rend 2 cartes panne, reste 0',
    ],
    [
      { _tag: 'ShareAccepted', rule: 'PD-12.16', seat, service: 'truck' },
      '    Car 2, on the same space, shares the help',
      '    La voiture 2, sur la même case, profite des secours',
    ],
    [
      { _tag: 'ShareDeclined', rule: 'PD-12.19', seat, service: 'truck' },
      '    Car 2, on the same space, goes without',
      "    La voiture 2, sur la même case, s'en passe",
    ],
    [
      { _tag: 'VehicleReadyOnVerge', rule: 'PD-7.1', seat, at: 12 },
      '    Car 2 waits beside the track for room',
      '    La voiture 2 attend de la place au bord de la piste',
    ],
    [
      { _tag: 'NoMove', rule: 'PD-7.5d', seat, why: 'blocked' },
      '    Two cars bar the road',
      '    Deux voitures barrent la piste',
    ],
    [
      { _tag: 'AssistanceCalled', rule: 'PD-12.2', seat, service: 'helicopter', from: 'need', distance: 4 },
      '    Car 2 calls the helicopter',
      "    La voiture 2 appelle l'hélicoptère",
    ],
    [
      { _tag: 'AssistanceQueued', rule: 'PD-12.14', seat, service: 'truck', place: 1, holder: 0 },
      '    Car 2 must wait for help',
      '    La voiture 2 doit attendre les secours',
    ],
    [
      { _tag: 'HelicopterFlew', rule: 'PD-12.4', flown: 3, required: 6, over: 12 },
      '    The helicopter is over Chebaba (km 1200)',
      "    L'hélicoptère est à Chebaba (km 1200)",
    ],
    [
      { _tag: 'HelicopterArrived', rule: 'PD-12.7', at: 12, unused: 0 },
      '    The helicopter lands',
      "    L'hélicoptère se pose",
    ],
    [
      { _tag: 'PatientTreated', rule: 'PD-12.8', seat },
      '    The driver of car 2 is well again',
      "    L'équipage de la voiture 2 est sur pied",
    ],
  ])('tells %j in both languages', (event, english, french) => {
    expect([tellParisDakar(event, state, 'en'), tellParisDakar(event, state, 'fr')]).toEqual([[english], [french]])
  })

  test('says nothing of a first driver whom the players agreed on', () => {
    expect(tellParisDakar({ _tag: 'StarterChosen', rule: 'PD-5.1', seat, by: 'agreement' }, state, 'en')).toEqual([])
  })

  test('puts whoever is further on the road above one of the same place', () => {
    const players = state.players.map((player, index) => ({ ...player, at: 10 * index, fuel: 300 }))
    const standings = [0, 1].map((one) => ({ seat: one, place: 2 }))
    const [, , first = '', second = ''] = parisDakarStory('en').close(standings, { ...state, players })
    expect([first.slice(0, 9), second.slice(0, 9)]).toEqual(['2. car 2,', '2. car 1,'])
  })
})
