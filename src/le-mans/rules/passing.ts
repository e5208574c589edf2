/**
 * Passing: when a car may change lanes beside others.
 *
 * The four rules of the chapter bind every change of lane, and come down to the three spaces around the diagonal step: nothing
 * farther away matters. Whether the way is long enough is for moving to say.
 */

/** Who is in the way of a step: nobody, a car on the space itself, a stopped car straight ahead, a moving car alongside. */
export const CLEAR = 0
export const SPACE_TAKEN = 1
export const STOPPED_CAR_AHEAD = 2
export const MOVING_CAR_ALONGSIDE = 3

/**
 * What forbids a diagonal step, or `CLEAR`.
 *
 * A stopped car must be left before the space directly behind it, a moving one may be left from there; a stopped car may be cut in
 * front of at once, a moving one only with a space between.
 *
 * @param taken - by space, 1 + the car that holds it, or 0
 * @param stopped - by space, 1 if the car that holds it is stopped
 * @param target - the space that the nose enters
 * @param ahead - the space straight ahead of the nose; -1 if the car comes out of a stall
 * @param alongside - the space beside the nose, in the other lane
 * @rule LM-Pass.1-4, LM-Move.11, LM-Q.19-20
 */
export const laneChange = (
  taken: Int8Array,
  stopped: Uint8Array,
  target: number,
  ahead: number,
  alongside: number,
): number => {
  if (taken[target] !== 0) return SPACE_TAKEN
  if (ahead >= 0 && stopped[ahead] !== 0) return STOPPED_CAR_AHEAD
  return taken[alongside] !== 0 && stopped[alongside] === 0 ? MOVING_CAR_ALONGSIDE : CLEAR
}
