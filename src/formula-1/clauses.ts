/**
 * The rulebook clause by clause, each in a sentence of this library's own.
 */
import type { Clause } from '../core/game.js'

type To2 = 1 | 2
type To3 = To2 | 3
type To4 = To3 | 4
type To8 = To4 | 5 | 6 | 7 | 8
type To11 = To8 | 9 | 10 | 11
type To13 = To11 | 12 | 13
type To14 = To13 | 14
type To15 = To14 | 15
type To17 = To15 | 16 | 17
type To20 = To17 | 18 | 19 | 20
type To29 = To20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29

/** The id of a clause: the chapter's short name, and the number within it. */
export type ClauseId =
  | `F1-Object.${To2}`
  | `F1-Equip.${To11}`
  | `F1-Setup.${To13}`
  | `F1-Order.${To3}`
  | `F1-Speed.${To15}`
  | `F1-Move.${To8}`
  | `F1-Reduce.${To15}`
  | `F1-Corner.${To15}`
  | `F1-Penalty.${To29}`
  | `F1-Spin.${To8}`
  | `F1-Block.${To11}`
  | `F1-Pit.${To14}`
  | `F1-PitCard.${To17}`
  | `F1-Tactic.${To20}`
  | `F1-Lap.${To4}`
  | `F1-Finish.${To4}`

type Row = readonly [id: ClauseId, title: string]

const chapter = (name: string, rows: ReadonlyArray<Row>): ReadonlyArray<Clause> =>
  rows.map(([id, title]) => ({ id, title, chapter: name }))

/** The 189 clauses of the rulebook, in its order. */
export const CLAUSES: ReadonlyArray<Clause> = [
  ...chapter('Object', [
    ['F1-Object.1', 'The first car over the line after the agreed laps wins.'],
    ['F1-Object.2', 'Of cars that get there in the same round, the one farthest past the line wins.'],
  ]),
  ...chapter('Equipment', [
    ['F1-Equip.1', 'A race is run on one board.'],
    ['F1-Equip.2', 'There are two piles of cards: Tactic and Pit.'],
    ['F1-Equip.3', 'A throw is made with two dice.'],
    ['F1-Equip.4', 'At most six cars race.'],
    ['F1-Equip.5', 'Every car has its dashboard.'],
    ['F1-Equip.6', 'Seven of each of five kinds make 35 Tactic Cards.'],
    ['F1-Equip.7', 'The 16 Pit Cards all differ.'],
    ['F1-Equip.8', 'The speedometer shows 0 to 160 in twenties.'],
    ['F1-Equip.9', 'The tire gauge ends at 8.'],
    ['F1-Equip.10', 'The brake gauge ends at 5.'],
    ['F1-Equip.11', 'The lap dial ends at 10.'],
  ]),
  ...chapter('Preparation', [
    ['F1-Setup.1', 'Every driver starts with five shuffled Tactic Cards.'],
    ['F1-Setup.2', 'Nobody sees the hand of another.'],
    ['F1-Setup.3', 'The Tactic Cards left over make a face-down pile.'],
    ['F1-Setup.4', 'All Pit Cards make a shuffled face-down pack.'],
    ['F1-Setup.5', 'The highest throw gets yellow and start space 1.'],
    ['F1-Setup.6', 'The next spaces and colours go round the table to the left.'],
    ['F1-Setup.7', 'A driver has the dashboard of his colour.'],
    ['F1-Setup.8', 'All lap dials start at the agreed number.'],
    ['F1-Setup.9', 'Fewer than three laps are too few.'],
    ['F1-Setup.10', 'More than ten laps are too many.'],
    ['F1-Setup.11', 'Every other dial starts at 0.'],
    ['F1-Setup.12', 'No car moves by the dice.'],
    ['F1-Setup.13', 'During the race dice are thrown for penalties only.'],
  ]),
  ...chapter('Turn order', [
    ['F1-Order.1', 'Yellow begins every round.'],
    ['F1-Order.2', 'After one car has moved, the turn passes to the left.'],
    ['F1-Order.3', 'The order is clockwise in all rounds.'],
  ]),
  ...chapter('Speed', [
    ['F1-Speed.1', 'A car at 20 moves one space.'],
    ['F1-Speed.2', 'A car at 40 moves two spaces.'],
    ['F1-Speed.3', 'A car at 60 moves three spaces.'],
    ['F1-Speed.4', 'A car at 80 moves four spaces.'],
    ['F1-Speed.5', 'A car at 100 moves five spaces.'],
    ['F1-Speed.6', 'A car at 120 moves six spaces.'],
    ['F1-Speed.7', 'A car at 140 moves seven spaces.'],
    ['F1-Speed.8', 'A car at 160 moves eight spaces.'],
    ['F1-Speed.9', 'A raise of 20, 40 or 60 is free.'],
    ['F1-Speed.10', 'No raise exceeds 60 a turn.'],
    ['F1-Speed.11', 'From rest, 60 makes a first move of three spaces.'],
    ['F1-Speed.12', 'From 60, 120 makes a second move of six.'],
    ['F1-Speed.13', 'The driver sets his speed before he moves.'],
    ['F1-Speed.14', 'A driver may change his speed on every turn, or keep it.'],
    ['F1-Speed.15', 'Nothing is faster than 160.'],
  ]),
  ...chapter('Moving', [
    ['F1-Move.1', 'A car moves one space for each 20 mph, all of them.'],
    ['F1-Move.2', 'A step may lead straight on.'],
    ['F1-Move.3', 'A step may lead diagonally onward.'],
    ['F1-Move.4', 'A step to the side is forbidden.'],
    ['F1-Move.5', 'A step back is forbidden.'],
    ['F1-Move.6', 'A space holds one car.'],
    ['F1-Move.7', 'Cars are not jumped.'],
    ['F1-Move.8', 'Diagram A pictures the permitted steps.'],
  ]),
  ...chapter('Reducing speed', [
    ['F1-Reduce.1', 'A cut at the start of a turn is paid before moving.'],
    ['F1-Reduce.2', 'A cut of 20 spares the brakes.'],
    ['F1-Reduce.3', 'A cut of 20 spares the tires, whatever the gauges show.'],
    ['F1-Reduce.4', 'A cut of 40 costs 1 brake point.'],
    ['F1-Reduce.5', 'A cut of 40 spares the tires.'],
    ['F1-Reduce.6', 'A cut of 60 costs 2 brake points.'],
    ['F1-Reduce.7', 'A cut of 60 costs 1 tire point.'],
    ['F1-Reduce.8', 'A cut of 80 costs 3 brake points.'],
    ['F1-Reduce.9', 'A cut of 80 costs 2 tire points.'],
    ['F1-Reduce.10', 'A cut of 100 costs 4 brake points.'],
    ['F1-Reduce.11', 'A cut of 100 costs 3 tire points.'],
    ['F1-Reduce.12', 'The chart prices no cut above 100.'],
    ['F1-Reduce.13', 'Wear paid shows on the gauges.'],
    ['F1-Reduce.14', 'Worn-out tires allow cuts of up to 40.'],
    ['F1-Reduce.15', 'Worn-out brakes allow cuts of up to 20.'],
  ]),
  ...chapter('Corners', [
    ['F1-Corner.1', 'Red bands mark six corners.'],
    ['F1-Corner.2', 'A band bears its safety speed.'],
    ['F1-Corner.3', 'Up to the safety speed a band costs nothing.'],
    ['F1-Corner.4', 'The band in the lane driven is the one that counts.'],
    ['F1-Corner.5', 'A driver may choose to be 20 or 40 over.'],
    ['F1-Corner.6', 'The throw for a band follows the whole move.'],
    ['F1-Corner.7', 'A band driven over is judged.'],
    ['F1-Corner.8', 'A band stopped on is judged.'],
    ['F1-Corner.9', 'The throw brings nothing, wear or a spin-off.'],
    ['F1-Corner.10', 'Wear thrown shows on the gauges.'],
    ['F1-Corner.11', '60 or more over is a spin-off without a throw.'],
    ['F1-Corner.12', 'A spin-off without a throw causes no wear.'],
    ['F1-Corner.13', 'Two bands taken too fast need two throws.'],
    ['F1-Corner.14', 'Every band is paid for by itself.'],
    ['F1-Corner.15', 'The odds are worse at 40 over than at 20.'],
  ]),
  ...chapter('Penalty Chart', [
    ['F1-Penalty.1', 'At 20 over, a 2 is free.'],
    ['F1-Penalty.2', 'At 40 over, a 2 is free.'],
    ['F1-Penalty.3', 'At 20 over, a 3 spins the car off without wear.'],
    ['F1-Penalty.4', 'At 40 over, a 3 spins the car off without wear.'],
    ['F1-Penalty.5', 'At 20 over, a 4 costs 1 tire point.'],
    ['F1-Penalty.6', 'At 40 over, a 4 costs 1 tire point.'],
    ['F1-Penalty.7', 'At 20 over, a 5 costs 1 tire point.'],
    ['F1-Penalty.8', 'At 40 over, a 5 costs 1 tire point.'],
    ['F1-Penalty.9', 'At 20 over, a 6 is free.'],
    ['F1-Penalty.10', 'At 40 over, a 6 costs 2 tire points, or from gauge 4 on a spin-off.'],
    ['F1-Penalty.11', 'At 20 over, double three is free.'],
    ['F1-Penalty.12', 'At 40 over, double three is free.'],
    ['F1-Penalty.13', 'At 20 over, a 7 is free.'],
    ['F1-Penalty.14', 'At 40 over, a 7 costs 1 tire and 1 brake point.'],
    ['F1-Penalty.15', 'At 20 over, double four is free.'],
    ['F1-Penalty.16', 'At 40 over, double four is free.'],
    ['F1-Penalty.17', 'At 20 over, an 8 costs 1 tire point.'],
    ['F1-Penalty.18', 'At 40 over, an 8 costs 1 tire point.'],
    ['F1-Penalty.19', 'At 20 over, a 9 is free.'],
    ['F1-Penalty.20', 'At 40 over, a 9 costs 1 tire and 1 brake point.'],
    ['F1-Penalty.21', 'At 20 over, a 10 is free.'],
    ['F1-Penalty.22', 'At 40 over, a 10 costs 2 tire points, or from gauge 4 on a spin-off.'],
    ['F1-Penalty.23', 'At 20 over, an 11 spins the car off without wear.'],
    ['F1-Penalty.24', 'At 40 over, an 11 spins the car off without wear.'],
    ['F1-Penalty.25', 'At 20 over, a 12 is free.'],
    ['F1-Penalty.26', 'At 40 over, a 12 is free.'],
    ['F1-Penalty.27', 'Double three is not read as a 6.'],
    ['F1-Penalty.28', 'Double four is not read as an 8.'],
    ['F1-Penalty.29', 'Rows without an entry for 20 over are free there.'],
  ]),
  ...chapter('Spinning off', [
    ['F1-Spin.1', 'A band crossed 60 or more over spins the car off.'],
    ['F1-Spin.2', 'A forced cut above 20 without brakes spins the car off.'],
    ['F1-Spin.3', 'On worn-out tires any excess spins the car off.'],
    ['F1-Spin.4', 'A throw may spin the car off.'],
    ['F1-Spin.5', 'From a corner the car goes to its Spin Off Point.'],
    ['F1-Spin.6', 'Spinning off stops the car.'],
    ['F1-Spin.7', 'Spinning off leaves both wear gauges alone.'],
    ['F1-Spin.8', 'A car that spun off drives on next turn, at 60 or less.'],
  ]),
  ...chapter('Blocking', [
    ['F1-Block.1', 'Blocking others is fair and free.'],
    ['F1-Block.2', 'Islands and the pool narrow the track.'],
    ['F1-Block.3', 'A blocked car drives up to the one ahead.'],
    ['F1-Block.4', 'Diagram B: a car stuck behind one at 60 comes down to 60.'],
    ['F1-Block.5', 'Behind a slower car the speed drops to its speed.'],
    ['F1-Block.6', 'A forced cut above 20 is paid at once by the chart.'],
    ['F1-Block.7', 'A forced cut of 20 is free.'],
    ['F1-Block.8', 'Who cannot pay a forced cut spins off beside his space.'],
    ['F1-Block.9', 'A forced cut that cannot be paid stops the car.'],
    ['F1-Block.10', 'Behind a faster car the driver may match its speed.'],
    ['F1-Block.11', 'Matching upward is limited to a raise of 60.'],
  ]),
  ...chapter('Pits', [
    ['F1-Pit.1', 'A lap may end with a pit stop.'],
    ['F1-Pit.2', 'A stop makes the car as good as new.'],
    ['F1-Pit.3', 'Pit spaces lie off the track.'],
    ['F1-Pit.4', 'A pit is open to its own car only.'],
    ['F1-Pit.5', 'A stop clears every dial but the laps.'],
    ['F1-Pit.6', 'The count must end on the pit exactly.'],
    ['F1-Pit.7', 'Who is too fast for his pit begins another lap.'],
    ['F1-Pit.8', 'A pit is not entered sideways or backward.'],
    ['F1-Pit.9', 'Each stop draws a Pit Card.'],
    ['F1-Pit.10', 'The card is obeyed before the car leaves.'],
    ['F1-Pit.11', 'A car shut in its pit may still set up to 60.'],
    ['F1-Pit.12', 'A car that waited in its pit may leave at up to 120.'],
    ['F1-Pit.13', 'A car shut in on a Spin Off Point may still set up to 60.'],
    ['F1-Pit.14', 'A car that waited on a Spin Off Point may leave at up to 120.'],
  ]),
  ...chapter('Pit Cards', [
    ['F1-PitCard.1', 'Dirt in Carburettors loses a turn.'],
    ['F1-PitCard.2', 'Fumes lose a turn.'],
    ['F1-PitCard.3', 'Engine Overheated loses a turn.'],
    ['F1-PitCard.4', 'Faulty Ignition loses two turns.'],
    ['F1-PitCard.5', 'Faulty Steering loses a turn.'],
    ['F1-PitCard.6', 'Good Pit Work starts the car at 80.'],
    ['F1-PitCard.7', 'Good Pit Work, but Slow Start, starts the car at 40.'],
    ['F1-PitCard.8', 'Missed Gear Change starts the car at 20.'],
    ['F1-PitCard.9', 'New Instructions gives a Tactic Card and loses a turn.'],
    ['F1-PitCard.10', 'No Fuel Pressure loses a turn.'],
    ['F1-PitCard.11', 'Poor Team Work loses a turn.'],
    ['F1-PitCard.12', 'Quick Tire Change loses nothing.'],
    ['F1-PitCard.13', 'Slow Tire Change loses a turn.'],
    ['F1-PitCard.14', 'Special Brake Linings lose a turn and do no more.'],
    ['F1-PitCard.15', 'Special Tires lose a turn and later free one bend up to 40 over.'],
    ['F1-PitCard.16', 'The black flag loses a turn.'],
    ['F1-PitCard.17', 'Of a full pack 4 cards lose no turn, 11 one, 1 two.'],
  ]),
  ...chapter('Tactic Cards', [
    ['F1-Tactic.1', 'Cards add spaces, speed, or a corner without limit.'],
    ['F1-Tactic.2', 'Off the track no card adds spaces.'],
    ['F1-Tactic.3', 'A card played goes under the pile.'],
    ['F1-Tactic.4', 'New cards come from a Pit Card only.'],
    ['F1-Tactic.5', 'A penalty throw ends the playing of cards.'],
    ['F1-Tactic.6', 'A turn allows one card.'],
    ['F1-Tactic.7', 'Fast Gear Change adds two spaces.'],
    ['F1-Tactic.8', 'Fast Gear Change follows the move.'],
    ['F1-Tactic.9', 'Fast Gear Change does not help a car that spun off.'],
    ['F1-Tactic.10', 'Fast Gear Change does not help a car in its pit.'],
    ['F1-Tactic.11', 'Good Carburettor gives any speed up to 120.'],
    ['F1-Tactic.12', 'Good Carburettor is played when the speed is set.'],
    ['F1-Tactic.13', 'Quick Reactions adds four spaces.'],
    ['F1-Tactic.14', 'Quick Reactions has the limits of Fast Gear Change.'],
    ['F1-Tactic.15', 'Slip Streaming adds three spaces.'],
    ['F1-Tactic.16', 'Slip Streaming has the limits of Fast Gear Change.'],
    ['F1-Tactic.17', 'Superb Driving lifts the limit of one corner.'],
    ['F1-Tactic.18', 'Superb Driving needs a clear track.'],
    ['F1-Tactic.19', 'Superb Driving is open to every turn.'],
    ['F1-Tactic.20', 'The pile has seven of each kind.'],
  ]),
  ...chapter('Lap Indicator', [
    ['F1-Lap.1', 'The dial shows the laps still to run.'],
    ['F1-Lap.2', 'Stopping on the line takes a lap off.'],
    ['F1-Lap.3', 'Passing the line takes a lap off.'],
    ['F1-Lap.4', 'Each passage counts, and counts once.'],
  ]),
  ...chapter('Finishing and Winning', [
    ['F1-Finish.1', 'Reaching the line on the last lap finishes a car.'],
    ['F1-Finish.2', 'All cars get equally many turns.'],
    ['F1-Finish.3', 'The race ends with the round.'],
    ['F1-Finish.4', 'The finisher farthest past the line at the end has won.'],
  ]),
]
