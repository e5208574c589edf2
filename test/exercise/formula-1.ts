/** What shows that the clauses of Formula 1 were at work. */
import type { ClauseId } from '../../src/formula-1/clauses.js'
import type { Event } from '../../src/formula-1/event.js'
import type { Formula1 } from '../../src/formula-1/game.js'
import type { Car, ExtraCard, Move, PitCard, State } from '../../src/formula-1/model.js'
import { example, happened, never, piece, remark, type Sighting } from './sighting.js'

type Seen = Sighting<State, Move, Event>
type Look = Exclude<Seen, string | { readonly says: string }>

const on = happened<State, Move, Event>()
const carOf = (state: State, index: number): Car | undefined => state.cars[index]

/** A whole move of so many spaces at the speed that was set. */
const drove =
  (steps: number): Seen =>
  (ply) =>
    on('CarMoved', (moved) => moved.cause === 'speed' && moved.steps === steps)(ply) && !on('Blocked')(ply)

const cut = (by: number): Look => on('SpeedSet', ({ how, from, to }) => how === 'cut' && from - to === by)

/** A cut of so much at the setting, and the points of brake that it cost. */
const braked =
  (by: number, points: number): Seen =>
  (ply) =>
    cut(by)(ply) &&
    (points === 0 ? !on('BrakeWorn')(ply) : on('BrakeWorn', ({ from, to }) => to - from === points)(ply))

/** A cut of so much at the setting, and the points of tire that it cost. */
const wore =
  (by: number, points: number): Seen =>
  (ply) =>
    cut(by)(ply) && (points === 0 ? !on('TireWorn')(ply) : on('TireWorn', ({ from, to }) => to - from === points)(ply))

/** A throw for a band: the sum, whether by two equal dice where that matters, and how far over. */
const threw = (over: 20 | 40, sum: number, double: boolean | null = null): Seen =>
  on(
    'PenaltyThrown',
    (thrown) =>
      thrown.over === over &&
      thrown.dice[0] + thrown.dice[1] === sum &&
      (double === null || (thrown.dice[0] === thrown.dice[1]) === double),
  )

const drew = (card: PitCard): Seen => on('PitCardDrawn', (drawn) => drawn.card === card)
const handOf = (car: Car | undefined): number =>
  Object.values(car?.hand ?? {}).reduce((sum: number, copies: number) => sum + copies, 0)

/** The race begins, and this holds of its cars. */
const begins = (holds: (car: Car, state: State) => boolean): Seen =>
  on('RoundStarted', ({ round }, { after }) => round === 1 && after.cars.every((car) => holds(car, after)))
const finishers = ({ cars }: State): ReadonlyArray<Car> => cars.filter(({ finishRank }) => finishRank >= 0)
const tooFast: Look = on('SpunOff', ({ cause }) => cause === 'tooFast')

/** A card that added so many spaces. */
const added = (card: ExtraCard, spaces: number): Seen =>
  on('TacticPlayed', (played, ply) => {
    const isAdded = on('CarMoved', ({ cause, steps }) => cause === 'extra' && steps === spaces)
    return played.card === card && isAdded(ply)
  })
const twoThrows: Look = (ply) => on('PenaltyThrown')(ply) && on('BandJudged', ({ verdict }) => verdict === 'throw')(ply)

/** The table for a circuit. */
export const formula1Sightings = ({ track }: Formula1): Readonly<Record<ClauseId, Seen>> => {
  const kindAt = (place: number): string => track.places[place]?.kind ?? ''
  const stepped = (diagonal: boolean): Seen =>
    on('CarMoved', ({ from, path }) =>
      path.some((to, index) =>
        (track.ways[path[index - 1] ?? from] ?? []).some((way) => way.to === to && way.diagonal === diagonal),
      ),
    )
  const leftAt = (kind: string, least: number): Seen =>
    on('SpeedSet', ({ car, to }, { before }) => to > least && kindAt(carOf(before, car)?.place ?? -1) === kind)
  const endsOnLine = (place: number, from: number): boolean =>
    (track.ways[from] ?? []).some((way) => way.to === place && way.crossesFinish)
  return {
    'F1-Object.1': on('RaceEnded', (_, { after }) => finishers(after).length === 1),
    'F1-Object.2': on('RaceEnded', (_, { after }) => finishers(after).length > 1),
    'F1-Equip.1': piece('the board'),
    'F1-Equip.2': piece('two kinds of cards, dealt under Setup and drawn under Pit'),
    'F1-Equip.3': on('PenaltyThrown', ({ dice }) => dice[0] + dice[1] > 6),
    'F1-Equip.4': 'named',
    'F1-Equip.5': piece('the dashboards'),
    'F1-Equip.6': 'named',
    'F1-Equip.7': 'named',
    'F1-Equip.8': on('SpeedSet', ({ to }) => to === 160),
    'F1-Equip.9': on('GaugeFull', ({ gauge }) => gauge === 'tire'),
    'F1-Equip.10': on('GaugeFull', ({ gauge }) => gauge === 'brake'),
    'F1-Equip.11': piece('the lap dial; more laps are refused by Setup.10'),
    'F1-Setup.1': on('TacticDealt'),
    'F1-Setup.2': never('a law of its own holds that no view shows another hand'),
    'F1-Setup.3': begins((car) => handOf(car) === 5),
    'F1-Setup.4': on('PitCardDrawn', ({ source }) => source === 'pack'),
    'F1-Setup.5': on('GridThrown'),
    'F1-Setup.6': on('GridSet'),
    'F1-Setup.7': piece('colours of the dashboards'),
    'F1-Setup.8': begins(({ lapsLeft }, { agreement }) => lapsLeft === agreement.laps),
    'F1-Setup.9': 'named',
    'F1-Setup.10': 'named',
    'F1-Setup.11': begins(({ speed, brake, tire }) => speed + brake + tire === 0),
    'F1-Setup.12': never('the dice of the grid set no speed'),
    'F1-Setup.13': on('PenaltyThrown'),
    'F1-Order.1': on('TurnStarted', ({ car }) => car === 0),
    'F1-Order.2': on('TurnEnded', ({ car }, ply) => on('TurnStarted', (next) => next.car === car + 1)(ply)),
    'F1-Order.3': on('RoundStarted', ({ round }) => round > 1),
    'F1-Speed.1': drove(1),
    'F1-Speed.2': drove(2),
    'F1-Speed.3': drove(3),
    'F1-Speed.4': drove(4),
    'F1-Speed.5': drove(5),
    'F1-Speed.6': drove(6),
    'F1-Speed.7': drove(7),
    'F1-Speed.8': drove(8),
    'F1-Speed.9': on('SpeedSet', ({ how }) => how === 'raise'),
    'F1-Speed.10': 'named',
    'F1-Speed.11': on('SpeedSet', ({ how, from, to }) => how === 'raise' && from === 0 && to === 60),
    'F1-Speed.12': on('SpeedSet', ({ how, from, to }) => how === 'raise' && from === 60 && to === 120),
    'F1-Speed.13': on('SpeedSet'),
    'F1-Speed.14': on('SpeedSet', ({ how }) => how === 'keep'),
    'F1-Speed.15': on('SpeedSet', ({ how, to }) => how === 'keep' && to === 160),
    'F1-Move.1': (ply) => on('CarMoved', ({ cause }) => cause === 'speed')(ply) && !on('Blocked')(ply),
    'F1-Move.2': stepped(false),
    'F1-Move.3': stepped(true),
    'F1-Move.4': never('no link of a circuit leads to the side'),
    'F1-Move.5': never('no link of a circuit leads back'),
    'F1-Move.6': 'named',
    'F1-Move.7': 'named',
    'F1-Move.8': example,
    'F1-Reduce.1': on('SpeedSet', ({ how }) => how === 'cut'),
    'F1-Reduce.2': braked(20, 0),
    'F1-Reduce.3': (ply) =>
      on(
        'SpeedSet',
        ({ how, from, to, car }, { before }) => how === 'cut' && from - to === 20 && carOf(before, car)?.tire === 8,
      )(ply),
    'F1-Reduce.4': braked(40, 1),
    'F1-Reduce.5': wore(40, 0),
    'F1-Reduce.6': braked(60, 2),
    'F1-Reduce.7': wore(60, 1),
    'F1-Reduce.8': braked(80, 3),
    'F1-Reduce.9': wore(80, 2),
    'F1-Reduce.10': braked(100, 4),
    'F1-Reduce.11': wore(100, 3),
    'F1-Reduce.12': 'named',
    'F1-Reduce.13': on(
      'BrakeWorn',
      ({ cause, car, to }, { after }) => cause === 'setting' && carOf(after, car)?.brake === to,
    ),
    'F1-Reduce.14': 'named',
    'F1-Reduce.15': 'named',
    'F1-Corner.1': on('BandCrossed', ({ band, corner }) => track.corners[corner]?.bands.includes(band) === true),
    'F1-Corner.2': on('BandCrossed', ({ cell, safety }) => track.safety[cell] === safety),
    'F1-Corner.3': on('BandJudged', ({ verdict }) => verdict === 'safe'),
    'F1-Corner.4': on('BandCrossed', ({ band, safety }) =>
      track.band.some((other, cell) => other === band && track.safety[cell] !== safety),
    ),
    'F1-Corner.5': on('BandJudged', ({ over }) => over === 20 || over === 40),
    'F1-Corner.6': on(
      'PenaltyThrown',
      ({ car, band }, { before }) => track.band[carOf(before, car)?.place ?? -1] !== band,
    ),
    'F1-Corner.7': (ply) => on('BandCrossed', ({ cell }) => !on('CarMoved', ({ to }) => to === cell)(ply))(ply),
    'F1-Corner.8': (ply) => on('BandCrossed', ({ cell }) => on('CarMoved', ({ to }) => to === cell)(ply))(ply),
    'F1-Corner.9': on('PenaltyThrown'),
    'F1-Corner.10': on('TireWorn', ({ cause }) => cause === 'dice'),
    'F1-Corner.11': (ply) => tooFast(ply) && !on('PenaltyThrown')(ply),
    'F1-Corner.12': (ply) => tooFast(ply) && !on('BrakeWorn')(ply) && !on('TireWorn')(ply),
    'F1-Corner.13': twoThrows,
    'F1-Corner.14': (ply) => twoThrows(ply) && on('TireWorn', ({ cause }) => cause === 'dice')(ply),
    'F1-Corner.15': remark('follows from the chart'),
    'F1-Penalty.1': threw(20, 2),
    'F1-Penalty.2': threw(40, 2),
    'F1-Penalty.3': threw(20, 3),
    'F1-Penalty.4': threw(40, 3),
    'F1-Penalty.5': threw(20, 4),
    'F1-Penalty.6': threw(40, 4),
    'F1-Penalty.7': threw(20, 5),
    'F1-Penalty.8': threw(40, 5),
    'F1-Penalty.9': threw(20, 6, false),
    'F1-Penalty.10': threw(40, 6, false),
    'F1-Penalty.11': threw(20, 6, true),
    'F1-Penalty.12': threw(40, 6, true),
    'F1-Penalty.13': threw(20, 7),
    'F1-Penalty.14': threw(40, 7),
    'F1-Penalty.15': threw(20, 8, true),
    'F1-Penalty.16': threw(40, 8, true),
    'F1-Penalty.17': threw(20, 8, false),
    'F1-Penalty.18': threw(40, 8, false),
    'F1-Penalty.19': threw(20, 9),
    'F1-Penalty.20': threw(40, 9),
    'F1-Penalty.21': threw(20, 10),
    'F1-Penalty.22': threw(40, 10),
    'F1-Penalty.23': threw(20, 11),
    'F1-Penalty.24': threw(40, 11),
    'F1-Penalty.25': threw(20, 12),
    'F1-Penalty.26': threw(40, 12),
    'F1-Penalty.27': threw(40, 6, true),
    'F1-Penalty.28': threw(40, 8, true),
    'F1-Penalty.29': on('PenaltyThrown', ({ over, result }) => over === 20 && result._tag === 'NoPenalty'),
    'F1-Spin.1': (ply) =>
      tooFast(ply) && on('BandJudged', ({ over, verdict }) => over === 60 && verdict === 'spinOff')(ply),
    'F1-Spin.2': on('SpunOff', ({ cause }) => cause === 'braking'),
    'F1-Spin.3': on('SpunOff', ({ cause }) => cause === 'noTires'),
    'F1-Spin.4': on('SpunOff', ({ cause }) => cause === 'dice'),
    'F1-Spin.5': on('SpunOff', ({ to }) => kindAt(to) === 'spinOff'),
    'F1-Spin.6': on('SpunOff', ({ car }, { after }) => carOf(after, car)?.speed === 0),
    'F1-Spin.7': on('SpunOff', ({ car }, { before, after }) => {
      const [was, is] = [carOf(before, car), carOf(after, car)]
      return was?.brake === is?.brake && was?.tire === is?.tire
    }),
    'F1-Spin.8': on('SpeedSet', ({ car }, { before }) => kindAt(carOf(before, car)?.place ?? -1) === 'spinOff'),
    'F1-Block.1': on('Blocked', ({ blocker }, { before, after }) => carOf(before, blocker) === carOf(after, blocker)),
    'F1-Block.2': piece('islands and the pool on the board'),
    'F1-Block.3': on('Blocked', ({ at, blocker }, { before }) =>
      (track.ways[at] ?? []).some(({ to }) => to === carOf(before, blocker)?.place),
    ),
    'F1-Block.4': example,
    'F1-Block.5': on('SpeedMatched', ({ from, to }) => to < from),
    'F1-Block.6': (ply) =>
      on('SpeedMatched', ({ from, to }) => from - to > 20)(ply) &&
      on('BrakeWorn', ({ cause }) => cause === 'block')(ply),
    'F1-Block.7': on('SpeedMatched', ({ from, to }) => from - to === 20),
    'F1-Block.8': on('SpunOff', ({ cause, to }) => cause === 'braking' && kindAt(to) === 'outside'),
    'F1-Block.9': on('SpunOff', ({ cause, car }, { after }) => cause === 'braking' && carOf(after, car)?.speed === 0),
    'F1-Block.10': on('SpeedRaised'),
    'F1-Block.11': 'named',
    'F1-Pit.1': on('PitEntered'),
    'F1-Pit.2': on('DialsReset', ({ brake, tire }) => brake > 0 && tire > 0),
    'F1-Pit.3': on('PitEntered', ({ pit }) => kindAt(pit) === 'pit'),
    'F1-Pit.4': on('PitEntered', ({ pit, car }) => pit === track.firstPit + car),
    'F1-Pit.5': on('DialsReset', ({ car }, { after }) => {
      const { speed = 1, brake = 1, tire = 1, lapsLeft = 0 } = carOf(after, car) ?? {}
      return speed + brake + tire === 0 && lapsLeft > 0
    }),
    'F1-Pit.6': 'named',
    'F1-Pit.7': (ply) => on('LineCrossed')(ply) && !on('PitEntered')(ply) && !on('CarFinished')(ply),
    'F1-Pit.8': never('no way leads into a pit but the one of its circuit'),
    'F1-Pit.9': on('PitCardDrawn'),
    'F1-Pit.10': on('MoveMissed'),
    'F1-Pit.11': on('HeldOffTrack', ({ place }) => kindAt(place) === 'pit'),
    'F1-Pit.12': leftAt('pit', 60),
    'F1-Pit.13': on('HeldOffTrack', ({ place }) => kindAt(place) === 'spinOff'),
    'F1-Pit.14': leftAt('spinOff', 60),
    'F1-PitCard.1': drew('dirtInCarburettors'),
    'F1-PitCard.2': drew('fumes'),
    'F1-PitCard.3': drew('engineOverheated'),
    'F1-PitCard.4': drew('faultyIgnition'),
    'F1-PitCard.5': drew('faultySteering'),
    'F1-PitCard.6': drew('goodPitWork'),
    'F1-PitCard.7': drew('goodPitWorkSlowStart'),
    'F1-PitCard.8': drew('missedGearChange'),
    'F1-PitCard.9': drew('newInstructions'),
    'F1-PitCard.10': drew('noFuelPressure'),
    'F1-PitCard.11': drew('poorTeamWork'),
    'F1-PitCard.12': drew('quickTireChange'),
    'F1-PitCard.13': drew('slowTireChange'),
    'F1-PitCard.14': drew('specialBrakeLinings'),
    'F1-PitCard.15': on('TiresUsed'),
    'F1-PitCard.16': drew('blackFlag'),
    'F1-PitCard.17': remark('a count of the cards above'),
    'F1-Tactic.1': on('TacticPlayed'),
    'F1-Tactic.2': never('a car off the track has no path that a card could lengthen'),
    'F1-Tactic.3': on('TacticReturned', ({ card, position }, { after }) => after.usedTactics[position - 1] === card),
    'F1-Tactic.4': on('TacticDrawn'),
    'F1-Tactic.5': on(
      'PenaltyThrown',
      ({ car }, { before, after }) => handOf(carOf(before, car)) > 0 && after.phase._tag !== 'PlayingCard',
    ),
    'F1-Tactic.6': on('TacticPlayed', ({ left }, { after }) => left > 0 && after.phase._tag !== 'PlayingCard'),
    'F1-Tactic.7': added('fastGearChange', 2),
    'F1-Tactic.8': on('TacticPlayed', ({ card, timing }) => card === 'fastGearChange' && timing === 'end'),
    'F1-Tactic.9': 'named',
    'F1-Tactic.10': (ply) =>
      on('PitEntered', ({ car }, { before }) => (carOf(before, car)?.hand.fastGearChange ?? 0) > 0)(ply) &&
      !on('CarMoved', ({ cause }) => cause === 'extra')(ply),
    'F1-Tactic.11': on('SpeedSet', ({ how, from, to }) => how === 'card' && to - from > 60 && to <= 120),
    'F1-Tactic.12': on('TacticPlayed', ({ card, timing }) => card === 'goodCarburettor' && timing === 'beginning'),
    'F1-Tactic.13': added('quickReactions', 4),
    'F1-Tactic.14': on('TacticPlayed', ({ card, timing }) => card === 'quickReactions' && timing === 'end'),
    'F1-Tactic.15': added('slipStreaming', 3),
    'F1-Tactic.16': on('TacticPlayed', ({ card, timing }) => card === 'slipStreaming' && timing === 'end'),
    'F1-Tactic.17': on('BandJudged', ({ verdict }) => verdict === 'superb'),
    'F1-Tactic.18': 'named',
    'F1-Tactic.19': on('TacticPlayed', ({ card }) => card === 'superbDriving'),
    'F1-Tactic.20': piece('how many cards there are; a card too many is refused by Equip.6'),
    'F1-Lap.1': on('LineCrossed', ({ car, lapsLeft }, { after }) => carOf(after, car)?.lapsLeft === lapsLeft),
    'F1-Lap.2': (ply) =>
      on('LineCrossed')(ply) && on('CarMoved', ({ from, to, path }) => endsOnLine(to, path.at(-2) ?? from))(ply),
    'F1-Lap.3': (ply) =>
      on('LineCrossed')(ply) && on('CarMoved', ({ from, to, path }) => !endsOnLine(to, path.at(-2) ?? from))(ply),
    'F1-Lap.4': on('LineCrossed', ({ lapsLeft }, { after }) => lapsLeft < after.agreement.laps - 1),
    'F1-Finish.1': on('CarFinished'),
    'F1-Finish.2': (ply) => on('LastRound')(ply) && !on('RaceEnded')(ply),
    'F1-Finish.3': on('RaceEnded', (_, { before }) => before.current === before.cars.length - 1),
    'F1-Finish.4': on('RaceEnded', ({ winners }, { after }) =>
      finishers(after).every(({ finishRank }) =>
        winners.every((car) => (carOf(after, car)?.finishRank ?? -1) >= finishRank),
      ),
    ),
  }
}
