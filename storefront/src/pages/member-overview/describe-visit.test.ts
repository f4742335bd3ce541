import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { describeVisit } from './describe-visit.ts'
import { visit } from './testing/visit.ts'

const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key.split('.').at(-1), ...Object.values(values)].join(' ')
const describe = (response: CompletedOrderResponse, now = '2026-11-20T12:00:00Z') =>
  describeVisit(response, {
    t: say,
    plural: (key, count) => say(key, { count }),
    text: (translated) => translated?.text ?? '',
    list: (parts) => parts.join(', '),
    formats: { date: (date) => date, time: (instant) => instant.slice(11, 16) },
    now: Date.parse(now),
    businessDate: now.slice(0, 10),
  })

it('says the film, when, where and which seats', () => {
  expect(describe(visit())).toEqual({
    eyebrow: 'tomorrow',
    title: 'The Last Ferry',
    filmId: 'f1',
    lines: [
      { label: 'when', value: '2026-11-21, 19:00' },
      { label: 'where', value: 'Halcyon Docklands, Screen 4' },
      { label: 'seats', value: 'H10, H11' },
    ],
  })
})

it.each([
  ['2026-11-18T12:00:00Z', 'days 3'],
  ['2026-11-20T12:00:00Z', 'tomorrow'],
  ['2026-11-21T12:00:00Z', 'tonight'],
  ['2026-11-21T19:00:00Z', 'now'],
])('at %s it is %s', (now, eyebrow) => {
  expect(describe(visit(), now).eyebrow).toBe(eyebrow)
})

it('of the afternoon is not tonight', () => {
  const matinee = visit({ startsAt: '2026-11-21T14:00:00+00:00' })
  expect(describe(matinee, '2026-11-21T12:00:00Z').eyebrow).toBe('today')
})

it('has no line of seats where everybody sits where they like', () => {
  expect(describe(visit({ seats: [] })).lines.map(({ label }) => label)).toEqual(['when', 'where'])
})

it('of goods alone is told by them, and by the cinema', () => {
  const goods = visit()
  const { order, relatedData } = goods
  const bought = { ...goods, order: { ...order, showtimes: [] }, relatedData: { ...relatedData, films: [] } }
  expect(describe(bought)).toEqual({
    eyebrow: undefined,
    title: 'goods',
    filmId: undefined,
    lines: [{ label: 'where', value: 'Halcyon Docklands' }],
  })
})
