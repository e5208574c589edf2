/** The floor of Paris-Dakar in the words of the game, for comparing the two. */
import type { Track } from '../../../src/paris-dakar/board.js'
import type { Move, Need as NeedName, Phase, Player, State } from '../../../src/paris-dakar/model.js'
import { DEFAULT_RULINGS } from '../../../src/paris-dakar/rules/preparation.js'
import type { Witness } from './floor.js'
import { Base, makeParisDakarFloor, type Position, type RallyOptions, Wait } from './paris-dakar.js'

const NEEDS: ReadonlyArray<NeedName> = ['mechanic', 'fuel', 'doctor']

const phaseOf = (at: Position): Phase => {
  switch (at.wait) {
    case Wait.Starter:
      return { _tag: 'DrawingStarter' }
    case Wait.Spin:
      return { _tag: 'Spinning', purpose: 'move' }
    case Wait.Extra:
      return { _tag: 'Spinning', purpose: 'extra' }
    case Wait.Truck:
      return { _tag: 'Spinning', purpose: 'truck' }
    case Wait.Helicopter:
      return { _tag: 'Spinning', purpose: 'helicopter' }
    case Wait.Fuel:
      return { _tag: 'SpinningFuel', seat: at.asked, served: [...at.served.subarray(0, at.servedCount)] }
    case Wait.Speed:
      return { _tag: 'ChoosingSpeed', number: at.number }
    case Wait.Offer:
      return { _tag: 'AnsweringOffer', seat: at.asked, service: at.service === 0 ? 'truck' : 'helicopter' }
    case Wait.Base:
      return { _tag: 'ChoosingBase' }
    case Wait.Over:
      return { _tag: 'RallyOver' }
  }
}

const needsOf = (list: number): ReadonlyArray<NeedName> => {
  const needs: Array<NeedName> = []
  for (let rest = list; rest > 0; rest = rest >> 2) needs.push(NEEDS[(rest & 3) - 1] as NeedName)
  return needs
}

const playerOf = (at: Position, seat: number): Player => ({
  at: at.at[seat] as number,
  fuel: at.fuel[seat] as number,
  cards: at.cards[seat] as number,
  parked: at.parked[seat] === 1,
  needs: needsOf(at.needs[seat] as number),
  missTurns: at.miss[seat] as number,
})

const stateOf = (at: Position, seats: number): State => {
  const holderOf = (service: number): number | null =>
    at.holder[service] === -1 ? null : (at.holder[service] as number)
  const queueOf = (service: number): ReadonlyArray<number> => [
    ...at.queue.subarray(4 * service, 4 * service + (at.queued[service] as number)),
  ]
  const declinedOf = (service: number): ReadonlyArray<number> => [
    ...at.declined.subarray(4 * service, 4 * service + (at.declinedCount[service] as number)),
  ]
  return {
    agreement: {
      seats,
      starter: 'random',
      director: null,
      vehicles: [0, 1, 2, 3].slice(0, seats),
      rulings: DEFAULT_RULINGS,
    },
    phase: phaseOf(at),
    turn: at.turn,
    seat: at.seat,
    players: Array.from({ length: seats }, (_, seat) => playerOf(at, seat)),
    bank: at.bank,
    truck: { at: at.truckAt, holder: holderOf(0), queue: queueOf(0), declined: declinedOf(0) },
    helicopter: {
      base: at.base === Base.None ? null : at.base === Base.Start ? 'start' : 'finish',
      flown: at.flown,
      required: at.required,
      holder: holderOf(1),
      queue: queueOf(1),
      declined: declinedOf(1),
      accepted: [...at.accepted.subarray(0, at.acceptedCount)],
    },
    read: [...at.read.subarray(0, at.readCount)],
    arrived: at.arrived === -1 ? [] : [at.arrived],
  }
}

const moveOf = (wait: Wait, choice: number): Move => {
  switch (wait) {
    case Wait.Starter:
      return { _tag: 'DrawStarter', seat: choice }
    case Wait.Speed:
      return { _tag: 'ChooseSpeed', mode: choice === 0 ? 'reduced' : 'full' }
    case Wait.Offer:
      return { _tag: choice === 0 ? 'AcceptHelp' : 'DeclineHelp' }
    case Wait.Base:
      return { _tag: 'CallFrom', base: choice === 0 ? 'start' : 'finish' }
    case Wait.Spin:
    case Wait.Extra:
    case Wait.Truck:
    case Wait.Helicopter:
    case Wait.Fuel:
    case Wait.Over:
      return { _tag: 'Spin', number: choice }
  }
}

/** Makes the witness on a track. */
export const makeParisDakarWitness = (track: Track): Witness<RallyOptions, State, Move> => {
  const floor = makeParisDakarFloor(track)
  let seats = 0
  return {
    ...floor,
    begin: (options) => {
      seats = options.seats
      floor.begin(options)
    },
    move: (index) => moveOf(floor.position().wait, floor.listed[index] as number),
    state: () => stateOf(floor.position(), seats),
  }
}
