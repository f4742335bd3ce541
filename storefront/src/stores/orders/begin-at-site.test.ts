import { failed } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { answer, condition, createOrder, openTab, request } from './testing/order-tab.ts'

const createFor = (siteId: string) =>
  jest.fn(() => Promise.resolve(answer(createOrder('o2', { siteId, showtimes: [] }))))

it('begins an order without a showtime, which this browser remembers', async () => {
  const { order, memory, service } = openTab({ createStandard: createFor('1002') })
  expect(await order.beginAtSite('1002')).toEqual({ kind: 'ok' })
  expect(service.createStandard).toHaveBeenCalledWith({ siteId: '1002' })
  expect([order.order?.id, memory.read()?.id]).toEqual(['o2', 'o2'])
})

it('keeps an order of the same cinema, with its seats', async () => {
  const { order, service } = openTab({})
  await order.holdSeats(request)
  expect(await order.beginAtSite('1001')).toEqual({ kind: 'ok' })
  expect([order.order?.id, service.createStandard.mock.calls.length]).toEqual(['o1', 1])
})

it('gives up an order of another cinema, and keeps it where that is refused', async () => {
  const remove = jest
    .fn()
    .mockResolvedValueOnce(failed<Failure>(condition('payment-in-progress')))
    .mockResolvedValue(answer(undefined))
  const { order, service } = openTab({ remove })
  await order.holdSeats(request)
  expect(await order.beginAtSite('1002')).toMatchObject({ kind: 'refused' })
  expect(order.order?.id).toBe('o1')
  service.createStandard = createFor('1002')
  expect(await order.beginAtSite('1002')).toEqual({ kind: 'ok' })
  expect([remove.mock.calls.length, order.order?.id]).toEqual([2, 'o2'])
})

it('begins nothing while the order that it remembers cannot be read', async () => {
  const unreachable: Failure = { kind: 'transport', reason: 'network', retryable: true }
  const { order, memory, service } = openTab({ order: jest.fn(() => Promise.resolve(failed(unreachable))) })
  memory.write({ id: 'o9', revision: 1, showtimeId: 's1' })
  expect(await order.beginAtSite('1001')).toMatchObject({ kind: 'network' })
  expect(service.createStandard).not.toHaveBeenCalled()
})
