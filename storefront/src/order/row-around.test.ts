import type { SeatLayout } from '@foyer/contract/wire/seating'
import { getRowsAround } from './row-around.ts'

const createRow = (label: string, number: number, count: number) => ({
  number,
  label,
  seats: Array.from({ length: count }, (_, index) => ({
    id: `1_${String(number)}_${String(index + 1)}`,
    label: String(index + 1),
    rowLabel: label,
    type: 'Normal' as const,
    areaCategoryId: 'hall',
    seatGroupIds: [],
    position: { areaNumber: 1, rowNumber: number, columnNumber: index + 1 },
  })),
})

/** Drawn as seen facing the screen. */
const boundary = { left: 0, right: 100, top: 100, bottom: 0 }
const layout: Pick<SeatLayout, 'boundary' | 'areas'> = {
  boundary,
  areas: [
    {
      number: 1,
      areaCategoryId: 'hall',
      name: { text: 'Hall', translations: [] },
      columnCount: 12,
      rowCount: 2,
      boundary,
      rows: [createRow('G', 1, 12), createRow('H', 2, 12)],
    },
  ],
}
const answer = (free: readonly string[]) => ({
  seatAvailabilities: free.map((seatId) => ({ seatId, status: 'Available' as const })),
})
const lost = [{ id: '1_2_6' }, { id: '1_2_7' }]

test('shows the seats with two on each side, as they are now', () => {
  const [part, ...others] = getRowsAround(layout, lost, answer(['1_2_6', '1_2_7', '1_2_8']))
  expect(others).toEqual([])
  expect(part?.row).toBe('H')
  expect(part?.seats.map(({ label, state }) => `${label} ${state}`)).toEqual([
    '4 taken',
    '5 taken',
    '6 yours',
    '7 yours',
    '8 free',
    '9 taken',
  ])
})

test('a seat that has gone is taken, as any other', () => {
  const [part] = getRowsAround(layout, lost, answer(['1_2_6']))
  expect(part?.seats.find(({ label }) => label === '7')?.state).toBe('taken')
})

test('ends with the row, and leaves the neighbours of a large party out', () => {
  const [part] = getRowsAround(layout, [{ id: '1_1_1' }], answer([]))
  expect(part?.seats.map(({ label }) => label)).toEqual(['1', '2', '3'])
  const many = [2, 3, 4, 5, 6, 7].map((column) => ({ id: `1_1_${String(column)}` }))
  expect(getRowsAround(layout, many, answer([]))[0]?.seats).toHaveLength(6)
})

test('of two rows both are shown; of seats that the layout does not have, none', () => {
  expect(getRowsAround(layout, [{ id: '1_1_1' }, { id: '1_2_1' }], answer([])).map(({ row }) => row)).toEqual(
    ['G', 'H'],
  )
  expect(getRowsAround(layout, [{ id: 'gone' }], answer([]))).toEqual([])
})
