/**
 * A rally told in the terminal, day by day: numbers, places, what the road-book says, breakdowns and help.
 */
import { either as E } from 'fp-ts'
import { sensibleParisDakar } from '../bots/index.js'
import { defect } from '../core/defect.js'
import type { Standing } from '../core/game.js'
import {
  type Event,
  kmOf,
  type Options,
  parisDakar,
  parisDakarCodecs,
  showRefusal,
  type State,
} from '../paris-dakar/index.js'
import { placeName, roadBookText } from '../paris-dakar/picture.js'
import { oneOf, textOf, wholeNumber } from './command.js'
import { lookUp } from '../core/look-up.js'
import { type Language, type Words, WORDS } from './paris-dakar-words.js'
import { driven, type Race, type Racing, type Story } from './race-driving.js'
import { withOptions } from './race-options.js'

/** The rally on the reference board. */
export const parisDakarRacing: Racing = {
  game: 'paris-dakar',
  flags: {
    seats: { help: 'how many drive, 2 to 4', default: '2' },
    seed: { help: 'any word or number; the same seed drives the same rally', default: '1985' },
    lang: { help: 'language of the story, en or fr', default: 'en' },
  },
  plan: (values) => {
    const seats = wholeNumber(values, 'seats', 2, 4)
    if (E.isLeft(seats)) return seats
    const language = oneOf(values, 'lang', ['en', 'fr'])
    if (E.isLeft(language)) return language
    const reader = { game: parisDakar, codec: parisDakarCodecs(parisDakar).options, showRefusal }
    const options = withOptions(reader, { seats: seats.right }, textOf(values, 'options'))
    return E.map(raceOf(language.right))(options)
  },
}

const raceOf =
  (language: Language) =>
  (options: Options): Race => {
    const driver = { name: 'sensible', bot: sensibleParisDakar(parisDakar) }
    return driven({
      game: parisDakar,
      options,
      racers: Array.from({ length: options.seats }, () => driver),
      title: (seed) => [WORDS[language].title(options.seats, seed)],
      story: parisDakarStory(language),
    })
  }

/** A rally on the reference board told event by event. */
export const parisDakarStory = (language: Language): Story<State, Event> => ({
  tell: ({ events, state }) => events.flatMap((event) => tellParisDakar(event, state, language)),
  close: (standings, state) => tellStandings(standings, state, language),
})

const nameOf = (space: number): string => placeName(space) ?? ''

const placeIn = (words: Words, space: number): string => words.place(kmOf(space), nameOf(space))

/** Day of the rally that a turn belongs to: everybody has one turn a day. */
const dayOf = (turn: number, { players }: State): number => 1 + Math.floor((turn - 1) / players.length)

const isDayBreak = (turn: number, { players }: State): boolean => (turn - 1) % players.length === 0

/** The story of a space, told in its language. */
const storyOf = (space: number, colour: string, language: Language): string => {
  const text = roadBookText(space) ?? defect('cli', 'every space of the reference board has its story')
  return `    [${colour}] ${text[language]}`
}

const capital = (line: string): string =>
  line.replace(/^(\s*)(\p{Ll})/u, (_, gap: string, letter: string) => gap + letter.toUpperCase())

/** The lines for one event on the reference board; events that others imply need none. */
export const tellParisDakar = (event: Event, state: State, language: Language): ReadonlyArray<string> =>
  linesOf(event, state, language).map(capital)

const linesOf = (event: Event, state: State, language: Language): ReadonlyArray<string> => {
  const words = WORDS[language]
  const place = (space: number): string => placeIn(words, space)
  switch (event._tag) {
    case 'StarterChosen':
      return event.by === 'chance' ? [words.first(words.car(event.seat))] : []
    case 'TurnStarted':
      return isDayBreak(event.turn, state) ? ['', words.day(dayOf(event.turn, state))] : []
    case 'TurnMissed':
      return [words.misses(words.car(event.seat))]
    case 'TurnPassed':
      return [words.waits(words.car(event.seat))]
    case 'Spun': {
      const { purpose, number } = event
      const car = words.car(event.seat)
      return [purpose === 'move' ? words.spins(car, number) : words.spinsFor[purpose](car, number)]
    }
    case 'SpeedChosen':
      return [event.mode === 'full' ? words.full(words.car(event.seat)) : words.reduced(words.car(event.seat))]
    case 'SurchargePaid':
      return [words.surcharge(event.litres)]
    case 'VehicleMoved':
      if (event.cause !== 'roadBook') return [words.drives(place(event.to))]
      return [event.to > event.from ? words.sentOn(place(event.to)) : words.sentBack(place(event.to))]
    case 'MoveCutShort':
      return [words.cut[event.reason]]
    case 'NoMove':
      return [words.stays[event.why]]
    case 'TownFeePaid':
      return [words.fee(nameOf(event.at), event.litres)]
    case 'TankExchanged':
      return [words.exchange(event.returned, event.received)]
    case 'RoadBookRead':
      return [storyOf(event.at, words.colour[event.colour], language)]
    case 'FuelGained':
      return [words.gains(event.litres)]
    case 'FuelPaid':
      return [words.pays(event.litres)]
    case 'BankShort':
      return [words.shortBank(event.given)]
    case 'BreakdownDrawn':
      return [words.draws(event.count, event.now)]
    case 'BreakdownReturned':
      return [words.gives(event.count, event.now)]
    case 'TurnsToMissAdded':
      return [words.willMiss(event.count)]
    case 'FuelShortage': {
      const needs = event.lacks.map(({ need }) => need)
      return [words.shortage(words.car(event.seat), Math.min(...needs), event.fuel)]
    }
    case 'AssistanceCalled':
      return [words.calls[event.service](words.car(event.seat))]
    case 'AssistanceQueued':
      return [words.queues(words.car(event.seat))]
    case 'TruckMoved':
      return [words.truckMoves(place(event.to))]
    case 'TruckArrived':
      return [words.truckArrives]
    case 'HelicopterFlew':
      return [words.flies(place(event.over))]
    case 'HelicopterArrived':
      return [words.helicopterArrives]
    case 'ShareAccepted':
      return [words.shares(words.car(event.seat))]
    case 'ShareDeclined':
      return [words.declines(words.car(event.seat))]
    case 'RepairDone':
      return [words.repaired(words.car(event.seat), event.cards)]
    case 'PatientTreated':
      return [words.treated(words.car(event.seat))]
    case 'FuelDelivered':
      return [words.fuelled(words.car(event.seat), event.litres)]
    case 'VehicleReadyOnVerge':
      return [words.onVerge(words.car(event.seat))]
    case 'ControlFine':
      return [words.fine(event.litres)]
    case 'RallyWon':
      return [words.wins(words.car(event.seat), dayOf(event.turn, state))]
    case 'RallyAgreed':
    case 'TurnEnded':
    case 'SpinAwaited':
    case 'SpeedOffered':
    case 'RoadBookSkipped':
    case 'ExtraSpinGranted':
    case 'NeedRaised':
    case 'NeedMet':
    case 'VehicleParked':
    case 'TruckPlaced':
    case 'TruckReturned':
    case 'HelicopterPlaced':
    case 'HelicopterReturned':
    case 'BaseOffered':
    case 'ShareOffered':
    case 'VehicleBackOnTrack':
    case 'StopOffered':
    case 'VehicleArrived':
    case 'RallyEnded':
      return []
  }
}

/** The last lines: who came where, and with how much fuel; whoever is further on the road stands higher. */
const tellStandings = (
  standings: ReadonlyArray<Standing>,
  { players }: State,
  language: Language,
): ReadonlyArray<string> => {
  const words = WORDS[language]
  const lines = standings
    .map(({ seat, place }) => ({ seat, place, player: lookUp(players, seat) }))
    .sort((a, b) => (a.place === b.place ? b.player.at - a.player.at : a.place - b.place))
    .map(({ seat, place, player: { at, fuel } }) => words.standing(place, words.car(seat), placeIn(words, at), fuel))
  return ['', words.standings, ...lines]
}
