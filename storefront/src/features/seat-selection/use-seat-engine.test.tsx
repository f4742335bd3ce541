import type { SeatRoom, SeatStatus } from '@foyer/design-system/seat-map'
import { renderHook } from '@testing-library/react'
import { useSeatEngine } from './use-seat-engine.ts'

const room: SeatRoom = { id: 'screen-1', categories: [], areas: [] }
const limits = [{ areaCategoryId: null, count: 2 }]

test('an engine is not told what it was made with, and is told what is new', () => {
  const render = jest.fn((statuses: ReadonlyMap<string, SeatStatus>) =>
    useSeatEngine({ room, statuses, limits, selection: [] }),
  )
  const { result, rerender } = renderHook(render, { initialProps: new Map() })
  expect(render).toHaveBeenCalledTimes(1)
  const version = result.current.engine.getStatusVersion()
  rerender(new Map<string, SeatStatus>([['A1', 'Sold']]))
  expect(result.current.engine.getStatusVersion()).toBeGreaterThan(version)
})
