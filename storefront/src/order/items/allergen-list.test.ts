import { createLetters } from './allergen-list.ts'

it('gives each the shortest beginning that is free', () => {
  const names = ['Milk', 'Mustard', 'Molluscs', 'قمح', 'Egg']
  expect(createLetters(names.map((name) => ({ id: name, name }))).map(({ letters }) => letters)).toEqual([
    'M',
    'Mu',
    'Mo',
    'ق',
    'E',
  ])
})
