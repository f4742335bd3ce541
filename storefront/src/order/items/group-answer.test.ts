import { findGroup, groups, type named } from '../../domain/testing/menu.ts'
import { createAnswer, isFinished } from './group-answer.ts'

const [topping, drink, , dips] = groups
const texts = {
  t: (_key: string, { quantity = 0, item = '' }: Readonly<Record<string, string | number>> = {}) =>
    `${String(quantity)} × ${String(item)}`,
  text: ({ text }: ReturnType<typeof named>) => text,
  list: (parts: readonly string[]) => parts.join(', '),
}
const cola = (sizes: readonly string[]) => [
  {
    modifierGroupId: 'drink',
    modifierId: 'cola',
    modifiers: sizes.map((modifierId) => ({ modifierGroupId: 'size', modifierId })),
  },
]

it('is finished once it and the groups that its answer opens have enough', () => {
  const isDone = (choice: ReturnType<typeof cola>) => isFinished({ group: drink!, choice, findGroup })
  expect(isDone([])).toBe(false)
  expect(isDone(cola([]))).toBe(false)
  expect(isDone(cola(['large']))).toBe(true)
})

it('is never finished where nothing has to be chosen', () => {
  const choice = [{ modifierGroupId: 'topping', modifierId: 'butter' }]
  expect(isFinished({ group: topping!, choice, findGroup })).toBe(false)
})

it('says what was chosen, and below it what that opened', () => {
  expect(createAnswer({ group: drink!, choice: cola(['large']), findGroup }, texts)).toEqual({
    text: 'cola',
    note: 'large',
  })
  const two = [{ modifierGroupId: 'dips', modifierId: 'salsa', quantity: 2 }]
  expect(createAnswer({ group: dips!, choice: two, findGroup }, texts)).toEqual({
    text: '2 × salsa',
    note: undefined,
  })
})
