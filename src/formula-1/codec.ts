/**
 * Codecs of everything that can come from outside: options, positions, moves, events, views and circuits.
 *
 * A position is taken only if the rules could have led to it as far as its own fields tell: cars on different spaces, gauges within
 * their ends, every card in one place.
 */
import type { Viewer } from '../core/game.js'
import {
  boolean,
  decimal,
  type Codec,
  type Codecs,
  dictionary,
  list,
  literal,
  nullable,
  refined,
  strict,
  tagged,
  text,
  tuple,
  integer,
  named,
  viewer,
} from '../core/codec.js'
import type { Circuit } from './board.js'
import { DECKS, TACTIC_CARDS } from './data/cards.js'
import { BRAKE_MAX, TIRE_MAX } from './data/charts.js'
import type { Event } from './event.js'
import type { Formula1 } from './game.js'
import type { Agreement, Car, Dice, Hand, Move, Options, Phase, Rulings, State, TurnUnderWay } from './model.js'
import { handSize } from './state.js'
import type { Track } from './track.js'
import type { CarView, View } from './view.js'

const MOST_SEATS = 6
const MOST_ROUNDS = 1_000_000
const MOST_CARDS = 35

const speed = literal(0, 20, 40, 60, 80, 100, 120, 140, 160)
const tactic = literal('fastGearChange', 'goodCarburettor', 'quickReactions', 'slipStreaming', 'superbDriving')
const extra = literal('fastGearChange', 'quickReactions', 'slipStreaming')
const pitCard = literal(
  'dirtInCarburettors',
  'fumes',
  'engineOverheated',
  'faultyIgnition',
  'faultySteering',
  'goodPitWork',
  'goodPitWorkSlowStart',
  'missedGearChange',
  'newInstructions',
  'noFuelPressure',
  'poorTeamWork',
  'quickTireChange',
  'slowTireChange',
  'specialBrakeLinings',
  'specialTires',
  'blackFlag',
  'brakeMasterCylinderFailure',
  'faultyTyresFitted',
)
const face = literal(1, 2, 3, 4, 5, 6)
const dice: Codec<Dice> = refined(tuple(face, face), 'the smaller face first', ([low, high]) => low <= high)
const hand: Codec<Hand> = dictionary(TACTIC_CARDS, integer(0, MOST_CARDS))
const carIndex = integer(0, MOST_SEATS - 1)
const seat = integer(0, MOST_SEATS - 1)
const corner = literal(1, 2, 3, 4, 5, 6)

const RULINGS = {
  blockedCornerSpeed: literal('set', 'matched'),
  blockedReduction: literal('separate', 'cumulative'),
  blocking: literal('noFreePath', 'laneChoice'),
  newInstructions: literal('pileTop', 'lastUsed'),
  superbClear: literal('unblocked', 'emptyCorner', 'reminder'),
  tie: literal('shared', 'speed', 'earlierTurn'),
  pitStart: literal('exact', 'maximum'),
  pitPack: literal('bottom', 'shuffle'),
  shortRace: boolean,
  bigReduction: literal('forbidden', 'extrapolate'),
  brakeOverflow: literal('clamp', 'spinOff'),
  blocker: literal('straight', 'fastest', 'slowest'),
  extraSpaces: literal('judged', 'exempt'),
  cornerCards: literal('corner', 'band'),
  minSpeed: literal(0, 20),
  usedTactics: literal('underThePile', 'outOfPlay'),
  superbTiming: literal('afterMove', 'beforeMove'),
  spinStart: literal('upTo60', 'exactly60'),
  abbeyCurve: corner,
  lodgeCorner: corner,
}
const rulings: Codec<Rulings> = strict(RULINGS)
const edition = literal('seed', 'uk1962')
const grid = literal('thrown', 'drawn')

const agreement: Codec<Agreement> = refined(
  strict({ seats: integer(2, MOST_SEATS), laps: integer(1, 10), cards: edition, grid, rulings }),
  'at least 3 laps, unless shortRace is agreed',
  (agreed) => agreed.laps >= 3 || agreed.rulings.shortRace,
)

/** The codec of the options of a race. @rule F1-Equip.4, F1-Setup.9-10 */
const options: Codec<Options> = strict(
  { seats: integer(0, 1000), laps: integer(0, 1000) },
  { cards: edition, grid, rulings: strict({}, RULINGS) },
)

/** Numbers that depend on the circuit. */
const numbersOf = ({ places, bands, corners }: Track) => {
  const place = integer(0, places.length - 1)
  const band = integer(0, bands.length - 1)
  const bend = integer(0, Math.max(bands.length, corners.length) - 1)
  const path = nullable(list(place, { max: 8 }))
  return { place, band, bend, noBend: integer(-1, Math.max(bands.length, corners.length) - 1), path }
}

const moveCodec = (track: Track): Codec<Move> => {
  const { place, bend, path } = numbersOf(track)
  const crossings = text({ max: 400 })
  return tagged('_tag', {
    SetSpeed: strict({ _tag: literal('SetSpeed'), speed, card: literal('goodCarburettor', 'none') }),
    Run: strict({ _tag: literal('Run'), to: place, crossings, path }),
    DriveUp: strict({ _tag: literal('DriveUp'), to: place, crossings, raise: boolean, path }),
    Wait: strict({ _tag: literal('Wait') }),
    DriveIntoPit: strict({ _tag: literal('DriveIntoPit'), crossings, path }),
    Pass: strict({ _tag: literal('Pass') }),
    PlayExtra: strict({ _tag: literal('PlayExtra'), card: extra, to: place, crossings, path }),
    PlaySuperb: strict({ _tag: literal('PlaySuperb'), bend }),
    KeepTires: strict({ _tag: literal('KeepTires') }),
    UseTires: strict({ _tag: literal('UseTires'), bend }),
    DealTactic: strict({ _tag: literal('DealTactic'), card: tactic }),
    ThrowForGrid: strict({ _tag: literal('ThrowForGrid'), dice }),
    DrawGrid: strict({ _tag: literal('DrawGrid'), seat }),
    ThrowPenalty: strict({ _tag: literal('ThrowPenalty'), dice }),
    DrawPitCard: strict({ _tag: literal('DrawPitCard'), card: pitCard }),
    DrawTacticCard: strict({ _tag: literal('DrawTacticCard'), card: tactic }),
  })
}

const turnCodec = (track: Track): Codec<TurnUnderWay> => {
  const { band, noBend } = numbersOf(track)
  const toSettle = tagged('_tag', {
    Line: strict({ _tag: literal('Line') }),
    Band: strict({ _tag: literal('Band'), band, over: literal(0, 20, 40, 60) }),
  })
  return strict({
    from: speed,
    card: literal('none', 'fastGearChange', 'goodCarburettor', 'quickReactions', 'slipStreaming', 'superbDriving'),
    kind: literal('run', 'blocked', 'held', 'pit'),
    blocker: integer(-1, MOST_SEATS - 1),
    raise: boolean,
    toSettle: list(toSettle, { max: 40 }),
    superb: noBend,
    tires: noBend,
  })
}

const phaseCodec = (track: Track): Codec<Phase> => {
  const turn = turnCodec(track)
  const { noBend } = numbersOf(track)
  const card = literal('none', 'fastGearChange', 'goodCarburettor', 'quickReactions', 'slipStreaming', 'superbDriving')
  return tagged('_tag', {
    Dealing: strict({ _tag: literal('Dealing'), dealt: integer(0, MOST_SEATS * 5 - 1) }),
    ThrowingForGrid: strict({
      _tag: literal('ThrowingForGrid'),
      contenders: list(seat, { min: 2, max: MOST_SEATS }),
      sums: list(integer(2, 12), { max: MOST_SEATS - 1 }),
    }),
    SettingSpeed: strict({ _tag: literal('SettingSpeed') }),
    Moving: strict({ _tag: literal('Moving'), from: speed, card, superb: noBend }),
    PlayingCard: strict({ _tag: literal('PlayingCard'), turn }),
    UsingTires: strict({ _tag: literal('UsingTires'), turn }),
    ThrowingPenalty: refined(
      strict({ _tag: literal('ThrowingPenalty'), turn }),
      'a band at 20 or 40 over to throw for',
      (phase) => isThrownFor(phase.turn),
    ),
    DrawingPitCard: strict({ _tag: literal('DrawingPitCard') }),
    DrawingTacticCard: strict({ _tag: literal('DrawingTacticCard') }),
    RaceOver: strict({ _tag: literal('RaceOver'), winners: list(carIndex, { min: 1, max: MOST_SEATS }) }),
  })
}

const isThrownFor = ({ toSettle: [first] }: TurnUnderWay): boolean =>
  first?._tag === 'Band' && (first.over === 20 || first.over === 40)

const carFields = (track: Track) => ({
  seat,
  place: integer(-1, track.places.length - 1),
  speed,
  brake: integer(0, BRAKE_MAX),
  tire: integer(0, TIRE_MAX),
  lapsLeft: integer(0, 10),
  knownInHand: hand,
  missTurns: integer(0, 2),
  startSpeed: speed,
  specialTires: boolean,
  handicap: literal('none', 'brakesToFail', 'brakesFailed', 'tyresToFail', 'tyresFailed'),
  finishRank: integer(-1, 20),
})

const carCodec = (track: Track): Codec<Car> => strict({ ...carFields(track), hand })

const carViewCodec = (track: Track): Codec<CarView> =>
  strict({ ...carFields(track), hand: nullable(hand), handSize: integer(0, MOST_CARDS) })

const tableFields = (track: Track) => ({
  agreement,
  phase: phaseCodec(track),
  round: integer(0, MOST_ROUNDS),
  current: integer(0, MOST_SEATS - 1),
  usedTactics: list(tactic, { max: MOST_CARDS }),
  usedPits: list(pitCard, { max: 16 }),
})

const stateCodec = (track: Track): Codec<State> =>
  [
    ...SOUND,
    ['every Tactic Card in one place', (state: State) => tacticsAddUp(state)] as const,
    ['no more known cards than a hand holds', (state: State) => state.cars.every(knowsOwnHand)] as const,
  ].reduce<Codec<State>>(
    (codec, [expected, holds]) => refined(codec, expected, (state) => holds(state, track)),
    strict({ ...tableFields(track), cars: list(carCodec(track), { min: 2, max: MOST_SEATS }) }),
  )

/** What hidden hands leave to be seen of a sound position. */
type Visible = Omit<State, 'cars'> & { readonly cars: ReadonlyArray<Omit<Car, 'hand'>> }

const isSetUp = ({ phase }: Visible): boolean => phase._tag !== 'Dealing' && phase._tag !== 'ThrowingForGrid'

/** What every position obeys, told in words. */
const SOUND: ReadonlyArray<readonly [string, (state: Visible, track: Track) => boolean]> = [
  ['as many cars as seats', ({ cars, agreement: { seats } }) => cars.length === seats],
  ['a car on turn', ({ cars, current }) => current < cars.length],
  [
    'cars in seat order from the first',
    ({ cars }) => cars.every((car, index) => car.seat === ((cars[0]?.seat ?? 0) + index) % cars.length),
  ],
  [
    'every car in a place once the grid is set',
    (state) => state.cars.every(({ place }) => (place !== -1) === isSetUp(state)),
  ],
  [
    'one car on a space',
    ({ cars }, { cells }) =>
      cars.every(
        ({ place }, index) =>
          place >= cells || place === -1 || cars.findIndex((other) => other.place === place) === index,
      ),
  ],
  [
    'no car in the pit of another',
    ({ cars }, { firstPit }) =>
      cars.every(
        ({ place }, index) => place < firstPit || place >= firstPit + MOST_SEATS || place === firstPit + index,
      ),
  ],
  ['laps left that the race has', ({ cars, agreement: { laps } }) => cars.every(({ lapsLeft }) => lapsLeft <= laps)],
  [
    'finishers with no lap left',
    ({ cars }) => cars.every(({ finishRank, lapsLeft }) => finishRank === -1 || lapsLeft === 0),
  ],
  ['every Pit Card in one place', (state) => pitsAddUp(state)],
  [
    'winners who have finished',
    ({ phase, cars }) =>
      phase._tag !== 'RaceOver' || phase.winners.every((index) => (cars[index]?.finishRank ?? -1) >= 0),
  ],
  [
    'a blocker that is another car',
    ({ phase, cars, current }) =>
      !('turn' in phase) ||
      ((phase.turn.kind === 'blocked') === (phase.turn.blocker !== -1) &&
        phase.turn.blocker < cars.length &&
        phase.turn.blocker !== current),
  ],
  [
    'contenders with seats, once each',
    ({ phase, cars }) =>
      phase._tag !== 'ThrowingForGrid' ||
      (phase.contenders.every((one, index) => one < cars.length && phase.contenders.indexOf(one) === index) &&
        phase.sums.length < phase.contenders.length),
  ],
  [
    'a driver in his pit to draw',
    ({ phase, cars, current }, { firstPit }) =>
      (phase._tag !== 'DrawingPitCard' && phase._tag !== 'DrawingTacticCard') ||
      cars[current]?.place === firstPit + current,
  ],
  [
    'cards dealt to the hands',
    ({ phase, agreement: { seats } }) => phase._tag !== 'Dealing' || phase.dealt < seats * 5,
  ],
]

const tacticsAddUp = (state: State): boolean =>
  TACTIC_CARDS.every((card) => {
    const held = state.cars.reduce((sum, car) => sum + car.hand[card], 0)
    return held + state.usedTactics.filter((used) => used === card).length <= DECKS[state.agreement.cards].copies
  }) &&
  (state.phase._tag !== 'Dealing' || state.cars.reduce((sum, car) => sum + handSize(car.hand), 0) === state.phase.dealt)

const knowsOwnHand = (car: Car): boolean => TACTIC_CARDS.every((card) => car.knownInHand[card] <= car.hand[card])

const pitsAddUp = ({ agreement: { cards }, cars, usedPits }: Visible): boolean => {
  const kept = cars.flatMap(({ specialTires, handicap }) => [
    ...(specialTires ? ['specialTires'] : []),
    ...(handicap === 'none'
      ? []
      : [handicap.startsWith('brakes') ? 'brakeMasterCylinderFailure' : 'faultyTyresFitted']),
  ])
  const placed = [...usedPits, ...kept]
  const pack: ReadonlyArray<string> = DECKS[cards].pits
  return placed.every((card, index) => pack.includes(card) && placed.indexOf(card) === index)
}

const viewCodec = (track: Track): Codec<View> =>
  [
    ...SOUND,
    [
      'one own hand, of the size told',
      (seen: View) => seen.cars.every((car) => showsOwnHand(car, seen.viewer)),
    ] as const,
    ['hands that the deck can fill', (seen: View) => handsFit(seen)] as const,
  ].reduce<Codec<View>>(
    (codec, [expected, holds]) => refined(codec, expected, (seen) => holds(seen, track)),
    strict({
      viewer: viewer(MOST_SEATS),
      ...tableFields(track),
      cars: list(carViewCodec(track), { min: 2, max: MOST_SEATS }),
    }),
  )

const showsOwnHand = (car: CarView, by: Viewer): boolean =>
  (car.hand !== null) === (car.seat === by) &&
  handSize(car.hand ?? car.knownInHand) <= car.handSize &&
  (car.hand === null ||
    (handSize(car.hand) === car.handSize &&
      TACTIC_CARDS.every((card) => car.knownInHand[card] <= (car.hand?.[card] ?? 0))))

const handsFit = ({ agreement: { cards }, cars, usedTactics }: View): boolean => {
  const { copies } = DECKS[cards]
  const sizes = cars.reduce((sum, car) => sum + car.handSize, 0)
  return (
    sizes + usedTactics.length <= copies * TACTIC_CARDS.length &&
    TACTIC_CARDS.every(
      (card) =>
        cars.reduce((sum, car) => sum + (car.hand ?? car.knownInHand)[card], 0) +
          usedTactics.filter((used) => used === card).length <=
        copies,
    )
  )
}

const eventCodec = (track: Track): Codec<Event> => {
  const { place, band, bend } = numbersOf(track)
  const car = carIndex
  const gauge = integer(0, TIRE_MAX)
  const worn = { car, from: gauge, to: gauge, cause: literal('setting', 'block', 'dice') }
  const result = tagged('_tag', {
    NoPenalty: strict({ _tag: literal('NoPenalty') }),
    Wear: strict({ _tag: literal('Wear'), brake: literal(0, 1), tire: literal(0, 1, 2) }),
    SpinOff: strict({ _tag: literal('SpinOff') }),
  })
  return tagged('_tag', {
    RaceAgreed: strict({ _tag: literal('RaceAgreed'), agreement }),
    TacticDealt: strict({ _tag: literal('TacticDealt'), seat, card: nullable(tactic) }),
    GridThrown: strict({ _tag: literal('GridThrown'), seat, dice, sum: integer(2, 12) }),
    GridTied: strict({ _tag: literal('GridTied'), seats: list(seat, { min: 2, max: MOST_SEATS }) }),
    GridSet: strict({ _tag: literal('GridSet'), cars: list(strict({ seat, place }), { min: 2, max: MOST_SEATS }) }),
    RoundStarted: strict({ _tag: literal('RoundStarted'), round: integer(1, MOST_ROUNDS) }),
    TurnStarted: strict({ _tag: literal('TurnStarted'), car, place, speed }),
    MoveMissed: strict({ _tag: literal('MoveMissed'), car, left: integer(0, 1) }),
    TacticPlayed: strict({
      _tag: literal('TacticPlayed'),
      car,
      card: tactic,
      timing: literal('beginning', 'during', 'end'),
      left: integer(0, MOST_CARDS),
    }),
    TacticReturned: strict({
      _tag: literal('TacticReturned'),
      car,
      card: tactic,
      position: integer(1, MOST_CARDS),
    }),
    StartSpeedApplied: strict({ _tag: literal('StartSpeedApplied'), car, speed }),
    SpeedSet: strict({
      _tag: literal('SpeedSet'),
      car,
      from: speed,
      to: speed,
      how: literal('keep', 'raise', 'cut', 'card', 'pitStart'),
    }),
    BrakeWorn: strict({ _tag: literal('BrakeWorn'), ...worn }),
    TireWorn: strict({ _tag: literal('TireWorn'), ...worn }),
    GaugeFull: strict({ _tag: literal('GaugeFull'), car, gauge: literal('brake', 'tire') }),
    CarMoved: strict({
      _tag: literal('CarMoved'),
      car,
      from: place,
      to: place,
      path: list(place, { max: 8 }),
      steps: integer(0, 8),
      cause: literal('speed', 'extra'),
    }),
    Blocked: strict({
      _tag: literal('Blocked'),
      car,
      at: place,
      blocker: carIndex,
      wanted: integer(1, 8),
      moved: integer(0, 7),
    }),
    BandCrossed: strict({
      _tag: literal('BandCrossed'),
      car,
      band,
      corner: integer(0, track.corners.length - 1),
      cell: place,
      safety: speed,
      speed,
      over: integer(-160, 160),
    }),
    BandJudged: strict({
      _tag: literal('BandJudged'),
      car,
      band,
      over: literal(0, 20, 40, 60),
      verdict: literal('safe', 'throw', 'spinOff', 'superb', 'tires'),
    }),
    TiresUsed: strict({ _tag: literal('TiresUsed'), car, bend }),
    PenaltyThrown: strict({ _tag: literal('PenaltyThrown'), car, band, over: literal(20, 40), dice, result }),
    SpunOff: strict({
      _tag: literal('SpunOff'),
      car,
      cause: literal('tooFast', 'noTires', 'noBrakes', 'dice', 'braking'),
      from: place,
      to: place,
    }),
    SpeedMatched: strict({ _tag: literal('SpeedMatched'), car, from: speed, to: speed, blocker: carIndex }),
    SpeedRaised: strict({ _tag: literal('SpeedRaised'), car, from: speed, to: speed, blocker: carIndex }),
    HeldOffTrack: strict({ _tag: literal('HeldOffTrack'), car, place, speed }),
    LineCrossed: strict({ _tag: literal('LineCrossed'), car, lapsLeft: integer(0, 9) }),
    PitEntered: strict({ _tag: literal('PitEntered'), car, pit: place }),
    DialsReset: strict({ _tag: literal('DialsReset'), car, speed, brake: gauge, tire: gauge }),
    PitCardDrawn: strict({
      _tag: literal('PitCardDrawn'),
      car,
      card: pitCard,
      source: literal('pack', 'used'),
      missTurns: integer(0, 2),
      startSpeed: speed,
    }),
    PitCardReturned: strict({ _tag: literal('PitCardReturned'), car, card: pitCard }),
    HandicapChanged: strict({
      _tag: literal('HandicapChanged'),
      car,
      to: literal('none', 'brakesToFail', 'brakesFailed', 'tyresToFail', 'tyresFailed'),
    }),
    TacticDrawn: strict({
      _tag: literal('TacticDrawn'),
      car,
      seat,
      card: nullable(tactic),
      source: literal('pile', 'used'),
    }),
    NoTacticLeft: strict({ _tag: literal('NoTacticLeft'), car }),
    CarFinished: strict({ _tag: literal('CarFinished'), car, rank: integer(0, 20), round: integer(1, MOST_ROUNDS) }),
    TurnEnded: strict({ _tag: literal('TurnEnded'), car, place, speed }),
    LastRound: strict({ _tag: literal('LastRound'), round: integer(1, MOST_ROUNDS), car }),
    RaceEnded: strict({
      _tag: literal('RaceEnded'),
      winners: list(carIndex, { min: 1, max: MOST_SEATS }),
      standings: list(strict({ seat, place: integer(1, MOST_SEATS) }), { min: 2, max: MOST_SEATS }),
    }),
    Waiting: strict({ _tag: literal('Waiting'), phase: phaseCodec(track) }),
  })
}

/**
 * The codecs of a race on the circuit of a game.
 *
 * Positions and views are refused if the rules cannot lead to them: two cars on a space, a card too many, a gauge past its end. Whether
 * a move is legal is not a codec's question.
 *
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { decode } from 'parc-ferme'
 * import { formula1, formula1Codecs } from 'parc-ferme/formula-1'
 *
 * const { move } = formula1Codecs(formula1)
 * assert.deepStrictEqual(decode(move)({ _tag: 'Wait' }), E.right({ _tag: 'Wait' }))
 */
export const formula1Codecs = ({ track }: Pick<Formula1, 'track'>): Codecs<Options, State, Move, Event, View> => ({
  options,
  state: stateCodec(track),
  move: moveCodec(track),
  event: eventCodec(track),
  view: viewCodec(track),
})

const id = text({ min: 1, max: 40, pattern: /^[^\s,@]+$/ })
const prose = text({ max: 1000 })
const MOST_CELLS = 2000

const ids = (max: number): Codec<ReadonlyArray<string>> => list(id, { max })

const spinOffPoint = strict({ id, exits: ids(20) })

const alternativeReading = strict(
  { id, note: prose },
  {
    remove: list(tuple(id, id), { max: 100 }),
    removeCells: ids(100),
    verge: named(id, ids(20), MOST_CELLS),
    spinOffExits: named(id, ids(20), 40),
    waives: ids(30),
  },
)

/**
 * The codec of circuits: shapes and sizes only; whether a race can be run on one, `circuitFaults` tells.
 *
 * @rule F1-Equip.1
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { decode } from 'parc-ferme'
 * import { CIRCUIT_T1, circuitCodec } from 'parc-ferme/formula-1'
 *
 * assert.deepStrictEqual(decode(circuitCodec)(JSON.parse(JSON.stringify(CIRCUIT_T1))), E.right(CIRCUIT_T1))
 */
export const circuitCodec: Codec<Circuit> = strict(
  {
    schema: literal(1),
    id,
    name: prose,
    provenance: literal('rulebook', 'reconstructed', 'custom'),
    direction: literal('clockwise', 'anticlockwise'),
    rows: integer(1, 1000),
    lanes: list(id, { min: 1, max: 20 }),
    colours: ids(6),
    grid: list(strict({ space: integer(1, 6), colour: id, cell: id }), { max: 6 }),
    finish: ids(20),
    corners: list(
      strict(
        { id, name: prose, bands: ids(10), spinOff: spinOffPoint },
        { spinOffByBand: named(id, spinOffPoint, 10) },
      ),
      { max: 20 },
    ),
    pits: list(
      strict({
        id,
        colour: id,
        abreast: id,
        entries: list(strict({ cell: id, crossesFinish: boolean }), { max: 10 }),
        exits: list(strict({ cell: id, crossesFinish: boolean }), { max: 10 }),
        overLine: nullable(integer(0, 100)),
      }),
      { max: 6 },
    ),
    cells: list(
      strict({
        id,
        row: integer(0, 999),
        lane: integer(0, 19),
        span: tuple(decimal(-10, 1010), decimal(-10, 1010)),
        links: list(strict({ to: id, kind: literal('straight', 'diagonalIn', 'diagonalOut') }), { max: 10 }),
        band: nullable(strict({ band: id, safety: speed })),
        verge: ids(20),
      }),
      { min: 1, max: MOST_CELLS },
    ),
    readings: list(strict({ id, chosen: id, question: prose, alternatives: list(alternativeReading, { max: 20 }) }), {
      max: 40,
    }),
  },
  { waives: ids(30) },
)
