import { addItem, countLines, replaceItem, setQuantity } from './basket-items.ts'

const cola = { itemId: 'cola', quantity: 1, modifiers: [], comment: '' }
const butter = [{ modifierGroupId: 'topping', modifierId: 'butter', quantity: 1 }]

it('adds to the line that is chosen in the same way, and else a line of its own', () => {
  const once = addItem([], cola)
  const twice = addItem(once, { ...cola, quantity: 2, comment: ' ' })
  const other = addItem(addItem(twice, { ...cola, comment: 'no ice' }), { ...cola, modifiers: butter })
  expect(other.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['cola-1', 3],
    ['cola-2', 1],
    ['cola-3', 1],
  ])
  expect([countLines(other, ['cola']), countLines(other, ['beer'])]).toEqual([5, 0])
})

it('gives a new line the lowest free number', () => {
  const lines = [{ id: 'cola-2', ...cola, comment: 'no ice' }]
  expect(addItem(lines, cola).map(({ id }) => id)).toEqual(['cola-2', 'cola-1'])
})

it('changes a line in its place, and takes it out at none', () => {
  const lines = addItem(addItem([], cola), { ...cola, itemId: 'tea' })
  expect(replaceItem(lines, 'cola-1', { ...cola, itemId: 'cola-large' }).map(({ itemId }) => itemId)).toEqual(
    ['cola-large', 'tea'],
  )
  expect(setQuantity(lines, 'cola-1', 0).map(({ id }) => id)).toEqual(['tea-1'])
})
