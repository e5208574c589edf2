/**
 * Stops the program for a bug of ours: a position that the rules cannot lead to.
 *
 * The only place in the library that throws. Nothing that a player, a file or a caller's data does may lead here.
 *
 * @param where - the module, such as `formula-1`
 * @param invariant - what should hold and does not
 */
export const defect = (where: string, invariant: string): never => {
  throw new Error(`parc-ferme: defect in ${where}: ${invariant}`)
}
