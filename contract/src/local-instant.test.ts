import { toLocalInstant } from './local-instant.ts'

test.each([
  ['2026-07-21T18:40:00.000Z', '2026-07-21T20:10:00+01:00', '2026-07-21T19:40:00+01:00'],
  ['2026-01-01T02:00:00Z', '2025-12-31T21:00:00-05:30', '2025-12-31T20:30:00-05:30'],
  ['2026-11-21T19:30:00Z', '2026-11-21T20:00:00Z', '2026-11-21T19:30:00Z'],
])('%s at a cinema whose showtime is at %s is %s', (instant, local, written) => {
  expect(toLocalInstant(instant, local)).toBe(written)
  expect(Date.parse(written)).toBe(Date.parse(instant))
})
