import { listZones, toZonedInstant } from './zoned-instant.ts'
import { toZoneInstant } from './zone-time.ts'

it.each([
  ['in winter', '2026-12-24', '18:00', 'Europe/London', '2026-12-24T18:00:00+00:00'],
  ['in summer', '2027-07-04', '09:00', 'Europe/London', '2027-07-04T09:00:00+01:00'],
  ['west of Greenwich', '2026-12-24', '18:00', 'America/New_York', '2026-12-24T18:00:00-05:00'],
  ['with half an hour', '2026-12-24', '18:00', 'Asia/Kolkata', '2026-12-24T18:00:00+05:30'],
  ['that is skipped in spring', '2027-03-28', '01:30', 'Europe/London', '2027-03-28T02:30:00+01:00'],
  ['that comes twice in autumn', '2026-10-25', '01:30', 'Europe/London', '2026-10-25T01:30:00+01:00'],
])('reads a time %s as the clocks there show it', (_, day, time, zone, instant) => {
  expect(toZonedInstant(day, time, zone)).toBe(instant)
})

it('shows an instant as the clocks of a zone do', () => {
  expect(toZoneInstant('2026-12-24T18:00:00Z', 'America/New_York')).toBe('2026-12-24T13:00:00-05:00')
})

it('lists zones once each, also one that it knows by another name', () => {
  const zones = listZones('Europe/London')
  expect(zones.filter((zone) => zone === 'Europe/London')).toHaveLength(1)
  expect(listZones('Somewhere/Else')).toContain('Somewhere/Else')
})
