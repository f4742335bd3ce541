import { listPeriodsOfToday, findLastMinute, isOpen } from './item-hours.ts'

/** Fridays and Saturdays from noon into the next day. */
const bar = { id: 'bar', periods: [{ days: [5, 6], from: '12:00', to: '01:00' }] }
const at = (time: string) => Date.parse(time)

it.each([
  ['before it begins', '2026-11-20T11:59:59Z', false],
  ['as it begins', '2026-11-20T12:00:00Z', true],
  ['after midnight, on the day after', '2026-11-22T00:59:59Z', true],
  ['at its end', '2026-11-22T01:00:00Z', false],
  ['on another day', '2026-11-19T13:00:00Z', false],
])('%s', (_, time, expected) => {
  expect(isOpen(bar, at(time), 0)).toBe(expected)
})

it('is of the wall clock of the cinema', () => {
  expect(isOpen(bar, at('2026-11-20T11:30:00Z'), 60)).toBe(true)
  expect(isOpen(bar, at('2026-11-20T03:00:00Z'), -8 * 60)).toBe(false)
})

it('runs from Sunday into Monday, and round the clock', () => {
  const night = { id: 'n', periods: [{ days: [7], from: '22:00', to: '02:00' }] }
  expect(isOpen(night, at('2026-11-23T01:00:00Z'), 0)).toBe(true)
  const always = { id: 'a', periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }] }
  expect(isOpen(always, at('2026-11-23T00:00:00Z'), 0)).toBe(true)
})

it('says when it ends, of several periods the last', () => {
  expect(findLastMinute(bar, at('2026-11-20T23:30:40Z'), 0)).toBe(at('2026-11-21T01:00:00Z'))
  const two = { id: 't', periods: [...bar.periods, { days: [5], from: '10:00', to: '14:00' }] }
  expect(findLastMinute(two, at('2026-11-20T13:00:00Z'), 0)).toBe(at('2026-11-21T01:00:00Z'))
  expect(findLastMinute(bar, at('2026-11-19T13:00:00Z'), 0)).toBeNull()
})

it('does not open at a time that is none', () => {
  expect(
    isOpen({ id: 'x', periods: [{ days: [5], from: 'noon', to: '22:00' }] }, at('2026-11-20T13:00:00Z'), 0),
  ).toBe(false)
})

it('lists when something is sold on the day of a moment, by the cinema’s clock', () => {
  const periods = [
    { days: [6], from: '12:00', to: '23:00' },
    { days: [7], from: '10:00', to: '21:45' },
  ]
  const saturday = Date.parse('2026-11-21T23:30:00Z')
  expect(listPeriodsOfToday({ id: 'kitchen', periods }, saturday, 0)).toEqual([
    { from: '12:00', to: '23:00' },
  ])
  expect(listPeriodsOfToday({ id: 'kitchen', periods }, saturday, 60)).toEqual([
    { from: '10:00', to: '21:45' },
  ])
})
