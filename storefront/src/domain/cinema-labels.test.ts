import { getNameInCity } from './cinema-labels.ts'

test.each([
  ['Halcyon Docklands', 'Halcyon', 'Docklands'],
  ['The Orpheum, Lower Quay', 'The Orpheum', 'Lower Quay'],
  ['The Orpheum', 'The Orpheum', 'The Orpheum'],
  ['Orpheumland', 'Orpheum', 'Orpheumland'],
])('%s of %s is called %s in its city', (name, chain, expected) => {
  expect(getNameInCity(name, chain)).toBe(expected)
})
