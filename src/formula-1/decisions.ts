/**
 * What a driver may decide, and what becomes of it. Every offer and every refusal is made by the same rule.
 */
import type { either as E } from 'fp-ts'
import { right } from '../core/either.js'
import type { Log } from '../core/log.js'
import { announceSuperb, cardOffers, playExtra, playSuperb, useTires } from './decide-card.js'
import { driveIntoPit, driveUp, moveOffers, run, wait } from './decide-move.js'
import { setSpeed, speedOffers } from './decide-speed.js'
import type { Event } from './event.js'
import type { Decision, State } from './model.js'
import type { Refusal } from './refusal.js'
import { tiresOffers } from './rules/tactic-cards.js'
import { carOnTurn, type Course } from './state.js'
import { afterCard, spinsOff, settle } from './turn.js'
import { notAskedFor } from './ways.js'

type Decided = E.Either<Refusal, State>

/** The race with the decision carried out, or why it is refused. */
export const decide = (course: Course, state: State, move: Decision, log: Log<Event>): Decided => {
  const { phase } = state
  switch (move._tag) {
    case 'SetSpeed':
      return phase._tag === 'SettingSpeed' ? setSpeed(course, state, move, log) : notAskedFor(state, move)
    case 'Run':
      return phase._tag === 'Moving' ? run(course, state, phase, move, log) : notAskedFor(state, move)
    case 'DriveUp':
      return phase._tag === 'Moving' ? driveUp(course, state, phase, move, log) : notAskedFor(state, move)
    case 'Wait':
      return phase._tag === 'Moving' ? wait(course, state, log) : notAskedFor(state, move)
    case 'DriveIntoPit':
      return phase._tag === 'Moving' ? driveIntoPit(course, state, phase, move, log) : notAskedFor(state, move)
    case 'Pass':
      return phase._tag === 'PlayingCard'
        ? right(afterCard(course, state, carOnTurn(state), phase.turn, log))
        : notAskedFor(state, move)
    case 'PlayExtra':
      return phase._tag === 'PlayingCard' ? playExtra(course, state, phase.turn, move, log) : notAskedFor(state, move)
    case 'PlaySuperb':
      if (phase._tag === 'PlayingCard') return playSuperb(course, state, phase.turn, move, log)
      return phase._tag === 'Moving' ? announceSuperb(course, state, phase, move, log) : notAskedFor(state, move)
    case 'KeepTires':
      return phase._tag === 'UsingTires'
        ? right(settle(course, state, carOnTurn(state), phase.turn, log))
        : notAskedFor(state, move)
    case 'UseTires':
      return phase._tag === 'UsingTires' ? useTires(course, state, phase.turn, move, log) : notAskedFor(state, move)
  }
}

/** Every decision that the driver may take. */
export const offers = (course: Course, state: State): ReadonlyArray<Decision> => {
  const { phase } = state
  switch (phase._tag) {
    case 'SettingSpeed':
      return speedOffers(course, state)
    case 'Moving':
      return moveOffers(course, state, phase)
    case 'PlayingCard':
      return cardOffers(course, state, phase.turn)
    case 'UsingTires':
      return [KEEP_TIRES, ...tiresOffers(course, state, carOnTurn(state), phase.turn, spinsOff)]
    case 'Dealing':
    case 'ThrowingForGrid':
    case 'ThrowingPenalty':
    case 'DrawingPitCard':
    case 'DrawingTacticCard':
    case 'RaceOver':
      return []
  }
}

const KEEP_TIRES: Decision = { _tag: 'KeepTires' }
