import { getOrderTimes } from './order-times.ts'

const orderedAt = '2026-11-21T18:00:00Z'
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)
const order = (wantedAt: string, sentAt: string | null = null) => ({
  completedAt: orderedAt,
  preparation: { status: 'NotStarted' as const, wantedAt, startedAt: null, sentAt, collectedAt: null },
})
const evening = '2026-11-21T19:10:00Z'

it('is wanted at once, or at a time', () => {
  expect(getOrderTimes(order(orderedAt), at('18:00:00')).dueAt).toBeNull()
  expect(getOrderTimes(order(evening), at('18:00:00')).dueAt).toBe(evening)
})

it.each([
  [orderedAt, '18:10:00', false],
  [orderedAt, '18:10:01', true],
  [evening, '19:10:00', false],
  [evening, '19:10:01', true],
])('wanted at %s, it is overdue at %s: %s', (wantedAt, now, isOverdue) => {
  expect(getOrderTimes(order(wantedAt), at(now)).isOverdue).toBe(isOverdue)
})

it('is not overdue once it is ready', () => {
  expect(getOrderTimes(order(orderedAt, '2026-11-21T18:30:00Z'), at('19:00:00')).isOverdue).toBe(false)
})

it.each([
  // A clock that is behind the server's.
  ['17:59:30', 0],
  ['18:00:59', 0],
  ['18:04:00', 4],
  ['19:30:59', 90],
  ['19:31:00', null],
])('is at %s as old as %s minutes', (now, age) => {
  expect(getOrderTimes(order(orderedAt), at(now)).age).toBe(age)
})
