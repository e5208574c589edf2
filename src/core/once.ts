/**
 * What is made on its first use and kept, so that an import does not wait for tables that perhaps nobody asks for.
 *
 * @param make - pure, so that nobody can tell when it was called
 */
export const once = <A extends object>(make: () => A): (() => A) => {
  let made: A | null = null
  return () => (made ??= make())
}
