import type { MonetaryValue, TranslatedText } from '@foyer/contract/wire/common'
import type { Item, ItemProfileResponse, Modifier, ModifierGroup } from '@foyer/contract/wire/items'

/** A menu for tests: popcorn in two sizes with toppings, a meal with a drink that has a size, a beer. */

export const named = (text: string): TranslatedText => ({ text, translations: [] })

export const costs = (valueIncludingTax: number): MonetaryValue => ({
  valueIncludingTax,
  valueExcludingTax: valueIncludingTax,
  tax: 0,
})

export const createItem = (id: string, change: Partial<Item> = {}): Item => ({
  type: 'Item',
  id,
  name: named(id),
  description: null,
  modifierGroups: [],
  restrictions: [],
  itemClassId: null,
  isPreparationRequired: false,
  allowedDeliveryMethods: ['CounterPickup', 'InSeatDelivery'],
  availableHoursId: null,
  ...change,
})

const createModifier = (id: string, price = 0, change: Partial<Modifier> = {}): Modifier => ({
  id,
  name: named(id),
  priceDifference: costs(price),
  isDefault: false,
  modifierGroups: [],
  ...change,
})

const createGroup = (
  id: string,
  [minimumQuantity, maximumQuantity]: readonly [number, number],
  modifiers: Modifier[],
): ModifierGroup => ({ id, name: named(id), minimumQuantity, maximumQuantity, modifiers })

export const groups: ModifierGroup[] = [
  createGroup(
    'topping',
    [0, 2],
    [createModifier('butter', 0.8, { allergenIds: ['milk'] }), createModifier('salt', 0.4)],
  ),
  createGroup(
    'drink',
    [1, 1],
    [createModifier('cola', 0, { modifierGroups: ['size'] }), createModifier('stout', 1, { minimumAge: 18 })],
  ),
  createGroup(
    'size',
    [1, 1],
    [createModifier('regular', 0, { isDefault: true }), createModifier('large', 0.8)],
  ),
  createGroup(
    'dips',
    [1, 3],
    [createModifier('salsa', 0, { isDefault: true }), createModifier('cheese', 1.1)],
  ),
]

export const findGroup = (id: string) => groups.find((group) => group.id === id)

export const popcorn = createItem('popcorn', {
  modifierGroups: ['topping'],
  sizes: [
    { id: 'popcorn-small', name: named('Small'), price: costs(4.2) },
    { id: 'popcorn-large', name: named('Large'), price: costs(6.4) },
  ],
  allergenIds: ['soya'],
  diet: 'vegan',
})

export const meal = createItem('meal', { modifierGroups: ['drink', 'dips'], allergenIds: ['gluten'] })

export const beer = createItem('beer', { minimumAge: 18, limitPerOrder: 2, availableHoursId: 'bar' })

export const menu: ItemProfileResponse = {
  itemProfile: {
    siteId: '1001',
    pages: [
      {
        number: 2,
        title: named('Drinks'),
        displayPriority: 2,
        buttons: [{ itemId: 'beer', title: named('Beer'), displayPriority: 1, prices: [createPrice(5)] }],
      },
      {
        number: 1,
        title: named('For you'),
        displayPriority: 1,
        buttons: [
          { itemId: 'meal', title: named('Meal'), displayPriority: 2, prices: [createPrice(9)] },
          { itemId: 'popcorn', title: named('Popcorn'), displayPriority: 1, prices: [createPrice(4.2)] },
        ],
      },
    ],
  },
  relatedData: {
    items: [popcorn, meal, beer],
    availableHours: [
      { id: 'bar', name: named('The bar'), periods: [{ days: [5, 6], from: '12:00', to: '01:00' }] },
    ],
    modifierGroups: groups,
    allergens: [
      { id: 'milk', name: named('Milk') },
      { id: 'soya', name: named('Soya') },
      { id: 'gluten', name: named('Wheat') },
    ],
    orderLocations: [{ id: 'lobby-3', name: named('Lobby, table 3') }],
  },
}

function createPrice(amount: number) {
  return { price: costs(amount), isDefault: true, restrictions: [], rewardId: null, discountId: null }
}
