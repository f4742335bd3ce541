import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { findLastGoods, repeatGoods, type BoughtLine, type MenuNow } from './last-goods.ts'
import { getMenu } from './item-menu.ts'
import { findGroup, menu, named } from './testing/menu.ts'

const drink = {
  modifierGroupId: 'drink',
  modifierId: 'cola',
  quantity: 1,
  modifiers: [{ modifierGroupId: 'size', modifierId: 'large', quantity: 1 }],
}
const salsa = { modifierGroupId: 'dips', modifierId: 'salsa', quantity: 2 }
const line = (itemId: string, change: Partial<BoughtLine> = {}): BoughtLine => ({
  ...{ itemId, quantity: 1, modifiers: [], comment: '', name: named(itemId) },
  ...change,
})
const meal = line('meal', { modifiers: [drink, salsa], comment: 'no ice' })

/** An order as it was sold. */
const order = (completedAt: string, items: object[], change: object = {}) =>
  ({
    order: { id: completedAt, type: 'Standard', siteId: '1001', completedAt, items, ...change },
    relatedData: { items: [{ id: 'meal', name: named('meal') }] },
  }) as unknown as CompletedOrderResponse
const soldMeal = {
  id: '1',
  itemId: 'meal',
  quantity: 1,
  comment: 'no ice',
  modifiers: [
    { ...drink, name: named('Cola'), modifiers: [{ ...drink.modifiers[0], name: named('Large') }] },
    { ...salsa, name: named('Salsa'), modifiers: [] },
  ],
}

describe('the goods that were bought last', () => {
  it('are those of the latest order of the cinema, with their modifiers and words', () => {
    const orders = [
      order('2026-11-01T19:00:00Z', [{ id: '1', itemId: 'beer' }]),
      order('2026-11-20T19:00:00Z', [soldMeal]),
      order('2026-11-21T19:00:00Z', [{ id: '1', itemId: 'beer' }], { siteId: '1002' }),
      order('2026-11-21T20:00:00Z', []),
    ]
    expect(findLastGoods(orders, '1001')).toEqual({ siteId: '1001', lines: [meal] })
    expect(findLastGoods(orders, '1003')).toBeNull()
  })

  it('are none of the gift shop, and none that cannot be chosen again as they were', () => {
    const other = { modifierId: 'butter', name: named('Butter'), quantity: 1, modifiers: [] }
    const orders = [
      order('2026-11-21T19:00:00Z', [{ id: '1', itemId: 'mug' }], { type: 'GiftShop' }),
      order('2026-11-20T19:00:00Z', [{ id: '1', itemId: 'popcorn-small', modifiers: [other] }]),
    ]
    expect(findLastGoods(orders, '1001')).toBeNull()
  })
})

describe('what can be had again', () => {
  const now: MenuNow = {
    findSold: (itemId) => getMenu(menu).sold.get(itemId),
    findGroup,
    isAvailable: () => true,
    isModifierAvailable: () => true,
  }
  const repeat = (lines: BoughtLine[], change: Partial<MenuNow> = {}) =>
    repeatGoods({ siteId: '1001', lines }, { ...now, ...change })

  it('is what is on the menu with all its modifiers', () => {
    const popcorn = line('popcorn-small', {
      modifiers: [{ modifierGroupId: 'topping', modifierId: 'butter', quantity: 1 }],
    })
    expect(repeat([meal, popcorn])).toEqual({ lines: [meal, popcorn], gone: [] })
  })

  it.each<[string, BoughtLine, Partial<MenuNow>]>([
    ['is no longer sold', line('nachos'), {}],
    ['is sold in sizes now', line('popcorn'), {}],
    ['is sold out', line('beer'), { isAvailable: (id) => id !== 'beer' }],
    ['has a modifier that is sold out', meal, { isModifierAvailable: (id) => id !== 'large' }],
    [
      'has a modifier that is not there any more',
      line('popcorn-small', { modifiers: [{ modifierGroupId: 'topping', modifierId: 'truffle' }] }),
      {},
    ],
    [
      'has a modifier of another item',
      line('beer', { modifiers: [{ modifierGroupId: 'topping', modifierId: 'butter' }] }),
      {},
    ],
    ['wants a choice that it had not', line('meal', { modifiers: [salsa] }), {}],
  ])('is nothing that %s', (_, gone, change) => {
    expect(repeat([gone], change)).toEqual({ lines: [], gone: [gone] })
  })
})
