/** What the drawing data of a course are made of: canvas units, y down; angles in degrees, 0 to the right, clockwise. */
import type { LaneName } from './board.js'

/** A point of the canvas. */
export type Point = readonly [x: number, y: number]

/** A point and the direction there. */
export type Pose = readonly [x: number, y: number, angle: number]

/** A text on the board. */
export interface Label {
  readonly text: string
  readonly role: 'corner' | 'title' | 'note' | 'place' | 'straight'
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Direction of the text; level if not given. */
  readonly angle?: number
}

/** How a course is drawn; the rules never read this. */
export interface CoursePicture {
  readonly canvas: { readonly width: number; readonly height: number }
  readonly angleUnit: string
  /** Length of a column along the road. */
  readonly columnStep: number
  readonly laneWidth: number
  /** Middle and direction of every space, by lane and column. */
  readonly cells: Readonly<Record<LaneName, ReadonlyArray<Pose>>>
  /** The line before each column: its inner end, its middle and its outer end; two of them bound a column. */
  readonly ribs: ReadonlyArray<readonly [inner: Point, centre: Point, outer: Point]>
  /** By id of the stall. */
  readonly stalls: Readonly<Record<string, Pose>>
  readonly stallSize: { readonly length: number; readonly width: number }
  readonly pitApron: ReadonlyArray<Point>
  /** By id of the corner. */
  readonly wetMarkers: Readonly<Record<string, Point>>
  readonly startArrow: ReadonlyArray<Point>
  /** By column. */
  readonly kmMarks: Readonly<Record<string, Point>>
  readonly labels: ReadonlyArray<Label>
}
