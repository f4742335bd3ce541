import type { ItemDiscountAvailability } from '@foyer/contract/wire/discounts'
import { discountLine, findItemDiscounts, type DiscountCircumstances } from './item-discounts.ts'
import { named } from './testing/menu.ts'

const price = (valueIncludingTax: number, tax = 0) => ({
  valueIncludingTax,
  valueExcludingTax: Math.round((valueIncludingTax - tax) * 100) / 100,
  tax,
})
const coffee = { id: 'coffee', price: price(3.6, 0.6) }
const createDiscount = (
  discountId: string,
  change: Partial<ItemDiscountAvailability> = {},
): ItemDiscountAvailability => ({
  discountId,
  name: named(discountId),
  isAutomatic: true,
  isAvailable: true,
  unavailableReason: null,
  calculation: { type: 'FixedPrice', fixedPrice: 2.4 },
  isForMembers: false,
  itemIds: ['coffee'],
  limitPerOrder: null,
  availableUntil: null,
  ...change,
})
const morning = createDiscount('morning', { availableUntil: '2026-11-23T12:00:00Z' })
const members = createDiscount('members', {
  isForMembers: true,
  calculation: { type: 'PercentageOff', percentageOff: 50 },
})
const visitor: DiscountCircumstances = { isMember: false, isForNow: true, decimals: 2 }
const find = (discounts: readonly ItemDiscountAvailability[], circumstances = visitor) =>
  findItemDiscounts(discounts, coffee, circumstances)

it('is told with its price, its tax in proportion, and its end', () => {
  expect(find([morning])).toEqual({
    own: {
      name: named('morning'),
      price: { valueIncludingTax: 2.4, valueExcludingTax: 2, tax: 0.4 },
      availableUntil: '2026-11-23T12:00:00Z',
    },
    ofMembers: null,
  })
})

it('of members is told to others beside their own, and is the member’s own', () => {
  const { own, ofMembers } = find([morning, members])
  expect([own?.name.text, ofMembers?.name.text]).toEqual(['morning', 'members'])
  expect(ofMembers?.price.valueIncludingTax).toBe(1.8)
  const asMember = find([morning, members], { ...visitor, isMember: true })
  expect([asMember.own?.name.text, asMember.ofMembers]).toEqual(['members', null])
})

it('of members that saves no more than everybody’s is not told', () => {
  const weak = { ...members, calculation: { type: 'PercentageOff', percentageOff: 5 } as const }
  expect(find([morning, weak]).ofMembers).toBeNull()
})

it.each<[string, Partial<ItemDiscountAvailability>]>([
  ['is not available', { isAvailable: false }],
  ['is given only to who names it', { isAutomatic: false }],
  ['is for something else', { itemIds: ['tea'] }],
  ['saves nothing', { calculation: { type: 'FixedPrice', fixedPrice: 4 } }],
  ['does not say what it saves', { calculation: { type: 'FixedPrice' } }],
])('is none if it %s', (_, change) => {
  expect(find([createDiscount('other', change)])).toEqual({ own: null, ofMembers: null })
})

it('of certain hours is none for what is handed over at another time', () => {
  const atShowtime = { ...visitor, isForNow: false }
  expect(find([morning], atShowtime).own).toBeNull()
  expect(find([createDiscount('always')], atShowtime).own).not.toBeNull()
})

it.each<[ItemDiscountAvailability['calculation'], number]>([
  // 3 × 3.65 are 10.95, of which 15 % are 1.6425: rounded once.
  [{ type: 'PercentageOff', percentageOff: 15 }, 1.64],
  [{ type: 'AmountOff', amountOff: 0.8 }, 2.4],
  [{ type: 'AmountOff', amountOff: 80 }, 10.95],
  [{ type: 'FixedPrice', fixedPrice: 2.5 }, 3.45],
  [{ type: 'PercentageOff', percentageOff: 500 }, 10.95],
])('takes %j off the pieces of a line, and nothing off their modifiers', (calculation, saved) => {
  const sold = { id: 'coffee', price: price(3.65) }
  const whole = price(10.95 + 1.5)
  const line = discountLine([createDiscount('any', { calculation })], sold, 3, whole, visitor)
  expect(line.valueIncludingTax).toBeCloseTo(whole.valueIncludingTax - saved, 8)
})

it('leaves a line that no discount is for', () => {
  expect(discountLine([members], coffee, 2, price(7.2), visitor)).toEqual(price(7.2))
})
