/** Solitaire: which chances the die must be asked about, and what it leaves open. */
import { actionRefusal } from './check.js'
import { cardOf, carOf, type ChoiceScratch } from './choices.js'
import { entriesOn, type Entry } from './entries.js'
import type { Action, AskingDie, HeldThrow, State } from './model.js'
import type { Refusal } from './refusal.js'
import type { Board } from './road.js'
import { gearsOver } from './rules/cornering.js'
import { lastColumn } from './rules/how-to-win.js'
import { choices } from './tiers.js'

const NO_ENTRIES: ReadonlyArray<Entry> = []

/** The corners that a choice enters one gear too high; none that nobody would choose. @rule LM-Solo.3, LM-Q.88 */
const chancesOf = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  index: number,
  action: Action,
): ReadonlyArray<Entry> => {
  const isDriven = action._tag === 'Drive' || action._tag === 'OverRev' || action._tag === 'Pit'
  if (!isDriven || actionRefusal(board, choice, state, index, action) !== null) return NO_ENTRIES
  const { gear, way, steps } = choice.plan
  const car = carOf(state, index)
  return entriesOn(board, car, way, steps, lastColumn(board, state.agreement.laps)).filter(
    ({ corner }) => gearsOver(board, cardOf(board, car), corner, gear) === 1,
  )
}

/** A choice, and the corners that it enters one gear too high. */
interface Chancy {
  readonly action: Action
  readonly chances: ReadonlyArray<Entry>
}

const actionsOf = (some: ReadonlyArray<Chancy>): ReadonlyArray<Action> => some.map(({ action }) => action)

/** What the die leaves open, and the first corner that it must still be asked about. */
interface Left {
  readonly open: ReadonlyArray<Action>
  readonly asked: Entry | null
  /** What has been said that took choices away, and what each left. */
  readonly obeyed: ReadonlyArray<{ readonly said: HeldThrow; readonly left: ReadonlyArray<Action> }>
}

const saidOf = ({ notes }: State, car: number, passage: number): HeldThrow | undefined =>
  notes.held.find((one) => one.car === car && one.passage === passage && one.says !== 'cleared')

/**
 * What the throws so far leave of the choices of a car, corner by corner in the order of the road.
 *
 * A corner is asked about where some choices take its chance and others do not; what would leave nothing open is not obeyed.
 *
 * @rule LM-Solo.3, LM-Q.87-88
 */
const leftBy = (board: Board, choice: ChoiceScratch, state: State, index: number): Left => {
  let open = choices(board, choice, state, index).map((action): Chancy => ({
    action,
    chances: chancesOf(board, choice, state, index, action),
  }))
  const corners = [
    ...new Map(open.flatMap(({ chances }) => chances.map((entry) => [entry.passage, entry]))).values(),
  ].sort((one, other) => one.passage - other.passage)
  const obeyed: Array<Left['obeyed'][number]> = []
  for (const entry of corners) {
    const takes = ({ chances }: Chancy): boolean => chances.some(({ passage }) => passage === entry.passage)
    const [taking, leaving] = [open.filter(takes), open.filter((one) => !takes(one))]
    if (taking.length === 0 || leaving.length === 0) continue
    const said = saidOf(state, index, entry.passage)
    if (said === undefined) return { open: actionsOf(open), asked: entry, obeyed }
    open = said.says === 'mustTake' ? taking : leaving
    obeyed.push({ said, left: actionsOf(open) })
  }
  return { open: actionsOf(open), asked: null, obeyed }
}

/** The corner that the die must be asked about before a car moves, or `null`. @rule LM-Solo.3, LM-Q.88 */
export const questionFor = (board: Board, choice: ChoiceScratch, state: State, index: number): AskingDie | null => {
  const { asked } = leftBy(board, choice, state, index)
  return asked === null ? null : { _tag: 'AskingDie', car: index, corner: asked.corner, passage: asked.passage }
}

/** Everything that the driver of a car may choose; in solitaire, what the die leaves of it. @rule LM-Solo.2-3 */
export const openChoices = (board: Board, choice: ChoiceScratch, state: State, index: number): ReadonlyArray<Action> =>
  state.agreement.solitaire ? leftBy(board, choice, state, index).open : choices(board, choice, state, index)

/** What forbids a decision, the die of solitaire included, or `null`; how it is carried out is then noted in the working space. @rule LM-Solo.3 */
export const decisionRefusal = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  index: number,
  action: Action,
): Refusal | null => {
  const refusal = actionRefusal(board, choice, state, index, action)
  if (refusal !== null || !state.agreement.solitaire) return refusal
  const { obeyed } = leftBy(board, choice, state, index)
  const said = obeyed.find(({ left }) => !left.some((one) => sameAction(one, action)))?.said
  if (said === undefined) return actionRefusal(board, choice, state, index, action)
  const corner = said.passage % board.corners.length
  return { _tag: 'DieDecides', rule: 'LM-Solo.3', corner, must: said.says === 'mustTake' }
}

const sameAction = (one: Action, other: Action): boolean =>
  Object.entries(one).every(([key, value]) => other[key as keyof Action] === value)
