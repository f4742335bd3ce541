import type { PreparationStatus } from '@foyer/contract/wire/order-items'
import { createStations, findBroughtTo, findShownPreparation, getHeading } from './order-status.ts'

const prepare = (status: PreparationStatus, times: object = {}) => ({
  status,
  wantedAt: '2026-11-21T19:40:00Z',
  startedAt: null,
  sentAt: null,
  collectedAt: null,
  ...times,
})
const texts = {
  paid: 'Paid £14.53',
  t: (key: string, { time }: Record<string, string> = {}) =>
    [key.replace(/^transaction\.status\.(station\.)?/, ''), time].filter(Boolean).join(' '),
  time: (instant: string) => instant.slice(11, 16),
}
const list = (status: PreparationStatus, times: object = {}, isBrought = true) =>
  createStations(
    { completedAt: '2026-11-21T19:35:00Z', preparation: prepare(status, times) },
    isBrought,
    texts,
  ).map(({ label, note, state }) => [label, note, state].filter(Boolean).join(', '))
const begun = { startedAt: '2026-11-21T19:37:00Z' }
const sent = { ...begun, sentAt: '2026-11-21T19:41:00Z' }

it.each([
  ['NotStarted', {}, ['Paid £14.53, 19:35, current', 'making, next', 'onItsWay, next']],
  ['InPreparation', begun, ['Paid £14.53, 19:35, done', 'making, since 19:37, current', 'onItsWay, next']],
  ['OnItsWay', sent, ['Paid £14.53, 19:35, done', 'making, 19:37, done', 'onItsWay, since 19:41, current']],
  [
    'Collected',
    { ...sent, collectedAt: '2026-11-21T19:43:00Z' },
    ['Paid £14.53, 19:35, done', 'making, 19:37, done', 'onItsWay, 19:41, done', 'Collected, 19:43, done'],
  ],
] as const)('%s', (status, times, expected) => {
  expect(list(status, times)).toEqual(expected)
})

it('says of goods that are handed over at once only what is known', () => {
  expect(list('Collected', { collectedAt: '2026-11-21T19:43:00Z' })).toEqual([
    'Paid £14.53, 19:35, done',
    'making, done',
    'onItsWay, done',
    'Collected, 19:43, done',
  ])
})

it('says of goods that are fetched that they are ready', () => {
  expect(list('NotStarted', {}, false).at(-1)).toBe('ready, next')
  expect([getHeading(prepare('OnItsWay'), false), getHeading(prepare('OnItsWay'), true)]).toEqual([
    'ready',
    'OnItsWay',
  ])
})

it('knows where goods are brought to', () => {
  const counter = { id: 'd1', method: 'CounterPickup' as const, itemIds: ['i1'] }
  const seat = { id: 'd2', method: 'InSeatDelivery' as const, itemIds: ['i2'] }
  expect(findBroughtTo({ itemDeliveries: [counter, seat] })).toBe(seat)
  expect(findBroughtTo({ itemDeliveries: [counter] })).toBeNull()
  expect(findBroughtTo({})).toBeNull()
})

it('says nothing a day after it was wanted, and of an order of which nothing is made', () => {
  const preparation = prepare('OnItsWay')
  const wanted = Date.parse(preparation.wantedAt)
  const day = 24 * 60 * 60_000
  expect(findShownPreparation({ preparation }, wanted + day)).toBe(preparation)
  expect(findShownPreparation({ preparation }, wanted + day + 1)).toBeNull()
  expect(findShownPreparation({}, wanted)).toBeNull()
})
