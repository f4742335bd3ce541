import { SeatEngine } from '../engine/seat-engine.ts'
import { parlour, createSampleAuditorium, createStatuses, vault } from '../sample/auditoriums.ts'
import { listRowsAcross, findSeatIndex } from './hit-test.ts'

/** Nearest of all seats, if it is near enough: what the search must find without looking at all. */
function findNearest(engine: SeatEngine, x: number, y: number): number | null {
  let found: { index: number; distance: number } | null = null
  for (const seat of engine.plan.seats) {
    const { index } = seat
    const place = engine.place.of(seat)
    const distance = (place.x - x) ** 2 + (place.y - y) ** 2
    if (distance < 27 * 27 && (!found || distance < found.distance)) found = { index, distance }
  }
  return found && found.index
}

const straight = createSampleAuditorium(
  [{ category: 'standard', rows: [['A', 'ssss'] as const, ['B', 'ssss'] as const] }],
  null,
)

test.each([
  ['a curved room with aisles, sofas and wheelchair places', vault],
  ['a small room', parlour],
  ['a room with straight rows', straight],
])('finds the seat at any point of %s, and none beside it', (_, auditorium) => {
  const engine = new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: [] })
  const { halfWidth, lastRow } = engine.place
  for (let x = -halfWidth - 60; x <= halfWidth + 60; x += 13)
    for (let y = -160; y <= lastRow + 60; y += 11)
      expect([x, y, findSeatIndex(engine, x, y)]).toEqual([x, y, findNearest(engine, x, y)])
})

test.each([
  ['a curved room with aisles, sofas and wheelchair places', vault],
  ['a small room', parlour],
  ['a room with straight rows', straight],
])('names every row of %s that has a seat in a box, and few others', (_, auditorium) => {
  const engine = new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: [] })
  const { halfWidth, lastRow, of } = engine.place
  const box = { width: 170, height: 57 }
  for (let x = -halfWidth - 200; x <= halfWidth + 60; x += 41)
    for (let y = -160; y <= lastRow + 60; y += 17) {
      const named = listRowsAcross(engine, { x, y, ...box })
      const inside = engine.plan.rows.filter((row) =>
        row.seats.some((seat) => {
          const place = of(seat)
          return place.x > x && place.x < x + box.width && place.y > y && place.y < y + box.height
        }),
      )
      expect(named).toEqual(expect.arrayContaining(inside))
      expect(named.length).toBeLessThanOrEqual(4)
    }
})
