/** Codecs that several files of codecs need. */
import type { Seat } from '../core/game.js'
import { type Codec, integer, list, literal } from '../core/codec.js'
import { MAX_SEATS } from './data/numbers.js'
import type { Base, Mode, Need, Purpose, Service } from './model.js'

/** A number from 0 to what a coupon game can hold, in litres. */
export const LITRES: Codec<number> = integer(0, 1_000_000)
/** A seat of the largest table. */
export const SEAT: Codec<Seat> = integer(0, MAX_SEATS - 1)
/** Seats of the largest table. */
export const SEATS: Codec<ReadonlyArray<Seat>> = list(SEAT, { max: MAX_SEATS })
/** The most spaces that a board may have. */
export const MOST_SPACES = 10_000
/** A space, or a distance. */
export const SPACE: Codec<number> = integer(0, MOST_SPACES)
/** Spaces, each at most once. */
export const SPACES: Codec<ReadonlyArray<number>> = list(SPACE, { max: MOST_SPACES })
/** A number of the spinner. */
export const NUMBER: Codec<number> = integer(1, 1_000_000)
/** Turns, and other things that are counted up. */
export const COUNT: Codec<number> = integer(0, 10_000_000)
/** A base of the helicopter. */
export const BASE: Codec<Base> = literal('start', 'finish')
/** A way of using a number. */
export const MODE: Codec<Mode> = literal('normal', 'reduced', 'full')
/** What a car needs. */
export const NEED: Codec<Need> = literal('mechanic', 'fuel', 'doctor')
/** What comes to help. */
export const SERVICE: Codec<Service> = literal('truck', 'helicopter')
/** What is spun for. */
export const PURPOSE: Codec<Purpose> = literal('move', 'extra', 'truck', 'helicopter', 'fuel')
