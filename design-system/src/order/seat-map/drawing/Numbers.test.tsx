import { render } from '@testing-library/react'
import { SeatEngine } from '../engine/seat-engine.ts'
import type { SeatMapModel } from '../engine/types.ts'
import { createSampleAuditorium, createStatuses } from '../sample/auditoriums.ts'
import { Numbers } from './Numbers.tsx'

const everything = { x: -1e4, y: -1e4, width: 2e4, height: 2e4 }

function renderNumbers(auditorium: SeatMapModel) {
  const engine = new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: [] })
  const { container } = render(
    <svg>
      <Numbers engine={engine} window={everything} states={new Map()} statusVersion={0} />
    </svg>,
  )
  const places = (text: Element, name: string) => (text.getAttribute(name) ?? '').split(' ').map(Number)
  const texts = [...container.querySelectorAll('text')]
  return { engine, texts, places }
}

test('the numbers of a row are one element, each character at its seat', () => {
  const { engine, texts, places } = renderNumbers(
    createSampleAuditorium([
      { category: 'standard', rows: [['A', 'ssssssssssss'] as const, ['B', 'ss'] as const] },
    ]),
  )
  expect(texts.map((text) => text.textContent)).toEqual(['123456789101112', '12'])
  const [row] = texts
  if (!row) throw new Error('no row')
  const [x, y] = [places(row, 'x'), places(row, 'y')]
  expect(x).toHaveLength('123456789101112'.length)
  const seats = engine.plan.seats.map(engine.place.of)
  const [ninth, tenth] = [seats[8], seats[9]]
  // Each place is where a character starts: a number of one begins half a character before its seat's middle.
  const wide = (x[10] ?? 0) - (x[9] ?? 0)
  expect((x[8] ?? 0) + wide / 2).toBeCloseTo(ninth?.x ?? 0, 0)
  expect(x[10]).toBeCloseTo(tenth?.x ?? 0, 0)
  expect(y[10]).toBeCloseTo(tenth?.y ?? 0, 0)
  // The row is bent: what stands at its end is turned with its seat.
  expect(places(row, 'rotate')[0]).toBeCloseTo(((seats[0]?.angle ?? 0) * 180) / Math.PI, 0)
})

test('a number whose characters may be joined stays whole', () => {
  const auditorium = createSampleAuditorium([{ category: 'standard', rows: [['A', 'ss'] as const] }])
  const named = {
    ...auditorium,
    areas: auditorium.areas.map((area) => ({
      ...area,
      rows: area.rows.map((row) => ({
        ...row,
        seats: row.seats.map((seat, at) => (at === 0 ? { ...seat, label: 'بج' } : seat)),
      })),
    })),
  }
  const { texts, places } = renderNumbers(named)
  expect(texts.map((text) => text.textContent)).toEqual(['بج', '2'])
  expect(texts.map((text) => places(text, 'x').length)).toEqual([1, 1])
})
