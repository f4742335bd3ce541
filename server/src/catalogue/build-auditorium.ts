import type { Seat, SeatArea, SeatRow } from '@foyer/contract/wire/seating'
import type { SeatType } from '@foyer/contract/wire/enumerations'
import { turnLayout } from '@foyer/contract/seating/turn-layout'
import type { AreaCategory } from '@foyer/contract/wire/showtimes'
import type { AuditoriumSource } from './source.ts'
import type { Auditorium, AuditoriumArea } from './auditorium.ts'

type AreaSource = AuditoriumSource['areas'][number]

/**
 * An area with its position in the drawing: x from the middle of the auditorium, y from the first row, growing away
 * from the screen.
 */
interface PlacedArea {
  readonly number: number
  readonly source: AreaSource
  readonly columnCount: number
  readonly left: number
  readonly right: number
  /** y of the centre of its first row. */
  readonly firstRow: number
}

/** Space between the outermost seats and the edge of the drawing. */
const margin = 40

const typeOfCell: Readonly<Record<string, SeatType>> = {
  s: 'Normal',
  L: 'SofaLeft',
  M: 'SofaMiddle',
  R: 'SofaRight',
  W: 'Wheelchair',
  C: 'Companion',
}

/**
 * Builds an auditorium from its description: cells become seats with ids, labels, groups and boundaries in per cent.
 * Seats of a row are labelled from the left through all areas that contain a part of it. Descriptions and ids are as
 * seen facing the screen; in the interface the auditorium is turned, with its positions and edges.
 * @throws TypeError for an incomplete sofa or wheelchair pair, or a row that does not exist
 */
export function buildAuditorium(
  id: string,
  source: AuditoriumSource,
  categories: ReadonlyMap<string, AreaCategory>,
): Auditorium {
  const placed = placeAreas(id, source)
  const numbers = numberSeats(placed)
  const areas =
    placed.length === 0 ? [] : boundedAreas(placed).map((bounded) => buildArea(bounded, numbers, categories))
  const layout =
    areas.length === 0 ? null : turnLayout({ boundary: facing, areas, rowCurvature: source.curvature })
  const onWire = new Map(
    layout?.areas.flatMap((area) => area.rows.flatMap((row) => row.seats.map((seat) => [seat.id, seat]))),
  )
  const turned = (seat: Seat): Seat => onWire.get(seat.id) ?? seat
  const seats = areas
    .flatMap((area) =>
      area.rows.flatMap((row) => row.seats.map((seat) => ({ seat, depth: getDepth(area, row) }))),
    )
    // Row by row from the screen; the label decides the order within a row that spans areas.
    .sort((a, b) => a.depth - b.depth || Number(a.seat.label) - Number(b.seat.label))
    .map(({ seat }) => turned(seat))
  const unallocated = source.unallocated ?? []
  return {
    id,
    layout,
    seats: new Map(seats.map((seat) => [seat.id, seat])),
    seatGroups: groupSeats(seats),
    blocks: findBlocks(areas).map((block) => block.map(turned)),
    areas: listAreas(seats, unallocated),
    capacity: seats.length + unallocated.reduce((sum, area) => sum + area.capacity, 0),
  }
}

/** The canvas of an auditorium as seen facing the screen. */
const facing = { left: 0, top: 100, right: 100, bottom: 0 }

function placeAreas(auditoriumId: string, source: AuditoriumSource): PlacedArea[] {
  const placed: PlacedArea[] = []
  let lastRow = 0
  for (const [index, area] of source.areas.entries()) {
    const columnCount = Math.max(...area.rows.map((row) => row?.[1].length ?? 0))
    const half = (columnCount * area.pitch) / 2
    const centre = area.centre ?? 0
    const first = placed[0]
    let firstRow = index === 0 ? 0 : lastRow + (area.before ?? area.step)
    if (area.beside !== undefined && first) {
      const row = first.source.rows.findIndex((candidate) => candidate?.[0] === area.beside)
      if (row < 0)
        throw new TypeError(`auditorium ${auditoriumId}: there is no row ${area.beside} to be placed beside`)
      firstRow = row * first.source.step
    } else {
      lastRow = firstRow + (area.rows.length - 1) * area.step
    }
    placed.push({
      number: index + 1,
      source: area,
      columnCount,
      left: centre - half,
      right: centre + half,
      firstRow,
    })
  }
  return placed
}

/** Label of each seat by id: its position from the left among all seats with its row's letter. */
function numberSeats(placed: readonly PlacedArea[]): Map<string, string> {
  const rows = new Map<string, { id: string; x: number }[]>()
  for (const area of placed) {
    for (const [index, row] of area.source.rows.entries()) {
      if (!row) continue
      const [letter, cells] = row
      const seats = rows.get(letter) ?? []
      rows.set(letter, seats)
      for (const [column, cell] of [...cells].entries()) {
        if (cell !== '_')
          seats.push({
            id: `${area.number}_${index + 1}_${column + 1}`,
            x: area.left + (column + 0.5) * area.source.pitch,
          })
      }
    }
  }
  const numbers = new Map<string, string>()
  for (const seats of rows.values()) {
    seats.sort((a, b) => a.x - b.x).forEach((seat, index) => numbers.set(seat.id, String(index + 1)))
  }
  return numbers
}

interface BoundedArea extends PlacedArea {
  readonly boundary: SeatArea['boundary']
}

function boundedAreas(placed: readonly PlacedArea[]): BoundedArea[] {
  const getLastRow = (area: PlacedArea) => area.firstRow + (area.source.rows.length - 1) * area.source.step
  const half = Math.max(...placed.map((area) => Math.max(-area.left, area.right))) + margin
  const near = Math.min(...placed.map((area) => area.firstRow - area.source.step / 2)) - margin
  const far = Math.max(...placed.map((area) => getLastRow(area) + area.source.step / 2)) + margin
  const across = (x: number) => percent((x + half) / (2 * half))
  const up = (y: number) => percent((far - y) / (far - near))
  return placed.map((area) => ({
    ...area,
    boundary: {
      left: across(area.left),
      right: across(area.right),
      top: up(area.firstRow - area.source.step / 2),
      bottom: up(getLastRow(area) + area.source.step / 2),
    },
  }))
}

function percent(fraction: number): number {
  return Math.round(fraction * 100_000) / 1000
}

function buildArea(
  { number, source, columnCount, boundary }: BoundedArea,
  numbers: ReadonlyMap<string, string>,
  categories: ReadonlyMap<string, AreaCategory>,
): SeatArea {
  const category = categories.get(source.category)
  if (!category) throw new TypeError(`no area category ${source.category}`)
  const rows = source.rows.flatMap((row, index): SeatRow[] => {
    if (!row) return []
    const [letter, cells] = row
    return [{ number: index + 1, label: letter, seats: buildSeats(cells, letter, index + 1) }]
  })
  return {
    number,
    areaCategoryId: category.id,
    name: category.name,
    columnCount,
    rowCount: source.rows.length,
    boundary,
    rows,
  }

  function buildSeats(cells: string, rowLabel: string, rowNumber: number): Seat[] {
    const groups = groupColumns(cells, `${number}_${rowNumber}`)
    return [...cells].flatMap((cell, index) => {
      const type = typeOfCell[cell]
      if (!type) return []
      const columnNumber = index + 1
      const id = `${number}_${rowNumber}_${columnNumber}`
      const group = groups.get(index)
      return [
        {
          id,
          label: numbers.get(id) ?? '',
          rowLabel,
          type,
          areaCategoryId: source.category,
          seatGroupIds: group === undefined ? [] : [group],
          position: { areaNumber: number, rowNumber, columnNumber },
        },
      ]
    })
  }
}

/** Groups of a row by column: sofas from `L` to `R`, and neighbouring pairs `WC` or `CW`. */
function groupColumns(cells: string, prefix: string): Map<number, string> {
  const groups = new Map<number, string>()
  for (const match of cells.matchAll(/LM*R|WC|CW|[LMRWC]/g)) {
    if (match[0].length === 1) throw new TypeError(`a sofa or wheelchair pair is not whole: ${cells}`)
    for (let offset = 0; offset < match[0].length; offset += 1) {
      groups.set(match.index + offset, `G${prefix}_${match.index + 1}`)
    }
  }
  return groups
}

function groupSeats(seats: readonly Seat[]): Map<string, Seat[]> {
  const groups = new Map<string, Seat[]>()
  for (const seat of seats) {
    for (const id of seat.seatGroupIds) groups.set(id, [...(groups.get(id) ?? []), seat])
  }
  return groups
}

function findBlocks(areas: readonly SeatArea[]): Seat[][] {
  const blocks: Seat[][] = []
  for (const row of areas.flatMap((area) => area.rows)) {
    let previous: number | null = null
    for (const seat of row.seats) {
      const column = seat.position.columnNumber
      if (previous === null || column !== previous + 1) blocks.push([])
      blocks.at(-1)?.push(seat)
      previous = column
    }
  }
  return blocks
}

/** Distance from the screen, in per cent of the drawing. */
function getDepth(area: SeatArea, row: SeatRow): number {
  const { top, bottom } = area.boundary
  return Math.round(100 - top + ((row.number - 0.5) / area.rowCount) * (top - bottom))
}

function listAreas(
  seats: readonly Seat[],
  unallocated: readonly { category: string; capacity: number }[],
): AuditoriumArea[] {
  const named = new Map<string, number>()
  for (const seat of seats) named.set(seat.areaCategoryId, (named.get(seat.areaCategoryId) ?? 0) + 1)
  return [
    ...[...named].map(([areaCategoryId, capacity]) => ({ areaCategoryId, isAllocated: true, capacity })),
    ...unallocated.map(({ category, capacity }) => ({
      areaCategoryId: category,
      isAllocated: false,
      capacity,
    })),
  ]
}
