import type { Order } from '@foyer/contract/wire/orders'
import { failed } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { orderMemoryKey } from './order-memory.ts'
import {
  answer,
  condition,
  createOrder,
  memoryStorage,
  openTab,
  request,
  showtime,
} from './testing/order-tab.ts'

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
