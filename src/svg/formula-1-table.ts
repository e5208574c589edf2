/** What the parts of a drawing of Formula 1 have in common: a position and the words and colours for it. */
import type { Formula1, View } from '../formula-1/index.js'
import type { Picture } from '../formula-1/picture.js'
import type { NameOf } from './formula-1-words.js'
import { colourOr } from './theme.js'

/** A position, the board that it is on, and how its cars are called. */
export interface Table {
  readonly game: Formula1
  readonly picture: Picture
  readonly view: View
  readonly name: NameOf
}

/** A car by the name of its colour. */
export const carColour = ({ palette }: Picture, colour: string | undefined): string =>
  colourOr(colour === undefined ? undefined : palette.cars[colour], '#888888')

/** The colour of a car in start order. */
export const colourOf = ({ game, picture }: Table, index: number): string =>
  carColour(picture, game.track.circuit.colours[index])

/** Whether a car is the one whose turn it is. */
export const isOnTurn = ({ view }: Table, index: number): boolean =>
  index === view.current && view.round > 0 && view.phase._tag !== 'RaceOver'
