import type { PlanSeat } from '../engine/plan.ts'
import type { SeatEngine } from '../engine/seat-engine.ts'
import { pitch } from '../geometry/place.ts'
import type { Box } from '../geometry/extent.ts'
import type { View } from '../view/viewport.ts'
import { getLetterSize } from './letter-size.ts'

/**
 * How much of an auditorium is drawn. Cinema auditoriums are drawn whole; what follows is for halls, whose lettering
 * and shapes cost more than anybody sees of them.
 */

/** Auditoriums of more rows have letters only where they are looked at. */
const FEW_ROWS = 20
/** Letters of one side on the screen; auditoriums of more rows have shapes of seats only where they are looked at. */
const MOST_ROWS = 50
/** An auditorium of more seats is taken to be seen from afar until its window is measured. */
const MANY_SEATS = 3_000
/** From this many px from seat to seat on, a seat's shape is recognisable. */
const SHAPE_PITCH = 9
/** From row to row, in user units, at the least. */
const ROW_STEP = 48
/** The window counts in steps of so many user units, with one to spare: a short pan draws nothing again. */
const WINDOW_STEP = 400

export interface Letters {
  /** Letters stand within these bounds only, in user units. */
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  /** Each row, or each so many, has its letters. */
  readonly step: number
}

const everywhere: Letters = { top: -Infinity, bottom: Infinity, left: -Infinity, right: Infinity, step: 1 }

/**
 * Which rows have their letters, of a window in user units.
 * @param unit user units per px, where that is more than one: letters that are larger than their row have it of every so many
 */
export function chooseLetters(engine: SeatEngine, shown: Box, unit = 1): Letters {
  const { rows } = engine.place
  const apart = Math.ceil(getLetterSize('letter', unit) / ROW_STEP)
  if (rows.length <= FEW_ROWS) return { ...everywhere, step: apart }
  const bounds = around(shown)
  const seen = rows.filter(({ y }) => y >= bounds.top && y <= bounds.bottom).length
  return { ...bounds, step: Math.max(apart, Math.ceil(seen / MOST_ROWS)) }
}

/** Whether the seats of the rows from `first` to `last` are dashes: a few px wide, or out of the window. */
export type IsCoarse = (first: number, last: number) => boolean

/** @param view null until the window is measured */
export function createIsCoarse(engine: SeatEngine, view: View | null, shown: Box): IsCoarse {
  const { rows } = engine.place
  const areMany = engine.plan.seats.length > MANY_SEATS
  if (rows.length <= MOST_ROWS && !areMany) return () => false
  if (view ? view.scale * pitch.standard < SHAPE_PITCH : areMany) return () => true
  if (rows.length <= MOST_ROWS) return () => false
  const { top, bottom } = around(shown)
  return (first, last) => {
    // Rows are bent towards the screen: their ends stand highest, their middles lowest.
    const ends = engine.plan.rows.slice(first, last + 1).flatMap(({ seats }) => [seats[0], seats.at(-1)])
    const highest = Math.min(...ends.map((seat) => engine.place.of(seat as PlanSeat).y))
    const lowest = rows[Math.min(last, rows.length - 1)]?.y ?? 0
    return lowest < top || highest > bottom
  }
}

function around({ x, y, width, height }: Box): Omit<Letters, 'step'> {
  const before = (at: number) => (Math.floor(at / WINDOW_STEP) - 1) * WINDOW_STEP
  const after = (at: number) => (Math.ceil(at / WINDOW_STEP) + 1) * WINDOW_STEP
  return { top: before(y), bottom: after(y + height), left: before(x), right: after(x + width) }
}
