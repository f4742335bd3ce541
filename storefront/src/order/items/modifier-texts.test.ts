import { formatRule, getGroupKind } from './modifier-texts.ts'
import { groups } from '../../domain/testing/menu.ts'

const [topping, drink] = groups
const bound = (minimumQuantity: number, maximumQuantity: number) => ({
  ...topping!,
  minimumQuantity,
  maximumQuantity,
})
const t = (key: string, parameters = {}) =>
  [key.replace('food-and-beverage.dialog.', ''), ...Object.values<number>(parameters)].join(' ')

it.each([
  [drink!, 'one', 'one'],
  [bound(0, 1), 'several', 'upTo 1'],
  [bound(0, 2), 'several', 'upTo 2'],
  [bound(0, 5), 'quantities', 'upTo 5'],
  [bound(1, 3), 'quantities', 'between 1 3'],
  [bound(2, 2), 'quantities', 'exactly 2'],
])('%# has its control and its rule', (group, kind, rule) => {
  expect([getGroupKind(group), formatRule(group, 0, t)]).toEqual([kind, rule])
})

it('counts where the same one may be taken again', () => {
  expect(formatRule(bound(1, 3), 2, t)).toBe('chosen 2 3')
  expect(formatRule(bound(0, 2), 2, t)).toBe('upTo 2')
})
