import type { AreaSpec, SeatCategory, SeatKind, SeatRoom, SeatSpec } from './types.ts'

/** A seat of the plan. `index` is its number in `plan.seats`, row by row from the screen, left to right. */
export interface PlanSeat {
  readonly index: number
  readonly id: string
  /** "12". */
  readonly label: string
  /** "H". */
  readonly rowLabel: string
  /** "H12": what a ticket says. */
  readonly name: string
  readonly kind: SeatKind
  /** Of a category of tier `premier`; asked of every seat many times over. */
  readonly isPremier: boolean
  readonly categoryId: string
  readonly groupIds: readonly string[]
  /** Index of its row in `plan.rows`. */
  readonly row: number
  /** Column of its area. */
  readonly column: number
  readonly area: AreaSpec
  /** Block of the row: seats without an aisle between them share it. */
  readonly block: number
}

/** A row of the room from wall to wall; areas side by side share one when label and depth agree. */
export interface PlanRow {
  readonly index: number
  readonly label: string
  /** Left to right. */
  readonly seats: readonly PlanSeat[]
  /** Areas with seats in this row. */
  readonly areas: readonly AreaSpec[]
  /** Rows left out before this one: a cross aisle. */
  readonly aislesBefore: number
}

/** Seats sold together. */
export interface PlanGroup {
  readonly id: string
  readonly kind: 'sofa' | 'wheelchair' | 'other'
  readonly seats: readonly PlanSeat[]
}

/** A room put in order once: rows, blocks and groups found, every seat reachable by id and by number. */
export interface SeatPlan {
  readonly room: SeatRoom
  readonly rows: readonly PlanRow[]
  readonly seats: readonly PlanSeat[]
  readonly byId: ReadonlyMap<string, PlanSeat>
  readonly categories: ReadonlyMap<string, SeatCategory>
  readonly groups: ReadonlyMap<string, PlanGroup>
  /** Blocks: runs of neighbouring seats without an aisle, by `PlanSeat.block`. */
  readonly blocks: readonly (readonly PlanSeat[])[]
}

export function isSofa(kind: SeatKind): boolean {
  return kind === 'SofaLeft' || kind === 'SofaMiddle' || kind === 'SofaRight'
}

/**
 * A wheelchair place or its companion's. Offered only to those who hold a ticket of their category, and sold by a rule of
 * their own: for the others they end a run as an aisle does.
 */
export function isAccessible(seat: PlanSeat): boolean {
  return seat.kind === 'Wheelchair' || seat.kind === 'Companion'
}

/** Runs of neighbouring seats, in order: of the same block, or of the same row even where an aisle parts them. */
export function runsOf(
  seats: readonly PlanSeat[],
  within: 'block' | 'row',
): readonly (readonly PlanSeat[])[] {
  const runs: PlanSeat[][] = []
  let before: PlanSeat | undefined
  for (const seat of [...seats].sort((a, b) => a.index - b.index)) {
    if (before && before[within] === seat[within] && before.index + 1 === seat.index) runs.at(-1)?.push(seat)
    else runs.push([seat])
    before = seat
  }
  return runs
}

/** Neighbours from two areas stand together when their centres are at most this many seat widths apart. */
const TOGETHER = 1.5

interface RawSeat {
  readonly spec: SeatSpec
  readonly area: AreaSpec
  /** Centre and width in per cent of the canvas. */
  readonly across: number
  readonly width: number
}

interface RawRow {
  readonly label: string
  /** Distance from the screen in per cent of the canvas. */
  readonly depth: number
  readonly left: number
  /** Row numbers left out since the area's row before; null for its first row, which says nothing of an aisle. */
  readonly gap: number | null
  readonly seats: readonly RawSeat[]
}

/** Puts a room in order. Pure; costs one pass over the seats. */
export function planRoom(room: SeatRoom): SeatPlan {
  const raw = room.areas.flatMap(rowsOfArea).sort((a, b) => a.depth - b.depth || a.left - b.left)
  const categories = new Map(room.categories.map((category) => [category.id, category]))
  const rows: PlanRow[] = []
  const seats: PlanSeat[] = []
  const blocks: PlanSeat[][] = []
  for (let i = 0; i < raw.length;) {
    const first = raw[i] as RawRow
    // Areas side by side give rows of the same letter one after the other: one row of the room.
    let end = i + 1
    while (end < raw.length && (raw[end] as RawRow).label === first.label) end += 1
    const parts = raw.slice(i, end)
    i = end
    const inOrder = parts.flatMap((part) => part.seats).sort((a, b) => a.across - b.across)
    if (inOrder.length === 0) continue
    const rowSeats = inOrder.map((entry, n): PlanSeat => {
      if (n === 0 || !standTogether(inOrder[n - 1] as RawSeat, entry)) blocks.push([])
      const { spec } = entry
      const seat: PlanSeat = {
        index: seats.length,
        id: spec.id,
        label: spec.label,
        rowLabel: spec.rowLabel,
        name: spec.rowLabel + spec.label,
        kind: spec.type,
        isPremier: spec.type === 'Normal' && categories.get(spec.areaCategoryId)?.tier === 'premier',
        categoryId: spec.areaCategoryId,
        groupIds: spec.seatGroupIds,
        row: rows.length,
        column: spec.position.columnNumber,
        area: entry.area,
        block: blocks.length - 1,
      }
      ;(blocks[blocks.length - 1] as PlanSeat[]).push(seat)
      seats.push(seat)
      return seat
    })
    rows.push({
      index: rows.length,
      label: first.label,
      seats: rowSeats,
      areas: [...new Set(inOrder.map((entry) => entry.area))],
      aislesBefore: rows.length === 0 ? 0 : crossAisles(parts),
    })
  }

  const byId = new Map(seats.map((seat) => [seat.id, seat]))
  const grouped = new Map<string, PlanSeat[]>()
  for (const seat of seats) {
    for (const id of seat.groupIds) {
      const members = grouped.get(id)
      if (members) members.push(seat)
      else grouped.set(id, [seat])
    }
  }
  const groups = new Map<string, PlanGroup>()
  for (const [id, members] of grouped) {
    const kind = members.some(isAccessible)
      ? 'wheelchair'
      : members.every((seat) => isSofa(seat.kind))
        ? 'sofa'
        : 'other'
    groups.set(id, { id, kind, seats: members })
  }
  return { room, rows, seats, byId, categories, groups, blocks }
}

function rowsOfArea(area: AreaSpec): RawRow[] {
  const { boundary } = area
  const height = Math.abs(boundary.top - boundary.bottom)
  const width = (boundary.right - boundary.left) / Math.max(1, area.columnCount)
  const near = 100 - Math.max(boundary.top, boundary.bottom)
  let previous = 0
  return [...area.rows]
    .sort((a, b) => a.number - b.number)
    .map((row) => {
      const gap = previous === 0 ? null : row.number - previous - 1
      previous = row.number
      return {
        label: row.label,
        depth: near + ((row.number - 0.5) / Math.max(1, area.rowCount)) * height,
        left: boundary.left,
        gap,
        seats: row.seats.map((spec) => ({
          spec,
          area,
          across: boundary.left + (spec.position.columnNumber - 0.5) * width,
          width,
        })),
      }
    })
}

function standTogether(left: RawSeat, right: RawSeat): boolean {
  if (left.area === right.area)
    return right.spec.position.columnNumber - left.spec.position.columnNumber === 1
  return right.across - left.across <= ((left.width + right.width) / 2) * TOGETHER
}

/** An aisle crosses the room where every area that goes on past it leaves a row out. */
function crossAisles(parts: readonly RawRow[]): number {
  const gaps = parts.flatMap((part) => part.gap ?? [])
  return gaps.length === 0 ? 0 : Math.min(...gaps)
}
