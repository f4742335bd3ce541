import type { MenuEntry } from '../../domain/item-menu.ts'
import type { BasketItem } from '../../stores/orders/basket-content.ts'
import { getLineMaximum } from './line-maximum.ts'

const createEntry = (limitPerOrder: number | null): MenuEntry => ({
  itemId: 'mug',
  title: { text: 'Mug', translations: [] },
  sold: [
    {
      id: 'mug',
      price: { valueIncludingTax: 11, valueExcludingTax: 11, tax: 0 },
      size: null,
      item: {
        type: 'Item',
        id: 'mug',
        name: { text: 'Mug', translations: [] },
        description: null,
        modifierGroups: [],
        restrictions: [],
        itemClassId: null,
        isPreparationRequired: false,
        allowedDeliveryMethods: ['CounterPickup'],
        availableHoursId: null,
        limitPerOrder,
      },
    },
  ],
})

const createLine = (id: string, itemId: string, quantity: number): BasketItem => ({
  id,
  itemId,
  quantity,
  modifiers: [],
  comment: '',
})

const others = [createLine('mug-1', 'mug', 2), createLine('pin-1', 'pin', 5)]

it('leaves a new line what the other lines leave of the item', () => {
  expect(getLineMaximum({ entry: createEntry(4), line: null }, others, 99)).toBe(2)
})

it('does not count a line against itself', () => {
  const [line = null] = others
  expect(getLineMaximum({ entry: createEntry(4), line }, others, 99)).toBe(4)
})

it('leaves what the order has room for, where that is less', () => {
  expect(getLineMaximum({ entry: createEntry(null), line: null }, others, 10)).toBe(3)
})
