import type { Order, OrderResponse } from '@foyer/contract/wire/orders'
import type { Condition } from '@foyer/contract/errors/catalogue'
import { failed, success } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { OrdersService } from '../../services/ocapi/orders.ts'
import { BasketStore } from './basket.ts'
import { toTickets } from './basket-content.ts'
import { createOrderMemory, orderMemoryKey } from './order-memory.ts'
import { OrderStore } from './order.ts'
import type { Storage } from '../browser/storage.ts'
import { TextsStore } from '../channel/texts.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const logger = { warn: jest.fn(), error: jest.fn() }

function memoryStorage(content: Record<string, string> = {}): Storage {
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

const createOrder = (id: string, change: Partial<Order> = {}) =>
  ({
    order: {
      id,
      siteId: '1001',
      status: 'InProgress',
      expiresAt: '2026-11-21T12:10:00Z',
      totalPrice: { valueIncludingTax: 25, valueExcludingTax: 20, tax: 5 },
      showtimes: [{ showtimeId: 's1', tickets: [], seats: [] }],
      ...change,
    },
    relatedData: { showtimes: [], films: [], ticketTypes: [], areaCategories: [] },
  }) as unknown as OrderResponse
const answer = <T>(body: T, serverTime: number | null = null) => success({ status: 200, body, serverTime })
const condition = (name: Condition, extra = {}): Failure => ({
  kind: 'condition',
  condition: name,
  status: 400,
  problem: { type: '', title: '', status: 400, ...extra },
  retryable: false,
})

/** One tab: an order store over the shared local storage and scripted calls. */
function openTab(
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
    remove: jest.fn(() => Promise.resolve(answer(undefined))),
    resetExpiry: jest.fn(() =>
      Promise.resolve(answer(createOrder('o1', { expiresAt: '2026-11-21T12:20:00Z' }))),
    ),
    setCustomer: jest.fn(() => Promise.resolve(answer(createOrder('o1')))),
    ...calls,
  }
  const order = new OrderStore({
    service: service,
    basket,
    texts: new TextsStore('en', {}, logger),
    memory,
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
    service,
    clock,
    local,
    hear: (value: string | null) => hear(orderMemoryKey, value),
  }
}

const showtime = { id: 's1', siteId: '1001' }
/** A hold without seats or tickets, where it does not matter which. */
const request = { showtime, bookingMode: 'Paid', seatIds: [], tickets: [], discounts: [] } as const
/** Lets everything that has been queued come to its end. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('how long seats are held', () => {
  it('is what the initial data says, before there is an order and when one is brought back late', async () => {
    const { order } = openTab({}, memoryStorage(), 15)
    expect(order.holdMinutes).toBe(15)
    await order.holdSeats(request)
    expect(order.holdMinutes).toBe(15)
  })

  it('is learned from the expiry of the order where nothing was said', async () => {
    const held = createOrder('o1', { expiresAt: '2026-11-21T12:04:59Z' })
    const { order } = openTab({ setShowtime: jest.fn(() => Promise.resolve(answer(held))) })
    expect(order.holdMinutes).toBe(10)
    await order.holdSeats(request)
    expect(order.holdMinutes).toBe(5)
    await order.extend()
    expect(order.holdMinutes).toBe(20)
  })
})

describe('keeping seats', () => {
  it('starts an order when there is none, holds what is asked for and remembers it for other tabs', async () => {
    const { order, memory, service } = openTab({})
    const seatIds = ['1_8_10', '1_8_11']
    await expect(order.holdSeats({ ...request, seatIds, tickets: toTickets({ adult: 2 }) })).resolves.toEqual(
      {
        kind: 'ok',
      },
    )
    expect(service.setShowtime).toHaveBeenCalledWith('o1', 's1', {
      seats: ['1_8_10', '1_8_11'],
      tickets: [
        { id: 'adult-1', ticketTypeId: 'adult' },
        { id: 'adult-2', ticketTypeId: 'adult' },
      ],
    })
    expect(order.state.phase).toBe('active')
    expect(order.hold).toEqual({ secondsLeft: 600, isWarning: false, isOver: false })
    expect(memory.read()?.id).toBe('o1')
    await order.holdSeats(request)
    expect(service.createStandard).toHaveBeenCalledTimes(1)
  })

  it('asks for what it was given, whatever is chosen meanwhile', async () => {
    const { order, basket, service } = openTab({})
    basket.choose(showtime, { seatIds: ['1_8_10'], quantities: {} })
    const seatIds = ['1_2_3']
    const held = order.holdSeats({ ...request, seatIds, tickets: toTickets({ child: 1 }) })
    basket.choose(showtime, { seatIds: ['1_8_11'], quantities: {} })
    seatIds.push('1_2_4')
    await held
    expect(service.setShowtime).toHaveBeenCalledWith('o1', 's1', {
      seats: ['1_2_3'],
      tickets: [{ id: 'child-1', ticketTypeId: 'child' }],
    })
  })

  it('says which seats someone else has, and keeps the rest of the selection', async () => {
    const gone = failed(condition('seats-unavailable', { unavailableSeatIds: ['1_8_10'] }))
    const { order, basket } = openTab({ setShowtime: jest.fn(() => Promise.resolve(gone)) })
    basket.choose(showtime, { seatIds: ['1_8_10', '1_8_11'], quantities: {} })
    await expect(order.holdSeats({ ...request, seatIds: ['1_8_10', '1_8_11'] })).resolves.toEqual({
      kind: 'seats-unavailable',
      seatIds: ['1_8_10'],
    })
    expect(basket.of('s1').seatIds).toEqual(['1_8_10', '1_8_11'])
    expect(order.busy).toBeNull()
  })

  it('replaces an order that ended meanwhile by a fresh one, once', async () => {
    const expired = failed(condition('order-expired'))
    const { order, service } = openTab({})
    await order.holdSeats(request)
    service.setShowtime.mockReturnValueOnce(Promise.resolve(expired) as never)
    await expect(order.holdSeats(request)).resolves.toEqual({ kind: 'ok' })
    expect(service.createStandard).toHaveBeenCalledTimes(2)
    service.setShowtime.mockReturnValue(Promise.resolve(expired) as never)
    await expect(order.holdSeats(request)).resolves.toEqual({ kind: 'order-expired' })
  })

  it('asks for an order that was begun and refused as it is, so that what is on screen stays', async () => {
    const closed = failed(condition('showtime-closed'))
    const { order, service } = openTab({ setShowtime: jest.fn(() => Promise.resolve(closed)) })
    await expect(order.holdSeats(request)).resolves.toMatchObject({ kind: 'refused' })
    await expect(order.holdSeats(request)).resolves.toMatchObject({ kind: 'refused' })
    expect(service.order).not.toHaveBeenCalled()
    expect(order.order).toBeNull()
    expect(service.createStandard).toHaveBeenCalledTimes(1)
    expect(service.setShowtime).toHaveBeenCalledTimes(2)
  })

  it('changes the seats of an order whose cinema the server does not name', async () => {
    const sparse = answer(createOrder('o1', { siteId: '' }))
    const { order, service } = openTab({ setShowtime: jest.fn(() => Promise.resolve(sparse)) })
    await order.holdSeats({ ...request, seatIds: ['1_8_10'] })
    await expect(order.holdSeats({ ...request, seatIds: ['1_8_11'] })).resolves.toEqual({ kind: 'ok' })
    expect(service.remove).not.toHaveBeenCalled()
    expect(service.setShowtime).toHaveBeenLastCalledWith(
      'o1',
      's1',
      expect.objectContaining({ seats: ['1_8_11'] }),
    )
  })

  it('does one thing at a time', async () => {
    const { order, service } = openTab({})
    await Promise.all([order.holdSeats(request), order.holdSeats(request)])
    expect(service.createStandard).toHaveBeenCalledTimes(1)
  })

  it('tells a network that is down from a refusal', async () => {
    const failure: Failure = { kind: 'transport', reason: 'network', retryable: true }
    const down = openTab({ createStandard: jest.fn(() => Promise.resolve(failed(failure))) })
    await expect(down.order.holdSeats(request)).resolves.toEqual({ kind: 'network', failure })
    const refused = openTab({
      setShowtime: jest.fn(() => Promise.resolve(failed(condition('showtime-closed')))),
    })
    await expect(refused.order.holdSeats(request)).resolves.toMatchObject({
      kind: 'refused',
      condition: 'showtime-closed',
    })
  })
})

describe('keeping seats when the answer is lost', () => {
  const lost = failed<Failure>({ kind: 'transport', reason: 'network', retryable: true })
  const loseNext = (mock: jest.Mock) => mock.mockReturnValueOnce(Promise.resolve(lost))

  it('asks again for the same order, and is nobody’s rival', async () => {
    const { order, service } = openTab({})
    loseNext(service.setShowtime)
    await expect(order.holdSeats(request)).resolves.toMatchObject({ kind: 'network' })
    await expect(order.holdSeats(request)).resolves.toEqual({ kind: 'ok' })
    expect(service.createStandard).toHaveBeenCalledTimes(1)
    expect(service.setShowtime.mock.calls.map(([id]: unknown[]) => id)).toEqual(['o1', 'o1'])
  })

  it('asks for the same order after a reload, too', async () => {
    const local = memoryStorage()
    const before = openTab({}, local)
    loseNext(before.service.setShowtime)
    await before.order.holdSeats(request)
    const after = openTab({}, local)
    await after.order.restore()
    await expect(after.order.holdSeats(request)).resolves.toEqual({ kind: 'ok' })
    expect(after.service.createStandard).not.toHaveBeenCalled()
  })

  it('gives back what it may hold before seats of another showing are kept', async () => {
    const { order, service } = openTab({})
    loseNext(service.setShowtime)
    await order.holdSeats(request)
    await expect(order.holdSeats({ ...request, showtime: { id: 's2', siteId: '1001' } })).resolves.toEqual({
      kind: 'ok',
    })
    expect(service.remove).toHaveBeenCalledWith('o1')
    expect(service.createStandard).toHaveBeenCalledTimes(2)
  })

  it('begins no third order when it was lost for one in place of an order that had ended', async () => {
    const { order, service } = openTab({})
    await order.holdSeats(request)
    service.setShowtime.mockReturnValueOnce(Promise.resolve(failed(condition('order-expired'))) as never)
    loseNext(service.setShowtime)
    service.createStandard.mockReturnValueOnce(Promise.resolve(answer(createOrder('o2', { showtimes: [] }))))
    await expect(order.holdSeats(request)).resolves.toMatchObject({ kind: 'network' })
    service.order.mockReturnValue(Promise.resolve(answer(createOrder('o2'))))
    await expect(order.holdSeats(request)).resolves.toEqual({ kind: 'ok' })
    expect(service.createStandard).toHaveBeenCalledTimes(2)
    expect(service.setShowtime).toHaveBeenLastCalledWith('o2', 's1', expect.anything())
  })

  it('says that nothing is held while the order has no seats', async () => {
    const { order, service } = openTab({})
    service.setShowtime.mockReturnValueOnce(Promise.resolve(failed(condition('showtime-closed'))) as never)
    await order.holdSeats(request)
    service.order.mockReturnValue(Promise.resolve(answer(createOrder('o1', { showtimes: [] }))))
    await order.restore()
    expect([order.isHeld, order.hold]).toEqual([false, null])
  })
})

describe('keeping seats of another showing', () => {
  const other = { ...request, showtime: { id: 's2', siteId: '1001' } }

  it('gives the first ones back, and the payment that was open for them', async () => {
    const { order, basket, memory, service } = openTab({})
    basket.choose(showtime, { seatIds: ['1_8_10'], quantities: {} })
    await order.holdSeats({ ...request, seatIds: ['1_8_10'] })
    memory.paymentStatus = 'Created'
    service.setShowtime.mockReturnValueOnce(
      Promise.resolve(
        answer(createOrder('o2', { showtimes: [{ showtimeId: 's2' } as Order['showtimes'][number]] })),
      ),
    )
    await expect(order.holdSeats(other)).resolves.toEqual({ kind: 'ok' })
    expect(service.remove).toHaveBeenCalledWith('o1')
    expect([memory.read()?.id, memory.isPaying, basket.of('s1').seatIds]).toEqual(['o2', false, []])
  })

  it.each([
    ['a payment is in progress', failed(condition('payment-in-progress')), 'refused'],
    ['it is being completed', failed(condition('order-in-completion')), 'refused'],
    ['nobody answers', failed<Failure>({ kind: 'transport', reason: 'network', retryable: true }), 'network'],
  ])('starts nothing when they cannot be given back: %s', async (_, refusal, kind) => {
    const { order, memory, service } = openTab({ remove: jest.fn(() => Promise.resolve(refusal)) })
    await order.holdSeats(request)
    await expect(order.holdSeats(other)).resolves.toMatchObject({ kind })
    expect(service.createStandard).toHaveBeenCalledTimes(1)
    expect([memory.read()?.id, order.state.phase, order.order?.id]).toEqual(['o1', 'active', 'o1'])
  })

  it('starts anew when they had ended by themselves', async () => {
    const { order, service } = openTab({
      remove: jest.fn(() => Promise.resolve(failed(condition('order-expired')))),
    })
    await order.holdSeats(request)
    await expect(order.holdSeats(other)).resolves.toEqual({ kind: 'ok' })
    expect(service.createStandard).toHaveBeenCalledTimes(2)
  })

  it('does not begin over an order that could not be brought back: it may be paid for', async () => {
    const failure: Failure = { kind: 'transport', reason: 'network', retryable: true }
    const local = memoryStorage({ [orderMemoryKey]: JSON.stringify({ id: 'o1', revision: 1 }) })
    const { order, memory, service } = openTab(
      { order: jest.fn(() => Promise.resolve(failed(failure))) },
      local,
    )
    await order.restore()
    await expect(order.holdSeats(other)).resolves.toEqual({ kind: 'network', failure })
    expect([service.createStandard.mock.calls.length, memory.read()?.id]).toEqual([0, 'o1'])
  })
})

describe('keeping seats in another booking mode', () => {
  const unpaid = { ...request, bookingMode: 'Unpaid' } as const
  const inMode = (mode: 'Paid' | 'Unpaid', change: Partial<Order> = {}) =>
    answer(createOrder('o1', { booking: { mode } as Order['booking'], ...change }))

  it('begins a new order after the seats of the current one were released', async () => {
    const { order, basket, service } = openTab({
      setShowtime: jest.fn(() => Promise.resolve(inMode('Paid'))),
    })
    await order.holdSeats(request)
    basket.choose(showtime, { seatIds: ['1_8_10'], quantities: {} })
    service.createStandard.mockReturnValueOnce(Promise.resolve(answer(createOrder('o2', { showtimes: [] }))))
    service.setShowtime.mockReturnValueOnce(
      Promise.resolve(answer(createOrder('o2', { booking: { mode: 'Unpaid' } as Order['booking'] }))),
    )
    await expect(order.holdSeats(unpaid)).resolves.toEqual({ kind: 'ok' })
    expect(service.remove).toHaveBeenCalledWith('o1')
    expect(service.createStandard).toHaveBeenLastCalledWith({ siteId: '1001', bookingMode: 'Unpaid' })
    expect([order.order?.id, basket.of('s1').seatIds]).toEqual(['o2', ['1_8_10']])
  })

  it('keeps the current order where its seats cannot be released: it may be paid for', async () => {
    const { order, service } = openTab({
      setShowtime: jest.fn(() => Promise.resolve(inMode('Paid'))),
      remove: jest.fn(() => Promise.resolve(failed(condition('payment-in-progress')))),
    })
    await order.holdSeats(request)
    await expect(order.holdSeats(unpaid)).resolves.toMatchObject({ kind: 'refused' })
    expect([service.createStandard.mock.calls.length, order.order?.id]).toEqual([1, 'o1'])
  })

  it('does not use an order that was begun in the other one and has not held anything', async () => {
    const { order, service } = openTab({
      setShowtime: jest.fn(() => Promise.resolve(failed(condition('unpaid-booking-closed')))),
      order: jest.fn(() => Promise.resolve(inMode('Unpaid', { showtimes: [] }))),
    })
    await expect(order.holdSeats(unpaid)).resolves.toMatchObject({ condition: 'unpaid-booking-closed' })
    service.setShowtime.mockReturnValue(Promise.resolve(inMode('Paid')))
    await expect(order.holdSeats(request)).resolves.toEqual({ kind: 'ok' })
    expect(service.remove).toHaveBeenCalledWith('o1')
    expect(service.createStandard).toHaveBeenLastCalledWith({ siteId: '1001', bookingMode: 'Paid' })
  })

  it('uses the current order of a server that names no mode', async () => {
    const { order, service } = openTab({})
    await order.holdSeats(request)
    await expect(order.holdSeats(unpaid)).resolves.toEqual({ kind: 'ok' })
    expect(service.createStandard).toHaveBeenCalledTimes(1)
  })
})

describe('the hold', () => {
  it('warns for its last two minutes and ends by the server’s clock', async () => {
    const { order, clock } = openTab({})
    await order.holdSeats(request)
    clock.time += 481_000
    order.tick()
    expect(order.hold).toEqual({ secondsLeft: 119, isWarning: true, isOver: false })
    clock.time += 119_000
    order.tick()
    expect(order.state.phase).toBe('expired')
    expect(order.order?.id).toBe('o1')
  })

  it('goes by the server when the two clocks differ', async () => {
    const ahead = answer(createOrder('o1'), noon + 300_000)
    const { order } = openTab({ setShowtime: jest.fn(() => Promise.resolve(ahead)) })
    await order.holdSeats(request)
    expect(order.hold?.secondsLeft).toBe(300)
  })

  it('begins anew when it is extended', async () => {
    const { order } = openTab({})
    await order.holdSeats(request)
    await expect(order.extend()).resolves.toEqual({ kind: 'ok' })
    expect(order.hold?.secondsLeft).toBe(1_200)
  })

  it('ends later when a payment has moved its end, and keeps for whom it is', async () => {
    const { order } = openTab({})
    order.adoptExpiry('2026-11-21T12:15:00Z')
    expect(order.hold).toBeNull()
    await order.holdSeats(request)
    await order.saveCustomer({
      givenName: 'Ada',
      familyName: 'Byrne',
      email: 'ada@example.com',
      phoneNumber: null,
    })
    order.adoptExpiry('2026-11-21T12:15:00Z')
    expect([order.hold?.secondsLeft, order.customer?.email]).toEqual([900, 'ada@example.com'])
  })

  it('does not end on screen while the bank answers', async () => {
    const { order, clock, memory } = openTab({})
    await order.holdSeats(request)
    memory.paymentStatus = 'Started'
    clock.time += 700_000
    order.tick()
    expect(order.state.phase).toBe('active')
  })
})

describe('an order that is not there for a change', () => {
  const details = { givenName: 'Ada', familyName: 'Byrne', email: 'ada@example.com', phoneNumber: null }
  const change = (refusal: Condition, found: () => unknown) =>
    openTab({
      setCustomer: jest.fn(() => Promise.resolve(failed(condition(refusal)))),
      order: jest.fn(() => Promise.resolve(found())),
    })

  it('has gone, and no time ran out, when it was given up elsewhere', async () => {
    const { order } = change('order-not-found', () => failed(condition('order-not-found')))
    await order.holdSeats(request)
    await order.saveCustomer(details)
    expect(order.state).toEqual({ phase: 'gone', showtimeId: 's1' })
  })

  it('has run out of time when the server says so', async () => {
    const { order } = change('order-expired', () => failed(condition('order-expired')))
    await order.holdSeats(request)
    await order.saveCustomer(details)
    expect(order.state.phase).toBe('expired')
  })

  it('leads to its ticket when it was paid for elsewhere', async () => {
    const { order } = change('order-in-completion', () =>
      answer(createOrder('o1', { status: 'Completed', expiresAt: null })),
    )
    await order.holdSeats(request)
    await order.saveCustomer(details)
    expect(order.state).toEqual({ phase: 'completed', orderId: 'o1' })
  })

  it('leads to its ticket, too, when our clock runs out on it', async () => {
    const { order, clock } = change('order-expired', () =>
      answer(createOrder('o1', { status: 'Completed', expiresAt: null })),
    )
    await order.holdSeats(request)
    clock.time += 700_000
    order.tick()
    await settled()
    expect(order.state).toEqual({ phase: 'completed', orderId: 'o1' })
  })
})

describe('a change that is answered without a body', () => {
  const details = { givenName: 'Ada', familyName: 'Byrne', email: 'ada@example.com', phoneNumber: null }
  const empty = () => jest.fn(() => Promise.resolve(answer(undefined)))
  const down: Failure = { kind: 'transport', reason: 'network', retryable: true }

  it('keeps who is coming, and reads the order anew', async () => {
    const { order, service } = openTab({
      setCustomer: empty(),
      order: jest.fn(() => Promise.resolve(answer(createOrder('o1', { expiresAt: '2026-11-21T12:25:00Z' })))),
    })
    await order.holdSeats(request)
    await expect(order.saveCustomer(details)).resolves.toEqual({ kind: 'ok' })
    expect(order.customer).toMatchObject({ name: { givenName: 'Ada', familyName: 'Byrne' } })
    expect(service.order.mock.calls).toEqual([['o1']])
    expect(order.order?.expiresAt).toBe('2026-11-21T12:25:00Z')
  })

  it('keeps what is known of the order where that cannot be read', async () => {
    const { order } = openTab({
      setCustomer: empty(),
      order: jest.fn(() => Promise.resolve(failed(down))),
    })
    await order.holdSeats(request)
    await expect(order.saveCustomer(details)).resolves.toEqual({ kind: 'ok' })
    expect(order.customer?.email).toBe('ada@example.com')
    expect([order.state.phase, order.order?.expiresAt]).toEqual(['active', '2026-11-21T12:10:00Z'])
  })

  it('is over when the order turns out to be', async () => {
    const { order } = openTab({
      setCustomer: empty(),
      order: jest.fn(() => Promise.resolve(failed(condition('order-expired')))),
    })
    await order.holdSeats(request)
    await expect(order.saveCustomer(details)).resolves.toEqual({ kind: 'order-expired' })
    expect(order.state.phase).toBe('expired')
  })

  it('takes the held seats and the longer hold from the order itself', async () => {
    const extended = answer(createOrder('o1', { expiresAt: '2026-11-21T12:30:00Z' }))
    const { order } = openTab({
      setShowtime: empty(),
      resetExpiry: empty(),
      order: jest.fn(() => Promise.resolve(extended)),
    })
    await expect(order.holdSeats(request)).resolves.toEqual({ kind: 'ok' })
    expect(order.isHeld).toBe(true)
    await expect(order.extend()).resolves.toEqual({ kind: 'ok' })
    expect(order.order?.expiresAt).toBe('2026-11-21T12:30:00Z')
  })

  it('is not known to be made where it is only in the answer and that cannot be read', async () => {
    const { order } = openTab({
      setShowtime: empty(),
      order: jest.fn(() => Promise.resolve(failed(down))),
    })
    await expect(order.holdSeats(request)).resolves.toMatchObject({ kind: 'network' })
  })
})

describe('cancelling', () => {
  it('releases the order and forgets it', async () => {
    const { order, memory, service } = openTab({})
    await order.holdSeats(request)
    await expect(order.cancel()).resolves.toEqual({ kind: 'ok' })
    expect(service.remove).toHaveBeenCalledWith('o1')
    expect([order.state.phase, order.order, memory.read()]).toEqual(['none', null, null])
  })

  it('that fails is only a word of warning in the log, and the order stays', async () => {
    const remove = jest.fn(() => Promise.resolve(failed<Failure>(condition('unknown'))))
    const { order, memory } = openTab({ remove })
    await order.holdSeats(request)
    logger.warn.mockClear()
    logger.error.mockClear()
    await order.cancel()
    expect(logger.warn).toHaveBeenCalledWith('The order could not be cancelled')
    expect(logger.error).not.toHaveBeenCalled()
    expect([order.state.phase, memory.read()?.id]).toEqual(['active', 'o1'])
  })

  it('is not skipped while no payment is begun', async () => {
    const { order, memory, service } = openTab({})
    await order.holdSeats(request)
    memory.paymentStatus = 'NotStarted'
    await order.cancel()
    expect(service.remove).toHaveBeenCalledTimes(1)
  })

  it('and every other change needs an order', async () => {
    const { order, service } = openTab({})
    await expect(order.cancel()).resolves.not.toEqual({ kind: 'ok' })
    await expect(order.extend()).resolves.not.toEqual({ kind: 'ok' })
    expect([service.remove, service.resetExpiry].map((call) => call.mock.calls.length)).toEqual([0, 0])
  })

  it.each(['Created', 'Started'] as const)('is skipped while a payment is %s', async (status) => {
    const { order, memory, service } = openTab({})
    await order.holdSeats(request)
    memory.paymentStatus = status
    await expect(order.cancel()).resolves.toEqual({ kind: 'skipped' })
    expect(service.remove).not.toHaveBeenCalled()
  })
})

describe('coming back', () => {
  const remembered = () => memoryStorage({ [orderMemoryKey]: JSON.stringify({ id: 'o1', revision: 1 }) })
  const ada = { name: { givenName: 'Ada', familyName: 'Byrne' }, email: 'ada@example.com' }

  it('is restoring until the browser has said, and none when it remembers nothing', async () => {
    const { order } = openTab({})
    expect(order.state.phase).toBe('restoring')
    await order.restore()
    expect(order.state.phase).toBe('none')
  })

  it('brings the remembered order back from the server', async () => {
    const { order } = openTab({}, remembered())
    await order.restore()
    expect([order.state.phase, order.order?.id]).toEqual(['active', 'o1'])
  })

  it('leads to the ticket when the order was completed meanwhile', async () => {
    const completed = answer(createOrder('o1', { status: 'Completed', expiresAt: null }))
    const { order, memory } = openTab({ order: jest.fn(() => Promise.resolve(completed)) }, remembered())
    await order.restore()
    expect([order.state, memory.read()]).toEqual([{ phase: 'completed', orderId: 'o1' }, null])
    expect(order.bookedOrderId).toBe('o1')
  })

  it('says that the hold is over, or that there is nothing any more', async () => {
    const over = openTab(
      { order: jest.fn(() => Promise.resolve(failed(condition('order-expired')))) },
      remembered(),
    )
    await over.order.restore()
    expect(over.order.state.phase).toBe('expired')
    const gone = openTab(
      { order: jest.fn(() => Promise.resolve(failed(condition('order-not-found')))) },
      remembered(),
    )
    await gone.order.restore()
    expect([gone.order.state.phase, gone.memory.read()]).toEqual(['gone', null])
  })

  it('keeps the order in mind when the network is down', async () => {
    const failure: Failure = { kind: 'transport', reason: 'network', retryable: true }
    const { order, memory } = openTab(
      { order: jest.fn(() => Promise.resolve(failed(failure))) },
      remembered(),
    )
    await order.restore()
    expect([order.state, memory.read()?.id]).toEqual([{ phase: 'restoring', failure }, 'o1'])
  })

  const down: Failure = { kind: 'transport', reason: 'network', retryable: true }

  it('does not take a customer who could not be fetched for nobody', async () => {
    const { order, memory, service } = openTab(
      { customer: jest.fn(() => Promise.resolve(failed(down))) },
      remembered(),
    )
    await order.restore()
    expect([order.state, memory.read()?.id]).toEqual([{ phase: 'restoring', failure: down }, 'o1'])
    service.customer.mockReturnValue(Promise.resolve(answer({ customer: ada })) as never)
    await order.restore()
    expect([order.state.phase, order.customer]).toEqual(['active', ada])
  })

  it('keeps the customer whom the page knows when only the order is answered later', async () => {
    const { order, service } = openTab(
      { customer: jest.fn(() => Promise.resolve(answer({ customer: ada }))) },
      remembered(),
    )
    await order.restore()
    service.customer.mockReturnValue(Promise.resolve(failed(down)) as never)
    service.order.mockReturnValue(
      Promise.resolve(answer(createOrder('o1', { expiresAt: '2026-11-21T12:20:00Z' }))),
    )
    await order.refresh()
    expect([order.customer, order.hold?.secondsLeft]).toEqual([ada, 1_200])
  })

  it('says that the order is over when that is why there is no customer', async () => {
    const { order } = openTab(
      { customer: jest.fn(() => Promise.resolve(failed(condition('order-expired')))) },
      remembered(),
    )
    await order.restore()
    expect(order.state).toEqual({ phase: 'expired', lost: null })
  })
})

describe('two tabs', () => {
  it('share the order: what one holds, the other shows', async () => {
    const local = memoryStorage()
    const first = openTab({}, local)
    const second = openTab({}, local)
    const stop = second.order.start()
    await settled()
    expect(second.order.state.phase).toBe('none')
    await first.order.holdSeats(request)
    second.hear(local.get(orderMemoryKey))
    await settled()
    expect([second.order.state.phase, second.order.order?.id]).toEqual(['active', 'o1'])
    stop()
  })

  it('ask the server what became of an order that the other tab let go of', async () => {
    const local = memoryStorage()
    const first = openTab({}, local)
    const second = openTab({}, local)
    await first.order.holdSeats(request)
    const stop = second.order.start()
    await settled()
    await first.order.cancel()
    second.service.order.mockReturnValue(Promise.resolve(failed(condition('order-not-found'))) as never)
    second.hear(null)
    await settled()
    expect([second.order.state, second.order.order]).toEqual([{ phase: 'gone', showtimeId: 's1' }, null])
    stop()
  })
})

describe('what is typed of the customer’s details', () => {
  it('is there again when the page is loaded anew, and ends with the order', async () => {
    const tab = openTab({})
    await tab.order.holdSeats(request)
    tab.order.keepTypedDetails({ givenName: 'Ines', email: 'ines@' })
    expect(tab.order.typedDetails()).toEqual({ givenName: 'Ines', email: 'ines@' })
    expect(tab.memory.typedDetails('another')).toBeNull()
    tab.order.forget()
    expect(tab.memory.typedDetails('o1')).toBeNull()
  })

  it('is not kept beside what the server has', async () => {
    const tab = openTab({})
    await tab.order.holdSeats(request)
    tab.order.keepTypedDetails({ givenName: 'Ines' })
    await tab.order.saveCustomer({
      givenName: 'Ines',
      familyName: 'Marchetti',
      email: 'ines@postbox.example',
      phoneNumber: null,
    })
    expect(tab.order.typedDetails()).toBeNull()
  })
})
