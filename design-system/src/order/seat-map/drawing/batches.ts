import type { SeatEngine } from '../engine/seat-engine.ts'
import { isSofa, type PlanRow, type PlanSeat } from '../engine/plan.ts'
import {
  cross,
  drawAt,
  heart,
  person,
  getSeatShapes,
  startAt,
  wheelchairGlyph,
  wheelchairHead,
} from '../geometry/shapes.ts'
import { createArcPen, round, type Place } from '../geometry/arc.ts'
import { pitch, type AuditoriumPlace, type RowPlace } from '../geometry/place.ts'
import type { SeatStyle } from '../SeatMap.types.ts'
import { getSeatForm } from './seat-form.ts'

/** Half the length of a dash, in user units; `paint/seats-from-afar.ts` has the whole, and how far it is to the next. */
const dashes = { far: 15, 'far-prem': 15, 'far-taken': 6, 'far-place': 8, 'far-friend': 8 } as const
type FarPaint = keyof typeof dashes

/** What a batch is painted with; the style sheet knows these names. In the order they are laid on. */
const paints = [
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
  'far',
  'far-prem',
  'far-taken',
  'far-place',
  'far-friend',
] as const
export type Paint = (typeof paints)[number]

/** Rows in a batch, and about how many seats: a change of one seat redraws these, not the auditorium. */
const MOST_ROWS = 8
const MANY_SEATS = 800

export interface Batch {
  readonly paint: Paint
  readonly path: string
}

/** Cinema auditoriums have eight rows in a batch; halls with long rows fewer. */
export function countChunkRows({ plan: { rows, seats } }: SeatEngine): number {
  const inRow = seats.length / Math.max(1, rows.length)
  return Math.min(MOST_ROWS, Math.max(1, Math.round(MANY_SEATS / inRow)))
}

/** The rows of a batch. */
export function listChunkRows(engine: SeatEngine, chunk: number): readonly PlanRow[] {
  const size = countChunkRows(engine)
  return engine.plan.rows.slice(chunk * size, (chunk + 1) * size)
}

export function countChunks(engine: SeatEngine): number {
  return Math.ceil(engine.plan.rows.length / countChunkRows(engine))
}

interface ChunkStyle extends SeatStyle {
  /** Dashes: where a seat is a few px wide, its shape is paid for and not seen. */
  readonly coarse: boolean
}

/**
 * Some rows of seats as one path per paint. `left out` are the seats the overlay draws: chosen, offered, refused, lost;
 * `taken` are those that cannot be had. Both by id.
 */
export function createBatches(
  engine: SeatEngine,
  chunk: number,
  seatStyle: ChunkStyle,
  leftOut: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): readonly Batch[] {
  const { place } = engine
  const paths: Partial<Record<Paint, string[]>> = {}
  const add: Add = (paint, path) => (paths[paint] ??= []).push(path)
  for (const row of listChunkRows(engine, chunk)) {
    if (seatStyle.coarse) {
      addCoarse(place, row, leftOut, taken, add)
      continue
    }
    row.seats.forEach((seat, i) => {
      const at = place.of(seat)
      const next = row.isPlain ? undefined : row.seats[i + 1]
      const isTaken = taken.has(seat.id)
      if (next && linked(seat, next))
        add(isTaken ? 'link-taken' : 'link', linkBetween(at, place.of(next), seat))
      if (leftOut.has(seat.id)) return
      if (isTaken || seat.kind === 'Friend') addTaken(seat, at, seatStyle, add)
      // Of one that is for none of the visitor's tickets the outline alone.
      else addFree(seat, at, seatStyle, engine.fits(seat) ? add : (_, path) => add('taken-place', path))
    })
  }
  return paints.flatMap((paint) => {
    const path = paths[paint]
    return path ? [{ paint, path: path.join('') }] : []
  })
}

type Add = (paint: Paint, path: string) => void

/**
 * Draws neighbours of one kind as one dashed line along their row: a seat is a dash, as wide as it is long. Halls are drawn
 * like this at first, in thousands: nothing is written of a seat alone, only where a run ends.
 */
function addCoarse(
  { radius, rows, along }: AuditoriumPlace,
  row: PlanRow,
  leftOut: ReadonlySet<string>,
  taken: ReadonlySet<string>,
  add: Add,
): void {
  const { y } = rows[row.index] as RowPlace
  const pen = createArcPen(radius)
  let paint: FarPaint | undefined
  let from = 0
  let last = 0
  const end = () => {
    if (!paint) return
    const half = dashes[paint]
    add(paint, `M${pen.at(from - half, y)}${pen.along(last + half, y, 0)}`)
  }
  for (const seat of row.seats) {
    const next = leftOut.has(seat.id) ? undefined : farPaint(seat, taken)
    const at = along[seat.index] as number
    const gap = at - last - (next === 'far-prem' ? pitch.premier : pitch.standard)
    if (next !== paint || Math.abs(gap) > 0.1) {
      end()
      paint = next
      from = at
    }
    last = at
  }
  end()
}

function farPaint(seat: PlanSeat, taken: ReadonlySet<string>): FarPaint {
  if (seat.kind === 'Friend') return 'far-friend'
  if (taken.has(seat.id)) return 'far-taken'
  if (seat.kind === 'Wheelchair') return 'far-place'
  return seat.isPremier ? 'far-prem' : 'far'
}

function addTaken(seat: PlanSeat, place: Place, seatStyle: SeatStyle, add: Add): void {
  const shapes = getSeatShapes(getSeatForm(seat), seatStyle.radius)
  const isFriend = seat.kind === 'Friend'
  if (seat.kind === 'Wheelchair') add('taken-place', drawAt(shapes.cushion, place))
  if (isSofa(seat.kind) || isFriend) add('taken-back', drawAt(shapes.back, place))
  add(isFriend ? 'friend' : 'cross', drawAt(isFriend ? heart : cross, place))
}

function addFree(seat: PlanSeat, place: Place, seatStyle: SeatStyle, add: Add): void {
  const form = getSeatForm(seat)
  const shapes = getSeatShapes(form, seatStyle.radius)
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
