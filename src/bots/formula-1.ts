/**
 * The sensible Formula 1 driver: brakes for corners, weighs an excess by its odds, pits when worn, and plays its cards where they gain.
 */
import { defect } from '../core/defect.js'
import { lookUp } from '../core/look-up.js'
import type { Rng } from '../core/rng.js'
import { reductionWear } from '../formula-1/gauges.js'
import type {
  Car,
  CarView,
  Decision,
  Formula1,
  Move,
  Moving,
  Mph,
  Reach,
  SetSpeed,
  ToSettle,
  TurnUnderWay,
  View,
} from '../formula-1/rules/index.js'
import { BRAKE_MAX, EXTRA_SPACES, TIRE_MAX } from '../formula-1/rules/index.js'
import type { Bot } from './bot.js'
import { outlookOn, type Outlook, type Standing } from './formula-1-outlook.js'

/** What a card in hand is worth, in spaces, as long as there are turns enough to play it. */
const CARD_PRICE = { superbDriving: 3, goodCarburettor: 2.5, tires: 2 } as const

/** Of the spaces of a card, the share that it must gain to be played early in the race. */
const SHARE_EARLY = 0.75

/** What a stop costs in spaces, the average of the Pit Cards. */
const STOP_PRICE = 5

/** Spaces that a car makes in a turn, roughly. */
const PACE = 6

/**
 * Makes the sensible driver for a circuit; it remembers what it has worked out about it.
 *
 * It takes no notice of what others may do next, only of where they stand.
 *
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { sensibleFormula1 } from 'parc-ferme/bots'
 * import { formula1 } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const { state } = race.right.match
 * const [move] = sensibleFormula1(formula1)(formula1.view(state, state.cars[0]?.seat ?? 0), formula1.legal(state), seeded(1))
 * assert.deepStrictEqual(move, { _tag: 'SetSpeed', speed: 60, card: 'none' })
 */
export const sensibleFormula1 = (game: Formula1): Bot<View, Move> => {
  const outlook = outlookOn(game.track, game.course.reaches)
  return (view, legal, rng): readonly [Move, Rng] => {
    const table: Table = { game, outlook, view, car: carOf(view) }
    let [best, most] = [legal[0] as Move, -Infinity]
    for (const move of legal) {
      const worth = worthOf(table, move as Decision)
      if (worth > most) [best, most] = [move, worth]
    }
    return [best, rng]
  }
}

interface Table {
  readonly game: Formula1
  readonly outlook: Outlook
  readonly view: View
  readonly car: CarView
}

const carOf = ({ cars, current }: View): CarView => cars[current] as CarView

/** What a move is worth, in spaces. */
const worthOf = (table: Table, move: Decision): number => {
  const { phase } = table.view
  switch (move._tag) {
    case 'SetSpeed':
      return worthOfSpeed(table, move)
    case 'Run':
    case 'DriveUp':
    case 'Wait':
    case 'DriveIntoPit':
      return worthOfDriving(table, dialsOf(table.car), move)
    case 'PlaySuperb':
      return phase._tag === 'Moving'
        ? worthOfAnnouncing(table, phase, move.bend)
        : worthOfTurn(table, move.bend, -1) - price(table, 'superbDriving')
    case 'Pass':
    case 'KeepTires':
      return worthOfTurn(table, -1, -1)
    case 'UseTires':
      return worthOfTurn(table, -1, move.bend) - price(table, 'tires')
    case 'PlayExtra':
      return worthOfExtra(table, move)
  }
}

const dialsOf = ({ place, speed, brake, tire }: CarView): Standing => ({ place, speed, brake, tire })

/** Turns that are left to the car, roughly. */
const turnsLeft = ({ game: { track }, car }: Table): number =>
  (lookUp(track.toLine, car.place) + Math.max(0, car.lapsLeft - 1) * track.circuit.rows) / PACE

/** Late in the race a card is worth no more than it gains, since one a turn is all that can be played. */
const isLate = (table: Table): boolean => turnsLeft(table) < 2 * table.car.handSize + 2

const price = (table: Table, card: keyof typeof CARD_PRICE): number => CARD_PRICE[card] * (isLate(table) ? 0.2 : 1)

const worthOfSpeed = (table: Table, { speed, card }: SetSpeed): number => {
  const { car, view } = table
  const cut = car.startSpeed === 0 ? Math.max(0, car.speed - speed) : 0
  const wear = reductionWear(view.agreement.rulings, cut) ?? defect('bots', 'a legal cut is one of the chart')
  const set: Standing = { place: car.place, speed, brake: car.brake + wear.brake, tire: car.tire + wear.tire }
  const best = Math.max(-100, ...movesAt(table, set).map((move) => worthOfDriving(table, set, move)))
  return card === 'none' ? best : best - price(table, 'goodCarburettor')
}

type Driving = Extract<Decision, { readonly _tag: 'Run' | 'DriveUp' | 'Wait' | 'DriveIntoPit' }>

/** The cars as the search needs them: it asks where they stand and no more. */
const standing = (view: View): ReadonlyArray<Pick<Car, 'place'>> => view.cars

const reachesAt = ({ game, view }: Table, { place, speed }: Standing) =>
  game.course.reaches.free(place, speed / 20, speed, standing(view), view.current)

/** What could be driven at a speed. */
const movesAt = (table: Table, set: Standing): ReadonlyArray<Driving> => {
  const ways = reachesAt(table, set)
  const wanted = set.speed / 20
  const pit = pitWay(table, set) === null ? [] : [{ _tag: 'DriveIntoPit', crossings: '', path: null } as const]
  if (ways.steps === wanted) return [...ways.runs, ...pit]
  return set.place >= table.game.track.cells && ways.steps === 0
    ? [{ _tag: 'Wait' }]
    : [...ways.reaches.map(({ stay }) => stay), ...pit]
}

/** A free way into the own pit at this speed, or `null`. */
const pitWay = ({ game, view, car }: Table, { place, speed }: Standing): Reach | null => {
  const wanted = speed / 20
  const isLapped =
    view.agreement.laps > car.lapsLeft || lookUp(game.track.overLine, game.track.firstPit + view.current) === -1
  if (wanted === 0 || !isLapped || car.lapsLeft <= 1) return null
  for (const { from } of lookUp(game.track.pitEntries, view.current)) {
    const found = game.course.reaches.free(place, wanted - 1, speed, standing(view), view.current)
    const way = found.steps === wanted - 1 ? found.reaches.find(({ to }) => to === from) : undefined
    if (way !== undefined) return way
  }
  return null
}

const isLine = ({ _tag }: ToSettle): boolean => _tag === 'Line'

const free = (): boolean => false

const worthOfDriving = (table: Table, set: Standing, move: Driving): number => {
  const { outlook, view } = table
  if (move._tag === 'Wait') return outlook.after({ ...set, speed: Math.min(60, set.speed) as Mph })
  if (move._tag === 'DriveIntoPit') return worthOfStop(table, set)
  const ways = reachesAt(table, set)
  const way = ways.reaches.find(({ to, crossings }) => to === move.to && crossings === move.crossings)
  if (way === undefined) return outlook.after({ ...set, speed: 0 })
  const gained = outlook.ground(set.place, way.to, way.toSettle.some(isLine))
  const isCovered = coveredIn(table)
  const worth = outlook.settled(set.place, set, way.toSettle, isCovered, (brake, tire) =>
    move._tag === 'Run'
      ? gained + outlook.after({ place: way.to, speed: set.speed, brake, tire })
      : gained + worthBehind(table, { place: way.to, speed: set.speed, brake, tire }, move.raise),
  )
  const finishing = view.cars[view.current]?.lapsLeft === 1 && way.toSettle.some(isLine)
  return finishing ? worth + 3 * gained : worth
}

/** Bands that Superb Driving, announced before the move, covers. */
const coveredIn = ({ game, view }: Table): ((band: number) => boolean) => {
  const { phase } = view
  const bend = phase._tag === 'Moving' ? phase.superb : -1
  return bend === -1 ? free : (band) => bendOf(game, view, band) === bend
}

const bendOf = ({ track }: Formula1, { agreement }: View, band: number): number =>
  agreement.rulings.cornerCards === 'band' ? band : lookUp(track.bands, band).corner

/** What it is worth to end behind another car. */
const worthBehind = ({ game, outlook, view }: Table, car: Standing, raise: boolean): number => {
  const ahead = lookUp(game.track.ways, car.place).map(({ to }) => view.cars.find(({ place }) => place === to))
  const speed = Math.min(...ahead.map((other) => other?.speed ?? 160)) as Mph
  if (raise) return outlook.after({ ...car, speed })
  if (speed >= car.speed) return outlook.after(car)
  const wear = reductionWear(view.agreement.rulings, car.speed - speed)
  return wear === null || car.brake + wear.brake > BRAKE_MAX || car.tire + wear.tire > TIRE_MAX
    ? outlook.after({ ...car, place: game.track.firstOutside + car.place, speed: 0 })
    : outlook.after({ place: car.place, speed, brake: car.brake + wear.brake, tire: car.tire + wear.tire })
}

const worthOfStop = (table: Table, set: Standing): number => {
  const { game, outlook, view } = table
  const pit = game.track.firstPit + view.current
  const crossesLine = lookUp(game.track.toLine, pit) > lookUp(game.track.toLine, set.place)
  const fresh = outlook.after({ place: pit, speed: 0, brake: 0, tire: 0 })
  return outlook.ground(set.place, pit, crossesLine) + fresh - STOP_PRICE - (table.car.lapsLeft <= 1 ? 100 : 0)
}

const turnOf = ({ phase }: View): TurnUnderWay =>
  'turn' in phase ? phase.turn : defect('bots', 'cards are played while a turn is under way')

/** What the turn is worth as it stands, with a bend covered by a card. */
const worthOfTurn = (table: Table, superb: number, tires: number): number => {
  const { game, outlook, view, car } = table
  const turn = turnOf(view)
  const covers = [turn.superb, turn.tires, superb, tires]
  return outlook.settled(
    car.place,
    dialsOf(car),
    turn.toSettle,
    (band) => covers.includes(bendOf(game, view, band)),
    (brake, tire) => outlook.after({ place: car.place, speed: car.speed, brake, tire }),
  )
}

const worthOfExtra = (
  table: Table,
  { card, to, crossings }: Extract<Decision, { readonly _tag: 'PlayExtra' }>,
): number => {
  const { game, outlook, view, car } = table
  const turn = turnOf(view)
  const spaces = EXTRA_SPACES[card]
  const judged = view.agreement.rulings.extraSpaces === 'judged' ? car.speed : 0
  const way = game.course.reaches
    .open(car.place, spaces, judged)
    .reaches.find((reach) => reach.to === to && reach.crossings === crossings)
  const toSettle = way?.toSettle ?? defect('bots', 'legal extra spaces are a way')
  const covers = [turn.superb, turn.tires]
  const gained = outlook.ground(car.place, to, toSettle.some(isLine))
  const worth = outlook.settled(
    car.place,
    dialsOf(car),
    [...turn.toSettle, ...toSettle],
    (band) => covers.includes(bendOf(game, view, band)),
    (brake, tire) => gained + outlook.after({ place: to, speed: car.speed, brake, tire }),
  )
  const finishing = car.lapsLeft === 0 || (car.lapsLeft === 1 && turn.toSettle.some(isLine))
  return finishing ? worth + 100 : worth - spaces * (isLate(table) ? 0.1 : SHARE_EARLY)
}

/** Announcing Superb Driving is worth the best run with the bend covered, less the card. */
const worthOfAnnouncing = (table: Table, phase: Moving, bend: number): number => {
  const set = dialsOf(table.car)
  const announced: Table = { ...table, view: { ...table.view, phase: { ...phase, superb: bend } } }
  return (
    Math.max(-100, ...movesAt(table, set).map((move) => worthOfDriving(announced, set, move))) -
    price(table, 'superbDriving')
  )
}
