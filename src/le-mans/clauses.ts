/** The clauses of the rulebook that this module implements, each in a sentence of this library's own. */
import type { Clause } from '../core/game.js'

/** The id of a clause: the chapter's short name, and the number within it. */
export type ClauseId =
  | `LM-Equip.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23}`
  | `LM-Prep.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `LM-How.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | `LM-Win.${1 | 2 | 3}`
  | `LM-Move.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18}`
  | `LM-Diag.1${'a' | 'b' | 'c'}`
  | `LM-Diag.2${'a' | 'b' | 'c' | 'd'}`
  | `LM-Diag.3${'a' | 'b' | 'c'}`
  | `LM-Diag.4${'a' | 'b' | 'c'}`
  | `LM-Diag.5${'a' | 'b'}`
  | `LM-Diag.6${'a' | 'b' | 'c' | 'd'}`
  | `LM-Stop.${1 | 2 | 3 | 4 | 5 | 6}`
  | `LM-Pass.${1 | 2 | 3 | 4 | 5 | 6 | 7}`
  | `LM-Corner.${1 | 2 | 3 | 4 | 5 | 6}`
  | `LM-Chance.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | `LM-Spin.${1 | 2 | 3 | 4 | 5}`
  | `LM-Pit.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13}`
  | `LM-Brake.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `LM-Coll.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | `LM-Spec.${1 | 2 | 3}`
  | 'LM-Opt.1'
  | `LM-Slip.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`
  | `LM-Bonus.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `LM-Rev.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `LM-Team.${1 | 2 | 3 | 4 | 5 | 6}`
  | `LM-Solo.${1 | 2 | 3 | 4 | 5}`
  | `LM-Time.${1 | 2}`
  | `LM-Start.${1 | 2 | 3 | 4 | 5 | 6}`

type Row = readonly [id: ClauseId, title: string]

const chapter = (name: string, rows: ReadonlyArray<Row>): ReadonlyArray<Clause> =>
  rows.map(([id, title]) => ({ id, title, chapter: name }))

/** Every clause, in the order of the rulebook. */
export const CLAUSES: ReadonlyArray<Clause> = [
  ...chapter('Equipment', [
    ['LM-Equip.1', 'A folder with the rules is in the box.'],
    ['LM-Equip.2', 'One board has two courses, Le Mans and Monte Carlo.'],
    ['LM-Equip.3', 'There are twelve specification cards.'],
    ['LM-Equip.4', 'There is a record pad.'],
    ['LM-Equip.5', 'There are twelve cars.'],
    ['LM-Equip.6', 'There are twelve markers for wet corners.'],
    ['LM-Equip.7', 'There is one die with six faces.'],
    ['LM-Equip.8', 'An arrow is the start line, a checkered line the finish.'],
    ['LM-Equip.9', 'The pits are gray.'],
    ['LM-Equip.10', 'Sharp corners are yellow, hairpins red.'],
    ['LM-Equip.11', 'Each corner has a space for cars that spin out.'],
    ['LM-Equip.12', 'The length of a course is given in kilometres.'],
    ['LM-Equip.13', 'Corners bear their French names.'],
    ['LM-Equip.14', 'Both courses are driven clockwise.'],
    ['LM-Equip.15', 'A card has the least speed of every gear.'],
    ['LM-Equip.16', 'A card says how many gears a car may go down.'],
    ['LM-Equip.17', 'A card says in which gear a corner is safe.'],
    ['LM-Equip.18', 'A card says how many hard-brakings a race of four laps allows.'],
    ['LM-Equip.19', 'All corners are dry at the start.'],
    ['LM-Equip.20', 'A spin-out makes its corner wet.'],
    ['LM-Equip.21', 'A wet corner stays wet.'],
    ['LM-Equip.22', 'Stops owed and hard-brakings used are kept on record.'],
    ['LM-Equip.23', 'Spin-outs, lap times and the finish can be kept on record.'],
  ]),
  ...chapter('Prepare for Play', [
    ['LM-Prep.1', 'Two to twelve may race.'],
    ['LM-Prep.2', 'The number of laps is agreed.'],
    ['LM-Prep.3', 'Every driver takes one car or more.'],
    ['LM-Prep.4', 'Every driver throws the die once for the grid.'],
    ['LM-Prep.5', 'Cars stand behind the start line.'],
    ['LM-Prep.6', 'Ranks stand directly behind each other.'],
    ['LM-Prep.7', 'Four laps are the usual race.'],
    ['LM-Prep.8', 'A higher throw gives a better place.'],
    ['LM-Prep.9', 'A rank has two cars at most.'],
  ]),
  ...chapter('How to Play', [
    ['LM-How.1', 'In the first turn cars move by their places on the grid, the inside first.'],
    ['LM-How.2', 'A turn is over when every car has moved.'],
    ['LM-How.3', 'Then the leader moves first, and so on down the field.'],
    ['LM-How.4', 'A car may stay in gear.'],
    ['LM-How.5', 'The card says in which gear a corner may be entered.'],
    ['LM-How.6', 'Turns go on until somebody has won.'],
    ['LM-How.7', 'Of two even cars the one that moved first before moves first.'],
    ['LM-How.8', 'A car may go up one gear.'],
    ['LM-How.9', 'A car may go down as its card allows.'],
    ['LM-How.10', 'Gears are written down at the end of a turn.'],
  ]),
  ...chapter('How to Win', [
    ['LM-Win.1', 'Who first completes the laps and crosses the line wins.'],
    ['LM-Win.2', 'Of several in one turn the farthest past the line wins.'],
    ['LM-Win.3', 'Cars that end even there are tied.'],
  ]),
  ...chapter('How to Move', [
    ['LM-Move.1', 'A car takes up two spaces.'],
    ['LM-Move.2', 'A space takes one count, a two-space two.'],
    ['LM-Move.3', 'One count does not lead onto a two-space.'],
    ['LM-Move.4', 'An empty SO space is a space like any other.'],
    ['LM-Move.5', 'A car moves just the number of its gear.'],
    ['LM-Move.6', 'A gear whose number cannot be run is not open.'],
    ['LM-Move.7', 'A turn allows one gear up.'],
    ['LM-Move.8', 'Gears down are as the card says.'],
    ['LM-Move.9', 'Gears are not changed in the middle of a corner.'],
    ['LM-Move.10', 'Top speed is a gear.'],
    ['LM-Move.11', 'A space holds one car.'],
    ['LM-Move.12', 'Lanes may be changed.'],
    ['LM-Move.13', 'Nobody moves sideways or stays in two lanes.'],
    ['LM-Move.14', 'Nobody ends a turn across the road.'],
    ['LM-Move.15', 'First gear may run fewer spaces.'],
    ['LM-Move.16', 'The way into the pits may be shorter than the gear.'],
    ['LM-Move.17', 'A lower gear runs its own number, not what is open.'],
    ['LM-Move.18', 'The die has nothing to do with movement.'],
  ]),
  ...chapter('Diagrams', [
    ['LM-Diag.1a', 'The Alfa starts first, two spaces.'],
    ['LM-Diag.1b', 'The MG starts second, three spaces.'],
    ['LM-Diag.1c', 'The Mercedes starts from the second rank, three spaces, and the turn is over.'],
    ['LM-Diag.2a', 'The MG leads and runs four in second gear.'],
    ['LM-Diag.2b', 'The Alfa runs five and draws even.'],
    ['LM-Diag.2c', 'The Mercedes is blocked and stays in first gear.'],
    ['LM-Diag.2d', 'The MG goes first again.'],
    ['LM-Diag.3a', 'The Mercedes runs six through the hairpin, off the two-spaces.'],
    ['LM-Diag.3b', 'The MG takes the hairpin in third gear.'],
    ['LM-Diag.3c', 'The Alfa runs five in second gear.'],
    ['LM-Diag.4a', 'The Mercedes runs seven in third gear.'],
    ['LM-Diag.4b', 'The MG goes up to fourth gear on the last space of the corner.'],
    ['LM-Diag.4c', 'The Alfa, still in the corner, stays in second gear.'],
    ['LM-Diag.5a', 'The Alfa runs eight in third gear by a chance.'],
    ['LM-Diag.5b', 'That brings it through the corner and before the MG.'],
    ['LM-Diag.6a', 'The Mercedes runs seven in third gear.'],
    ['LM-Diag.6b', 'The Alfa runs nine in fourth gear and leads.'],
    ['LM-Diag.6c', 'The MG has eight spaces and no fourth gear.'],
    ['LM-Diag.6d', 'The chance has paid for the Alfa.'],
  ]),
  ...chapter('Stopping and Starting', [
    ['LM-Stop.1', 'No car stops that is not made to.'],
    ['LM-Stop.2', 'A stopped car moves last.'],
    ['LM-Stop.3', 'It need not let everybody pass.'],
    ['LM-Stop.4', 'It moves last in the turn after its stop, whatever the cause.'],
    ['LM-Stop.5', 'Who stopped first moves first among the stopped.'],
    ['LM-Stop.6', 'Where stopped cars stand does not count.'],
  ]),
  ...chapter('Passing', [
    ['LM-Pass.1', 'The lane of a stopped car is left before the space behind it.'],
    ['LM-Pass.2', 'The lane of a moving car may be left from the space behind it.'],
    ['LM-Pass.3', 'A stopped car may be cut in front of at once.'],
    ['LM-Pass.4', 'In front of a moving car one space stays open.'],
    ['LM-Pass.5', 'Who passes otherwise has run into a car and stands.'],
    ['LM-Pass.6', 'That costs a stop at the pits in the same lap.'],
    ['LM-Pass.7', 'The car that is hit suffers nothing.'],
  ]),
  ...chapter('Cornering', [
    ['LM-Corner.1', 'In the gear of the card a corner needs no chance.'],
    ['LM-Corner.2', 'No gears are changed in a corner but on its last space.'],
    ['LM-Corner.3', 'On the last space a car may go up a gear.'],
    ['LM-Corner.4', 'The first and the last corner of Le Mans can be dodged between white spaces.'],
    ['LM-Corner.5', 'One gear too high is a chance that must be taken.'],
    ['LM-Corner.6', 'More than that spins out.'],
  ]),
  ...chapter('Chances', [
    ['LM-Chance.1', 'Chances are for corners entered one gear too high.'],
    ['LM-Chance.2', 'More than one gear too high is not allowed and spins out.'],
    ['LM-Chance.3', 'The die is thrown and the table read.'],
    ['LM-Chance.4', 'A chance that went well holds for the whole corner.'],
    ['LM-Chance.5', 'Safely cornered: the move goes on.'],
    ['LM-Chance.6', 'Spin-out: the car stands on the SO space.'],
    ['LM-Chance.7', 'Smash-up: the car is out.'],
    ['LM-Chance.8', 'Pit stop: the move goes on, and a stop is owed.'],
  ]),
  ...chapter('Spin Outs', [
    ['LM-Spin.1', 'The car is put on the SO space.'],
    ['LM-Spin.2', 'It goes on in the next turn, last and in first gear.'],
    ['LM-Spin.3', 'The corner is wet at once.'],
    ['LM-Spin.4', 'A spin-out uses no hard-braking.'],
    ['LM-Spin.5', 'Several stand directly behind each other.'],
  ]),
  ...chapter('Pit Stops', [
    ['LM-Pit.1', 'Nobody gears down for the pits.'],
    ['LM-Pit.2', 'A car that reaches its pit stands in that turn.'],
    ['LM-Pit.3', 'It leaves in first gear in the next turn.'],
    ['LM-Pit.4', 'Each further stop of the lap is a turn of waiting.'],
    ['LM-Pit.5', 'A car stops in the pits of its class.'],
    ['LM-Pit.6', 'No stops are made in the last lap.'],
    ['LM-Pit.7', 'A stop uses no hard-braking.'],
    ['LM-Pit.8', 'A car that misses its stop is stopped where it is.'],
    ['LM-Pit.9', 'The pit need not be reached by exact count.'],
    ['LM-Pit.10', 'Three stops are two turns of waiting.'],
    ['LM-Pit.11', 'That called stop needs no gearing down.'],
    ['LM-Pit.12', 'The stop must be made the next time round.'],
    ['LM-Pit.13', 'Who misses it again is disqualified.'],
  ]),
  ...chapter('Shifting Down and Hard-Braking', [
    ['LM-Brake.1', 'The card says how many gears down are free.'],
    ['LM-Brake.2', 'Who has used all hard-brakings must pit in that lap.'],
    ['LM-Brake.3', 'The repair gives no hard-brakings back.'],
    ['LM-Brake.4', 'Without hard-brakings only the free gears are left.'],
    ['LM-Brake.5', 'A stop for brakes goes with one from the chance table.'],
    ['LM-Brake.6', 'Classes C, D and E go down further by hard-brakings.'],
    ['LM-Brake.7', 'Class F has hard-brakings without limit.'],
    ['LM-Brake.8', 'Class F goes down three gears a turn.'],
    ['LM-Brake.9', 'The chapter has no item 5 of its own numbering.'],
  ]),
  ...chapter('Collisions', [
    ['LM-Coll.1', 'Who rams a moving car owes a stop.'],
    ['LM-Coll.2', 'When a stopped car is rammed, both owe a stop.'],
    ['LM-Coll.3', 'A collision uses no hard-braking.'],
    ['LM-Coll.4', 'A car that spins out where one stands hits it and is put behind it.'],
    ['LM-Coll.5', 'A third is put behind the second.'],
    ['LM-Coll.6', 'Each further accident adds a turn in the pits for those in it.'],
    ['LM-Coll.7', 'Three at once get two, two and one.'],
    ['LM-Coll.8', 'Collisions are avoided if possible.'],
    ['LM-Coll.9', 'Who cannot slow down enough rams.'],
    ['LM-Coll.10', 'The car that rams stands where it hit.'],
  ]),
  ...chapter('A Note on the Specification Cards', [
    ['LM-Spec.1', 'The cards do not portray the real cars.'],
    ['LM-Spec.2', 'All twelve cars can race together.'],
    ['LM-Spec.3', 'The name on a card can be changed.'],
  ]),
  ...chapter('Optional Rules', [['LM-Opt.1', 'Optional rules are agreed one by one; the basic rules hold otherwise.']]),
  ...chapter('Slipstreaming', [
    ['LM-Slip.1', 'A car directly behind another when a turn ends may go along with it in the next.'],
    ['LM-Slip.2', 'It goes as far and stays directly behind.'],
    ['LM-Slip.3', 'Its own card sets no limit to that.'],
    ['LM-Slip.4', 'It must be said before the car ahead moves.'],
    ['LM-Slip.5', 'Through a corner the car behind takes a chance, even if the one ahead takes none.'],
    ['LM-Slip.6', 'It takes two if the one ahead has taken one and got through.'],
    ['LM-Slip.7', 'Both must go well.'],
    ['LM-Slip.8', 'What either of them brings must be borne.'],
    ['LM-Slip.9', 'When the car ahead draws a stop, the one behind spins out.'],
    ['LM-Slip.10', 'When the car ahead spins out, the one behind smashes up and is out.'],
    ['LM-Slip.11', 'Who does not want to be towed through a corner says so before the car ahead starts into it.'],
  ]),
  ...chapter('Bonus Moves', [
    ['LM-Bonus.1', 'The numbers on a card are basic speeds.'],
    ['LM-Bonus.2', 'A gear goes up to one less than the next one has.'],
    ['LM-Bonus.3', 'In the same gear any number from basic to maximum is open.'],
    ['LM-Bonus.4', 'Corners are taken at basic speed.'],
    ['LM-Bonus.5', 'A lower gear is open up to its maximum as well.'],
    ['LM-Bonus.6', 'So is one that a hard-braking leads to.'],
    ['LM-Bonus.7', 'A higher gear starts with its basic speed.'],
    ['LM-Bonus.8', 'The turn after that has the whole gear, or the basic speed of the next.'],
    ['LM-Bonus.9', 'Slowing down within a gear takes no hard-braking.'],
  ]),
  ...chapter('Over-Revving', [
    ['LM-Rev.1', 'Two over-revs in four laps are free.'],
    ['LM-Rev.2', 'More cost a stop of two turns.'],
    ['LM-Rev.3', 'More than two in one lap blow the engine.'],
    ['LM-Rev.4', 'A corner at the maximum of a gear is an over-rev.'],
    ['LM-Rev.5', 'In the gear of the card that takes no chance.'],
    ['LM-Rev.6', 'One gear higher it takes the chance as ever.'],
    ['LM-Rev.7', 'The Jaguar can run seven in second gear, or nine in third by a chance.'],
    ['LM-Rev.8', 'An over-rev can stand in for a hard-braking.'],
    ['LM-Rev.9', 'Two gears of the Jaguar can be paid for in three ways.'],
  ]),
  ...chapter('Team Play', [
    ['LM-Team.1', 'Every driver has three cars.'],
    ['LM-Team.2', 'The team with the most points wins.'],
    ['LM-Team.3', 'How a team races is its own affair.'],
    ['LM-Team.4', 'The first six places have 10, 8, 6, 4, 2 and 1 points.'],
    ['LM-Team.5', 'A car that does not finish has none.'],
    ['LM-Team.6', 'Cars that tie share the points of their places.'],
  ]),
  ...chapter('Solitaire Version', [
    ['LM-Solo.1', 'One person can play all cars.'],
    ['LM-Solo.2', 'All rules hold, basic and optional ones.'],
    ['LM-Solo.3', 'The die decides whether a chance is taken at a corner.'],
    ['LM-Solo.4', 'On a dry corner 1, 2 and 3 mean that it must be.'],
    ['LM-Solo.5', 'On a wet corner 1 and 2 do.'],
  ]),
  ...chapter('Time Limit', [
    ['LM-Time.1', 'A move may be limited to ten seconds.'],
    ['LM-Time.2', 'The limit is there so that nobody counts ahead.'],
  ]),
  ...chapter('Le Mans Starts', [
    ['LM-Start.1', 'The race of Le Mans began with a run to the cars.'],
    ['LM-Start.2', 'Lots decide who moves first.'],
    ['LM-Start.3', 'The first lot stands in the first pit, and so on.'],
    ['LM-Start.4', 'Cars stand across, off the road.'],
    ['LM-Start.5', 'They come out, straighten, and go on as usual.'],
    ['LM-Start.6', 'They will bunch for a few turns.'],
  ]),
]
