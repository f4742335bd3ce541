import { createFuzzySearch } from './fuzzy-search.ts'

const cinemas = [
  { name: 'Halcyon Docklands', city: 'Portmere' },
  { name: 'Halcyon Exchange', city: 'Portmere' },
  { name: 'Halcyon Castle Arcade', city: 'Aldwick' },
  { name: 'Cinéma Étoile', city: 'Castermouth' },
]
const search = createFuzzySearch(cinemas, ['name', 'city'])
const found = (term: string) => search(term)?.map(({ name }) => name)

test('an empty or blank term is no filter', () => {
  expect(search('')).toBeNull()
  expect(search('  ')).toBeNull()
})

test('forgives a slip and an accent, and asks no more than one letter', () => {
  expect(found('doklands')?.[0]).toBe('Halcyon Docklands')
  expect(found('etoile')).toEqual(['Cinéma Étoile'])
  expect(found('x')?.[0]).toBe('Halcyon Exchange')
})

test('searches every text named', () => {
  expect(found('aldwick')).toEqual(['Halcyon Castle Arcade'])
})

test('nothing like it is nothing found', () => {
  expect(found('zzzz')).toEqual([])
})

test('a match may not stand farther than 40 letters from the start, nor be further off than 0.4', () => {
  const far = createFuzzySearch(
    [{ text: `${'.'.repeat(39)}abcde` }, { text: `${'.'.repeat(41)}abcde` }],
    ['text'],
  )
  expect(far('abcde')).toHaveLength(1)
  const off = createFuzzySearch([{ text: 'abcde' }], ['text'])
  expect(off('abcxy')).toHaveLength(1)
  expect(off('abxyz')).toHaveLength(0)
})
