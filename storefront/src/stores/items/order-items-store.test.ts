import { failed } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { ItemSelection } from '../orders/basket.ts'
import { answer, condition, createOrder, openTab } from '../orders/testing/order-tab.ts'
import { OrderItemsStore } from './order-items-store.ts'

const line = (id: string, itemId = id) => ({ id, itemId, quantity: 2, modifiers: [], comment: '' })
const tip = { valueIncludingTax: 1, valueExcludingTax: 1, tax: 0 }

/** A browser with goods in its basket, over a scripted server. */
function open(selection: Partial<ItemSelection>, calls: Record<string, jest.Mock> = {}) {
  const tab = openTab({
    createStandard: jest.fn(() => Promise.resolve(answer(createOrder('o2', { showtimes: [] })))),
  })
  const withItems = createOrder('o2', {
    showtimes: [],
    items: (selection.items ?? []).map(({ id, itemId, quantity }) => ({ id, itemId, quantity })),
  })
  const service = {
    setItems: jest.fn(() => Promise.resolve(answer(withItems))),
    setTip: jest.fn(() => Promise.resolve(answer(withItems))),
    ...calls,
  }
  tab.basket.changeItems('1001', selection)
  const store = new OrderItemsStore({
    service,
    order: tab.order,
    basket: tab.basket,
    canDeliver: (_siteId, itemId) => itemId !== 'beer',
  })
  return { ...tab, items: service, store }
}

it('begins an order for the goods and sends them as lines', async () => {
  const choice = [{ modifierGroupId: 'topping', modifierId: 'butter', quantity: 1 }]
  const popcorn = { ...line('popcorn-1', 'popcorn'), modifiers: choice, comment: ' no salt ' }
  const { items, store, order } = open({ items: [popcorn, line('cola-1', 'cola')] })
  expect(store.isSent('1001')).toBe(false)
  expect(await store.send('1001')).toEqual({ kind: 'ok' })
  expect(items.setItems).toHaveBeenCalledWith('o2', {
    items: [
      { id: 'popcorn-1', itemId: 'popcorn', quantity: 2, modifiers: choice, comment: 'no salt' },
      { id: 'cola-1', itemId: 'cola', quantity: 2 },
    ],
  })
  expect(items.setTip).not.toHaveBeenCalled()
  expect([order.isOpen, store.isSent('1001')]).toEqual([true, true])
})

it.each([
  [
    { method: 'InSeatDelivery', seat: { showtimeId: 's1', seatId: 'A1' } } as const,
    { seat: { showtimeId: 's1', seatId: 'A1' } },
    {},
  ],
  [
    { method: 'CustomLocationDelivery', locationId: 'lobby-3' } as const,
    { siteOrderLocationId: 'lobby-3' },
    {},
  ],
  [
    { method: 'ServiceAreaPickup', startsAt: '2026-11-21T18:00:00Z' } as const,
    {},
    { serviceAreaPickupSchedule: { startsAt: '2026-11-21T18:00:00Z' } },
  ],
])(
  'delivers what can be delivered, and leaves the rest at the counter: %j',
  async (delivery, place, schedule) => {
    const { items, store } = open({
      items: [line('popcorn'), line('beer')],
      delivery,
      itemDeliveriesComment: 'left of the stairs',
    })
    await store.send('1001')
    expect(items.setItems).toHaveBeenCalledWith('o2', {
      items: [
        { id: 'popcorn', itemId: 'popcorn', quantity: 2 },
        { id: 'beer', itemId: 'beer', quantity: 2 },
      ],
      itemDeliveries: [{ id: 'delivery', method: delivery.method, itemIds: ['popcorn'], ...place }],
      itemDeliveriesComment: 'left of the stairs',
      ...schedule,
    })
  },
)

it('sends a tip after the goods, and takes off the one that the order has', async () => {
  const first = open({ items: [line('popcorn')], tip: { percentage: 10 } })
  expect(await first.store.send('1001')).toEqual({ kind: 'ok' })
  expect(first.items.setTip).toHaveBeenCalledWith('o2', { tip: { percentage: 10 } })

  const tipped = createOrder('o2', { showtimes: [], items: [{ id: 'popcorn', itemId: 'popcorn' }], tip })
  const second = open(
    { items: [line('popcorn')] },
    { setItems: jest.fn(() => Promise.resolve(answer(tipped))) },
  )
  await second.store.send('1001')
  expect(second.items.setTip).toHaveBeenCalledWith('o2', { tip: null })
})

it('begins nothing for nothing, and takes off what was on the order', async () => {
  const { items, store, basket, service } = open({})
  expect(await store.send('1001')).toEqual({ kind: 'ok' })
  expect(service.createStandard).not.toHaveBeenCalled()
  basket.changeItems('1001', { items: [line('popcorn')] })
  items.setItems.mockResolvedValue(
    answer(createOrder('o2', { showtimes: [], items: [{ id: 'popcorn', itemId: 'popcorn' }] })),
  )
  await store.send('1001')
  basket.dropItems()
  await store.send('1001')
  expect(items.setItems).toHaveBeenLastCalledWith('o2', { items: [] })
})

it('tells each refusal with its line and its limit, and leaves the basket as it is', async () => {
  const problem = {
    itemAvailabilityErrors: [
      {
        id: 'popcorn',
        itemId: 'popcorn',
        unavailableReason: 'SoldOut',
        limit: 1,
        availableAt: '2026-11-22T10:00:00Z',
      },
      { id: null, itemId: null, unavailableReason: 'TooManyItems' },
    ],
  }
  const setItems = jest.fn(() =>
    Promise.resolve(failed<Failure>(condition('items-unavailable-18101', problem))),
  )
  const { store, basket } = open({ items: [line('popcorn')] }, { setItems })
  expect(await store.send('1001')).toEqual({
    kind: 'items-unavailable',
    refusals: [
      {
        reason: 'SoldOut',
        lineId: 'popcorn',
        itemId: 'popcorn',
        limit: 1,
        availableAt: '2026-11-22T10:00:00Z',
      },
      { reason: 'TooManyItems', lineId: null, itemId: null, limit: null, availableAt: null },
    ],
  })
  expect(basket.itemsAt('1001').items).toHaveLength(1)
})

it.each([
  ['items-unavailable', 'NotSold'],
  ['items-unavailable-18105', 'CommentTooLong'],
  ['items-unavailable-18111', 'PickupNotAvailable'],
] as const)('reads the reason of %s where there are no details', async (name, reason) => {
  const setItems = jest.fn(() => Promise.resolve(failed<Failure>(condition(name))))
  const { store } = open({ items: [line('popcorn')] }, { setItems })
  expect(await store.send('1001')).toMatchObject({
    kind: 'items-unavailable',
    refusals: [{ reason, lineId: null }],
  })
})

it.each([
  [condition('discounts-unavailable'), 'discounts-unavailable'],
  [condition('order-expired'), 'order-expired'],
  [condition('payment-in-progress'), 'refused'],
  [{ kind: 'transport', reason: 'network', retryable: true } as const, 'network'],
])('passes on any other end', async (failure, kind) => {
  const setItems = jest.fn(() => Promise.resolve(failed<Failure>(failure)))
  const { store } = open({ items: [line('popcorn')] }, { setItems })
  expect(await store.send('1001')).toMatchObject({ kind })
})
