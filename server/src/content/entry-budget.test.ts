import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { createEntryBudget } from './entry-budget.ts'

const start = '2026-11-23T09:20:00Z'

test('limits bytes per hour for an address and in total, and starts again each hour', () => {
  const clock = createAdjustableClock(createFixedClock(start))
  const budget = createEntryBudget({ ofAddress: 10, together: 25 }, clock)
  expect([budget.take('a', 6), budget.take('a', 5), budget.take('a', 4)]).toEqual([true, false, true])
  expect([budget.take('b', 10), budget.take('c', 6), budget.take('c', 5)]).toEqual([true, false, true])
  expect(budget.secondsLeft()).toBe(2_400)
  clock.advance(2_400_000)
  expect(budget.take('a', 10)).toBe(true)
})
