import Fuse from 'fuse.js'
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

describe('two thousand titles', () => {
  const parts = [
    'sal',
    'ro',
    'ad',
    'ni',
    'nth',
    'li',
    'gh',
    'ho',
    'use',
    'mar',
    'ké',
    'da',
    'ver',
    'stø',
    'ne',
    'ليل',
  ]
  let seed = 7
  const below = (count: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fff_ffff
    return seed % count
  }
  const createWord = () => Array.from({ length: 1 + below(3) }, () => parts[below(parts.length)]).join('')
  const titles = Array.from({ length: 2_000 }, () => ({
    title: Array.from({ length: 1 + below(4) }, createWord).join(' '),
  }))
  const options = { threshold: 0.4, distance: 100, minMatchCharLength: 1, ignoreDiacritics: true }
  const longest = titles
    .map(({ title }) => title)
    .join(' ')
    .slice(0, 512)

  it.each([
    's',
    'sal',
    'salro',
    'lihgthouse',
    'stone',
    'marke da',
    'ليل',
    'x'.repeat(40),
    longest.slice(0, 45),
  ])('are found as a search through all of them finds them: %s', (term) => {
    const all = new Fuse(titles, { ...options, keys: ['title'] })
    expect(createFuzzySearch(titles, ['title'])(term)).toEqual(all.search(term).map(({ item }) => item))
  })

  it('take a small part of the time of that search for the longest term', () => {
    const all = new Fuse(titles, { ...options, keys: ['title'] })
    const own = createFuzzySearch(titles, ['title'])
    /** Milliseconds of the processor. */
    const cost = (work: () => unknown) => {
      const before = process.cpuUsage()
      work()
      return process.cpuUsage(before).user / 1_000
    }
    expect(cost(() => all.search(longest)) / cost(() => own(longest))).toBeGreaterThan(3)
  })
})
