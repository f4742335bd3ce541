import { getActiveFilters, clearFilters, toFilterQuery, readFilters } from './film-filters-url.ts'

const read = (query: string, maximumSelectedSites = 5) =>
  readFilters(new URLSearchParams(query), { maximumSelectedSites })

describe('filters in the address', () => {
  it('are now showing and nothing else by default', () => {
    expect(read('')).toEqual({ category: 'NowShowing', date: null, cinemas: [], attribute: null, query: '' })
    expect(toFilterQuery(read(''))).toEqual({})
  })

  it('survive the way there and back', () => {
    const query = {
      category: 'ComingSoon',
      date: '2026-03-14',
      cinema: '1001,1003',
      attribute: 'vast',
      q: 'salt',
    }
    expect(toFilterQuery(read(new URLSearchParams(query).toString()))).toEqual(query)
  })

  it('count as not said when they make no sense', () => {
    expect(read('category=Yesterday&date=2026-02-31&cinema=&q=%20%20')).toEqual(read(''))
  })

  it('look at no more than the first 512 letters of the words', () => {
    expect(read(`q=%20${'a'.repeat(600)}`).query).toBe('a'.repeat(512))
  })

  it('are named when set; the category is none of them', () => {
    expect(getActiveFilters(read('category=ComingSoon&q=salt&cinema=1001'))).toEqual(['cinemas', 'query'])
  })

  it('may name several cinemas, in one value or in several, each once', () => {
    expect(read('cinema=1003,1001,1003').cinemas).toEqual(['1003', '1001'])
    expect(read('cinema=1001&cinema=1002&cinema=').cinemas).toEqual(['1001', '1002'])
  })

  it('name no more cinemas than may be chosen at once: the first ones count', () => {
    expect(read('cinema=7,1,7,2,3,4,5,6').cinemas).toEqual(['7', '1', '2', '3', '4'])
    expect(read('cinema=1&cinema=2&cinema=3', 2).cinemas).toEqual(['1', '2'])
    expect(read('cinema=1,2', 1).cinemas).toEqual(['1'])
  })

  it('go when they are cleared, and the category stays', () => {
    expect(
      clearFilters(read('category=ComingSoon&q=salt&cinema=1,2&date=2026-03-14&attribute=vast')),
    ).toEqual(read('category=ComingSoon'))
  })
})
