import {
  addDays,
  businessDateAt,
  daysBetween,
  instantOf,
  nextBusinessDay,
  offsetAt,
  weekdayOf,
  wireInstant,
} from './zone.ts'

const london = 'Europe/London'
const iso = (text: string) => Date.parse(text)

describe('zones', () => {
  it('knows the offset on both sides of a change', () => {
    expect(offsetAt(london, iso('2026-03-29T00:59:59Z'))).toBe(0)
    expect(offsetAt(london, iso('2026-03-29T01:00:00Z'))).toBe(60)
    expect(offsetAt(london, iso('2026-10-25T00:59:59Z'))).toBe(60)
    expect(offsetAt(london, iso('2026-10-25T01:00:00Z'))).toBe(0)
    expect(offsetAt('Asia/Kathmandu', iso('2026-10-25T01:00:00Z'))).toBe(345)
    expect(offsetAt('America/St_Johns', iso('2026-01-01T12:00:00Z'))).toBe(-210)
  })

  it('finds the instant of a wall clock time', () => {
    expect(instantOf(london, '2026-07-01', 20 * 60)).toBe(iso('2026-07-01T19:00:00Z'))
    expect(instantOf(london, '2026-12-01', 20 * 60)).toBe(iso('2026-12-01T20:00:00Z'))
    expect(instantOf(london, '2026-12-01', 25 * 60)).toBe(iso('2026-12-02T01:00:00Z'))
    expect(instantOf('Pacific/Auckland', '2026-12-01', 11 * 60)).toBe(iso('2026-11-30T22:00:00Z'))
  })

  it('reads a time that is skipped as an hour later, and of a time that comes twice the first', () => {
    expect(instantOf(london, '2026-03-29', 90)).toBe(iso('2026-03-29T01:30:00Z'))
    expect(wireInstant(london, instantOf(london, '2026-03-29', 90))).toBe('2026-03-29T02:30:00+01:00')
    expect(instantOf(london, '2026-10-25', 90)).toBe(iso('2026-10-25T00:30:00Z'))
  })

  it('writes an instant with the offset of the zone', () => {
    expect(wireInstant(london, iso('2026-07-01T19:00:00Z'))).toBe('2026-07-01T20:00:00+01:00')
    expect(wireInstant('America/St_Johns', iso('2026-01-01T12:00:00Z'))).toBe('2026-01-01T08:30:00-03:30')
  })
})

describe('business days', () => {
  it('run from 06:00 to 05:59 by the wall clock', () => {
    expect(businessDateAt(london, iso('2026-11-21T05:59:59Z'))).toBe('2026-11-20')
    expect(businessDateAt(london, iso('2026-11-21T06:00:00Z'))).toBe('2026-11-21')
    expect(businessDateAt(london, iso('2026-07-01T04:59:59Z'))).toBe('2026-06-30')
    expect(businessDateAt(london, iso('2026-07-01T05:00:00Z'))).toBe('2026-07-01')
    expect(businessDateAt('Asia/Tokyo', iso('2026-07-01T20:59:00Z'))).toBe('2026-07-01')
    expect(businessDateAt('Asia/Tokyo', iso('2026-07-01T21:00:00Z'))).toBe('2026-07-02')
  })

  it('are an hour shorter or longer when the clocks change in the night before 06:00', () => {
    const spring = nextBusinessDay(london, iso('2026-03-28T12:00:00Z'))
    expect(spring).toBe(iso('2026-03-29T05:00:00Z'))
    const autumn = nextBusinessDay(london, iso('2026-10-24T12:00:00Z'))
    expect(autumn).toBe(iso('2026-10-25T06:00:00Z'))
    expect(businessDateAt(london, spring - 1)).toBe('2026-03-28')
    expect(businessDateAt(london, autumn - 1)).toBe('2026-10-24')
  })

  it('count over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(weekdayOf('2026-11-21')).toBe(6)
  })
})
