import { findEndOfPeriod, findNextOpening, isOpen, type WeeklyHours } from './opening-hours.ts'

const london = 'Europe/London'
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const at = (instant: string) => Date.parse(instant)
const open = (hours: WeeklyHours, instant: string, zone = london) => isOpen(hours, at(instant), zone)
const next = (hours: WeeklyHours, instant: string) => {
  const found = findNextOpening(hours, at(instant), london)
  return found === null ? null : new Date(found).toISOString()
}

/** Monday to Thursday and Sunday until midnight, Friday and Saturday until one. */
const bar: WeeklyHours = {
  periods: [
    { days: [1, 2, 3, 4, 7], from: '12:00', to: '00:00' },
    { days: [5, 6], from: '12:00', to: '01:00' },
  ],
}

describe('hours of sale', () => {
  it('begin with their first minute and end before their last', () => {
    const kitchen: WeeklyHours = { periods: [{ days: everyDay, from: '12:00', to: '21:45' }] }
    expect(open(kitchen, '2026-11-25T11:59:59Z')).toBe(false)
    expect(open(kitchen, '2026-11-25T12:00:00Z')).toBe(true)
    expect(open(kitchen, '2026-11-25T21:44:59Z')).toBe(true)
    expect(open(kitchen, '2026-11-25T21:45:00Z')).toBe(false)
  })

  it('that end at midnight end with their own day', () => {
    expect(open(bar, '2026-11-25T23:59:59Z')).toBe(true)
    expect(open(bar, '2026-11-26T00:00:00Z')).toBe(false)
  })

  it('after midnight belong to the day before', () => {
    // Friday night, Saturday night, Sunday night.
    expect(open(bar, '2026-11-28T00:59:00Z')).toBe(true)
    expect(open(bar, '2026-11-28T01:00:00Z')).toBe(false)
    expect(open(bar, '2026-11-29T00:30:00Z')).toBe(true)
    expect(open(bar, '2026-11-30T00:30:00Z')).toBe(false)
  })

  it('are of the site, not of Greenwich', () => {
    expect(open(bar, '2026-07-15T11:30:00Z')).toBe(true)
    expect(open(bar, '2026-11-25T11:30:00Z')).toBe(false)
    expect(open(bar, '2026-11-25T17:30:00Z', 'America/New_York')).toBe(true)
    expect(open(bar, '2026-11-25T04:30:00Z', 'America/New_York')).toBe(true)
  })

  it('follow the clock through the hour that spring skips and autumn repeats', () => {
    const nightly: WeeklyHours = { periods: [{ days: [6], from: '22:00', to: '02:00' }] }
    // 29 March 2026: 01:00 becomes 02:00. 25 October 2026: 02:00 becomes 01:00.
    expect(open(nightly, '2026-03-29T00:59:00Z')).toBe(true)
    expect(open(nightly, '2026-03-29T01:00:00Z')).toBe(false)
    expect(open(nightly, '2026-10-25T00:30:00Z')).toBe(true)
    expect(open(nightly, '2026-10-25T01:30:00Z')).toBe(true)
    expect(open(nightly, '2026-10-25T02:00:00Z')).toBe(false)
  })

  it('may last the whole day', () => {
    const always: WeeklyHours = { periods: [{ days: everyDay, from: '06:00', to: '06:00' }] }
    expect(open(always, '2026-11-25T05:59:00Z')).toBe(true)
    expect(open(always, '2026-11-25T06:00:00Z')).toBe(true)
  })
})

describe('the end of a period', () => {
  const end = (hours: WeeklyHours, instant: string) => {
    const found = findEndOfPeriod(hours, at(instant), london)
    return found === null ? null : new Date(found).toISOString()
  }

  it('is today’s, or that of the period which has begun yesterday', () => {
    expect(end(bar, '2026-11-25T20:00:00Z')).toBe('2026-11-26T00:00:00.000Z')
    expect(end(bar, '2026-11-28T00:30:00Z')).toBe('2026-11-28T01:00:00.000Z')
  })

  it('is the wall clock’s in summer', () => {
    expect(end(bar, '2026-07-01T12:00:00Z')).toBe('2026-07-01T23:00:00.000Z')
  })

  it('is the last one of periods that overlap, and none while it is closed', () => {
    const both: WeeklyHours = { periods: [...bar.periods, { days: everyDay, from: '18:00', to: '02:00' }] }
    expect(end(both, '2026-11-25T20:00:00Z')).toBe('2026-11-26T02:00:00.000Z')
    expect(end(bar, '2026-11-25T08:00:00Z')).toBeNull()
  })
})

describe('the next opening', () => {
  it('is now while it is open', () => {
    expect(next(bar, '2026-11-25T20:00:00Z')).toBe('2026-11-25T20:00:00.000Z')
  })

  it('is later today, tomorrow, or in a week', () => {
    const mondays: WeeklyHours = { periods: [{ days: [1], from: '10:00', to: '11:00' }] }
    expect(next(bar, '2026-11-25T08:00:00Z')).toBe('2026-11-25T12:00:00.000Z')
    expect(next(bar, '2026-11-26T00:10:00Z')).toBe('2026-11-26T12:00:00.000Z')
    expect(next(mondays, '2026-11-23T11:00:00Z')).toBe('2026-11-30T10:00:00.000Z')
  })

  it('is the wall clock’s hour after the clock has changed', () => {
    expect(next(bar, '2026-03-29T01:30:00Z')).toBe('2026-03-29T11:00:00.000Z')
    expect(next(bar, '2026-10-25T02:30:00Z')).toBe('2026-10-25T12:00:00.000Z')
  })

  it('never comes for hours without days', () => {
    expect(next({ periods: [] }, '2026-11-25T20:00:00Z')).toBeNull()
  })
})
