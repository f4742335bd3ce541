import { chooseModifier } from './item-choice.ts'
import {
  getButtonPrice,
  getLeastPrice,
  getMinimumAge,
  getUnitPrice,
  listAllergenIds,
  listSold,
  nameChoice,
} from './item-offer.ts'
import { beer, costs, findGroup, meal, popcorn } from './testing/menu.ts'

const choose = (modifierGroupId: string, modifierId: string, quantity = 1) =>
  chooseModifier([], { modifierGroupId, modifierId }, quantity, findGroup)
const sell = (item: Parameters<typeof listSold>[0]) => listSold(item, costs(9))

it('sells an item as itself, or as each of its sizes', () => {
  expect(sell(meal).map(({ id, price }) => [id, price.valueIncludingTax])).toEqual([['meal', 9]])
  expect(sell(popcorn).map(({ id }) => id)).toEqual(['popcorn-small', 'popcorn-large'])
  expect(getLeastPrice(sell(popcorn)).valueIncludingTax).toBe(4.2)
})

it('adds what each modifier costs, and those under a modifier for each of it', () => {
  const [sold] = sell(meal)
  const nested = [
    {
      modifierGroupId: 'drink',
      modifierId: 'cola',
      quantity: 2,
      modifiers: [{ modifierGroupId: 'size', modifierId: 'large' }],
    },
    { modifierGroupId: 'dips', modifierId: 'cheese', quantity: 2 },
  ]
  expect(getUnitPrice(sold!, nested, findGroup).valueIncludingTax).toBe(12.8)
  expect(getUnitPrice(sold!, [], findGroup).valueIncludingTax).toBe(9)
})

it('says what an item as chosen holds, each allergen once', () => {
  expect(listAllergenIds(popcorn, choose('topping', 'butter'), findGroup)).toEqual(['soya', 'milk'])
})

it('has the highest age of the item and what is chosen', () => {
  expect(getMinimumAge(beer, [], findGroup)).toBe(18)
  expect(getMinimumAge(meal, choose('drink', 'stout'), findGroup)).toBe(18)
  expect(getMinimumAge(meal, choose('drink', 'cola'), findGroup)).toBe(0)
})

it('names the size and what is chosen, with its number from two on', () => {
  const names = {
    text: ({ text }: { text: string }) => text,
    count: (n: number, name: string) => `${n} × ${name}`,
  }
  const [, large] = sell(popcorn)
  expect(nameChoice(large!, choose('topping', 'butter', 2), findGroup, names)).toEqual([
    'Large',
    '2 × butter',
  ])
  expect(nameChoice(sell(meal)[0]!, choose('drink', 'cola'), findGroup, names)).toEqual(['cola', 'regular'])
})

it('takes the default price of a button, and none that not everybody gets', () => {
  const price = (amount: number, change = {}) => ({
    price: costs(amount),
    isDefault: false,
    restrictions: [] as string[],
    rewardId: null,
    discountId: null,
    ...change,
  })
  const member = price(3, { restrictions: ['Member'], isDefault: true })
  expect(getButtonPrice({ prices: [price(6), price(5, { isDefault: true })] })?.valueIncludingTax).toBe(5)
  expect(getButtonPrice({ prices: [member, price(6)] })?.valueIncludingTax).toBe(6)
  expect(getButtonPrice({ prices: [member] })).toBeNull()
})
