/** Carrying a decision out, from the draft of a position to the next car that has something to decide. */
export { carAt, closeDraft, makeDraft, makeState, openDraft, put, type RaceScratch } from './race/draft.js'
export { carryOut, takeChance } from './race/moving.js'
export { towFollowers, throwInTow } from './race/tows.js'
export { answerDie, answerOffer, nextSlot, startTurn } from './race/turns.js'
