import { isAccessible, isSofa, type PlanRow, type PlanSeat, type SeatPlan } from '../engine/plan.ts'

/**
 * Where everything stands. User units are px at 44 px a seat; x 0 is the room's axis, y grows away from the screen,
 * and a row's y is where its middle would be. Rows are arcs of concentric circles when the room is curved.
 */
export interface Place {
  readonly x: number
  readonly y: number
  /** Radians; the seat is turned by it so that it faces the screen. */
  readonly angle: number
  /** Distance from the axis along the row. */
  readonly along: number
}

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

export interface RoomPlace {
  /** Radius of the circle through y 0; `Infinity` where rows are straight. */
  readonly radius: number
  /** By `PlanSeat.index`. */
  readonly seats: readonly Place[]
  /** By `PlanRow.index`. */
  readonly rows: readonly RowPlace[]
  readonly bands: readonly BandPlace[]
  /** Widest half of the room along the arc, row letters not included. */
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

function widthOf(seat: PlanSeat): number {
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

/** Places every seat of a plan. Pure. */
export function placeRoom(plan: SeatPlan): RoomPlace {
  const curvature = plan.room.rowCurvature
  const radius = curvature ? curvature * pitch.standard : Number.POSITIVE_INFINITY
  const depths = rowDepths(plan)
  const columns = columnGrids(plan)
  const seats: Place[] = []
  const rows: RowPlace[] = []
  for (const row of plan.rows) {
    const y = depths[row.index] as number
    const along = placeRow(row, columns)
    const aisles: number[] = []
    row.seats.forEach((seat, i) => {
      const s = along[i] as number
      seats[seat.index] = onArc(radius, s, y)
      const next = row.seats[i + 1]
      if (next && next.block !== seat.block) {
        const end = s + widthOf(seat) / 2
        const start = (along[i + 1] as number) - widthOf(next) / 2
        aisles.push((end + start) / 2)
      }
    })
    const first = row.seats[0] as PlanSeat
    const last = row.seats[row.seats.length - 1] as PlanSeat
    rows.push({
      y,
      left: (along[0] as number) - widthOf(first) / 2,
      right: (along[along.length - 1] as number) + widthOf(last) / 2,
      aisles,
    })
  }
  const halfWidth = Math.max(pitch.standard, ...rows.flatMap((row) => [-row.left, row.right]))
  return {
    radius,
    seats,
    rows,
    bands: bandsOf(plan, rows),
    halfWidth,
    lastRow: depths[depths.length - 1] ?? 0,
  }
}

/** A point at distance `s` along the arc of depth `y`: the circle's centre is on the axis, in front of the screen. */
export function onArc(radius: number, s: number, y: number): Place {
  if (!Number.isFinite(radius)) return { x: s, y, angle: 0, along: s }
  const r = radius + y
  const angle = s / r
  return { x: r * Math.sin(angle), y: r * Math.cos(angle) - radius, angle: -angle, along: s }
}

function rowDepths(plan: SeatPlan): number[] {
  let y = 0
  return plan.rows.map((row) => {
    if (row.index === 0) return 0
    const previous = plan.rows[row.index - 1] as PlanRow
    const premier = row.seats.some((seat) => seat.isPremier)
    const wasPremier = previous.seats.some((seat) => seat.isPremier)
    const sofa = row.seats.some((seat) => isSofa(seat.kind))
    let next: number = step.standard
    if (sofa) next = step.sofa
    else if (premier) next = wasPremier ? step.premier : step.beforePremier
    else if (wasPremier) next = step.beforePremier
    if (row.aislesBefore > 0) next = Math.max(next, step.crossAisle) + (row.aislesBefore - 1) * widerAisle
    y += next
    return y
  })
}

interface ColumnGrid {
  /** Left edge and width of each column of the area, along the row from the room's axis. */
  readonly left: ReadonlyMap<number, number>
  readonly width: ReadonlyMap<number, number>
}

/**
 * The columns of each area: a column with seats is as wide as its seats, columns that no row has are an aisle. The
 * area's middle stands where its boundary says, so that areas one above the other share their axis and aisles.
 */
function columnGrids(plan: SeatPlan): ReadonlyMap<number, ColumnGrid> {
  const widths = new Map<number, Map<number, number>>()
  for (const seat of plan.seats) {
    let columns = widths.get(seat.area.number)
    if (!columns) widths.set(seat.area.number, (columns = new Map<number, number>()))
    const width = isSofa(seat.kind) ? pitch.standard : widthOf(seat)
    if (width > (columns.get(seat.column) ?? 0)) columns.set(seat.column, width)
  }
  const packed = [...widths].map(([number, columns]) => {
    const area = plan.room.areas.find((candidate) => candidate.number === number)
    const left = new Map<number, number>()
    const order = [...columns.keys()].sort((a, b) => a - b)
    let at = 0
    let previous: number | undefined
    for (const column of order) {
      if (previous !== undefined && column > previous + 1) {
        at += aisleWidth + (column - previous - 2) * pitch.standard
      }
      left.set(column, at)
      at += columns.get(column) as number
      previous = column
    }
    const span = area ? area.boundary.right - area.boundary.left : 100
    const middle = area ? (area.boundary.left + area.boundary.right) / 2 - 50 : 0
    return { number, left, width: columns, total: at, span, middle }
  })
  const canvas = Math.max(0, ...packed.map((area) => (area.span > 0 ? (area.total / area.span) * 100 : 0)))
  return new Map(
    packed.map((area) => {
      const origin = (area.middle / 100) * canvas - area.total / 2
      const left = new Map([...area.left].map(([column, at]) => [column, origin + at]))
      return [area.number, { left, width: area.width }]
    }),
  )
}

/** Middles of a row's seats, along the arc. Blocks keep the edge that faces the axis, so that aisles stay straight. */
function placeRow(row: PlanRow, grids: ReadonlyMap<number, ColumnGrid>): number[] {
  const along: number[] = []
  for (let start = 0; start < row.seats.length;) {
    let end = start
    while (end + 1 < row.seats.length && row.seats[end + 1]?.block === row.seats[start]?.block) end += 1
    const block = row.seats.slice(start, end + 1)
    let total = 0
    const middles = block.map((seat, i) => {
      if (i > 0) total += gapBefore(block[i - 1] as PlanSeat, seat)
      const width = widthOf(seat)
      total += width
      return total - width / 2
    })
    const [from, to] = slotOf(block, grids)
    const origin = to <= 1 ? to - total : from >= -1 ? from : (from + to) / 2 - total / 2
    middles.forEach((middle, i) => (along[start + i] = origin + middle))
    start = end + 1
  }
  snapToAisles(row, along)
  return along
}

/** Two areas of a row that stand about an aisle apart are put exactly an aisle apart; the outer one moves. */
function snapToAisles(row: PlanRow, along: number[]): void {
  const shift = (from: number, to: number, by: number) => {
    for (let i = from; i <= to; i++) along[i] = (along[i] as number) + by
  }
  for (let i = 1; i < row.seats.length; i++) {
    const before = row.seats[i - 1] as PlanSeat
    const seat = row.seats[i] as PlanSeat
    if (before.block === seat.block || before.area === seat.area) continue
    const end = (along[i - 1] as number) + widthOf(before) / 2
    const gap = (along[i] as number) - widthOf(seat) / 2 - end
    if (gap < aisleWidth / 2 || gap > aisleWidth * 2) continue
    if ((along[i] as number) > 0) shift(i, row.seats.length - 1, aisleWidth - gap)
    else shift(0, i - 1, gap - aisleWidth)
  }
}

function slotOf(
  block: readonly PlanSeat[],
  grids: ReadonlyMap<number, ColumnGrid>,
): readonly [number, number] {
  const first = block[0] as PlanSeat
  const last = block[block.length - 1] as PlanSeat
  const from = grids.get(first.area.number)?.left.get(first.column) ?? 0
  const lastGrid = grids.get(last.area.number)
  const to = (lastGrid?.left.get(last.column) ?? 0) + (lastGrid?.width.get(last.column) ?? pitch.standard)
  return [from, to]
}

/** From the first and the last premier row of an area to the edge of its band, and past the outermost seat. */
const bandAbove = 33
const bandBelow = 35
const bandBeside = 55

function bandsOf(plan: SeatPlan, rows: readonly RowPlace[]): BandPlace[] {
  const bands: BandPlace[] = []
  for (const area of plan.room.areas) {
    const own = plan.rows.filter((row) => row.seats.some((seat) => seat.area === area && seat.isPremier))
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

/** The floor reaches this far past the widest row, in front of the first and behind the last. */
const floorBeside = 36
const floorAbove = 48
const floorBelow = 40

/** The floor may reach this far past the drawing's box: it fills the margin, seats and letters stay inside. */
export const FLOOR_BLEED = 14

/** Small rooms keep air around them, so that their seats are not drawn larger than life. */
const NARROWEST = 440

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The floor along the arc, and the box that holds the whole drawing with its screen and vertical padding. */
export function extentOf(place: RoomPlace) {
  const half = place.halfWidth + floorBeside
  const top = -floorAbove
  const bottom = place.lastRow + floorBelow
  const screen = screenOf(place)
  const reach = Math.max(half - FLOOR_BLEED, screen.width / 2 + screenGeometry.margin, NARROWEST)
  const y = screenGeometry.top - screen.sag - screenGeometry.padding
  const box: Box = { x: -reach, y, width: reach * 2, height: bottom + screenGeometry.padding - y }
  return { half, top, bottom, box, screen }
}

/**
 * The specification's constants of the screen, and where it hangs: `top` is its upper edge on the axis. `width` is that
 * of the room the measures were taken in; other rooms get a screen in the same proportion to their widest row.
 */
export const screenGeometry = {
  width: 800,
  perHalfWidth: 1.465,
  narrowest: 320,
  height: 35,
  bevel: 30,
  sag: 18,
  top: -172,
  word: -106,
  margin: 10,
  padding: 20,
  beam: 555,
} as const

export interface ScreenPlace {
  readonly width: number
  /** How much higher its ends hang than its middle. */
  readonly sag: number
  readonly path: string
  /** The lower edge alone: the line of light. */
  readonly edge: string
}

/** The screen of a room, curved with its rows. */
export function screenOf(place: RoomPlace): ScreenPlace {
  const g = screenGeometry
  const width = Math.max(g.narrowest, round(place.halfWidth * g.perHalfWidth))
  const sag = Number.isFinite(place.radius) ? round(g.sag * (width / g.width) ** 2) : 0
  const half = Math.round(width / 2)
  const inner = half - g.bevel
  const bottom = g.top + g.height
  const innerSag = sag * (inner / half) ** 2
  // A parabola through its ends and its middle: the control point hangs as far below the middle as the ends do above.
  const edge = `M${-inner} ${round(bottom - innerSag)}Q0 ${round(bottom + innerSag)} ${inner} ${round(bottom - innerSag)}`
  const path = `${edge}L${half} ${round(g.top - sag)}Q0 ${round(g.top + sag)} ${-half} ${round(g.top - sag)}z`
  return { width, sag, path, edge }
}

/** Row letters: box and margin of the specification. */
export const rowLabel = { size: 25, margin: 8 } as const

/** The specification's margin between the name of an area and the line around its band, and how wide that line is. */
export const areaLabel = { margin: 10, line: 1 } as const

/** Where a row has its letters: before its first seat and after its last. */
export function letterPlaces({ radius }: RoomPlace, row: RowPlace): readonly [Place, Place] {
  const offset = rowLabel.margin + rowLabel.size / 2
  return [onArc(radius, row.left - offset, row.y), onArc(radius, row.right + offset, row.y)]
}

/** An arc-following frame, closed, from `left` to `right` along the rows and from `top` to `bottom` in depth. */
export function arcFrame(radius: number, left: number, right: number, top: number, bottom: number): string {
  const corner = (s: number, y: number) => {
    const at = onArc(radius, s, y)
    return `${round(at.x)} ${round(at.y)}`
  }
  const edge = (y: number, sweep: 0 | 1) =>
    Number.isFinite(radius) ? `A${round(radius + y)} ${round(radius + y)} 0 0 ${sweep} ` : 'L'
  return `M${corner(left, top)}${edge(top, 0)}${corner(right, top)}L${corner(right, bottom)}${edge(bottom, 1)}${corner(left, bottom)}z`
}

/** One decimal is a tenth of a pixel: enough, and it gzips well. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0
}
