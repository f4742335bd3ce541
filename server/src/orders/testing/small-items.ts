import type { LanguageTexts } from '../../catalogue/item-values.ts'
import { buildItemCatalogue } from '../../catalogue/build-items.ts'
import type { ItemReward } from '../../catalogue/item-rewards.ts'

const en = (text: string): LanguageTexts => ({ en: text })

const languages = ['en']
const taxRates = [{ id: 'standard', basisPoints: 2000 }]

/**
 * What the small cinema sells besides tickets, for the tests of orders. Prices in pence.
 * - Food: `popcorn-small` and `popcorn-large` (sizes of `popcorn`, at most 2 modifiers of `topping`), `meal` (required
 *   `drink`, of which `coffee` opens the required `milk`), `beer` (from 18, 17:00 to 01:00), `crisps` (counter only, at
 *   most 3). Discounts of each rule: `early` (popcorn until 18:30), `club` (meals of members), `other-cinema` (another
 *   cinema), `one-free` (one small popcorn), `happy` (beer from 23:00, automatic).
 * - Gifts: `mug` (`gift-week`: 10 % off), `programme` (free), `ticket-book`, `gift-card`.
 */
export const smallItems = buildItemCatalogue(
  {
    languages,
    taxRates: [...taxRates, { id: 'zero', basisPoints: 0 }],
    hours: [
      {
        id: 'bar',
        name: en('The bar'),
        periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '17:00', to: '01:00' }],
      },
      {
        id: 'early',
        name: en('Before the crowd'),
        periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '12:00', to: '18:30' }],
      },
      {
        id: 'happy',
        name: en('Happy hour'),
        periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '23:00', to: '01:00' }],
      },
    ],
    allergens: [{ id: 'milk', name: en('Milk') }],
    modifierGroups: [
      {
        id: 'topping',
        name: en('On top'),
        minimum: 0,
        maximum: 2,
        isRequired: false,
        modifiers: [
          { id: 'butter', name: en('Butter'), price: 80, allergens: ['milk'] },
          { id: 'salt', name: en('Smoked salt'), price: 40 },
        ],
      },
      {
        id: 'drink',
        name: en('Which drink?'),
        minimum: 1,
        maximum: 1,
        isRequired: true,
        modifiers: [
          { id: 'cola', name: en('Cola'), price: 0, isDefault: true },
          { id: 'coffee', name: en('Coffee'), price: 50, modifierGroups: ['milk'] },
        ],
      },
      {
        id: 'milk',
        name: en('Milk'),
        minimum: 1,
        maximum: 1,
        isRequired: true,
        modifiers: [
          { id: 'whole', name: en('Whole milk'), price: 0, allergens: ['milk'] },
          { id: 'oat', name: en('Oat'), price: 30 },
        ],
      },
    ],
    items: [
      {
        id: 'popcorn',
        class: 'popcorn',
        name: en('Popcorn'),
        sizes: [
          { id: 'popcorn-small', name: en('Small'), price: 420 },
          { id: 'popcorn-large', name: en('Large'), price: 690 },
        ],
        modifierGroups: ['topping'],
        taxRate: 'standard',
        deliveryMethods: ['CounterPickup', 'ServiceAreaPickup', 'InSeatDelivery', 'CustomLocationDelivery'],
        isPreparationRequired: true,
      },
      {
        id: 'meal',
        class: 'hot',
        name: en('Hot dog meal'),
        price: 990,
        modifierGroups: ['drink'],
        taxRate: 'standard',
        deliveryMethods: ['CounterPickup', 'InSeatDelivery'],
        isPreparationRequired: true,
      },
      {
        id: 'beer',
        class: 'bar',
        name: en('Beer'),
        price: 550,
        taxRate: 'standard',
        deliveryMethods: ['CounterPickup', 'InSeatDelivery', 'CustomLocationDelivery'],
        isPreparationRequired: true,
        minimumAge: 18,
        hours: 'bar',
        limitPerOrder: 8,
      },
      {
        id: 'crisps',
        class: 'sweet',
        name: en('Crisps'),
        price: 180,
        taxRate: 'zero',
        deliveryMethods: ['CounterPickup'],
        isPreparationRequired: false,
        limitPerOrder: 3,
      },
    ],
    sites: [
      {
        siteId: '1001',
        deliveryMethods: ['CounterPickup', 'ServiceAreaPickup', 'InSeatDelivery', 'CustomLocationDelivery'],
        locations: [
          { id: 'table-1', name: en('Table 1') },
          { id: 'table-2', name: en('Table 2') },
        ],
        pickupSlots: { minutes: 10, capacity: 2 },
      },
    ],
    discounts: [
      { id: 'early', name: en('Before the crowd'), percentageOff: 12.5, items: ['popcorn'], hours: 'early' },
      { id: 'club', name: en('The club'), amountOff: 100, items: ['meal'], isForMembers: true },
      { id: 'other-cinema', name: en('Elsewhere'), fixedPrice: 100, sites: ['1002'] },
      {
        id: 'one-free',
        name: en('One on us'),
        percentageOff: 100,
        items: ['popcorn-small'],
        limitPerOrder: 1,
      },
      {
        id: 'happy',
        name: en('Happy hour'),
        fixedPrice: 400,
        items: ['beer'],
        hours: 'happy',
        isAutomatic: true,
      },
    ],
    pages: [{ number: 1, title: en('Menu'), itemIds: ['popcorn', 'meal', 'beer', 'crisps'] }],
  },
  {
    languages,
    taxRates: [...taxRates, { id: 'none', basisPoints: 0 }],
    items: [
      { id: 'mug', name: en('Mug'), price: 1250, taxRate: 'standard', deliveryMethods: ['CounterPickup'] },
      {
        id: 'programme',
        name: en('Programme'),
        price: 0,
        taxRate: 'standard',
        deliveryMethods: ['CounterPickup'],
      },
      {
        id: 'ticket-book',
        name: en('A book of ten'),
        price: 9500,
        taxRate: 'standard',
        deliveryMethods: ['CounterPickup', 'ElectronicDelivery'],
        kind: 'TicketBook',
        tickets: 10,
        validityMonths: 12,
        limitPerOrder: 4,
      },
      {
        id: 'points-500',
        name: en('500 points'),
        price: 500,
        taxRate: 'none',
        deliveryMethods: ['ElectronicDelivery'],
        kind: 'Points',
        points: 500,
      },
    ],
    giftCard: {
      id: 'gift-card',
      name: en('Gift card'),
      taxRate: 'none',
      amounts: [1500, 2500],
      least: 1000,
      most: 15_000,
      step: 500,
      validityMonths: 24,
      validFrom: 'Purchase',
      deliveryMethods: ['CounterPickup', 'ElectronicDelivery'],
      maximumMessageLength: 200,
      faces: [{ id: 'sunset', name: en('Sunset'), art: 'cards/sunset' }],
    },
    discounts: [{ id: 'gift-week', name: en('Gift week'), percentageOff: 10, items: ['mug'] }],
    pages: [
      {
        number: 1,
        title: en('Gifts'),
        itemIds: ['mug', 'programme', 'ticket-book', 'points-500', 'gift-card'],
      },
    ],
  },
)

const reward = (id: string, itemIds: readonly string[], limitPerOrder: number | null = null): ItemReward => ({
  id,
  name: { text: id, translations: [] },
  itemIds,
  limitPerOrder,
})

/** Rewards of the small cinema: any popcorn (at most 2 of an order), a small popcorn, a meal, and gifts. */
export const smallItemRewards: ReadonlyMap<string, ItemReward> = new Map(
  [
    reward('any-popcorn', ['popcorn'], 2),
    reward('small-popcorn', ['popcorn-small']),
    reward('free-meal', ['meal']),
    reward('a-gift', ['mug', 'points-500', 'gift-card']),
  ].map((each) => [each.id, each]),
)
