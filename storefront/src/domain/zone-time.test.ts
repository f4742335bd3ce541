import { getZoneOffset, toZoneInstant } from './zone-time.ts'

it.each([
  ['2026-11-21T12:00:00Z', 'Europe/London', '2026-11-21T12:00:00+00:00'],
  ['2026-07-01T12:00:00.000Z', 'Europe/London', '2026-07-01T13:00:00+01:00'],
  ['2026-11-21T23:30:00Z', 'Asia/Kolkata', '2026-11-22T05:00:00+05:30'],
  ['2026-11-21T12:00:00+02:00', 'America/New_York', '2026-11-21T05:00:00-05:00'],
])('%s in %s', (instant, zone, expected) => {
  expect(toZoneInstant(instant, zone)).toBe(expected)
})

it('takes a zone that is not known as UTC', () => {
  expect(getZoneOffset('Nowhere/At_All', 0)).toBe(0)
})
