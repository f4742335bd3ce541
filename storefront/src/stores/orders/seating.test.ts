import type { SeatAvailabilityResponse } from '@foyer/contract/wire/seating'
import { failed, success, type Result } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import type { Answer } from '../../services/http/api-client.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { SeatingService } from '../../services/ocapi/seating.ts'
import { Caching } from '../base/caching.ts'
import { createLastGoodsMemory } from './last-goods-memory.ts'
import { createOrderMemory } from './order-memory.ts'
import { BasketStore } from './basket.ts'
import { CarriedCodes } from './carried-codes.ts'
import { OrderStore } from './order.ts'
import { SeatingStore } from './seating.ts'
import type { Storage } from '../browser/storage.ts'
import { TextsStore } from '../channel/texts.ts'

type Reply<T = unknown> = Result<Answer<T>, Failure>

const noon = Date.parse('2026-11-21T12:00:00Z')
const silent = { warn: jest.fn(), error: jest.fn() }
const unreachable: Reply<never> = failed({ kind: 'transport', reason: 'network', retryable: true })
const over: Reply<never> = failed({
  kind: 'condition',
  condition: 'order-expired',
  status: 410,
  problem: { type: '', title: '', status: 410 },
  retryable: false,
})

function memoryStorage(): Storage {
  const content = new Map<string, string>()
  return {
    get: (key) => content.get(key) ?? null,
    set: (key, value) => void content.set(key, value),
    remove: (key) => void content.delete(key),
  }
}

const answer = <T>(body: T): Reply<T> => success({ status: 200, body, serverTime: null })
const seatsAre = (status: 'Available' | 'Sold') =>
  answer({ seatAvailabilities: [{ seatId: 'C4', status }] } as unknown as SeatAvailabilityResponse)
const orderHolding = (seatIds: readonly string[]) =>
  answer({
    order: {
      id: 'o1',
      siteId: '1001',
      status: 'InProgress',
      expiresAt: '2026-11-21T12:10:00Z',
      totalPrice: { valueIncludingTax: 25, valueExcludingTax: 20, tax: 5 },
      showtimes: seatIds.length
        ? [{ showtimeId: 's1', tickets: [], seats: seatIds.map((id) => ({ id })) }]
        : [],
    },
    relatedData: { showtimes: [], films: [], ticketTypes: [], areaCategories: [] },
  })

/** Calls whose answers a test lets arrive one by one, in whatever order. */
function withheld() {
  const waiting: { operation: string; arrive: (reply: Reply) => void }[] = []
  const call = (operation: string) =>
    jest.fn(() => new Promise<never>((arrive) => waiting.push({ operation, arrive: arrive as never })))
  const requested = (operation: string) => waiting.filter((each) => each.operation === operation)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    call,
    requested: (operation: string) => requested(operation).length,
    settle,
    /** Lets the oldest call of an operation have its answer. */
    async arrive(operation: string, reply: Reply) {
      const [first] = requested(operation)
      if (!first) throw new Error(`nobody asked for ${operation}`)
      waiting.splice(waiting.indexOf(first), 1)
      first.arrive(reply)
      await settle()
    },
  }
}

const request = {
  showtime: { id: 's1', siteId: '1001' },
  bookingMode: 'Paid',
  seatIds: [],
  tickets: [],
  discounts: [],
} as const

function open() {
  const clock = { time: noon, now: () => clock.time }
  const net = withheld()
  const session = memoryStorage()
  const basket = new BasketStore({ local: memoryStorage(), onLocalChange: () => () => undefined })
  basket.choose(request.showtime, { seatIds: ['C4'], quantities: {} })
  const order = new OrderStore({
    service: {
      createStandard: () => Promise.resolve(orderHolding([])),
      setShowtime: net.call('hold'),
      order: () => Promise.resolve(orderHolding(['C4'])),
      customer: () => Promise.resolve(answer({ customer: null })),
      remove: net.call('remove'),
    } as never,
    basket,
    texts: new TextsStore('en', {}, silent),
    memory: createOrderMemory(memoryStorage(), session),
    carriedCodes: new CarriedCodes(clock),
    lastGoods: createLastGoodsMemory(memoryStorage),
    clock,
    logger: silent,
    holdMinutes: 10,
    onLocalChange: () => () => undefined,
  })
  const service = { availability: net.call('plain'), orderAvailability: net.call('own') }
  const seating = new SeatingStore(
    service as unknown as SeatingService,
    order,
    new Caching(clock, silent, new Snapshots()),
  )
  return { net, order, seating, clock, getStatus: () => seating.getStatuses('s1').get('C4') }
}

/** C4 is asked for, and held by the server; its answer is under way. */
async function holding() {
  const opened = open()
  void opened.seating.refreshAvailability('s1')
  await opened.net.settle()
  await opened.net.arrive('plain', seatsAre('Available'))
  return opened
}

describe('what is known of a room while its seats are being held', () => {
  it('is not taken from who asked before the hold and was answered during it', async () => {
    const { net, order, seating, getStatus } = await holding()
    void seating.refreshAvailability('s1')
    await net.settle()
    const heldSeats = order.holdSeats(request)
    await net.settle()
    await net.arrive('plain', seatsAre('Sold'))
    expect(getStatus()).toBe('Available')
    await net.arrive('hold', orderHolding(['C4']))
    await expect(heldSeats).resolves.toEqual({ kind: 'ok' })
    await net.arrive('own', seatsAre('Available'))
    expect(getStatus()).toBe('Available')
  })

  it('is not taken from who asked before the hold and was answered after it', async () => {
    const { net, order, seating, getStatus } = await holding()
    void seating.refreshAvailability('s1')
    await net.settle()
    void order.holdSeats(request)
    await net.settle()
    await net.arrive('hold', orderHolding(['C4']))
    await net.arrive('plain', seatsAre('Sold'))
    expect(getStatus()).toBe('Available')
    expect(net.requested('own')).toBe(1)
  })

  it('is asked for once the hold has its answer, with the order, however long that takes', async () => {
    const { net, order, seating, clock } = await holding()
    void order.holdSeats(request)
    await net.settle()
    for (let poll = 0; poll < 3; poll++) {
      clock.time += 10_000
      void seating.refreshAvailability('s1')
      await net.settle()
    }
    expect([net.requested('plain'), net.requested('own')]).toEqual([0, 0])
    await net.arrive('hold', orderHolding(['C4']))
    expect([net.requested('plain'), net.requested('own')]).toEqual([0, 1])
  })

  it('tells of a rival who was there in earnest when the hold was refused', async () => {
    const { net, order, seating, getStatus } = await holding()
    void order.holdSeats(request)
    await net.settle()
    void seating.refreshAvailability('s1')
    await net.arrive('hold', unreachable)
    await net.settle()
    await net.arrive('plain', seatsAre('Sold'))
    expect(getStatus()).toBe('Sold')
  })
})

describe('what is known of a room whose seats the order holds', () => {
  async function held() {
    const opened = await holding()
    void opened.order.holdSeats(request)
    await opened.net.settle()
    await opened.net.arrive('hold', orderHolding(['C4']))
    return opened
  }

  it('is not taken from who asked before they were given back', async () => {
    const { net, order, seating, getStatus } = await held()
    void seating.refreshAvailability('s1')
    await net.settle()
    void order.cancel()
    await net.settle()
    await net.arrive('remove', answer(undefined))
    await net.arrive('own', seatsAre('Available'))
    await net.arrive('plain', seatsAre('Sold'))
    expect(getStatus()).toBe('Sold')
  })

  it('stays when nobody answers for the order: without it they would look taken', async () => {
    const { net, seating, getStatus } = await held()
    void seating.refreshAvailability('s1')
    await net.settle()
    await net.arrive('own', unreachable)
    expect(net.requested('plain')).toBe(0)
    expect(getStatus()).toBe('Available')
  })

  it('is asked for without the order when that is over', async () => {
    const { net, seating, getStatus } = await held()
    void seating.refreshAvailability('s1')
    await net.settle()
    await net.arrive('own', over)
    await net.arrive('plain', seatsAre('Sold'))
    expect(getStatus()).toBe('Sold')
  })
})
