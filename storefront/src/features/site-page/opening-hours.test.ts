import { dayRuns } from './opening-hours.ts'
import { dateOn } from './weekdays.ts'

describe('opening hours', () => {
  it('name neighbouring days by the first and the last', () => {
    expect(dayRuns(['Sa', 'Mo', 'Tu', 'We'])).toEqual([
      { first: 'Mo', last: 'We' },
      { first: 'Sa', last: 'Sa' },
    ])
    expect(dayRuns([])).toEqual([])
  })

  it('find a date for each weekday', () => {
    expect(new Date(`${dateOn('Mo')}T00:00:00Z`).getUTCDay()).toBe(1)
    expect(new Date(`${dateOn('Su')}T00:00:00Z`).getUTCDay()).toBe(0)
  })
})
