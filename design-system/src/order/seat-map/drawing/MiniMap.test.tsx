import { render } from '@testing-library/react'
import { SeatEngine } from '../engine/seat-engine.ts'
import { parlour, createStatuses } from '../sample/auditoriums.ts'
import type { Viewport } from '../view/use-viewport.ts'
import { MiniMap } from './MiniMap.tsx'

const viewport = {
  view: { x: 0, y: 100, scale: 1 },
  size: { width: 390, height: 420 },
} as unknown as Viewport

function open() {
  const engine = new SeatEngine({
    auditorium: parlour,
    statuses: createStatuses(parlour),
    limits: [{ areaCategoryId: 'standard', count: 4 }],
  })
  const map = () => (
    <MiniMap
      engine={engine}
      viewport={viewport}
      statusVersion={0}
      selection={engine.getSnapshot().selection}
      windowRef={null}
    />
  )
  const { container, rerender } = render(map())
  const drawn = (what: string) => container.querySelector(`[data-mini=${what}]`)?.getAttribute('d') ?? ''
  return { engine, drawn, again: () => rerender(map()) }
}

const squares = (path: string) => path.match(/M/g)?.length ?? 0

test('shows every seat once as it was sold, and the choice over it', () => {
  const { engine, drawn, again } = open()
  const before = ['taken', 'seat', 'prem'].map(drawn)
  expect(before.reduce((sum, path) => sum + squares(path), 0)).toBe(engine.plan.seats.length)
  expect(drawn('chosen')).toBe('')
  const free = engine.plan.seats.find((seat) => engine.isFree(seat) && !seat.isPremier)
  if (!free) throw new Error('a full room')
  engine.select([free.id])
  again()
  expect(squares(drawn('chosen'))).toBe(1)
  expect(drawn('seat')).toContain(drawn('chosen'))
  expect(['taken', 'seat', 'prem'].map(drawn)).toEqual(before)
})
