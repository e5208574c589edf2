/** Codecs and what makes them, for the modules of this library; users have the makers as `codec`, and the types beside it. */
export * from './codec-makers.js'
export type { Codec, Codecs } from './codec-type.js'
