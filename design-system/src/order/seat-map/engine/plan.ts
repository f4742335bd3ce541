import type { AreaSpec, SeatCategory, SeatKind, SeatMapModel, SeatSpec } from './types.ts'

/** A seat of the plan. `index` is its number in `plan.seats`, row by row from the screen, left to right. */
export interface PlanSeat {
  /** Its number in `plan.seats`, from 0. */
  readonly index: number
  /** Unique in the auditorium; the id that an order carries. */
  readonly id: string
  /** "12". */
  readonly label: string
  /** "H". */
  readonly rowLabel: string
  /** "H12", as printed on a ticket. */
  readonly name: string
  /** Seat, part of a sofa, wheelchair place and the like. */
  readonly kind: SeatKind
  /** Of a category of tier `premier`; asked of every seat many times over. */
  readonly isPremier: boolean
  /** Id of the category that its price is of. */
  readonly categoryId: string
  /** Ids of the groups that it is part of: a sofa, a wheelchair place with its companion. */
  readonly groupIds: readonly string[]
  /** Index of its row in `plan.rows`. */
  readonly row: number
  /** Column of its area. */
  readonly column: number
  /** The area that contains it. */
  readonly area: AreaSpec
  /** Block of the row: seats without an aisle between them share it. */
  readonly block: number
}

/** A row of the auditorium from wall to wall; areas side by side share one when label and depth agree. */
export interface PlanRow {
  readonly index: number
  readonly label: string
  /** Left to right. */
  readonly seats: readonly PlanSeat[]
  /** Rows left out before this one: a cross aisle. */
  readonly aislesBefore: number
  /** Each of its seats is an ordinary one: nothing about them need be asked seat by seat. */
  readonly isPlain: boolean
}

/** Seats sold together. */
export interface PlanGroup {
  readonly id: string
  readonly kind: 'sofa' | 'wheelchair' | 'other'
  readonly seats: readonly PlanSeat[]
}

/** An auditorium put in order once: rows, blocks and groups found, every seat reachable by id and by number. */
export interface SeatPlan {
  readonly auditorium: SeatMapModel
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

/** The seats that belong together with one, itself among them: the parts of its sofa, a place and its companion. */
export function getSeatGroup(plan: SeatPlan, seat: PlanSeat): readonly PlanSeat[] {
  const parts = seat.groupIds.flatMap((id) => plan.groups.get(id)?.seats ?? [])
  return parts[0] ? [...new Set(parts)] : [seat]
}

/**
 * A wheelchair place or its companion's. Offered only to those who hold a ticket of their category, and sold by a rule of
 * their own: for the others they end a run as an aisle does.
 */
export function isAccessible(seat: PlanSeat): boolean {
  return seat.kind === 'Wheelchair' || seat.kind === 'Companion'
}

/** Runs of neighbouring seats, in order: of the same block, or of the same row even where an aisle parts them. */
export function getRuns(
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

interface RawRow {
  readonly area: AreaSpec
  readonly label: string
  readonly seats: readonly SeatSpec[]
  /** Distance from the screen in per cent of the canvas. */
  readonly depth: number
  /** Of a seat, in per cent of the canvas. */
  readonly width: number
  /** Row numbers left out since the area's previous row; null for its first row, before which an aisle is unknown. */
  readonly gap: number | null
}

/**
 * Puts an auditorium in order. Pure; costs one pass over the seats, in loops: an auditorium has thousands, and all of this
 * runs cold.
 */
export function planSeats(auditorium: SeatMapModel): SeatPlan {
  const raw = auditorium.areas
    .flatMap(rowsOfArea)
    .sort((a, b) => a.depth - b.depth || a.area.boundary.left - b.area.boundary.left)
  const categories = new Map(auditorium.categories.map((category) => [category.id, category]))
  const rows: PlanRow[] = []
  const seats: PlanSeat[] = []
  const blocks: PlanSeat[][] = []
  const grouped = new Map<string, PlanSeat[]>()
  // Looked up where it changes: neighbours are of one category.
  let category: SeatCategory | undefined
  for (let i = 0; i < raw.length;) {
    const first = raw[i] as RawRow
    // Areas side by side give rows of the same letter one after the other: one row of the auditorium.
    const parts: RawRow[] = []
    while (raw[i]?.label === first.label) parts.push(raw[i++] as RawRow)
    const isOne = parts.length === 1
    const rowOfSpec = new Map<SeatSpec, RawRow>()
    if (!isOne) for (const part of parts) for (const spec of part.seats) rowOfSpec.set(spec, part)
    const own = (spec: SeatSpec) => rowOfSpec.get(spec) ?? first
    /** Its middle, in per cent of the canvas. */
    const across = (spec: SeatSpec) =>
      own(spec).area.boundary.left + (getColumn(spec) - 0.5) * own(spec).width
    const standTogether = (left: SeatSpec, right: SeatSpec) =>
      isOne || own(left).area === own(right).area
        ? getColumn(right) - getColumn(left) === 1
        : across(right) - across(left) <= ((own(left).width + own(right).width) / 2) * TOGETHER
    const specs = parts
      .flatMap((part) => part.seats)
      .sort((a, b) => (isOne ? getColumn(a) - getColumn(b) : across(a) - across(b)))
    const start = seats.length
    let from = start
    let isPlain = true
    let before: SeatSpec | undefined
    for (const spec of specs) {
      const { area } = own(spec)
      if (before && !standTogether(before, spec)) {
        blocks.push(seats.slice(from))
        from = seats.length
      }
      before = spec
      const { rowLabel, label, type, areaCategoryId, seatGroupIds } = spec
      if (areaCategoryId !== category?.id) category = categories.get(areaCategoryId)
      const isPremier = type === 'Normal' && category?.tier === 'premier'
      isPlain &&= type === 'Normal' && !isPremier
      const seat: PlanSeat = {
        index: seats.length,
        id: spec.id,
        label,
        rowLabel,
        name: rowLabel + label,
        kind: type,
        isPremier,
        categoryId: areaCategoryId,
        groupIds: seatGroupIds,
        row: rows.length,
        column: getColumn(spec),
        area,
        block: blocks.length,
      }
      seats.push(seat)
      for (const id of seatGroupIds) {
        const members = grouped.get(id)
        if (members) members.push(seat)
        else grouped.set(id, [seat])
      }
    }
    if (!before) continue
    blocks.push(seats.slice(from))
    rows.push({
      index: rows.length,
      label: first.label,
      seats: from === start ? (blocks.at(-1) as PlanSeat[]) : seats.slice(start),
      aislesBefore: rows.length === 0 ? 0 : crossAisles(parts),
      isPlain,
    })
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
  let byId: ReadonlyMap<string, PlanSeat> | undefined
  return {
    auditorium,
    rows,
    seats,
    categories,
    groups,
    blocks,
    get byId() {
      return (byId ??= new Map(seats.map((seat) => [seat.id, seat])))
    },
  }
}

function rowsOfArea(area: AreaSpec): RawRow[] {
  const { boundary } = area
  const height = Math.abs(boundary.top - boundary.bottom)
  const near = 100 - Math.max(boundary.top, boundary.bottom)
  let previous = 0
  return [...area.rows]
    .sort((a, b) => a.number - b.number)
    .map(({ label, number, seats }) => {
      const gap = previous === 0 ? null : number - previous - 1
      previous = number
      return {
        area,
        label,
        seats,
        depth: near + ((number - 0.5) / Math.max(1, area.rowCount)) * height,
        width: (boundary.right - boundary.left) / Math.max(1, area.columnCount),
        gap,
      }
    })
}

const getColumn = (spec: SeatSpec) => spec.position.columnNumber

/** An aisle crosses the auditorium where every area that goes on past it leaves a row out. */
function crossAisles(parts: readonly RawRow[]): number {
  const gaps = parts.flatMap((part) => part.gap ?? [])
  return gaps.length === 0 ? 0 : Math.min(...gaps)
}
