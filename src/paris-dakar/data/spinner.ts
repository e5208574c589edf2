/** The reference spinner. */
import type { Spinner } from '../board.js'

/** The numbers 1 to 6, equally likely: the numbers are attested, their equal share is assumed. @rule PD-0.2, PD-1.1 */
export const SPINNER: Spinner = {
  schema: 'paris-dakar/spinner@1',
  id: 'spinner-1-6',
  title: 'Compass 1 to 6 (reconstruction)',
  provenance: 'reconstruction',
  note: 'The values 1 to 6 come from a 1980s review, 3 and 4 also from the rulebook examples; equal sectors are an assumption.',
  facts: { sourced: ['values 1 to 6'], designed: ['equal weights'] },
  faces: [
    { value: 1, weight: 1 },
    { value: 2, weight: 1 },
    { value: 3, weight: 1 },
    { value: 4, weight: 1 },
    { value: 5, weight: 1 },
    { value: 6, weight: 1 },
  ],
}
