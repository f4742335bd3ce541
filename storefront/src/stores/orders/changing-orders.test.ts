import type { Condition } from '@foyer/contract/errors/catalogue'
import { failed } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import {
  answer,
  condition,
  createOrder,
  logger,
  openTab,
  request,
  waitUntilSettled,
} from './testing/order-tab.ts'

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
    await waitUntilSettled()
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
