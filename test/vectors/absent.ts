/** Kinds of events and refusals that no race on the reference board can show, and why; they stand in the heads of the files. */

/** Reasons by tag. */
export type Reasons = Readonly<Record<string, string>>

export const ABSENT: Readonly<Record<string, Reasons>> = {
  'formula-1': {
    NoLapComplete:
      'no car reaches its pit in its first lap: the pits ahead of the grid lie on the other side of the track, the others at the end of the lap',
  },
  'le-mans': {
    TooFewCards: 'there are as many cards as seats at most, and more seats are refused before',
    TooFewStalls: 'there are as many stalls as cars at most',
    BadRoute: 'a way drawn by hand is refused by it, which is no move',
  },
  'paris-dakar': {
    RoadBookSkipped:
      'no space of the road-book orders a move or a spin and ends the turn or deals a card as well, and no orders lead back to a space that was read',
    BaseOffered: 'no space with a sick driver is as far from the one home of the helicopter as from the other',
    SpeedNotPayable: 'a speed is chosen only where both can be paid',
  },
}
