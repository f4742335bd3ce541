import { createTypeahead } from './typeahead.ts'

const labels = ['Comedy', 'Crime', 'Drama', 'Documentary']

function typing() {
  let time = 0
  const type = createTypeahead(() => time)
  return (letter: string, from: number, after = 100) => {
    time += after
    return type(letter, labels, from)
  }
}

test('letters in quick succession are one word', () => {
  const type = typing()
  expect(type('d', -1, 1000)).toBe(2)
  expect(type('o', 2)).toBe(3)
  expect(type('c', 3)).toBe(3)
})

test('after a pause a new word begins, and looks on from where it is', () => {
  const type = typing()
  expect(type('c', -1, 1000)).toBe(0)
  expect(type('r', 0, 1000)).toBeNull()
  expect(type('C', 0, 1000)).toBe(1)
})

test('the same letter goes through its options and around', () => {
  const type = typing()
  expect(type('d', -1, 1000)).toBe(2)
  expect(type('d', 2)).toBe(3)
  expect(type('d', 3)).toBe(2)
})
