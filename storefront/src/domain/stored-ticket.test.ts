import { getDeleteAt } from './stored-ticket.ts'

const evening = { businessDate: '2026-11-30', startsAt: '2026-11-30T20:00:00+00:00' }
const at = (...given: Parameters<typeof getDeleteAt>) => new Date(getDeleteAt(...given)).toISOString()

describe('a stored ticket is deleted', () => {
  it('at six in the morning of the cinema after its business day', () => {
    expect(at(evening, 'Europe/London')).toBe('2026-12-01T06:00:00.000Z')
    expect(at(evening, 'Australia/Sydney')).toBe('2026-11-30T19:00:00.000Z')
  })

  it('the same morning for a showtime after midnight, which belongs to the day before', () => {
    const night = { businessDate: '2026-11-30', startsAt: '2026-12-01T01:30:00+00:00' }
    expect(at(night, 'Europe/London')).toBe('2026-12-01T06:00:00.000Z')
  })

  it('by the clock of that morning when the clocks change in the night', () => {
    const night = { businessDate: '2026-10-24', startsAt: '2026-10-24T22:00:00+01:00' }
    expect(at(night, 'Europe/London')).toBe('2026-10-25T06:00:00.000Z')
  })

  it.each(['', undefined])('by the offset of its showtime where the zone is %p', (zone) => {
    expect(at({ ...evening, startsAt: '2026-11-30T20:00:00+02:00' }, zone)).toBe('2026-12-01T04:00:00.000Z')
  })
})
