import { groupDayRuns, getHoursOn } from './opening-hours.ts'
import { getDateOn, getWeekday } from './weekdays.ts'

describe('opening hours', () => {
  it('name neighbouring days by the first and the last', () => {
    expect(groupDayRuns(['Sa', 'Mo', 'Tu', 'We'])).toEqual([
      { first: 'Mo', last: 'We' },
      { first: 'Sa', last: 'Sa' },
    ])
    expect(groupDayRuns([])).toEqual([])
  })

  it('of a day are those of its weekday, however many; none where the doors stay closed', () => {
    const hours = [
      { days: ['Mo', 'Tu'], opens: '10:30', closes: '00:30' },
      { days: ['Tu'], opens: '08:00', closes: '09:00' },
    ] as const
    const openingHours = hours.map(({ days, ...each }) => ({ days: [...days], ...each }))
    // A Monday, a Tuesday, a Sunday.
    expect(getHoursOn('2026-11-23', openingHours)).toEqual([{ opens: '10:30', closes: '00:30' }])
    expect(getHoursOn('2026-11-24', openingHours)).toHaveLength(2)
    expect(getHoursOn('2026-11-22', openingHours)).toEqual([])
  })

  it('know the weekday of a date', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(getWeekday)).toEqual(['Su', 'Mo', 'Sa'])
  })

  it('find a date for each weekday', () => {
    expect(new Date(`${getDateOn('Mo')}T00:00:00Z`).getUTCDay()).toBe(1)
    expect(new Date(`${getDateOn('Su')}T00:00:00Z`).getUTCDay()).toBe(0)
  })
})
