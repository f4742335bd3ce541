import { answer, condition, createOrder, memoryStorage, openTab } from './testing/order-tab.ts'
import { failed } from '../../cache/result.ts'
import { orderMemoryKey } from './order-memory.ts'

const wanted = { siteId: '1001', replacesOther: false }
const withOrder = () =>
  memoryStorage({ [orderMemoryKey]: JSON.stringify({ id: 'o1', revision: 1, showtimeId: null }) })
const reads = (order: Parameters<typeof createOrder>[1]) =>
  jest.fn(() => Promise.resolve(answer(createOrder('o1', order))))

describe('an order of the gift shop', () => {
  it('begins where there is none', async () => {
    const { order, service } = openTab({})
    expect(await order.beginGiftShop(wanted)).toEqual({ kind: 'ok' })
    expect(service.createGiftShop).toHaveBeenCalledWith({ siteId: '1001' })
    expect(order.order?.id).toBe('g1')
  })

  it('is kept where it is one of that cinema', async () => {
    const { order, service } = openTab({ order: reads({ type: 'GiftShop', showtimes: [] }) }, withOrder())
    expect(await order.beginGiftShop(wanted)).toEqual({ kind: 'ok' })
    expect(service.createGiftShop).not.toHaveBeenCalled()
    expect(order.order?.id).toBe('o1')
  })

  it('does not take the place of tickets unless that is wanted', async () => {
    const { order, service } = openTab({ order: reads({ type: 'Standard' }) }, withOrder())
    expect(await order.beginGiftShop(wanted)).toEqual({ kind: 'other-order' })
    expect(service.remove).not.toHaveBeenCalled()
    expect(order.order?.id).toBe('o1')
    expect(await order.beginGiftShop({ ...wanted, replacesOther: true })).toEqual({ kind: 'ok' })
    expect(service.remove).toHaveBeenCalledWith('o1')
    expect(order.order?.id).toBe('g1')
  })

  it('does not begin where the other one cannot be given up', async () => {
    const { order, service } = openTab(
      {
        order: reads({ type: 'Standard' }),
        remove: jest.fn(() => Promise.resolve(failed(condition('payment-in-progress')))),
      },
      withOrder(),
    )
    expect(await order.beginGiftShop({ ...wanted, replacesOther: true })).toMatchObject({ kind: 'refused' })
    expect(service.createGiftShop).not.toHaveBeenCalled()
  })
})

it('food does not go onto an order of the gift shop', async () => {
  const { order, service } = openTab({ order: reads({ type: 'GiftShop', showtimes: [] }) }, withOrder())
  await order.beginAtSite('1001')
  expect(service.remove).toHaveBeenCalledWith('o1')
  expect(service.createStandard).toHaveBeenCalled()
})
