import type { Order, OrderResponse } from '@foyer/contract/wire/orders'
import type { Condition } from '@foyer/contract/errors/catalogue'
import { success } from '../../../cache/result.ts'
import type { Failure } from '../../../services/http/failure.ts'
import type { OrdersService } from '../../../services/ocapi/orders.ts'
import { BasketStore } from '../basket.ts'
import { CarriedCodes } from '../carried-codes.ts'
import { createLastGoodsMemory } from '../last-goods-memory.ts'
import { createOrderMemory, orderMemoryKey } from '../order-memory.ts'
import { OrderStore } from '../order.ts'
import type { Storage } from '../../browser/storage.ts'
import { TextsStore } from '../../channel/texts.ts'

export const noon = Date.parse('2026-11-21T12:00:00Z')
export const logger = { warn: jest.fn(), error: jest.fn() }

export function memoryStorage(content: Record<string, string> = {}): Storage {
  return {
    get: (key) => content[key] ?? null,
    set: (key, value) => {
      content[key] = value
    },
    remove: (key) => {
      delete content[key]
    },
  }
}

export const createOrder = (id: string, change: Partial<Order> = {}) =>
  ({
    order: {
      id,
      siteId: '1001',
      status: 'InProgress',
      expiresAt: '2026-11-21T12:10:00Z',
      totalPrice: { valueIncludingTax: 25, valueExcludingTax: 20, tax: 5 },
      showtimes: [{ showtimeId: 's1', tickets: [], seats: [] }],
      items: [],
      ...change,
    },
    relatedData: { showtimes: [], films: [], ticketTypes: [], areaCategories: [] },
  }) as unknown as OrderResponse
export const answer = <T>(body: T, serverTime: number | null = null) =>
  success({ status: 200, body, serverTime })
export const condition = (name: Condition, extra = {}): Failure => ({
  kind: 'condition',
  condition: name,
  status: 400,
  problem: { type: '', title: '', status: 400, ...extra },
  retryable: false,
})

/** One tab: an order store over the shared local storage and scripted calls. */
export function openTab(
  calls: Partial<Record<keyof OrdersService, jest.Mock>>,
  local = memoryStorage(),
  holdMinutes?: number,
) {
  const clock = { time: noon, now: () => clock.time }
  const session = memoryStorage()
  const basket = new BasketStore({ local, onLocalChange: () => () => undefined })
  basket.restore()
  const memory = createOrderMemory(local, session)
  let hear: (key: string, value: string | null) => void = () => undefined
  const service = {
    createStandard: jest.fn(() => Promise.resolve(answer(createOrder('o1', { showtimes: [] })))),
    setShowtime: jest.fn(() => Promise.resolve(answer(createOrder('o1')))),
    order: jest.fn(() => Promise.resolve(answer(createOrder('o1')))),
    customer: jest.fn(() => Promise.resolve(answer({ customer: null }))),
    createGiftShop: jest.fn(() =>
      Promise.resolve(answer(createOrder('g1', { type: 'GiftShop', showtimes: [] }))),
    ),
    remove: jest.fn(() => Promise.resolve(answer(undefined))),
    resetExpiry: jest.fn(() =>
      Promise.resolve(answer(createOrder('o1', { expiresAt: '2026-11-21T12:20:00Z' }))),
    ),
    setCustomer: jest.fn(() => Promise.resolve(answer(createOrder('o1')))),
    ...calls,
  }
  const carriedCodes = new CarriedCodes(clock)
  const lastGoods = createLastGoodsMemory(() => local)
  const order = new OrderStore({
    service: service,
    basket,
    texts: new TextsStore('en', {}, logger),
    memory,
    carriedCodes,
    lastGoods,
    clock,
    logger,
    holdMinutes,
    onLocalChange: (listener) => {
      hear = listener
      return () => undefined
    },
  })
  return {
    order,
    basket,
    memory,
    carriedCodes,
    service,
    clock,
    local,
    hear: (value: string | null) => hear(orderMemoryKey, value),
  }
}

export const showtime = { id: 's1', siteId: '1001' }
/** A hold without seats or tickets, where it does not matter which. */
export const request = { showtime, bookingMode: 'Paid', seatIds: [], tickets: [], discounts: [] } as const
/** Lets everything that has been queued come to its end. */
export const waitUntilSettled = () => new Promise((resolve) => setImmediate(resolve))
