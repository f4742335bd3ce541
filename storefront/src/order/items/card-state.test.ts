import { getMenu } from '../../domain/item-menu.ts'
import { menu } from '../../domain/testing/menu.ts'
import { getCardState, type CardStateInput } from './card-state.ts'

const find = (itemId: string) =>
  getMenu(menu)
    .pages.flatMap(({ entries }) => entries)
    .find((entry) => entry.itemId === itemId)!
const input: CardStateInput = {
  entry: find('meal'),
  findAvailability: () => undefined,
  hours: undefined,
  now: Date.parse('2026-11-20T11:00:00Z'),
  offsetInMinutes: 0,
  quantity: 0,
  total: 0,
  maximumItems: 99,
  messages: {
    limit: ({ kind, maximum }) => `${kind} ${String(maximum)}`,
    soldOut: (at) => `back ${at ?? 'some day'}`,
    closed: (at) => `from ${at ?? 'some time'}`,
    notSold: 'not here',
  },
}
const get = (change: Partial<CardStateInput>) => getCardState({ ...input, ...change })
const unavailable = (
  unavailableReason: 'SoldOut' | 'OutOfHours' | 'NotSold',
  availableAt: string | null = null,
) => ({
  findAvailability: (itemId: string) => ({ itemId, isAvailable: false, unavailableReason, availableAt }),
})

it('can be had as long as nothing is against it', () => {
  expect(get({})).toEqual({ type: 'available' })
  expect(get({ quantity: 2, total: 5 })).toEqual({ type: 'chosen', quantity: 2, max: 96 })
})

it.each([
  [
    'sold out',
    unavailable('SoldOut', '2026-11-21T10:00:00Z'),
    { type: 'soldOut', note: 'back 2026-11-21T10:00:00Z' },
  ],
  ['not served now', unavailable('OutOfHours'), { type: 'closed', note: 'from some time' }],
  ['not sold here', unavailable('NotSold'), { type: 'soldOut', note: 'not here' }],
])('says when it is %s', (_, change, state) => {
  expect(get(change)).toEqual(state)
})

it('is there while one of its sizes is', () => {
  const findAvailability = (itemId: string) => ({ itemId, isAvailable: itemId === 'popcorn-large' })
  expect(get({ entry: find('popcorn'), findAvailability })).toEqual({ type: 'available' })
})

it('goes by its hours only where the server says nothing', () => {
  const beer = { entry: find('beer'), hours: menu.relatedData.availableHours[0] }
  expect(get(beer)).toEqual({ type: 'closed', note: 'from some time' })
  expect(get({ ...beer, findAvailability: (itemId) => ({ itemId, isAvailable: true }) })).toEqual({
    type: 'available',
  })
})

it.each([
  ['the order', { total: 99 }, 'order 99', 0],
  ['its price', { entry: find('beer'), quantity: 2, total: 2 }, 'price 2', 2],
  [
    'the stock',
    {
      quantity: 3,
      total: 3,
      findAvailability: (itemId: string) => ({ itemId, isAvailable: true, quantityAvailable: 3 }),
    },
    'stock 3',
    3,
  ],
])('gives the limit of %s as the reason', (_, change, reason, quantity) => {
  expect(get(change)).toEqual({ type: 'limit', quantity, reason })
})
