/** What shows that the clauses of Paris-Dakar were at work. */
import type { Event } from '../../src/paris-dakar/event.js'
import type { ClauseId } from '../../src/paris-dakar/clauses.js'
import type { ParisDakar } from '../../src/paris-dakar/game.js'
import type { Move, Player, State } from '../../src/paris-dakar/model.js'
import { elsewhere, happened, never, piece, remark, type Sighting } from './sighting.js'

type Seen = Sighting<State, Move, Event>
type Look = Exclude<Seen, string | { readonly says: string }>

const on = happened<State, Move, Event>()
const playerOf = (state: State, seat: number): Player | undefined => state.players[seat]

/** Something that holds of the very first position. */
const atStart =
  (holds: (state: State) => boolean): Look =>
  ({ number, before }) =>
    number === 0 && holds(before)

const both =
  (...looks: ReadonlyArray<Look>): Look =>
  (ply) =>
    looks.every((look) => look(ply))

/** The table for a board. */
export const parisDakarSightings = ({ track }: ParisDakar): Readonly<Record<ClauseId, Seen>> => ({
  'PD-0.1': piece('the circuit'),
  'PD-0.2': 'named',
  'PD-0.3': piece('the breakdown cards'),
  'PD-0.4': piece('the mechanical card'),
  'PD-0.5': piece('the medical card'),
  'PD-0.6': 'named',
  'PD-0.7': piece('the truck'),
  'PD-0.8': piece('the helicopter'),
  'PD-0.9': piece('the coupons of 100'),
  'PD-0.10': piece('the coupons of 20'),
  'PD-0.11': piece('the road-books'),
  'PD-0.12': on('RallyWon'),
  'PD-0.13': remark('what the route portrays'),
  'PD-0.14': remark('what the route portrays'),
  'PD-0.15d': atStart(({ players, bank }) => players.length === 4 && bank === 1000),
  'PD-1.1': piece('the spinner'),
  'PD-2.1': 'named',
  'PD-2.2': on('FuelPaid', (_, { before, after }) => after.bank > before.bank),
  'PD-2.3': 'named',
  'PD-3.1': atStart(({ players }) => players.every(({ cards }) => cards === 0)),
  'PD-3.2': atStart(({ truck }) => truck.holder === null),
  'PD-3.3': atStart(({ helicopter }) => helicopter.holder === null),
  'PD-3.4': atStart(({ helicopter }) => helicopter.base === 'start'),
  'PD-3.5': atStart(({ truck }) => track.board.spaces[truck.at]?.town?.name === 'Ouargla'),
  'PD-4.1': atStart(({ players }) => players.every(({ fuel }) => fuel === 1000)),
  'PD-4.2': atStart(({ players, bank }) => 1000 * players.length + bank === 5000),
  'PD-4.3': 'named',
  'PD-4.4': atStart(({ players }) => players.every(({ at }) => at === 0)),
  'PD-5.1': 'named',
  'PD-5.2': 'named',
  'PD-6.1': 'named',
  'PD-6.2': 'named',
  'PD-6.3': piece('kilometres of the circuit'),
  'PD-6.4': 'named',
  'PD-6.5': 'named',
  'PD-6.6': 'named',
  'PD-6.7': 'named',
  'PD-7.1': 'named',
  'PD-7.2': 'named',
  'PD-7.3d': on('VehicleMoved', ({ seat, to, path }, { before }) =>
    path.some((at) => at !== to && before.players.filter((other, i) => i !== seat && other.at === at).length > 1),
  ),
  'PD-7.4d': both(
    on('MoveCutShort', ({ reason }) => reason === 'traffic'),
    on('RoadBookRead'),
  ),
  'PD-7.5d': 'named',
  'PD-8.1': 'named',
  'PD-8.2': 'named',
  'PD-8.3': elsewhere('no order of its road-book leads back over a town; the unit tests have boards where one does'),
  'PD-8.4': on('TownFeePaid', (_, { before, after }) => after.bank > before.bank),
  'PD-8.5': on('TownFeePaid', ({ at, litres }) => litres === 20 * (at - track.town.lastIndexOf(1, at - 1))),
  'PD-8.6d': ({ events }) => events.filter(({ _tag }) => _tag === 'TownFeePaid').length > 1,
  'PD-8.7d': on('VehicleMoved', ({ from, to }) => track.town[from] === 1 && to > from),
  'PD-9.1': 'named',
  'PD-9.2': piece('the stopwatches of the circuit'),
  'PD-9.3': both(
    on('VehicleMoved', ({ to }) => track.board.spaces[to]?.control === true),
    on('TurnEnded'),
  ),
  'PD-9.4': 'named',
  'PD-9.5': 'named',
  'PD-9.6': 'named',
  'PD-9.7': 'named',
  'PD-9.8': on('TankExchanged', ({ seat, received }, { after }) => playerOf(after, seat)?.fuel === received),
  'PD-9.9d': (ply) =>
    on('VehicleMoved', ({ from, to }) => to === track.nextStop[from] && to < track.finish)(ply) &&
    !on('MoveCutShort')(ply),
  'PD-9.10d': both(
    on('MoveCutShort', ({ reason }) => reason !== 'traffic'),
    (ply) =>
      on('SpeedChosen', ({ mode }) => mode === 'full')(ply) ||
      on('VehicleMoved', ({ cause }) => cause === 'roadBook')(ply),
  ),
  'PD-10.1': 'named',
  'PD-10.2': never('the truck is called by three cards or for fuel, by itself'),
  'PD-10.3': 'named',
  'PD-10.4': 'named',
  'PD-10.5': 'named',
  'PD-10.6': both(on('SurchargePaid'), (ply) => on('TownFeePaid')(ply) || on('FuelPaid')(ply)),
  'PD-10.7': 'named',
  'PD-10.8': on('SpeedOffered', ({ number, seat }, { before }) => number === 4 && playerOf(before, seat)?.cards === 1),
  'PD-10.9': on('SpeedOffered', ({ number, seat }, { before }) => number === 4 && playerOf(before, seat)?.cards === 2),
  'PD-10.10': 'named',
  'PD-10.11': 'named',
  'PD-10.12': both(
    on('NeedRaised', ({ need }) => need === 'mechanic'),
    on('AssistanceCalled', ({ service }) => service === 'truck'),
  ),
  'PD-10.13d': never('reduced and full are the only two speeds there are'),
  'PD-10.14d': 'named',
  'PD-10.15d': on('BreakdownDrawn', ({ seat }, { after }) => playerOf(after, seat)?.cards === 3),
  'PD-11.1': 'named',
  'PD-11.2': 'named',
  'PD-11.3': piece('the rescue posts of the circuit'),
  'PD-11.4': 'named',
  'PD-11.5': on('TruckMoved', ({ from, to }) => to < from),
  'PD-11.6': on('TruckArrived', ({ unused }) => unused > 0),
  'PD-11.7': 'named',
  'PD-11.8': 'named',
  'PD-11.9': 'named',
  'PD-11.10': 'named',
  'PD-11.11': both(on('RepairDone'), on('TurnEnded')),
  'PD-11.12': on('RepairDone', ({ seat }, { after }) => playerOf(after, seat)?.cards === 0),
  'PD-11.13d': both(
    on('AssistanceCalled', ({ service }) => service === 'truck'),
    (ply) => !on('TruckMoved')(ply),
  ),
  'PD-12.1': 'named',
  'PD-12.2': 'named',
  'PD-12.3': 'named',
  'PD-12.4': 'named',
  'PD-12.5': on('HelicopterPlaced', ({ base, required }) => base === 'start' && required === 3),
  'PD-12.6': (ply) => on('HelicopterFlew')(ply) && !on('HelicopterArrived')(ply),
  'PD-12.7': on('HelicopterArrived', ({ unused }) => unused > 0),
  'PD-12.8': 'named',
  'PD-12.9': 'named',
  'PD-12.10': 'named',
  'PD-12.11': both(on('PatientTreated'), on('TurnEnded')),
  'PD-12.12': on('AssistanceQueued', ({ service }) => service === 'truck'),
  'PD-12.13': on('AssistanceQueued', ({ service }) => service === 'helicopter'),
  'PD-12.14': 'named',
  'PD-12.15': 'named',
  'PD-12.16': 'named',
  'PD-12.17': 'named',
  'PD-12.18': 'named',
  'PD-12.19': 'named',
  'PD-12.20d': on(
    'AssistanceCalled',
    ({ seat, from }, { before, after }) =>
      from === 'queue' && playerOf(before, seat)?.fuel === playerOf(after, seat)?.fuel,
  ),
  'PD-13.1': on('FuelShortage', ({ lacks }) => lacks.some(({ charge }) => charge._tag === 'TownFee')),
  'PD-13.2': on('FuelShortage', ({ lacks }) => lacks.some(({ charge }) => charge._tag === 'Demand')),
  'PD-13.3': 'named',
  'PD-13.4': 'named',
  'PD-13.5': both(
    on('FuelShortage'),
    on('AssistanceCalled', ({ service }) => service === 'truck'),
  ),
  'PD-13.6': 'named',
  'PD-13.7': 'named',
  'PD-13.8': on('FuelDelivered', ({ number, litres }) => number === 3 && litres === 300),
  'PD-13.9': both(on('FuelDelivered'), on('TurnEnded')),
  'PD-14.1': 'named',
  'PD-14.2': on('TownFeePaid', ({ at, litres }) => at === track.finish && litres === 80),
  'PD-14.3': on('FuelShortage', ({ lacks }) =>
    lacks.some(({ charge }) => charge._tag === 'TownFee' && charge.space === track.finish),
  ),
  'PD-15.1': 'named',
  'PD-15.2d': 'named',
})
