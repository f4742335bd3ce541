import { formatMoney } from '@foyer/contract/format-money'
import type { ConfigurationStore } from './configuration.ts'
import type { TodayStore } from './today.ts'
import { Formats } from './formats.ts'
import {
  addDays,
  getBusinessDate,
  countDaysBetween,
  formatInstant,
  isWeekStart,
  getOffset,
  splitRuntime,
} from '../../domain/time.ts'

const pounds = {
  code: 'GBP',
  symbol: '£',
  decimals: 2,
  thousandsSeparator: ',',
  decimalSeparator: '.',
  format: '%s%v',
}

describe('formatMoney', () => {
  it.each([
    [12.5, '£12.50'],
    [0, '£0.00'],
    [0.1 + 0.2, '£0.30'],
    [1234567.891, '£1,234,567.89'],
    [999, '£999.00'],
    [-4, '−£4.00'],
    [-0.001, '£0.00'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatMoney(amount, pounds)).toBe(text)
  })

  it('follows the currency', () => {
    const euro = {
      ...pounds,
      symbol: '€',
      thousandsSeparator: '.',
      decimalSeparator: ',',
      format: '%v %s',
    }
    expect(formatMoney(1234.5, euro)).toBe('1.234,50 €')
    expect(formatMoney(1234.5, { ...pounds, symbol: '¥', decimals: 0 })).toBe('¥1,235')
  })
})

describe('time', () => {
  it('shows an instant as the clock on the cinema’s wall, wherever the visitor is', () => {
    expect(formatInstant('2026-07-04T19:30:00+13:00', 'ddd D MMM HH:mm')).toBe('Sat 4 Jul 19:30')
    expect(formatInstant('2026-07-04T00:15:00-03:30', 'YYYY-MM-DD HH:mm')).toBe('2026-07-04 00:15')
    expect(formatInstant('2026-11-21', 'dddd D MMMM YYYY')).toBe('Saturday 21 November 2026')
    expect(getOffset('2026-07-04T00:15:00Z')).toBe(0)
  })

  it('counts a business day from 06:00 to 05:59 of the place', () => {
    expect(getBusinessDate(Date.parse('2026-11-21T05:59:59Z'), 0)).toBe('2026-11-20')
    expect(getBusinessDate(Date.parse('2026-11-21T06:00:00Z'), 0)).toBe('2026-11-21')
    expect(getBusinessDate(Date.parse('2026-11-21T05:30:00Z'), 60)).toBe('2026-11-21')
  })

  it('counts days over a change of clocks', () => {
    expect(countDaysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  })

  it('splits a runtime', () => {
    expect(splitRuntime(134)).toEqual({ hours: 2, minutes: 14 })
    expect(splitRuntime(45)).toEqual({ hours: 0, minutes: 45 })
  })
})

describe('a chain’s own formats', () => {
  const createFormats = (dateTime: object) =>
    new Formats(
      {
        value: {
          shared: {
            localisation: { dateTime: { dateFormat: 'DD/MM/YYYY', timeFormat: 'HH:mm:ss', ...dateTime } },
          },
        },
      } as unknown as ConfigurationStore,
      { businessDate: () => '2026-11-21' } as unknown as TodayStore,
      'en',
    )
  const evening = '2026-11-22T19:30:00+00:00'

  it('write a date in figures day first and a time to the minute, unless it says otherwise', () => {
    expect(createFormats({}).date(evening)).toBe('22/11/2026')
    expect(createFormats({}).time(evening)).toBe('19:30')
    const american = createFormats({ dateFormat: 'MM/DD/YYYY', timeFormat: 'h:mm:ss A' })
    expect(american.date(evening)).toBe('11/22/2026')
    expect(american.time(evening)).toBe('7:30 PM')
  })

  it('begin the week on Monday, or on Sunday where it says so', () => {
    const week = Array.from({ length: 8 }, (_, ahead) => addDays('2026-11-21', ahead))
    const starts = (dateTime: { isSundayFirstDayOfWeek?: boolean }) =>
      week.filter((date) => isWeekStart(date, dateTime))
    expect(starts({})).toEqual(['2026-11-23'])
    expect(starts({ isSundayFirstDayOfWeek: false })).toEqual(['2026-11-23'])
    expect(starts({ isSundayFirstDayOfWeek: true })).toEqual(['2026-11-22'])
    expect(createFormats({}).dayLabel('2026-11-23').startsWeek).toBe(true)
    expect(createFormats({ isSundayFirstDayOfWeek: true }).dayLabel('2026-11-23').startsWeek).toBe(false)
  })
})
