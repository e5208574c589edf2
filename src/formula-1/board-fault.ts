/**
 * How a fault of a circuit is told.
 */

/** One thing that is wrong with a circuit. */
export interface BoardFault {
  /** `C-01` to `C-30`. */
  readonly id: string
  /** Dotted path into the circuit, such as `cells.12b.links`; things with an id stand under it. */
  readonly path: string
  readonly expected: string
  readonly found: string
  /** True for what is odd but can be played on. */
  readonly isWarning: boolean
}

/** Reports a fault, or what is only worth a warning. */
export type Report = (id: string, path: string, expected: string, found: string, isWarning?: boolean) => void
