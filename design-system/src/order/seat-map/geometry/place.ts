import { isAccessible, isSofa, type PlanSeat, type SeatPlan } from '../engine/plan.ts'
import type { AreaSpec } from '../engine/types.ts'
import { placeOnArc, type Place } from './arc.ts'

export interface RowPlace {
  /** Depth of the row on the axis. */
  readonly y: number
  /** Along the arc: outer edges of the first and the last seat. */
  readonly left: number
  readonly right: number
  /** Middles of the aisles between blocks, along the arc. */
  readonly aisles: readonly number[]
}

/** A band under the rows of a premier area. */
export interface BandPlace {
  readonly categoryId: string
  readonly areaNumber: number
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface AuditoriumPlace {
  /** Radius of the circle through y 0; `Infinity` where rows are straight. */
  readonly radius: number
  /** Where a seat stands. */
  readonly of: (seat: PlanSeat) => Place
  /** Each seat's distance from the axis along its row, by `PlanSeat.index`. */
  readonly along: Float64Array
  /** By `PlanRow.index`. */
  readonly rows: readonly RowPlace[]
  readonly bands: readonly BandPlace[]
  /** Widest half of the auditorium along the arc, row letters not included. */
  readonly halfWidth: number
  readonly lastRow: number
}

/** Seat pitches along a row and steps between rows, in user units. */
export const pitch = { standard: 44, premier: 55, sofa: 43, wheelchair: 56 } as const
export const groupGap = 9
export const aisleWidth = 50
const step = { standard: 48, premier: 58, crossAisle: 86, beforePremier: 88, sofa: 70 } as const
/** A further row number left out, beyond the first, deepens the cross aisle by this much. */
const widerAisle = 38

function getSeatWidth(seat: PlanSeat): number {
  if (seat.kind === 'Wheelchair') return pitch.wheelchair
  if (isSofa(seat.kind)) return pitch.sofa
  return seat.isPremier ? pitch.premier : pitch.standard
}

function sameSofa(a: PlanSeat, b: PlanSeat): boolean {
  if (a.groupIds.length > 0) return a.groupIds.some((id) => b.groupIds.includes(id))
  return a.kind !== 'SofaRight' && b.kind !== 'SofaLeft'
}

/** Space before a seat of the same block: sofas, and wheelchair places with their companions, stand a little apart. */
function gapBefore(previous: PlanSeat, seat: PlanSeat): number {
  if (isSofa(previous.kind) && isSofa(seat.kind)) return sameSofa(previous, seat) ? 0 : groupGap
  if (!isAccessible(previous) && !isAccessible(seat)) return 0
  return previous.groupIds.some((id) => seat.groupIds.includes(id)) ? 0 : groupGap
}

/** Places every seat of a plan. Pure. An auditorium has thousands: of each only its way along the row is kept. */
export function placeAuditorium(plan: SeatPlan): AuditoriumPlace {
  const curvature = plan.auditorium.rowCurvature
  const radius = curvature ? curvature * pitch.standard : Number.POSITIVE_INFINITY
  const premier = plan.rows.map((row) => !row.isPlain && row.seats.some((seat) => seat.isPremier))
  const depths = rowDepths(plan, premier)
  const twins = findTwins(plan)
  const columns = columnEdges(plan, twins)
  const along = new Float64Array(plan.seats.length)
  for (const block of plan.blocks) placeBlock(block, twins.get(block), columns, along)
  const rows = plan.rows.map((row, index): RowPlace => {
    const first = row.seats[0] as PlanSeat
    const last = row.seats.at(-1) as PlanSeat
    const blocks = plan.blocks.slice(first.block, last.block + 1)
    snapToAisles(blocks, along)
    const edge = (seat: PlanSeat, side: 1 | -1) =>
      (along[seat.index] as number) + (side * getSeatWidth(seat)) / 2
    return {
      y: depths[index] as number,
      left: edge(first, -1),
      right: edge(last, 1),
      aisles: blocks.slice(1).map((block, at) => {
        const before = blocks[at]?.at(-1) as PlanSeat
        return (edge(before, 1) + edge(block[0] as PlanSeat, -1)) / 2
      }),
    }
  })
  const of = (seat: PlanSeat) =>
    placeOnArc(radius, along[seat.index] as number, (rows[seat.row] as RowPlace).y)
  return {
    radius,
    of,
    along,
    rows,
    bands: createBands(plan, rows, premier),
    halfWidth: Math.max(pitch.standard, ...rows.flatMap((row) => [-row.left, row.right])),
    lastRow: depths.at(-1) ?? 0,
  }
}

/** @param premier of each row, whether it has such seats */
function rowDepths(plan: SeatPlan, premier: readonly boolean[]): number[] {
  let y = 0
  return plan.rows.map((row, index) => {
    if (index === 0) return 0
    const wasPremier = premier[index - 1]
    let next: number = step.standard
    if (!row.isPlain && row.seats.some((seat) => isSofa(seat.kind))) next = step.sofa
    else if (premier[index]) next = wasPremier ? step.premier : step.beforePremier
    else if (wasPremier) next = step.beforePremier
    if (row.aislesBefore > 0) next = Math.max(next, step.crossAisle) + (row.aislesBefore - 1) * widerAisle
    y += next
    return y
  })
}

/** An edge of a seat's column along the row from the auditorium's axis: 0 is the left one, 1 the right. */
type ColumnEdge = (seat: PlanSeat, side: 0 | 1) => number

/** Widths and left edges by column, and the width of all. */
interface AreaColumns {
  readonly width: Map<number, number>
  readonly left: Map<number, number>
  total: number
}

/** Of a block, the first seat of an earlier one that stands just so. */
type Twins = ReadonlyMap<readonly PlanSeat[], number>

/** Most rows of an auditorium have the same ordinary seats as the one before: they are placed once, and copied. */
function findTwins({ blocks, rows }: SeatPlan): Twins {
  const known = new Map<string, number>()
  const twins = new Map<readonly PlanSeat[], number>()
  for (const block of blocks) {
    const { index, row, area, column } = block[0] as PlanSeat
    if (!rows[row]?.isPlain) continue
    // Seats of a block stand side by side; where two areas meet in one, its ends and its length say as much.
    const last = block.at(-1) as PlanSeat
    const key = [area.number, column, last.area.number, last.column, block.length].join()
    const twin = known.get(key)
    if (twin === undefined) known.set(key, index)
    else twins.set(block, twin)
  }
  return twins
}

/**
 * The columns of each area: a column with seats is as wide as its seats, columns that no row has are an aisle. The
 * area is centred on its boundary, so that areas one above the other share their axis and aisles.
 */
function columnEdges(plan: SeatPlan, twins: Twins): ColumnEdge {
  const areas = new Map<AreaSpec, AreaColumns>()
  for (const block of plan.blocks) {
    if (twins.has(block)) continue
    for (const seat of block) {
      const own = areas.get(seat.area) ?? {
        width: new Map<number, number>(),
        left: new Map<number, number>(),
        total: 0,
      }
      areas.set(seat.area, own)
      const width = isSofa(seat.kind) ? pitch.standard : getSeatWidth(seat)
      own.width.set(seat.column, Math.max(width, own.width.get(seat.column) ?? 0))
    }
  }
  let canvas = 0
  for (const [{ boundary }, own] of areas) {
    let previous = Number.POSITIVE_INFINITY
    for (const column of [...own.width.keys()].sort((a, b) => a - b)) {
      if (column > previous + 1) own.total += aisleWidth + (column - previous - 2) * pitch.standard
      own.left.set(column, own.total)
      own.total += own.width.get(column) ?? 0
      previous = column
    }
    const span = boundary.right - boundary.left
    if (span > 0) canvas = Math.max(canvas, (own.total / span) * 100)
  }
  return ({ area, column }, side) => {
    const { width, left, total } = areas.get(area) as AreaColumns
    const middle = (area.boundary.left + area.boundary.right) / 2 - 50
    return (middle / 100) * canvas - total / 2 + (left.get(column) ?? 0) + side * (width.get(column) ?? 0)
  }
}

/** Sets the middles of a block's seats along the arc. It keeps the edge that faces the axis, so that aisles stay straight. */
function placeBlock(
  block: readonly PlanSeat[],
  twin: number | undefined,
  getEdge: ColumnEdge,
  along: Float64Array,
): void {
  const { index } = block[0] as PlanSeat
  if (twin !== undefined) {
    along.copyWithin(index, twin, twin + block.length)
    return
  }
  let total = 0
  block.forEach((seat, n) => {
    const before = block[n - 1]
    if (before) total += gapBefore(before, seat)
    const width = getSeatWidth(seat)
    along[index + n] = total + width / 2
    total += width
  })
  const from = getEdge(block[0] as PlanSeat, 0)
  const to = getEdge(block.at(-1) as PlanSeat, 1)
  shift(along, index, block.length, to <= 1 ? to - total : from >= -1 ? from : (from + to) / 2 - total / 2)
}

/** Moves so many seats of a row, from one on. */
function shift(along: Float64Array, from: number, count: number, by: number): void {
  for (let at = from; at < from + count; at += 1) along[at] = (along[at] as number) + by
}

/** Two areas of a row that stand about an aisle apart are put exactly an aisle apart; the outer one moves. */
function snapToAisles(blocks: SeatPlan['blocks'], along: Float64Array): void {
  const start = blocks[0]?.[0]?.index ?? 0
  const end = (blocks.at(-1)?.at(-1)?.index ?? 0) + 1
  for (let i = 1; i < blocks.length; i++) {
    const before = blocks[i - 1]?.at(-1) as PlanSeat
    const seat = blocks[i]?.[0] as PlanSeat
    if (before.area === seat.area) continue
    const at = along[seat.index] as number
    const gap = at - getSeatWidth(seat) / 2 - ((along[before.index] as number) + getSeatWidth(before) / 2)
    if (gap < aisleWidth / 2 || gap > aisleWidth * 2) continue
    if (at > 0) shift(along, seat.index, end - seat.index, aisleWidth - gap)
    else shift(along, start, seat.index - start, gap - aisleWidth)
  }
}

/** From the first and the last premier row of an area to the edge of its band, and past the outermost seat. */
const bandAbove = 33
const bandBelow = 35
const bandBeside = 44

function createBands(plan: SeatPlan, rows: readonly RowPlace[], premier: readonly boolean[]): BandPlace[] {
  const bands: BandPlace[] = []
  for (const area of plan.auditorium.areas) {
    const own = plan.rows.filter(
      (row) => premier[row.index] && row.seats.some((seat) => seat.area === area && seat.isPremier),
    )
    const first = own[0]
    const last = own[own.length - 1]
    if (!first || !last) continue
    const places = own.map((row) => rows[row.index] as RowPlace)
    bands.push({
      categoryId: area.areaCategoryId,
      areaNumber: area.number,
      top: (rows[first.index] as RowPlace).y - bandAbove,
      bottom: (rows[last.index] as RowPlace).y + bandBelow,
      left: Math.min(...places.map((place) => place.left)) - bandBeside,
      right: Math.max(...places.map((place) => place.right)) + bandBeside,
    })
  }
  return bands
}
