import {
  addDays,
  getBusinessDate,
  countDaysBetween,
  toInstant,
  getNextBusinessDay,
  getOffset,
  getWeekday,
  toWireInstant,
} from './time-zone.ts'

const london = 'Europe/London'
const iso = (text: string) => Date.parse(text)

describe('zones', () => {
  it('knows the offset on both sides of a change', () => {
    expect(getOffset(london, iso('2026-03-29T00:59:59Z'))).toBe(0)
    expect(getOffset(london, iso('2026-03-29T01:00:00Z'))).toBe(60)
    expect(getOffset(london, iso('2026-10-25T00:59:59Z'))).toBe(60)
    expect(getOffset(london, iso('2026-10-25T01:00:00Z'))).toBe(0)
    expect(getOffset('Asia/Kathmandu', iso('2026-10-25T01:00:00Z'))).toBe(345)
    expect(getOffset('America/St_Johns', iso('2026-01-01T12:00:00Z'))).toBe(-210)
  })

  it('finds the instant of a wall clock time', () => {
    expect(toInstant(london, '2026-07-01', 20 * 60)).toBe(iso('2026-07-01T19:00:00Z'))
    expect(toInstant(london, '2026-12-01', 20 * 60)).toBe(iso('2026-12-01T20:00:00Z'))
    expect(toInstant(london, '2026-12-01', 25 * 60)).toBe(iso('2026-12-02T01:00:00Z'))
    expect(toInstant('Pacific/Auckland', '2026-12-01', 11 * 60)).toBe(iso('2026-11-30T22:00:00Z'))
  })

  it('reads a time that is skipped as an hour later, and of a time that comes twice the first', () => {
    expect(toInstant(london, '2026-03-29', 90)).toBe(iso('2026-03-29T01:30:00Z'))
    expect(toWireInstant(london, toInstant(london, '2026-03-29', 90))).toBe('2026-03-29T02:30:00+01:00')
    expect(toInstant(london, '2026-10-25', 90)).toBe(iso('2026-10-25T00:30:00Z'))
  })

  it('writes an instant with the offset of the zone', () => {
    expect(toWireInstant(london, iso('2026-07-01T19:00:00Z'))).toBe('2026-07-01T20:00:00+01:00')
    expect(toWireInstant('America/St_Johns', iso('2026-01-01T12:00:00Z'))).toBe('2026-01-01T08:30:00-03:30')
  })
})

describe('business days', () => {
  it('run from 06:00 to 05:59 by the wall clock', () => {
    expect(getBusinessDate(london, iso('2026-11-21T05:59:59Z'))).toBe('2026-11-20')
    expect(getBusinessDate(london, iso('2026-11-21T06:00:00Z'))).toBe('2026-11-21')
    expect(getBusinessDate(london, iso('2026-07-01T04:59:59Z'))).toBe('2026-06-30')
    expect(getBusinessDate(london, iso('2026-07-01T05:00:00Z'))).toBe('2026-07-01')
    expect(getBusinessDate('Asia/Tokyo', iso('2026-07-01T20:59:00Z'))).toBe('2026-07-01')
    expect(getBusinessDate('Asia/Tokyo', iso('2026-07-01T21:00:00Z'))).toBe('2026-07-02')
  })

  it('are an hour shorter or longer when the clocks change in the night before 06:00', () => {
    const spring = getNextBusinessDay(london, iso('2026-03-28T12:00:00Z'))
    expect(spring).toBe(iso('2026-03-29T05:00:00Z'))
    const autumn = getNextBusinessDay(london, iso('2026-10-24T12:00:00Z'))
    expect(autumn).toBe(iso('2026-10-25T06:00:00Z'))
    expect(getBusinessDate(london, spring - 1)).toBe('2026-03-28')
    expect(getBusinessDate(london, autumn - 1)).toBe('2026-10-24')
  })

  it('count over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(countDaysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(getWeekday('2026-11-21')).toBe(6)
  })
})
