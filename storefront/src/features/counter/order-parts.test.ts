import type { OrderInPreparation } from '@foyer/contract/wire/order-items'
import { isBrought, listParts, splitSeatName } from './order-parts.ts'

const order = (change: Partial<OrderInPreparation>): OrderInPreparation => ({
  orderId: 'o1',
  reference: 'HX49',
  completedAt: '2026-11-21T12:00:00Z',
  customerName: null,
  preparation: {
    status: 'NotStarted',
    wantedAt: '2026-11-21T12:00:00Z',
    startedAt: null,
    sentAt: null,
    collectedAt: null,
  },
  items: ['a', 'b', 'c'].map((id) => ({ id, itemId: 'popcorn' })),
  itemDeliveries: [],
  itemDeliveriesComment: null,
  serviceAreaPickupSchedule: null,
  ...change,
})
const seat = { showtimeId: 's1', seatId: '1', name: 'C12' }
const summarize = (change: Partial<OrderInPreparation>) =>
  listParts(order(change)).map(({ place, items }) => [place.kind, items.map(({ id }) => id).join('')])

it('has everything at the counter without a delivery', () => {
  expect(summarize({})).toEqual([['counter', 'abc']])
  expect(isBrought(listParts(order({})))).toBe(false)
})

it('has each delivery with its items, and the rest at the counter', () => {
  const itemDeliveries = [
    { id: 'd1', method: 'InSeatDelivery', itemIds: ['a'], seat },
    { id: 'd2', method: 'CustomLocationDelivery', itemIds: ['b'] },
  ] as const
  expect(
    summarize({ itemDeliveries: itemDeliveries.map((each) => ({ ...each, itemIds: [...each.itemIds] })) }),
  ).toEqual([
    ['seat', 'a'],
    ['table', 'b'],
    ['counter', 'c'],
  ])
})

it('is brought where nothing is fetched', () => {
  const itemDeliveries = [{ id: 'd1', method: 'InSeatDelivery' as const, itemIds: ['a', 'b', 'c'], seat }]
  expect(isBrought(listParts(order({ itemDeliveries })))).toBe(true)
})

it('has the time of the slot in which it is fetched', () => {
  const [part] = listParts(
    order({
      itemDeliveries: [{ id: 'd1', method: 'ServiceAreaPickup', itemIds: ['a', 'b', 'c'] }],
      serviceAreaPickupSchedule: { startsAt: '2026-11-21T18:10:00Z' },
    }),
  )
  expect(part?.place).toEqual({ kind: 'counter', startsAt: '2026-11-21T18:10:00Z' })
})

it('has nothing of what is sent by mail, nor of gift cards', () => {
  const giftCard = {
    faceId: 'f1',
    amount: { valueIncludingTax: 25, valueExcludingTax: 25, tax: 0 },
    recipientName: null,
    recipientEmail: null,
    message: null,
    sendsAt: null,
  }
  expect(
    summarize({
      items: [
        { id: 'a', itemId: 'voucher' },
        { id: 'b', itemId: 'gift-card', giftCard },
      ],
      itemDeliveries: [{ id: 'd1', method: 'ElectronicDelivery', itemIds: ['a'] }],
    }),
  ).toEqual([])
})

it.each([
  ['C12', { row: 'C', seat: '12' }],
  ['AA-7', { row: 'AA', seat: '7' }],
  ['Sofa left', null],
  ['12', null],
])('reads row and seat of %s', (name, read) => {
  expect(splitSeatName(name)).toEqual(read)
})
