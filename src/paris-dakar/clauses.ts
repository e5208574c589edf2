/** The clauses of the rulebook; ids that end in `d` follow from the printed ones. */
import type { Clause } from '../core/game.js'

const CONTENTS = [
  ['PD-0.1', 'One single track leads from Alger to Dakar.'],
  ['PD-0.2', 'All numbers of the game come from one spinner.'],
  ['PD-0.3', 'There are twelve breakdown cards.'],
  ['PD-0.4', 'There is one card for mechanical assistance.'],
  ['PD-0.5', 'There is one card for medical assistance.'],
  ['PD-0.6', 'Four vehicles limit the game to four players.'],
  ['PD-0.7', 'There is one tow truck.'],
  ['PD-0.8', 'There is one helicopter.'],
  ['PD-0.9', 'Forty coupons are worth 100 litres.'],
  ['PD-0.10', 'Fifty coupons are worth 20 litres, the smallest amount.'],
  ['PD-0.11', 'Every player reads a road-book, and all road-books say the same.'],
  ['PD-0.12', 'Whoever is in Dakar first has reached the object of the game.'],
  ['PD-0.13', 'The route follows the rally of 1985.'],
  ['PD-0.14', 'The game begins in Africa; the stage to the ferry is not driven.'],
  ['PD-0.15d', 'Four starting stocks leave 1,000 litres in the bank.'],
] as const

const PREPARATION = [
  ['PD-1.1', 'A rally that brings no spinner of its own uses the reference spinner.'],
  ['PD-2.1', 'One player is named Race Director.'],
  ['PD-2.2', 'Fuel is paid to the bank and received from it.'],
  ['PD-2.3', 'What the rules forbid is refused with a reason.'],
  ['PD-3.1', 'All breakdown cards start in the bank.'],
  ['PD-3.2', 'The mechanical card starts in the bank.'],
  ['PD-3.3', 'The medical card starts in the bank.'],
  ['PD-3.4', 'The helicopter starts at Alger.'],
  ['PD-3.5', 'The tow truck starts in Ouargla.'],
  ['PD-4.1', 'A starting stock holds eight coupons of 100.'],
  ['PD-4.2', 'With ten coupons of 20 it makes 1,000 litres.'],
  ['PD-4.3', 'No two players have the same vehicle.'],
  ['PD-4.4', 'All vehicles start in Alger together.'],
  ['PD-5.1', 'A first player is named or drawn.'],
  ['PD-5.2', 'The turn passes clockwise and leaves nobody out.'],
] as const

const TURN = [
  ['PD-6.1', 'A turn on the road begins with a spin.'],
  ['PD-6.2', 'The car advances by the number.'],
  ['PD-6.3', 'A space is 100 km long.'],
  ['PD-6.4', 'The road-book of the space reached is obeyed, of spaces passed it is not.'],
  ['PD-6.5', 'Green instructions are good for the player.'],
  ['PD-6.6', 'Red instructions are bad for the player.'],
  ['PD-6.7', 'A black marker changes nothing and costs no turn.'],
] as const

const TRAFFIC = [
  ['PD-7.1', 'A space holds two vehicles.'],
  ['PD-7.2', 'A car bound for a full space stops one space before it.'],
  ['PD-7.3d', 'Full spaces may be passed.'],
  ['PD-7.4d', 'Only the space where the car really stops is paid and read.'],
  ['PD-7.5d', 'Stepping back ends at the own space, which is then no arrival.'],
] as const

const TOWNS = [
  ['PD-8.1', 'Passing a stage town costs its fee.'],
  ['PD-8.2', 'Stopping in a stage town costs the same fee.'],
  ['PD-8.3', 'Every entry is paid, the second one too.'],
  ['PD-8.4', 'The fee goes to the bank.'],
  ['PD-8.5', 'A fee is 20 litres for each 100 km since the last town.'],
  ['PD-8.6d', 'Several towns in one move are paid one by one along the route.'],
  ['PD-8.7d', 'Waiting in a town and leaving it are free.'],
] as const

const STOPS = [
  ['PD-9.1', 'A compulsory stop ends the move, whatever is left of the number.'],
  ['PD-9.2', 'A stopwatch on the circuit makes a space a control point.'],
  ['PD-9.3', 'The turn is over at a control point.'],
  ['PD-9.4', 'A driver who forgot a control point is put back on it.'],
  ['PD-9.5', 'Forgetting it costs a fine of 200 litres.'],
  ['PD-9.6', 'The halfway space is a compulsory stop.'],
  ['PD-9.7', 'All coupons left are handed in halfway.'],
  ['PD-9.8', 'A fresh stock of 1,000 litres is received halfway.'],
  ['PD-9.9d', 'An exact landing is a stop like any other.'],
  ['PD-9.10d', 'Full speed and ordered moves are cut by a compulsory stop as well.'],
] as const

const BREAKDOWNS = [
  ['PD-10.1', 'The road-book deals out breakdown cards.'],
  ['PD-10.2', 'The truck cannot be called for fewer than three cards.'],
  ['PD-10.3', 'At reduced speed each card takes one off the number.'],
  ['PD-10.4', 'Full speed uses the whole number.'],
  ['PD-10.5', 'Full speed costs 20 litres for each space and card.'],
  ['PD-10.6', 'Full speed is paid on top of all other charges.'],
  ['PD-10.7', 'The player chooses the speed after each spin.'],
  ['PD-10.8', 'A 4 with one card: 3 spaces, or 4 for 80 litres.'],
  ['PD-10.9', 'A 4 with two cards: 2 spaces, or 4 for 160 litres.'],
  ['PD-10.10', 'Three cards stop the car.'],
  ['PD-10.11', 'A stopped car stands beside the track at its space.'],
  ['PD-10.12', 'A stopped car calls the truck.'],
  ['PD-10.13d', 'There is nothing between reduced and full speed.'],
  ['PD-10.14d', 'Reduced speed may be no space at all, which is no arrival.'],
  ['PD-10.15d', 'Nobody holds a fourth card.'],
] as const

const MECHANIC = [
  ['PD-11.1', 'The caller takes the mechanical card.'],
  ['PD-11.2', 'The truck is placed on the rescue post nearest to him.'],
  ['PD-11.3', 'Six towns of the route are rescue posts.'],
  ['PD-11.4', 'In his turns the caller spins for the truck.'],
  ['PD-11.5', 'The truck drives in either direction.'],
  ['PD-11.6', 'The truck needs no exact number.'],
  ['PD-11.7', 'On arrival the mechanical card goes back.'],
  ['PD-11.8', 'On arrival the three breakdown cards go back.'],
  ['PD-11.9', 'The truck is at the nearest rescue post again at once.'],
  ['PD-11.10', 'The repaired car returns to the track.'],
  ['PD-11.11', 'The repaired car drives in its next turn, not in this one.'],
  ['PD-11.12', 'The repaired car uses the full number for nothing.'],
  ['PD-11.13d', 'The turn of the call brings no spin for the truck.'],
] as const

const DOCTOR = [
  ['PD-12.1', 'A sick driver parks beside the track.'],
  ['PD-12.2', 'A sick driver takes the medical card.'],
  ['PD-12.3', 'The helicopter starts from Alger or Dakar, the nearer one.'],
  ['PD-12.4', 'In his turns the caller spins, and each town on the way is a unit.'],
  ['PD-12.5', 'From Alger to km 1300 the helicopter needs three units.'],
  ['PD-12.6', 'The units may be gathered in several turns.'],
  ['PD-12.7', 'The helicopter needs no exact number.'],
  ['PD-12.8', 'On arrival the medical card goes back.'],
  ['PD-12.9', 'The helicopter goes back to Alger or Dakar.'],
  ['PD-12.10', 'The treated driver returns to the track.'],
  ['PD-12.11', 'The treated driver drives in his next turn.'],
  ['PD-12.12', 'Nobody without the mechanical card may use the truck.'],
  ['PD-12.13', 'Nobody without the medical card may use the helicopter.'],
  ['PD-12.14', 'Who needs the truck waits until it is back at a rescue post.'],
  ['PD-12.15', 'Who needs the helicopter waits until it is back at a base.'],
  ['PD-12.16', 'A second player on the space of a caller may share the call.'],
  ['PD-12.17', 'Who shares the truck gives all his breakdown cards back.'],
  ['PD-12.18', 'Who shares the truck drives on without losing a turn.'],
  ['PD-12.19', 'Nobody has to share a call.'],
  ['PD-12.20d', 'Assistance costs no fuel.'],
] as const

const SHORTAGE = [
  ['PD-13.1', 'A town that cannot be paid is a fuel shortage.'],
  ['PD-13.2', 'So is a demand of the landing space that cannot be paid.'],
  ['PD-13.3', 'A car short of fuel does not move and pays nothing.'],
  ['PD-13.4', 'It parks beside the track.'],
  ['PD-13.5', 'It calls the truck.'],
  ['PD-13.6', 'When the truck arrives, a spin says how many hundreds of litres come.'],
  ['PD-13.7', 'The bank gives them.'],
  ['PD-13.8', 'A 3 brings 300 litres.'],
  ['PD-13.9', 'The car drives in its next turn.'],
] as const

const ARRIVAL = [
  ['PD-14.1', 'Dakar needs no exact number.'],
  ['PD-14.2', 'Dakar costs the last 80 litres.'],
  ['PD-14.3', 'Who cannot pay them is short of fuel.'],
] as const

const WINNER = [
  ['PD-15.1', 'The first car in Dakar wins.'],
  ['PD-15.2d', 'The rally is over at that moment.'],
] as const

type Row = readonly [string, string]

const chapter = (name: string, rows: ReadonlyArray<Row>): ReadonlyArray<Clause> =>
  rows.map(([id, title]) => ({ id, title, chapter: name }))

/** The id of a clause. */
export type ClauseId = (
  | (typeof CONTENTS)[number]
  | (typeof PREPARATION)[number]
  | (typeof TURN)[number]
  | (typeof TRAFFIC)[number]
  | (typeof TOWNS)[number]
  | (typeof STOPS)[number]
  | (typeof BREAKDOWNS)[number]
  | (typeof MECHANIC)[number]
  | (typeof DOCTOR)[number]
  | (typeof SHORTAGE)[number]
  | (typeof ARRIVAL)[number]
  | (typeof WINNER)[number]
)[0]

/** All clauses in the order of the rulebook. */
export const CLAUSES: ReadonlyArray<Clause> = [
  ...chapter('Contents of the box and object', CONTENTS),
  ...chapter('Preparation', PREPARATION),
  ...chapter('Turn', TURN),
  ...chapter('Two vehicles a space', TRAFFIC),
  ...chapter('Stage towns', TOWNS),
  ...chapter('Compulsory stops', STOPS),
  ...chapter('Breakdown cards', BREAKDOWNS),
  ...chapter('Mechanical assistance', MECHANIC),
  ...chapter('Medical assistance', DOCTOR),
  ...chapter('Fuel shortage', SHORTAGE),
  ...chapter('Arrival in Dakar', ARRIVAL),
  ...chapter('The winner', WINNER),
]
