import type { SeatLayout } from '@foyer/contract/wire/seating'
import { findPlace } from './find-place.ts'

const seat = (area: number, row: number, column: number) => ({
  id: `${String(area)}-${String(row)}-${String(column)}`,
  position: { areaNumber: area, rowNumber: row, columnNumber: column },
})

/** Two areas side by side, four rows of five; rows are counted from the back and columns from the right. */
const layout = {
  boundary: { left: 0, top: 0, right: 100, bottom: 100 },
  areas: [1, 2].map((area) => ({
    number: area,
    columnCount: 5,
    rowCount: 4,
    boundary: { left: area === 1 ? 0 : 50, right: area === 1 ? 50 : 100, top: 0, bottom: 100 },
    rows: [1, 2, 3, 4].map((number) => ({
      number,
      seats: [1, 2, 3, 4, 5].map((column) => seat(area, number, column)),
    })),
  })),
} as unknown as SeatLayout

it('counts the row from the screen, areas side by side once, and seats from the left', () => {
  const place = findPlace(layout, ['1-1-1', '1-1-2'])
  expect(place).toMatchObject({ rows: 4, row: 3, way: 'right' })
  expect(place?.seats.from).toBeCloseTo(0.8)
  expect(place?.seats.to).toBeCloseTo(1)
  expect(findPlace(layout, ['2-4-5'])).toMatchObject({ row: 0, way: 'left' })
})

it('leaves seats of other rows out, and knows no place of others', () => {
  expect(findPlace(layout, ['1-2-3', '1-3-1'])?.seats.to).toBeCloseTo(0.8)
  expect(findPlace(layout, ['nowhere'])).toBeNull()
})
