import type { SeatEngine } from '../engine/seat-engine.ts'
import { isSofa, type PlanSeat } from '../engine/plan.ts'
import {
  cross,
  drawAt,
  heart,
  person,
  seatShapes,
  wheelchairGlyph,
  wheelchairHead,
} from '../geometry/shapes.ts'
import { round, type Place } from '../geometry/place.ts'
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

export function chunkCount(engine: SeatEngine): number {
  return Math.ceil(engine.plan.rows.length / chunkRows(engine))
}

interface ChunkLook extends SeatLook {
  /** Squares: where a seat is a few px wide, its shape is paid for and not seen. */
  readonly coarse: boolean
}

/**
 * Some rows of seats as one path per paint. `left out` are the seats the overlay draws: chosen, offered, refused, lost.
 */
export function batchesOf(
  engine: SeatEngine,
  chunk: number,
  look: ChunkLook,
  leftOut: ReadonlySet<string>,
): readonly Batch[] {
  const paths = new Map<Paint, string[]>()
  const add = (paint: Paint, path: string) => {
    const list = paths.get(paint)
    if (list) list.push(path)
    else paths.set(paint, [path])
  }
  const size = chunkRows(engine)
  for (const row of engine.plan.rows.slice(chunk * size, (chunk + 1) * size)) {
    row.seats.forEach((seat, i) => {
      const place = engine.place.seats[seat.index] as Place
      const next = row.seats[i + 1]
      const taken = engine.statusOf(seat.id) !== 'Available'
      if (look.coarse) {
        if (!leftOut.has(seat.id)) addCoarse(seat, place, taken, add)
        return
      }
      if (next && linked(seat, next)) {
        add(taken ? 'link-taken' : 'link', linkBetween(place, engine.place.seats[next.index] as Place, seat))
      }
      if (leftOut.has(seat.id)) return
      if (taken || seat.kind === 'Friend') addTaken(seat, place, look, add)
      else addFree(seat, place, look, add)
    })
  }
  return paints.flatMap((paint) => {
    const list = paths.get(paint)
    return list ? [{ paint, path: list.join('') }] : []
  })
}

type Add = (paint: Paint, path: string) => void

/** A free seat as a square, a taken one as a stroke; rows turn too little for a square's corners to show it. */
function addCoarse(seat: PlanSeat, place: Place, taken: boolean, add: Add): void {
  const [x, y] = [Math.round(place.x), Math.round(place.y)]
  if (seat.kind === 'Friend') return add('friend', `M${x - 8} ${y - 8}h16v16h-16z`)
  if (taken) return add('cross', `M${x - 6} ${y}h12`)
  const form = formOf(seat)
  // What marks the place from afar: an outline alone would be seen as a gap.
  if (form === 'wheelchair') add('head', `M${x - 8} ${y - 8}h16v16h-16z`)
  add(
    form === 'wheelchair' ? 'place' : form === 'premier' ? 'prem' : 'seat',
    `M${x - 15} ${y - 15}h30v30h-30z`,
  )
}

function addTaken(seat: PlanSeat, place: Place, look: SeatLook, add: Add): void {
  const shapes = seatShapes(formOf(seat), look.radius)
  if (seat.kind === 'Wheelchair') add('taken-place', drawAt(shapes.cushion, place))
  if (isSofa(seat.kind) || seat.kind === 'Friend') add('taken-back', drawAt(shapes.back, place))
  if (seat.kind === 'Friend') add('friend', drawAt(heart, place))
  else add('cross', drawAt(cross, place))
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
  add(premier ? 'prem' : 'seat', drawAt(shapes.cushion, place))
  add(premier ? 'prem-back' : 'back', drawAt(shapes.back, place))
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
