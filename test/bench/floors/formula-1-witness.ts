/** The floor of Formula 1 in the words of the game, for comparing the two. */
import { DECKS, DEFAULT_RULINGS, TACTIC_CARDS } from '../../../src/formula-1/data/cards.js'
import { THROWS } from '../../../src/formula-1/data/charts.js'
import type {
  Car,
  ExtraCard,
  Hand,
  Move,
  Mph,
  Phase,
  State,
  TacticCard,
  ToSettle,
  TurnUnderWay,
} from '../../../src/formula-1/model.js'
import type { Track } from '../../../src/formula-1/track.js'
import type { Witness } from './floor.js'
import { Kind, makeFormula1Floor, Moved, type Position, type RaceOptions, Wait } from './formula-1.js'
import { unpack } from './formula-1-paths.js'

const cardOf = (index: number): TacticCard => TACTIC_CARDS[index] as TacticCard

const handOf = (counts: Uint8Array, car: number): Hand => ({
  fastGearChange: counts[5 * car] as number,
  goodCarburettor: counts[5 * car + 1] as number,
  quickReactions: counts[5 * car + 2] as number,
  slipStreaming: counts[5 * car + 3] as number,
  superbDriving: counts[5 * car + 4] as number,
})

const itemOf = (code: number): ToSettle =>
  code < 4 ? { _tag: 'Line' } : { _tag: 'Band', band: (code >> 2) - 1, over: (20 * (code & 3)) as 0 | 20 | 40 | 60 }

const turnOf = (at: Position): TurnUnderWay => ({
  from: at.from as Mph,
  card: at.card === -1 ? 'none' : cardOf(at.card),
  kind: at.moved === Moved.Run ? 'run' : at.moved === Moved.Blocked ? 'blocked' : 'pit',
  blocker: at.blocker,
  raise: at.raise,
  toSettle: [...at.codes.subarray(at.codeFirst, at.codeFirst + at.codeCount)].map(itemOf),
  superb: at.superb,
  tires: at.tires,
})

const winnersOf = ({ rank, seats }: Position): ReadonlyArray<number> => {
  const ranks = [...rank.subarray(0, seats)]
  return ranks.map((_, car) => car).filter((car) => ranks[car] === Math.max(...ranks))
}

const phaseOf = (at: Position): Phase => {
  switch (at.wait) {
    case Wait.Deal:
      return { _tag: 'Dealing', dealt: at.dealt }
    case Wait.Grid:
      return {
        _tag: 'ThrowingForGrid',
        contenders: [...at.contenders.subarray(0, at.contenderCount)],
        sums: [...at.sums.subarray(0, at.sumCount)],
      }
    case Wait.Speed:
      return { _tag: 'SettingSpeed' }
    case Wait.Move:
      return { _tag: 'Moving', from: at.from as Mph, card: at.card === -1 ? 'none' : cardOf(at.card), superb: -1 }
    case Wait.Card:
      return { _tag: 'PlayingCard', turn: turnOf(at) }
    case Wait.Tires:
      return { _tag: 'UsingTires', turn: turnOf(at) }
    case Wait.Penalty:
      return { _tag: 'ThrowingPenalty', turn: turnOf(at) }
    case Wait.PitCard:
      return { _tag: 'DrawingPitCard' }
    case Wait.TacticCard:
      return { _tag: 'DrawingTacticCard' }
    case Wait.Over:
      return { _tag: 'RaceOver', winners: winnersOf(at) }
  }
}

const carOf = (at: Position, car: number): Car => ({
  seat: at.seat[car] as number,
  place: at.round === 0 ? -1 : (at.place[car] as number),
  speed: at.speed[car] as Mph,
  brake: at.brake[car] as number,
  tire: at.tire[car] as number,
  lapsLeft: at.lapsLeft[car] as number,
  hand: handOf(at.hand, car),
  knownInHand: handOf(at.known, car),
  missTurns: at.miss[car] as number,
  startSpeed: at.start[car] as Mph,
  specialTires: at.special[car] === 1,
  handicap: 'none',
  finishRank: at.rank[car] as number,
})

/** Makes the witness on a track. */
export const makeFormula1Witness = (track: Track): Witness<RaceOptions, State, Move> => {
  const floor = makeFormula1Floor(track)
  const { kind, value, crossings } = floor.listed
  let options: RaceOptions = { seats: 0, laps: 0 }

  const shown = (list: number): string => {
    const codes = new Uint8Array(8)
    const items = [...codes.subarray(0, unpack(list, codes, 0))].map(itemOf)
    return items.map((i) => (i._tag === 'Line' ? 'line' : `${track.bands[i.band]?.id ?? ''}@${i.over}`)).join(',')
  }

  const move = (index: number): Move => {
    const number = value[index] as number
    const met = shown(crossings[index] as number)
    switch (kind[index] as Kind) {
      case Kind.Deal:
        return { _tag: 'DealTactic', card: cardOf(number) }
      case Kind.Throw: {
        const dice = (THROWS[number] as (typeof THROWS)[number]).dice
        return floor.position().wait === Wait.Grid ? { _tag: 'ThrowForGrid', dice } : { _tag: 'ThrowPenalty', dice }
      }
      case Kind.SetSpeed:
        return { _tag: 'SetSpeed', speed: number as Mph, card: crossings[index] === 1 ? 'goodCarburettor' : 'none' }
      case Kind.Run:
        return { _tag: 'Run', to: number, crossings: met, path: null }
      case Kind.Stay:
        return { _tag: 'DriveUp', to: number, crossings: met, raise: false, path: null }
      case Kind.Raise:
        return { _tag: 'DriveUp', to: number, crossings: met, raise: true, path: null }
      case Kind.Hold:
        return { _tag: 'Wait' }
      case Kind.IntoPit:
        return { _tag: 'DriveIntoPit', crossings: met, path: null }
      case Kind.Pass:
        return { _tag: 'Pass' }
      case Kind.Extra:
        return { _tag: 'PlayExtra', card: cardOf(number & 7) as ExtraCard, to: number >> 3, crossings: met, path: null }
      case Kind.Superb:
        return { _tag: 'PlaySuperb', bend: number }
      case Kind.KeepTires:
        return { _tag: 'KeepTires' }
      case Kind.UseTires:
        return { _tag: 'UseTires', bend: number }
      case Kind.PitCard:
        return { _tag: 'DrawPitCard', card: DECKS.seed.pits[number] as (typeof DECKS.seed.pits)[number] }
      case Kind.TacticCard:
        return { _tag: 'DrawTacticCard', card: cardOf(number) }
    }
  }

  const state = (): State => {
    const at = floor.position()
    return {
      agreement: { ...options, cards: 'seed', grid: 'thrown', rulings: DEFAULT_RULINGS.seed },
      phase: phaseOf(at),
      round: at.round,
      current: at.current,
      cars: Array.from({ length: at.seats }, (_, car) => carOf(at, car)),
      usedTactics: [...at.usedTactics.subarray(0, at.usedCount)].map(cardOf),
      usedPits: [...at.usedPits.subarray(0, at.usedPitCount)].map(
        (one) => DECKS.seed.pits[one] as (typeof DECKS.seed.pits)[number],
      ),
    }
  }

  return {
    ...floor,
    begin: (agreed) => {
      options = { seats: agreed.seats, laps: agreed.laps }
      floor.begin(agreed)
    },
    move,
    state,
  }
}
