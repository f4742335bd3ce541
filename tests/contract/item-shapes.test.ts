import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { operations, type OperationId, type ResponseOf } from '@foyer/contract/operations'
import { createItemProfileAnswer, createSellableItemsAnswer } from '../../server/src/browsing/item-profile.ts'
import { noItemChanges } from '../../server/src/catalogue/item-changes.ts'
import { smallItemRewards, smallItems } from '../../server/src/orders/testing/small-items.ts'
import {
  countModifiers,
  createDefaultChoice,
  listPlacedGroups,
} from '../../storefront/src/domain/item-choice.ts'
import { getMenu } from '../../storefront/src/domain/item-menu.ts'
import { readAnswer } from '../../storefront/src/services/reading/answers.ts'
import type { Body } from '../real-shapes/records.ts'
import { mutateAnswers, seed } from '../real-shapes/mutations.ts'

/** Menus, availabilities and items by code, in the shape of real servers and in invalid shapes. */

const sources = { items: smallItems, rewards: smallItemRewards, changes: noItemChanges, decimals: 2 }
/** As a server sends it: JSON without anything that is undefined. */
const send = (answer: unknown): Body => JSON.parse(JSON.stringify(answer)) as Body

const discount = {
  discountId: 'happy',
  name: { text: 'Happy hour', translations: [] },
  isAutomatic: true,
  isForMembers: false,
  isAvailable: false,
  unavailableReason: 'discount-invalid-10101',
  calculation: { type: 'FixedPrice', fixedPrice: 4 },
  itemIds: ['beer'],
  limitPerOrder: null,
}
const availability: Body = {
  itemAvailabilities: [
    {
      itemId: 'popcorn-small',
      isAvailable: true,
      quantityAvailable: 3,
      unavailableReason: null,
      availableAt: null,
    },
    {
      itemId: 'beer',
      isAvailable: false,
      unavailableReason: 'OutOfHours',
      availableAt: '2026-11-21T17:00:00Z',
    },
  ],
  siteId: '1001',
  unavailableModifierIds: ['oat'],
  pickupSlots: [{ startsAt: '2026-11-21T18:10:00Z', isAvailable: true }],
  discountAvailabilities: [discount],
  relatedData: { site: null },
}
const menu = send(createItemProfileAnswer({ ...sources, siteId: '1001' }))

const calls: { readonly operation: OperationId; readonly body: Body }[] = [
  { operation: 'getItemProfile', body: menu },
  { operation: 'getGiftShopItemProfile', body: send(createItemProfileAnswer({ ...sources, siteId: null })) },
  { operation: 'getItemAvailability', body: availability },
  { operation: 'getGiftShopItemAvailability', body: { ...availability, siteId: null } },
  {
    operation: 'getSellableItemsByCode',
    body: send(createSellableItemsAnswer({ ...sources, siteId: '1001' }, 'NOTHING')),
  },
]

const schemas = new Map(
  calls.map(({ operation }) => [
    operation,
    Compile((operations[operation].responses as Record<number, TSchema>)[200] as TSchema),
  ]),
)

/** A title that is read as blank: a menu shows the item's name in its place. */
const isBlankTitle = (violation: string) => violation.includes('/title/text must not have fewer')

function listViolations(operation: OperationId, body: unknown): unknown[] {
  const schema = schemas.get(operation)
  return schema
    ? [...schema.Errors(body)]
        .map(({ instancePath, message }) => `${instancePath} ${message}`)
        .filter((violation) => !isBlankTitle(violation))
    : ['no schema']
}

/** Does what a page does with a menu: every item with its defaults and the groups that they open. */
function useMenu({ itemProfile, relatedData }: ResponseOf<'getItemProfile'>): number {
  const groups = new Map((relatedData.modifierGroups ?? []).map((group) => [group.id, group]))
  const find = (id: string) => groups.get(id)
  return [...getMenu({ itemProfile, relatedData }).sold.values()].reduce((sum, { item }) => {
    const choice = createDefaultChoice(item.modifierGroups, find)
    return sum + countModifiers(choice) + listPlacedGroups(item.modifierGroups, choice, find).length
  }, 0)
}

/** Reads a menu; throws where it cannot be read. */
function readMenu(body: unknown): ResponseOf<'getItemProfile'> {
  const answer = readAnswer('getItemProfile', body)
  if (!answer.ok) throw new Error(answer.field)
  expect(listViolations('getItemProfile', answer.body)).toEqual([])
  return answer.body as ResponseOf<'getItemProfile'>
}

type Json = Body[string]

it.each(calls)('accepts the answer of $operation', ({ operation, body }) => {
  expect(listViolations(operation, body)).toEqual([])
  expect(readAnswer(operation, structuredClone(body))).toMatchObject({ ok: true, body, leftOut: null })
})

it('accepts 1,000 answers with fields that are absent, null, blank, of another type or extra', () => {
  fc.assert(
    fc.property(mutateAnswers(calls), ({ operation, body }) => {
      const answer = readAnswer(operation, body)
      if (!answer.ok) return
      expect(listViolations(operation, answer.body)).toEqual([])
      if (operation === 'getItemProfile' || operation === 'getGiftShopItemProfile')
        useMenu(answer.body as ResponseOf<'getItemProfile'>)
    }),
    { numRuns: 1_000, seed },
  )
})

it.each(calls)('does not take no answer of $operation for one', ({ operation }) => {
  for (const body of [undefined, null, '', [], 204]) expect(readAnswer(operation, body).ok).toBe(false)
})

describe('a menu of a foreign server', () => {
  const price = { valueIncludingTax: 5, valueExcludingTax: 5, tax: 0 }
  const modifier = (id: string, modifierGroups: Json[]): Body => ({
    id,
    name: { text: id },
    priceDifference: price,
    isDefault: true,
    modifierGroups,
  })
  const group = (id: string, modifiers: Json[]): Body => ({ id, name: { text: id }, modifiers })
  const item = (id: Json, more: Body = {}): Body => ({ id, name: { text: 'Popcorn' }, ...more })
  const button = (itemId: Json): Body => ({ itemId, prices: [{ price }] })
  const createMenu = (items: Body[], more: Body = {}): Body => ({
    itemProfile: {
      siteId: '1',
      pages: [{ title: { text: 'Menu' }, buttons: items.map(({ id = null }) => button(id)) }],
    },
    relatedData: { items, ...more },
  })

  it('needs little more than ids, names and prices', () => {
    const read = readMenu(createMenu([item('a')]))
    expect([...getMenu(read).sold.keys()]).toEqual(['a'])
    expect(useMenu(read)).toBe(0)
  })

  it('has ids of any kind', () => {
    const ids = ['ITM 7/ä&?=#', '{0}', '__proto__', 'constructor', '0', 'x'.repeat(100)]
    const read = readMenu(createMenu([...ids.map((id) => item(id)), item(1234), item('x'.repeat(101))]))
    expect([...getMenu(read).sold.keys()]).toEqual(expect.arrayContaining([...ids, '1234']))
    expect(getMenu(read).sold.size).toBe(ids.length + 1)
  })

  it('names groups that nobody describes, which are left out', () => {
    const read = readMenu(createMenu([item('a', { modifierGroups: ['gone', null, 7, {}] })]))
    expect(useMenu(read)).toBe(0)
  })

  it('has groups that open each other, and themselves', () => {
    const groups = [group('one', [modifier('m1', ['two', 'one'])]), group('two', [modifier('m2', ['one'])])]
    const read = readMenu(createMenu([item('a', { modifierGroups: ['one'] })], { modifierGroups: groups }))
    // The group, its default, and the two groups that it opens with a default each.
    expect(useMenu(read)).toBe(6)
  })

  it('has groups within groups, as deep as it likes', () => {
    let deep: Body = group('last', [modifier('m', [])])
    for (let level = 0; level < 20_000; level++) deep = group(`g${String(level)}`, [modifier('m', [deep])])
    const read = readMenu(createMenu([item('a', { modifierGroups: [deep] })]))
    expect(read.relatedData.modifierGroups?.map(({ id }) => id)).toEqual(['g19999', 'g19998'])
    expect(useMenu(read)).toBe(4)
  })

  it('has 5,000 items of 200 groups on a page', () => {
    const groups = Array.from({ length: 200 }, (_, index) =>
      group(`g${String(index)}`, [modifier(`m${String(index)}`, [])]),
    )
    const items = Array.from({ length: 5_000 }, (_, index) =>
      item(`i${String(index)}`, { modifierGroups: [`g${String(index % 200)}`] }),
    )
    const read = readMenu(createMenu(items, { modifierGroups: groups }))
    expect(getMenu(read).sold.size).toBe(5_000)
    expect(useMenu(read)).toBe(10_000)
  })

  it.each<[string, Body]>([
    ['pages', { itemProfile: { siteId: null, pages: null }, relatedData: { items: [] } }],
    ['related data', { itemProfile: { siteId: null, pages: [{ title: { text: 'Menu' } }] } }],
    ['items', { itemProfile: { siteId: null, pages: [] }, relatedData: { items: null } }],
  ])('may have no %s: it sells nothing', (_, body) => {
    expect(getMenu(readMenu(body)).pages).toEqual([])
  })
})

describe('availabilities of a foreign server', () => {
  const readAvailability = (body: Body) => {
    const answer = readAnswer('getItemAvailability', body)
    if (!answer.ok) throw new Error(answer.field)
    expect(listViolations('getItemAvailability', answer.body)).toEqual([])
    return answer.body as ResponseOf<'getItemAvailability'>
  }

  it('may say no more than which items there are', () => {
    const read = readAvailability({ itemAvailabilities: [{ itemId: 'a', isAvailable: true }] })
    expect(read.itemAvailabilities).toMatchObject([{ itemId: 'a', isAvailable: true }])
    expect(read.relatedData.site).toBeNull()
  })

  it('have reasons, numbers and discounts that nobody knows: these say nothing', () => {
    const read = readAvailability({
      itemAvailabilities: [
        { itemId: 'a', isAvailable: false, unavailableReason: 'ItemOnHoliday', quantityAvailable: -3 },
      ],
      discountAvailabilities: [discount, { ...discount, discountId: 'b', isAvailable: null }],
    })
    expect(read.itemAvailabilities).toMatchObject([{ isAvailable: false, unavailableReason: null }])
    expect(read.discountAvailabilities?.map(({ discountId }) => discountId)).toEqual(['happy'])
  })
})
