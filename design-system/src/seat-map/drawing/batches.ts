import type { SeatEngine } from '../engine/seat-engine.ts'
import { isSofa, type PlanRow, type PlanSeat } from '../engine/plan.ts'
import {
  cross,
  drawAt,
  heart,
  person,
  seatShapes,
  startAt,
  wheelchairGlyph,
  wheelchairHead,
} from '../geometry/shapes.ts'
import { onArc, round, type Place, type RoomPlace } from '../geometry/place.ts'
import type { SeatLook } from '../SeatMap.types.ts'
import { formOf } from './seat-form.ts'

/** What a batch is painted with; the style sheet knows these names. In the order they are laid on. */
export const paints = [
  'link',
  'link-taken',
  'taken-back',
  'taken-place',
  'back',
  'prem-back',
  'seat',
  'prem',
  'place',
  'glyph',
  'head',
  'person',
  'friend',
  'cross',
] as const
export type Paint = (typeof paints)[number]

/** Rows in a batch, and about how many seats: a change of one seat redraws these, not the room. */
const MOST_ROWS = 8
const MANY_SEATS = 800

export interface Batch {
  readonly paint: Paint
  readonly path: string
}

/** Cinema rooms have eight rows in a batch; halls with long rows fewer. */
export function chunkRows({ plan: { rows, seats } }: SeatEngine): number {
  const inRow = seats.length / Math.max(1, rows.length)
  return Math.min(MOST_ROWS, Math.max(1, Math.round(MANY_SEATS / inRow)))
}

/** The rows of a batch. */
export function rowsIn(engine: SeatEngine, chunk: number): readonly PlanRow[] {
  const size = chunkRows(engine)
  return engine.plan.rows.slice(chunk * size, (chunk + 1) * size)
}

export function chunkCount(engine: SeatEngine): number {
  return Math.ceil(engine.plan.rows.length / chunkRows(engine))
}

interface ChunkLook extends SeatLook {
  /** Squares: where a seat is a few px wide, its shape is paid for and not seen. */
  readonly coarse: boolean
}

/**
 * Some rows of seats as one path per paint. `left out` are the seats the overlay draws: chosen, offered, refused, lost;
 * `taken` are those that cannot be had. Both by id.
 */
export function batchesOf(
  engine: SeatEngine,
  chunk: number,
  look: ChunkLook,
  leftOut: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): readonly Batch[] {
  const { place } = engine
  const paths: Paths = {}
  for (const row of rowsIn(engine, chunk)) {
    if (look.coarse) {
      addCoarse(place, row, leftOut, taken, paths)
      continue
    }
    const add: Add = (paint, path) => (paths[paint] ??= newLine()).parts.push(path)
    row.seats.forEach((seat, i) => {
      const at = place.of(seat)
      const next = row.isPlain ? undefined : row.seats[i + 1]
      const isTaken = taken.has(seat.id)
      if (next && linked(seat, next))
        add(isTaken ? 'link-taken' : 'link', linkBetween(at, place.of(next), seat))
      if (leftOut.has(seat.id)) return
      if (isTaken || seat.kind === 'Friend') addTaken(seat, at, look, add)
      else addFree(seat, at, look, add)
    })
  }
  return paints.flatMap((paint) => {
    const line = paths[paint]
    return line ? [{ paint, path: line.parts.join('') }] : []
  })
}

/** A path in parts, and where its pen is. */
interface Line {
  readonly parts: string[]
  x: number
  y: number
}
type Paths = Partial<Record<Paint, Line>>
type Add = (paint: Paint, path: string) => void

const newLine = (): Line => ({ parts: [], x: 0, y: 0 })

/** Ways from one seat to the next, of which all rows of a hall have the same few. */
const steps = new Map<number, string>()

/**
 * Draws a free seat as a square, a taken one as a stroke; rows turn too little for a square's corners to show it. Halls are
 * drawn like this at first, in thousands: no place is made of a seat, and no number written twice.
 */
function addCoarse(
  { radius, rows, along }: RoomPlace,
  row: PlanRow,
  leftOut: ReadonlySet<string>,
  taken: ReadonlySet<string>,
  paths: Paths,
): void {
  const put = (paint: Paint, x: number, y: number, shape: string, width = 0) => {
    const line = (paths[paint] ??= newLine())
    const dx = x - line.x
    const dy = y - line.y
    const key = dx * 8_192 + dy
    let step = steps.get(key)
    if (!step) steps.set(key, (step = `m${dx} ${dy}`))
    line.parts.push(step, shape)
    line.x = x + width
    line.y = y
  }
  const depth = rows[row.index]?.y ?? 0
  for (const seat of row.seats) {
    if (leftOut.has(seat.id)) continue
    const point = onArc(radius, along[seat.index] as number, depth)
    const x = Math.round(point.x)
    const y = Math.round(point.y)
    if (seat.kind === 'Friend') put('friend', x - 8, y - 8, SMALL)
    else if (taken.has(seat.id)) put('cross', x - 6, y, 'h12', 12)
    else if (seat.kind === 'Wheelchair') {
      put('place', x - 15, y - 15, LARGE)
      // What marks the place from afar: an outline alone would be seen as a gap.
      put('head', x - 8, y - 8, SMALL)
    } else put(seat.isPremier ? 'prem' : 'seat', x - 15, y - 15, LARGE)
  }
}
const SMALL = 'h16v16h-16z'
const LARGE = 'h30v30h-30z'

function addTaken(seat: PlanSeat, place: Place, look: SeatLook, add: Add): void {
  const shapes = seatShapes(formOf(seat), look.radius)
  const isFriend = seat.kind === 'Friend'
  if (seat.kind === 'Wheelchair') add('taken-place', drawAt(shapes.cushion, place))
  if (isSofa(seat.kind) || isFriend) add('taken-back', drawAt(shapes.back, place))
  add(isFriend ? 'friend' : 'cross', drawAt(isFriend ? heart : cross, place))
}

function addFree(seat: PlanSeat, place: Place, look: SeatLook, add: Add): void {
  const form = formOf(seat)
  const shapes = seatShapes(form, look.radius)
  if (form === 'wheelchair') {
    add('place', drawAt(shapes.cushion, place))
    add('glyph', drawAt(wheelchairGlyph, place))
    add('head', drawAt(wheelchairHead, place))
    return
  }
  const premier = form === 'premier'
  const start = startAt(place)
  add(premier ? 'prem' : 'seat', drawAt(shapes.cushion, place, start))
  add(premier ? 'prem-back' : 'back', drawAt(shapes.back, place, start))
  if (seat.kind === 'Companion') add('person', drawAt(person, place))
}

function linked(a: PlanSeat, b: PlanSeat): boolean {
  const pair = (a.kind === 'Wheelchair') !== (b.kind === 'Wheelchair')
  return pair && a.groupIds.some((id) => b.groupIds.includes(id))
}

/** From the edge of the one to the edge of the other: a wheelchair place is a little wider than a seat. */
function linkBetween(a: Place, b: Place, first: PlanSeat): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const from = (first.kind === 'Wheelchair' ? 21 : 20) / length
  const to = 1 - (first.kind === 'Wheelchair' ? 20 : 21) / length
  const at = (part: number) => `${round(a.x + (b.x - a.x) * part)} ${round(a.y + (b.y - a.y) * part)}`
  return `M${at(from)}L${at(to)}`
}
