/**
 * What stands on the cards, in English: the titles, which tell the cards apart, and their orders in words of this library's own.
 */
import type { PitCard, TacticCard } from '../model.js'

/** The face of a card. */
export interface CardText {
  readonly title: string
  /** What the card does, in one or two sentences. */
  readonly text: string
}

/**
 * The Tactic Cards.
 *
 * @rule F1-Tactic.7-19
 * @example
 * import assert from 'node:assert'
 * import { TACTIC_TEXTS } from 'parc-ferme/formula-1/picture'
 *
 * assert.strictEqual(TACTIC_TEXTS.quickReactions.title, 'Quick Reactions')
 */
export const TACTIC_TEXTS: Readonly<Record<TacticCard, CardText>> = {
  fastGearChange: {
    title: 'Fast Gear Change',
    text: 'When you have moved, go two spaces on. The speedometer keeps what it shows.',
  },
  goodCarburettor: {
    title: 'Good Carburettor Adjustment by Mechanics',
    text: 'When you set your speed, go up to anything as far as 120.',
  },
  quickReactions: {
    title: 'Quick Reactions',
    text: 'When you have moved, go four spaces on. The speedometer keeps what it shows.',
  },
  slipStreaming: {
    title: 'Speed Gain by Slip Streaming',
    text: 'When you have moved, go three spaces on. The speedometer keeps what it shows.',
  },
  superbDriving: {
    title: 'Superb Driving',
    text: 'With a clear track ahead, one corner has no speed limit for you in this turn.',
  },
}

const ONE_TURN = 'You lose a turn.'

/**
 * The Pit Cards of both editions.
 *
 * @rule F1-PitCard.1-16, F1-Q.102
 * @example
 * import assert from 'node:assert'
 * import { PIT_TEXTS } from 'parc-ferme/formula-1/picture'
 *
 * assert.strictEqual(PIT_TEXTS.faultyIgnition.text, 'You lose two turns.')
 */
export const PIT_TEXTS: Readonly<Record<PitCard, CardText>> = {
  dirtInCarburettors: { title: 'Dirt in Carburettors', text: ONE_TURN },
  fumes: { title: 'Driver Affected by Fumes', text: ONE_TURN },
  engineOverheated: { title: 'Engine Overheated', text: ONE_TURN },
  faultyIgnition: { title: 'Faulty Ignition', text: 'You lose two turns.' },
  faultySteering: { title: 'Faulty Steering', text: ONE_TURN },
  goodPitWork: { title: 'Good Pit Work', text: 'You are off on your next turn, at 80.' },
  goodPitWorkSlowStart: {
    title: 'Good Pit Work, but Slow Start',
    text: 'You are off on your next turn, at 40.',
  },
  missedGearChange: { title: 'Missed Gear Change. Slow Start', text: 'You are off on your next turn, at 20.' },
  newInstructions: { title: 'New Instructions', text: 'Take another Tactic Card into your hand. You lose a turn.' },
  noFuelPressure: { title: 'No Fuel Pressure', text: ONE_TURN },
  poorTeamWork: { title: 'Poor Team Work by Pit Crew', text: ONE_TURN },
  quickTireChange: { title: 'Quick Tire Change', text: 'You are off on your next turn.' },
  slowTireChange: { title: 'Slow Tire Change', text: ONE_TURN },
  specialBrakeLinings: { title: 'Special Brake Linings Fitted', text: ONE_TURN },
  specialTires: {
    title: 'Special Tires Fitted',
    text: 'You lose a turn. Keep this card: it lets you take one bend up to 40 too fast and pay nothing. Then give it back.',
  },
  blackFlag: { title: 'Black Flag for a Heavy Oil Leak', text: ONE_TURN },
  brakeMasterCylinderFailure: {
    title: 'Brake Master Cylinder Failure',
    text: 'From Lodge Corner on you cannot brake, and 40 too fast in a corner spins you off. It lasts until you spin off.',
  },
  faultyTyresFitted: {
    title: 'Faulty Tyres Fitted',
    text: 'From Abbey Curve to the end of the lap, keep to the safety speeds and play no Tactic Card. Then give this card back.',
  },
}
