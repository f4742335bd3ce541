import { defaultSeatRules, type SeatMapModel, type SeatStatus } from '@foyer/design-system/order/seat-map'
import { act, renderHook } from '@testing-library/react'
import { useSeatEngine } from './use-seat-engine.ts'

const auditorium: SeatMapModel = { id: 'screen-1', categories: [], areas: [] }
const seat = (columnNumber: number) => ({
  id: `1_1_${String(columnNumber)}`,
  label: String(columnNumber),
  rowLabel: 'A',
  type: 'Normal' as const,
  areaCategoryId: 'hall',
  seatGroupIds: [],
  position: { areaNumber: 1, rowNumber: 1, columnNumber },
})
const twoSeats: SeatMapModel = {
  id: 'screen-2',
  rowCurvature: null,
  categories: [{ id: 'hall', name: 'Hall', price: '£12.00', tier: 'standard' }],
  areas: [
    {
      number: 1,
      areaCategoryId: 'hall',
      name: 'Hall',
      columnCount: 2,
      rowCount: 1,
      boundary: { left: 0, top: 100, right: 100, bottom: 0 },
      rows: [{ number: 1, label: 'A', seats: [seat(1), seat(2)] }],
    },
  ],
}
const free = new Map<string, SeatStatus>([
  ['1_1_1', 'Available'],
  ['1_1_2', 'Available'],
])
const one = [{ areaCategoryId: null, count: 1 }]
const limits = [{ areaCategoryId: null, count: 2 }]

test('an engine is not told what it was made with, and is told what is new', () => {
  const render = jest.fn((statuses: ReadonlyMap<string, SeatStatus>) =>
    useSeatEngine({ auditorium, statuses, limits, rules: defaultSeatRules, unlisted: 'Sold', selection: [] }),
  )
  const { result, rerender } = renderHook(render, { initialProps: new Map() })
  expect(render).toHaveBeenCalledTimes(1)
  const version = result.current.engine.getStatusVersion()
  rerender(new Map<string, SeatStatus>([['A1', 'Sold']]))
  expect(result.current.engine.getStatusVersion()).toBeGreaterThan(version)
})

test('the engine holds to the rules that it is given', () => {
  const loose = { ...defaultSeatRules, limit: { enabled: false } }
  const { result } = renderHook(() =>
    useSeatEngine({
      auditorium: twoSeats,
      statuses: free,
      limits: one,
      rules: loose,
      unlisted: 'Sold',
      selection: [],
    }),
  )
  act(() => {
    result.current.engine.toggle('1_1_1')
    result.current.engine.toggle('1_1_2')
  })
  expect(result.current.snapshot.selection).toEqual(['1_1_1', '1_1_2'])
})

test('an engine that is locked keeps its choice', () => {
  const { result } = renderHook(() =>
    useSeatEngine({
      auditorium: twoSeats,
      statuses: free,
      limits,
      rules: defaultSeatRules,
      unlisted: 'Sold',
      selection: ['1_1_1', '1_1_2'],
    }),
  )
  const { engine } = result.current
  act(() => engine.setLocked(true))
  act(() => {
    engine.toggle('1_1_1')
    engine.select(['1_1_1'])
    engine.dismissOffer()
  })
  expect(result.current.snapshot.selection).toEqual(['1_1_1', '1_1_2'])
  act(() => engine.setLocked(false))
  act(() => engine.select([]))
  expect(result.current.snapshot.selection).toEqual([])
})
