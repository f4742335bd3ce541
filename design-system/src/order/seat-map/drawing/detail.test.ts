import { SeatEngine } from '../engine/seat-engine.ts'
import { getExtent, type Box } from '../geometry/extent.ts'
import { createSampleAuditorium, createStatuses } from '../sample/auditoriums.ts'
import { createIsCoarse, chooseLetters } from './detail.ts'

function hall(rows: number, columns: number) {
  const auditorium = createSampleAuditorium([
    {
      category: 'standard',
      rows: Array.from({ length: rows }, (_, row) => [String(row + 1), 's'.repeat(columns)] as const),
    },
  ])
  return new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: [] })
}
const windowAt = (engine: SeatEngine, row: number, height: number): Box => {
  const y = engine.place.rows[row]?.y ?? 0
  return { x: -200, y: y - height / 2, width: 400, height }
}
const near = { scale: 1, x: 0, y: 0 }

test('a cinema’s room has all its letters and shapes, wherever one looks', () => {
  const engine = hall(20, 24)
  const shown = windowAt(engine, 10, 300)
  expect(chooseLetters(engine, shown)).toEqual({
    top: -Infinity,
    bottom: Infinity,
    left: -Infinity,
    right: Infinity,
    step: 1,
  })
  const isCoarse = createIsCoarse(engine, near, shown)
  expect([isCoarse(0, 7), isCoarse(8, 15), isCoarse(16, 23)]).toEqual([false, false, false])
})

test('a hall that is seen whole has as many letters as a page has room for', () => {
  const engine = hall(200, 60)
  const { step } = chooseLetters(engine, getExtent(engine.place).box)
  expect(200 / step).toBeLessThanOrEqual(50)
})

test('a hall that is seen closely has each letter and shape of what is seen, and dashes elsewhere', () => {
  const engine = hall(200, 60)
  const shown = windowAt(engine, 100, 600)
  const { top, bottom, left, right, step } = chooseLetters(engine, shown)
  expect(step).toBe(1)
  expect([top <= shown.y, bottom >= shown.y + shown.height]).toEqual([true, true])
  expect([left <= shown.x, right >= shown.x + shown.width]).toEqual([true, true])
  const isCoarse = createIsCoarse(engine, near, shown)
  expect(isCoarse(96, 103)).toBe(false)
  expect([isCoarse(0, 7), isCoarse(192, 199)]).toEqual([true, true])
})

test('a larger room that is seen closely has the letters of what is seen, on both axes', () => {
  const engine = hall(50, 100)
  const whole = chooseLetters(engine, getExtent(engine.place).box)
  const rowsIn = ({ top, bottom }: { top: number; bottom: number }) =>
    engine.place.rows.filter(({ y }) => y >= top && y <= bottom).length
  expect(rowsIn(whole)).toBe(50)
  const close = chooseLetters(engine, windowAt(engine, 10, 300))
  expect(rowsIn(close)).toBeLessThan(40)
  const first = engine.plan.rows[10]?.seats[0]
  expect(first && engine.place.of(first).x).toBeLessThan(close.left)
})

test('the ends of a bent row count as part of it', () => {
  const engine = hall(100, 100)
  const first = engine.plan.rows[96]?.seats[0]
  const end = first && engine.place.of(first)
  const middle = engine.place.rows[96]
  expect((middle?.y ?? 0) - (end?.y ?? 0)).toBeGreaterThan(300)
  const isCoarse = createIsCoarse(engine, near, {
    x: end?.x ?? 0,
    y: (end?.y ?? 0) - 100,
    width: 200,
    height: 200,
  })
  expect(isCoarse(96, 99)).toBe(false)
})

test('seats of a few px are dashes, and so are those of a hall whose window is not known yet', () => {
  const cinema = hall(20, 24)
  const large = hall(60, 100)
  const [ofCinema, ofLarge] = [cinema, large].map((engine) => getExtent(engine.place).box) as [Box, Box]
  expect(createIsCoarse(large, { scale: 0.15, x: 0, y: 0 }, ofLarge)(0, 7)).toBe(true)
  expect(createIsCoarse(large, { scale: 0.5, x: 0, y: 0 }, ofLarge)(0, 7)).toBe(false)
  expect(createIsCoarse(large, null, ofLarge)(0, 7)).toBe(true)
  // A cinema's auditorium never is: a wheelchair place stays one on the smallest screen.
  expect(createIsCoarse(cinema, { scale: 0.15, x: 0, y: 0 }, ofCinema)(0, 7)).toBe(false)
  expect(createIsCoarse(cinema, null, ofCinema)(0, 7)).toBe(false)
})
