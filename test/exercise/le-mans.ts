/** What shows that the clauses of Le Mans were at work. */
import type { ClauseId } from '../../src/le-mans/clauses.js'
import type { Event } from '../../src/le-mans/event.js'
import type { LeMans } from '../../src/le-mans/game.js'
import type { Car, Move, State } from '../../src/le-mans/model.js'
import { columnOf } from '../../src/le-mans/road.js'
import { example, happened, never, piece, remark, type Sighting } from './sighting.js'

type Seen = Sighting<State, Move, Event>
type Look = Exclude<Seen, string | { readonly says: string }>

const on = happened<State, Move, Event>()
const carOf = (state: State, index: number): Car | undefined => state.cars[index]
const both =
  (...looks: ReadonlyArray<Look>): Look =>
  (ply) =>
    looks.every((look) => look(ply))
const placed = on('CarPlaced')
const ends = on('RaceEnded')
/** Dice that the corner in hand costs a car in tow; 0 outside a tow. */
const towDice = ({ phase }: State): number =>
  phase._tag === 'TakingTowChance' ? (phase.corners.find(({ corner }) => corner === phase.corner)?.dice ?? 0) : 0
const isStopped = (car: Car | undefined): boolean => (car?.stoppedAt ?? 0) > 0

/** The table for a course. */
export const leMansSightings = ({ track }: LeMans): Readonly<Record<ClauseId, Seen>> => {
  const cornerAt = (car: Car | undefined, ahead: number): number =>
    car === undefined ? -1 : (track.corner[car.lane * track.length + columnOf(track, car.x + ahead)] ?? -1)
  const shifted = (where: (from: number, to: number, car: Car | undefined) => boolean): Look =>
    on('GearChanged', ({ car, from, to }, { before }) => where(from, to, carOf(before, car)))
  const classOf = (car: Car | undefined): string => track.cards[car?.card ?? -1]?.cls ?? ''
  const ran = (
    where: (
      counts: number,
      gear: number,
      ply: { readonly before: State; readonly after: State },
      car: number,
    ) => boolean,
  ): Look => on('Moved', ({ car, counts }, ply) => where(counts, carOf(ply.after, car)?.gear ?? 0, ply, car))
  const safeFor = (car: Car | undefined, corner: number): number => {
    const { sharp = 0, hairpin = 0 } = track.cards[car?.card ?? -1] ?? {}
    return track.corners[corner]?.kind === 'hairpin' ? hairpin : sharp
  }
  const basicOf = (state: State, index: number, gear: number): number =>
    track.cards[carOf(state, index)?.card ?? -1]?.basic[gear] ?? 0
  const fasterThanBasic: Look = ({ before, after, events }) =>
    before.agreement.bonusMoves &&
    events.some(
      (event) => event._tag === 'Moved' && event.counts > basicOf(after, event.car, carOf(after, event.car)?.gear ?? 0),
    )
  return {
    'LM-Equip.1': piece('the folder'),
    'LM-Equip.2': piece('the board'),
    'LM-Equip.3': piece('the cards'),
    'LM-Equip.4': piece('the record pad'),
    'LM-Equip.5': piece('the cars'),
    'LM-Equip.6': piece('the markers'),
    'LM-Equip.7': on('ChanceRolled'),
    'LM-Equip.8': piece('lines on the board'),
    'LM-Equip.9': piece('colours of the board'),
    'LM-Equip.10': piece('colours of the board'),
    'LM-Equip.11': on('SpunOut'),
    'LM-Equip.12': piece('the length of a course'),
    'LM-Equip.13': piece('names on the board'),
    'LM-Equip.14': piece('the direction of a course'),
    'LM-Equip.15': ran((counts, gear, { after }, car) => gear > 1 && counts === basicOf(after, car, gear)),
    'LM-Equip.16': on('GearChanged', ({ free }) => free > 0),
    'LM-Equip.17': on(
      'CornerEntered',
      ({ car, corner, gear, over }, { before }) => over === gear - safeFor(carOf(before, car), corner),
    ),
    'LM-Equip.18': on('HardBrakeUsed'),
    'LM-Equip.19': on('ChanceRolled', ({ surface }) => surface === 'dry'),
    'LM-Equip.20': on('CornerWet'),
    'LM-Equip.21': on('ChanceRolled', ({ surface }) => surface === 'wet'),
    'LM-Equip.22': on('PitOwed'),
    'LM-Equip.23': on('LapCompleted'),
    'LM-Prep.1': 'named',
    'LM-Prep.2': 'named',
    'LM-Prep.3': 'named',
    'LM-Prep.4': on('GridRolled'),
    'LM-Prep.5': on('CarPlaced', ({ x }) => x <= 0),
    'LM-Prep.6': on('CarPlaced', ({ x, stall }) => x === -2 && stall < 0),
    'LM-Prep.7': remark('the usual number of laps'),
    'LM-Prep.8': both(on('GridRolled'), placed),
    'LM-Prep.9': ({ after, events }) => {
      const ranks = events.flatMap((event) => (event._tag === 'CarPlaced' && event.stall < 0 ? [event.x] : []))
      return (
        after.cars.length > 2 && ranks.length > 2 && ranks.every((x) => ranks.filter((one) => one === x).length <= 2)
      )
    },
    'LM-How.1': on('TurnStarted', ({ reasons }) => reasons.includes('grid')),
    'LM-How.2': on('TurnStarted', ({ turn }) => turn > 1),
    'LM-How.3': on('TurnStarted', ({ reasons }) => reasons.includes('position')),
    'LM-How.4': (ply) => on('Moved')(ply) && !on('GearChanged')(ply),
    'LM-How.5': on('CornerEntered', ({ over }) => over === 0),
    'LM-How.6': ends,
    'LM-How.7': on('TurnStarted', ({ reasons }) => reasons.includes('even')),
    'LM-How.8': shifted((from, to) => from > 0 && to === from + 1),
    'LM-How.9': shifted((from, to) => to < from),
    'LM-How.10': on('TurnStarted', (_, { after }) =>
      after.cars.some(({ status, gear }) => status === 'racing' && gear > 0),
    ),
    'LM-Win.1': on('CrossedFinish'),
    'LM-Win.2': both(
      on('Classified', ({ place }) => place === 1),
      on('Classified', ({ place }) => place === 2),
    ),
    'LM-Win.3': on('Classified', ({ cars }) => cars.length > 1),
    // Only a move that no codec takes is refused by it, so play never meets it.
    'LM-Move.1': piece('a car as long as two spaces; it stands in one column of the course'),
    'LM-Move.2': on('Moved', ({ counts, route }) => counts > route.length),
    'LM-Move.3': 'named',
    'LM-Move.4': on('Moved', ({ to }) =>
      track.corners.some(({ soLane, soColumn }) => soLane === to.lane && soColumn === columnOf(track, to.x)),
    ),
    'LM-Move.5': ran((counts, gear, { after }, car) => counts === basicOf(after, car, gear)),
    'LM-Move.6': 'named',
    'LM-Move.7': 'named',
    'LM-Move.8': shifted((from, to) => to < from - 1),
    'LM-Move.9': never('Corner.2 refuses it'),
    'LM-Move.10': 'named',
    'LM-Move.11': 'named',
    'LM-Move.12': on('Moved', ({ route }) => route.includes('D')),
    'LM-Move.13': 'named',
    'LM-Move.14': 'named',
    'LM-Move.15': ran((counts, gear, { after }, car) => gear === 1 && counts < basicOf(after, car, 1)),
    'LM-Move.16': (ply) =>
      on(
        'PitEntered',
        ({ car, counts }, { before }) => counts < basicOf(before, car, carOf(before, car)?.gear ?? 0),
      )(ply),
    'LM-Move.17': both(
      shifted((from, to) => to < from),
      on('Moved'),
    ),
    'LM-Move.18': never('the die is thrown for corners, the grid and the solitaire only'),
    'LM-Diag.1a': example,
    'LM-Diag.1b': example,
    'LM-Diag.1c': example,
    'LM-Diag.2a': example,
    'LM-Diag.2b': example,
    'LM-Diag.2c': example,
    'LM-Diag.2d': example,
    'LM-Diag.3a': example,
    'LM-Diag.3b': example,
    'LM-Diag.3c': example,
    'LM-Diag.4a': example,
    'LM-Diag.4b': example,
    'LM-Diag.4c': example,
    'LM-Diag.5a': example,
    'LM-Diag.5b': example,
    'LM-Diag.6a': example,
    'LM-Diag.6b': example,
    'LM-Diag.6c': example,
    'LM-Diag.6d': example,
    'LM-Stop.1': 'named',
    'LM-Stop.2': on('TurnStarted', ({ order, reasons }, { after }) =>
      reasons.some((reason, index) => {
        const [ahead, behind] = [carOf(after, order[index - 1] ?? -1), carOf(after, order[index] ?? -1)]
        return reason === 'stopped' && ahead !== undefined && !isStopped(ahead) && ahead.x < (behind?.x ?? 0)
      }),
    ),
    'LM-Stop.3': on('CarRestarted', ({ car }, { before }) =>
      before.cars.some(({ status, x }) => status === 'racing' && x < (carOf(before, car)?.x ?? 0)),
    ),
    'LM-Stop.4': on('TurnStarted', ({ order, reasons }, { after }) => {
      const last = carOf(after, order.at(-1) ?? -1)
      return reasons.at(-1) === 'stopped' && last?.stoppedAt === Math.max(...after.cars.map((car) => car.stoppedAt))
    }),
    'LM-Stop.5': on('TurnStarted', ({ reasons }) => reasons.filter((reason) => reason === 'stopped').length > 1),
    'LM-Stop.6': on('TurnStarted', ({ order, reasons }, { after }) =>
      reasons.some((reason, index) => {
        const [ahead, behind] = [carOf(after, order[index - 1] ?? -1), carOf(after, order[index] ?? -1)]
        return reason === 'stopped' && isStopped(ahead) && (ahead?.x ?? 0) < (behind?.x ?? 0)
      }),
    ),
    'LM-Pass.1': 'named',
    'LM-Pass.2': on('Moved', ({ car, from, route }, { before }) =>
      before.cars.some(
        (other, index) =>
          index !== car &&
          !isStopped(other) &&
          other.lane === from.lane &&
          other.x > from.x &&
          other.x < from.x + route.length,
      ),
    ),
    'LM-Pass.3': on('Moved', ({ car, from, to }, { before }) =>
      before.cars.some((other, index) => index !== car && isStopped(other) && other.x >= from.x && other.x < to.x),
    ),
    'LM-Pass.4': 'named',
    'LM-Pass.5': 'named',
    'LM-Pass.6': 'named',
    'LM-Pass.7': on('Collided', ({ victim }, ply) => !on('PitOwed', ({ car }) => car === victim)(ply)),
    'LM-Corner.1': on('CornerEntered', ({ over }) => over <= 0),
    'LM-Corner.2': 'named',
    'LM-Corner.3': shifted(
      (from, to, car) => to > from && cornerAt(car, 0) >= 0 && cornerAt(car, 1) !== cornerAt(car, 0),
    ),
    'LM-Corner.4': piece('white spaces; how the corner is dodged is tested on the course'),
    'LM-Corner.5': on('CornerEntered', ({ over }) => over === 1),
    'LM-Corner.6': 'named',
    'LM-Chance.1': on('ChanceRolled', (_, { before }) => before.phase._tag === 'TakingChance'),
    'LM-Chance.2': 'named',
    'LM-Chance.3': on('ChanceRolled', ({ corner, surface, face, result }) => {
      const kind = track.corners[corner]?.kind === 'hairpin' ? 2 : 0
      return track.table[kind + (surface === 'wet' ? 1 : 0)]?.[face - 1] === result
    }),
    'LM-Chance.4': on('Moved', ({ car, from }, ply) => {
      const was = carOf(ply.before, car)
      const corner = cornerAt(was, 0)
      if (was === undefined || was.passage < 0 || corner < 0 || from.x !== was.x) return false
      return was.gear === safeFor(was, corner) + 1 && !on('ChanceRolled')(ply)
    }),
    'LM-Chance.5': on('ChanceRolled', ({ result }) => result === 'safe'),
    'LM-Chance.6': 'named',
    'LM-Chance.7': 'named',
    'LM-Chance.8': 'named',
    'LM-Spin.1': on('SpunOut'),
    'LM-Spin.2': on('CarRestarted', ({ car }, { before, after }) => {
      const [was, is] = [carOf(before, car), carOf(after, car)]
      return was?.passage === -1 && was.laps + was.x > 0 && is?.gear === 1
    }),
    'LM-Spin.3': 'named',
    'LM-Spin.4': (ply) => on('SpunOut')(ply) && !on('HardBrakeUsed')(ply),
    'LM-Spin.5': on('PiledUp'),
    'LM-Pit.1': on('PitEntered', ({ car }, { before }) => (carOf(before, car)?.gear ?? 0) > 1),
    'LM-Pit.2': on('CarStopped', ({ cause }) => cause === 'pit'),
    'LM-Pit.3': on('PitLeft'),
    'LM-Pit.4': on('PitWaited'),
    'LM-Pit.5': on(
      'PitEntered',
      ({ car, stall }, { before }) => track.stalls[stall]?.cls === classOf(carOf(before, car)),
    ),
    'LM-Pit.6': 'named',
    'LM-Pit.7': (ply) => on('PitEntered')(ply) && !on('HardBrakeUsed')(ply),
    'LM-Pit.8': 'named',
    'LM-Pit.9': on('PitEntered', ({ car, counts }, { before }) => {
      const { gear = 0 } = carOf(before, car) ?? {}
      return counts !== basicOf(before, car, gear) && counts > 1
    }),
    'LM-Pit.10': on('PitEntered', ({ units, wait }) => units === 3 && wait === 2),
    'LM-Pit.11': on('PitMissed'),
    'LM-Pit.12': on('PitEntered', ({ car }, { before }) => carOf(before, car)?.missed === true),
    'LM-Pit.13': 'named',
    'LM-Brake.1': on('GearChanged', ({ free }) => free > 0),
    'LM-Brake.2': 'named',
    'LM-Brake.3': on('PitLeft', ({ car }, { after }) => carOf(after, car)?.brakes === 0),
    'LM-Brake.4': 'named',
    'LM-Brake.5': on('PitEntered', ({ car }, { before }) => {
      const kinds = carOf(before, car)?.debts.map(({ kind }) => kind) ?? []
      return kinds.includes('brake') && kinds.includes('chance')
    }),
    'LM-Brake.6': on('HardBrakeUsed', ({ car }, { before }) => classOf(carOf(before, car)) !== 'F'),
    'LM-Brake.7': (ply) =>
      !on('HardBrakeUsed')(ply) &&
      on('GearChanged', ({ car, from, to }, { before }) => classOf(carOf(before, car)) === 'F' && from - to > 1)(ply),
    'LM-Brake.8': on(
      'GearChanged',
      ({ car, from, to }, { before }) => classOf(carOf(before, car)) === 'F' && from - to === 3,
    ),
    'LM-Brake.9': remark('a gap in the numbering'),
    'LM-Coll.1': 'named',
    'LM-Coll.2': 'named',
    'LM-Coll.3': (ply) => on('Collided')(ply) && !on('HardBrakeUsed')(ply),
    'LM-Coll.4': 'named',
    'LM-Coll.5': on('PiledUp', ({ cars }) => cars.length > 2),
    'LM-Coll.6': 'named',
    'LM-Coll.7': on('PiledUp', ({ cars }) => cars.length > 2),
    'LM-Coll.8': 'named',
    'LM-Coll.9': 'named',
    'LM-Coll.10': on('CarStopped', ({ cause }) => cause === 'collision'),
    'LM-Spec.1': remark('what the cards portray'),
    'LM-Spec.2': on('TurnStarted', ({ order }) => order.length === 12),
    'LM-Spec.3': remark('names of cars'),
    'LM-Opt.1': ({ number }) => number === 0,
    'LM-Slip.1': on('SlipOffered'),
    'LM-Slip.2': on('Towed'),
    'LM-Slip.3': on(
      'Towed',
      ({ car, counts }, { before }) => counts > basicOf(before, car, carOf(before, car)?.gear ?? 0),
    ),
    'LM-Slip.4': on('SlipAccepted'),
    'LM-Slip.5': on('ChanceRolled', (_, { before }) => towDice(before) === 1),
    'LM-Slip.6': on('ChanceRolled', (_, { before }) => towDice(before) === 2),
    'LM-Slip.7': both(
      on('ChanceRolled', ({ result }) => result === 'safe'),
      on('Towed'),
    ),
    'LM-Slip.8': 'named',
    'LM-Slip.9': 'named',
    'LM-Slip.10': 'named',
    'LM-Slip.11': on('SlipDeclined'),
    'LM-Bonus.1': both(
      ({ before }) => before.agreement.bonusMoves,
      ran((counts, gear, { after }, car) => counts === basicOf(after, car, gear)),
    ),
    'LM-Bonus.2': fasterThanBasic,
    'LM-Bonus.3': (ply) => fasterThanBasic(ply) && !on('GearChanged')(ply),
    'LM-Bonus.4': 'named',
    'LM-Bonus.5': both(
      fasterThanBasic,
      shifted((from, to) => to < from),
    ),
    'LM-Bonus.6': both(fasterThanBasic, on('HardBrakeUsed')),
    'LM-Bonus.7': (ply) => ply.before.agreement.bonusMoves && shifted((from, to) => to > from && from > 0)(ply),
    'LM-Bonus.8': (ply) =>
      fasterThanBasic(ply) &&
      on('Moved', ({ car }) => (carOf(ply.after, car)?.gear ?? 0) > 1)(ply) &&
      !on('GearChanged')(ply),
    'LM-Bonus.9': (ply) => ply.before.agreement.bonusMoves && on('Moved')(ply) && !on('HardBrakeUsed')(ply),
    'LM-Rev.1': on('OverRevved'),
    'LM-Rev.2': 'named',
    'LM-Rev.3': 'named',
    'LM-Rev.4': on('OverRevved', ({ corner }) => corner === 1),
    'LM-Rev.5': both(
      on('OverRevved', ({ corner }) => corner === 1),
      on('CornerEntered', ({ over }) => over <= 0),
    ),
    'LM-Rev.6': both(
      on('OverRevved', ({ corner }) => corner === 1),
      on('CornerEntered', ({ over }) => over === 1),
    ),
    'LM-Rev.7': example,
    'LM-Rev.8': on('OverRevved', ({ gears }) => gears > 0),
    'LM-Rev.9': example,
    'LM-Team.1': 'named',
    'LM-Team.2': both(ends, ({ before }) => before.agreement.teamPlay),
    'LM-Team.3': remark('how a team races'),
    'LM-Team.4': both(
      on('Classified', ({ place }) => place > 1),
      ({ before }) => before.agreement.teamPlay,
    ),
    'LM-Team.5': both(
      ends,
      ({ before, after }) => before.agreement.teamPlay && after.cars.some(({ place }) => place === 0),
    ),
    'LM-Team.6': both(
      on('Classified', ({ cars }) => cars.length > 1),
      ({ before }) => before.agreement.teamPlay,
    ),
    'LM-Solo.1': on('CrossedFinish', (_, { before }) => before.agreement.solitaire),
    'LM-Solo.2': on('CornerEntered', (_, { before }) => before.agreement.solitaire),
    'LM-Solo.3': on('SoloRolled'),
    'LM-Solo.4': on('SoloRolled', ({ surface, must }) => surface === 'dry' && must),
    'LM-Solo.5': on('SoloRolled', ({ surface, must }) => surface === 'wet' && must),
    'LM-Time.1': 'named',
    'LM-Time.2': remark('what the limit is for'),
    'LM-Start.1': remark('how the race began'),
    'LM-Start.2': on('LotDrawn'),
    'LM-Start.3': on('CarPlaced', ({ stall }) => stall >= 0),
    'LM-Start.4': on('CarPlaced', ({ car, stall }, { after }) => stall >= 0 && carOf(after, car)?.status === 'pitting'),
    'LM-Start.5': on('PitLeft', (_, { before }) => before.agreement.start === 'leMans' && before.turn <= 1),
    'LM-Start.6': remark('how a start goes'),
  }
}
