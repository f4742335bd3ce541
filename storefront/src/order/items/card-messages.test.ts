import { createCardMessages } from './card-messages.ts'

const messages = createCardMessages({
  t: (key, parameters = {}) =>
    [key.replace('food-and-beverage.', ''), ...Object.values(parameters)].join(' '),
  time: (instant) => instant.slice(11),
  day: (instant) => instant.slice(0, 10),
  now: Date.parse('2026-11-21T11:00:00Z'),
  offsetInMinutes: 60,
})

it.each([
  [null, 'soldOut', 'closed'],
  ['2026-11-21T16:00:00Z', 'back.at 17:00:00+01:00', 'closed.until 17:00:00+01:00'],
  ['2026-11-22T00:30:00Z', 'back.at 01:30:00+01:00', 'closed.until 01:30:00+01:00'],
  ['2026-11-22T10:00:00Z', 'back.on 2026-11-22', 'closed.day 2026-11-22'],
])('says until when, by the clock of the cinema: %s', (availableAt, soldOut, closed) => {
  expect([messages.soldOut(availableAt), messages.closed(availableAt)]).toEqual([soldOut, closed])
})

it('names each limit, and the last of a stock as sold out', () => {
  expect(messages.limit({ kind: 'order', maximum: 99 })).toBe('limit.order 99')
  expect(messages.limit({ kind: 'price', maximum: 4 })).toBe('limit.price 4')
  expect([
    messages.limit({ kind: 'stock', maximum: 2 }),
    messages.limit({ kind: 'stock', maximum: 0 }),
  ]).toEqual(['limit.stock 2', 'soldOut'])
})
