import { turnLayout } from '@foyer/contract/seating/turn-layout'
import type { SeatLayoutResponse } from '@foyer/contract/wire/seating'
import { createSeatSketch } from './seat-sketch.ts'

/** Rows A to C of ten seats, A at the screen, as seen facing it. */
const area = (number: number, labels: string[], top: number, bottom: number) => ({
  number,
  areaCategoryId: 'standard',
  name: { text: 'Area', translations: [] },
  columnCount: 10,
  rowCount: labels.length,
  boundary: { left: 0, right: 100, top, bottom },
  rows: labels.map((label, row) => ({
    number: row + 1,
    label,
    seats: Array.from({ length: 10 }, (_, column) => ({
      id: `${label}${String(column + 1)}`,
      label: String(column + 1),
      rowLabel: label,
      type: 'Normal' as const,
      areaCategoryId: 'standard',
      seatGroupIds: [],
      position: { areaNumber: number, rowNumber: row + 1, columnNumber: column + 1 },
    })),
  })),
})
const seatLayout = {
  id: 'l1',
  screenId: '4',
  boundary: { left: 0, right: 100, top: 100, bottom: 0 },
  areas: [area(2, ['C', 'D', 'E'], 60, 0), area(1, ['A', 'B'], 100, 60)],
}
const layout: SeatLayoutResponse = { seatLayout, relatedData: { areaCategories: [] } }

it('counts rows from the screen over all areas, and shares from the left', () => {
  expect(createSeatSketch(layout, ['D2', 'D3'])).toEqual({
    rows: 5,
    row: 3,
    seats: { from: 0.1, to: 0.3 },
    way: 'left',
  })
})

it('is the same whichever way the server draws its rooms', () => {
  const turned = { ...layout, seatLayout: turnLayout(seatLayout) }
  expect(createSeatSketch(turned, ['B9'])).toMatchObject({ rows: 5, row: 1, way: 'right' })
  expect(createSeatSketch(turned, ['B9'])).toEqual(createSeatSketch(layout, ['B9']))
})

it('shows the row of the first seat', () => {
  expect(createSeatSketch(layout, ['E1', 'A1'])).toMatchObject({ row: 4, seats: { from: 0, to: 0.1 } })
})

it('is none for a seat that is not there', () => {
  expect(createSeatSketch(layout, ['Z1'])).toBeNull()
})

it('does without letters of rows and numbers of columns', () => {
  const areas = seatLayout.areas.map((each) => ({
    ...each,
    columnCount: 0,
    rows: each.rows.map((row) => ({ ...row, seats: row.seats.map((seat) => ({ ...seat, rowLabel: '' })) })),
  }))
  const sketch = createSeatSketch({ ...layout, seatLayout: { ...seatLayout, areas } }, ['D2'])
  expect(sketch).toMatchObject({ rows: 5, row: 3 })
  expect(Number.isFinite(sketch?.seats?.from)).toBe(true)
})
