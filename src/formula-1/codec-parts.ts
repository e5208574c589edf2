/**
 * Codecs of the small things that positions, moves and events are made of.
 */
import {
  boolean,
  type Codec,
  dictionary,
  integer,
  list,
  literal,
  nullable,
  refined,
  strict,
  tagged,
  tuple,
} from '../core/codec.js'
import { TACTIC_CARDS } from './data/cards.js'
import type {
  Agreement,
  Dice,
  ExtraCard,
  Hand,
  Mph,
  Options,
  Phase,
  PitCard,
  Place,
  Rulings,
  TacticCard,
  TurnUnderWay,
} from './model.js'
import type { Track } from './track.js'

export const MOST_SEATS = 6
export const MOST_ROUNDS = 1_000_000
export const MOST_CARDS = 35

export const speed: Codec<Mph> = literal(0, 20, 40, 60, 80, 100, 120, 140, 160)
export const tactic: Codec<TacticCard> = literal(
  'fastGearChange',
  'goodCarburettor',
  'quickReactions',
  'slipStreaming',
  'superbDriving',
)
export const extra: Codec<ExtraCard> = literal('fastGearChange', 'quickReactions', 'slipStreaming')
export const pitCard: Codec<PitCard> = literal(
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
export const dice: Codec<Dice> = refined(tuple(face, face), 'the smaller face first', ([low, high]) => low <= high)
export const hand: Codec<Hand> = dictionary(TACTIC_CARDS, integer(0, MOST_CARDS))
export const carIndex: Codec<number> = integer(0, MOST_SEATS - 1)
export const seat: Codec<number> = integer(0, MOST_SEATS - 1)
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

export const agreement: Codec<Agreement> = refined(
  strict({ seats: integer(2, MOST_SEATS), laps: integer(1, 10), cards: edition, grid, rulings }),
  'at least 3 laps, unless shortRace is agreed',
  (agreed) => agreed.laps >= 3 || agreed.rulings.shortRace,
)

/** The codec of the options of a race. @rule F1-Equip.4, F1-Setup.9-10 */
export const options: Codec<Options> = strict(
  { seats: integer(0, 1000), laps: integer(0, 1000) },
  { cards: edition, grid, rulings: strict({}, RULINGS) },
)

/** Codecs of the numbers that depend on the circuit. */
export interface TrackCodecs {
  readonly place: Codec<Place>
  readonly band: Codec<number>
  readonly bend: Codec<number>
  /** A bend, or -1 for none. */
  readonly noBend: Codec<number>
  readonly path: Codec<ReadonlyArray<Place> | null>
}

/** Makes the codecs of a circuit's numbers. */
export const numbersOf = ({ places, bands, corners }: Track): TrackCodecs => {
  const place = integer(0, places.length - 1)
  const band = integer(0, bands.length - 1)
  const bend = integer(0, Math.max(bands.length, corners.length) - 1)
  const path = nullable(list(place, { max: 8 }))
  return { place, band, bend, noBend: integer(-1, Math.max(bands.length, corners.length) - 1), path }
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

export const phaseCodec = (track: Track): Codec<Phase> => {
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
