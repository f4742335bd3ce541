import type { PreparationStatus } from '@foyer/contract/wire/order-items'
import { CachedValue } from '../../cache/cached-value.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { Failure } from '../../services/http/failure.ts'
import { createClientWith, type Reply } from '../../services/http/testing/client-with.ts'
import { createCompletedOrdersService } from '../../services/ocapi/completed-orders.ts'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { askEvery, askRarely, OrderStatusStore } from './order-status.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const unchanged: Reply = { status: 304, text: '' }
const missing: Reply = { status: 404, text: '' }

beforeEach(() => {
  jest.useFakeTimers({ now: noon })
})
afterEach(() => {
  jest.useRealTimers()
})

const order = (status: PreparationStatus | null, wantedAt = '2026-11-21T12:05:00Z') => ({
  order: {
    id: 'o1',
    siteId: '1001',
    totalPrice: { valueIncludingTax: 12, valueExcludingTax: 10, tax: 2 },
    ...(status && {
      preparation: { status, wantedAt, startedAt: null, sentAt: null, collectedAt: null },
    }),
  },
})
const answer = (status: PreparationStatus, tag = status): Reply => ({
  status: 200,
  body: order(status),
  headers: { etag: `"${tag}"` },
})

/** The page of an order whose server gives the replies in turn, the last one over and over. */
async function open(before: ReturnType<typeof order>, ...replies: Reply[]) {
  const { client, requests, header } = createClientWith(replies)
  const first = createCompletedOrdersService(createClientWith([{ status: 200, body: before }]).client)
  const clock = { now: () => Date.now() }
  const entry = new CachedValue<CompletedOrderResponse, Failure>({
    load: () => getBody(first.order('o1')),
    lifetime: 60_000,
    clock,
  })
  await entry.refresh()
  let isVisible = true
  const listeners = new Set<() => void>()
  const store = new OrderStatusStore({
    orderId: 'o1',
    service: createCompletedOrdersService(client),
    entry,
    clock,
    page: {
      isVisible: () => isVisible,
      onChange(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  })
  const show = (visible: boolean) => {
    isVisible = visible
    for (const listener of listeners) listener()
  }
  const getTag = (index: number) => header(index, 'If-None-Match')
  const getStatus = () => entry.value?.order.preparation?.status
  return { entry, getStatus, getTag, requests, show, store }
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

it('follows an order to its end, with the tag of what it has, and asks no more then', async () => {
  const { getStatus, getTag, requests, store } = await open(
    order('NotStarted'),
    answer('NotStarted'),
    unchanged,
    answer('InPreparation'),
    answer('OnItsWay'),
    answer('Collected'),
  )
  const stop = store.start()
  const seen = []
  for (let turn = 0; turn < 5; turn += 1) {
    await pass(askEvery)
    seen.push(getStatus())
  }
  expect(seen).toEqual(['NotStarted', 'NotStarted', 'InPreparation', 'OnItsWay', 'Collected'])
  expect([0, 1, 2, 3].map(getTag)).toEqual([undefined, '"NotStarted"', '"NotStarted"', '"InPreparation"'])
  await pass(60_000)
  expect(requests).toHaveLength(5)
  stop()
})

it('leaves the order on the page as it is when it is unchanged', async () => {
  const { entry, store } = await open(order('NotStarted'), answer('InPreparation'), unchanged)
  const stop = store.start()
  await pass(askEvery)
  const { value } = entry
  await pass(askEvery)
  expect(entry.value).toBe(value)
  expect([store.answeredAt, store.isLost]).toEqual([noon + 2 * askEvery, false])
  stop()
})

it('does not ask while the page is hidden', async () => {
  const { requests, show, store } = await open(order('NotStarted'), answer('NotStarted'), unchanged)
  const stop = store.start()
  show(false)
  await pass(60_000)
  expect(requests).toHaveLength(0)
  show(true)
  await pass(0)
  expect(requests).toHaveLength(1)
  stop()
})

it('keeps what is shown when nobody answers, says so from the second time, and has it again', async () => {
  const { getStatus, store } = await open(
    order('InPreparation'),
    'unreachable',
    'unreachable',
    answer('OnItsWay'),
  )
  const stop = store.start()
  await pass(askEvery)
  expect([store.isLost, getStatus()]).toEqual([false, 'InPreparation'])
  await pass(2 * askEvery)
  expect([store.isLost, getStatus()]).toEqual([true, 'InPreparation'])
  await pass(4 * askEvery)
  expect([store.isLost, getStatus()]).toEqual([false, 'OnItsWay'])
  stop()
})

it('stops for an order that is gone', async () => {
  const { getStatus, requests, store } = await open(order('InPreparation'), missing)
  store.start()
  await pass(60_000)
  expect([requests.length, getStatus()]).toEqual([1, 'InPreparation'])
})

it('asks rarely for what is made in some days', async () => {
  const { requests, store } = await open(order('NotStarted', '2026-11-23T12:00:00Z'), unchanged)
  const stop = store.start()
  await pass(askRarely - 1)
  expect(requests).toHaveLength(0)
  await pass(1)
  expect(requests).toHaveLength(1)
  stop()
})

it.each([
  ['is collected', order('Collected')],
  ['is not made', order(null)],
  ['nobody has fetched for a day', order('OnItsWay', '2026-11-20T11:59:00Z')],
])('does not ask for what %s', async (_, before) => {
  const { requests, store } = await open(before, unchanged)
  store.start()
  await pass(60_000)
  expect(requests).toHaveLength(0)
})
