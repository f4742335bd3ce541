import { isDay, parseDay } from './day.ts'

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-1-1', false],
  ['2028-02-29T10:00:00Z', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('a day has its parts, the month counted from 1', () => {
  expect(parseDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 })
})
