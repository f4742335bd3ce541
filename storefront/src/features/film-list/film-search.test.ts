import { createFuzzySearch } from '@foyer/design-system/foundations/fuzzy-search'
import { createFilmSearch, type SearchedFilm } from './film-search.ts'

const film = (id: string, title: string, names: string[] = []): SearchedFilm => ({ id, title, names })
const search = createFilmSearch([
  film('alter', 'Alter Road', ['Drama']),
  film('apothecary', 'The Apothecary’s Daughter', ['Drama', 'Zoë Kessel']),
  film('salt', 'The Salt Road', ['Adventure', 'Ada Bright']),
  film('ninth', 'The Ninth Wave', ['Thriller']),
])
const found = (query: string) =>
  [...search(query)].sort(([, one], [, other]) => one - other).map(([id]) => id)

it.each(['apoth', 'daughter the', 'zoe', 'APOTHECARYS', 'drama daughter'])(
  'finds a film by the beginnings of its words, in any order and from any of its texts: %p',
  (query) => {
    expect(found(query)[0]).toBe('apothecary')
  },
)

it('leaves nothing out for an empty or blank question', () => {
  expect(found('')).toHaveLength(4)
  expect(found('  ')).toHaveLength(4)
})

it('forgives a slip in a title, and has it after what was meant to the letter', () => {
  expect(found('the satl road')[0]).toBe('salt')
  expect(found('nith wave')).toEqual(['ninth'])
  expect(found('salt')[0]).toBe('salt')
})

it('does not find what is not alike, nor people by a slip', () => {
  expect(found('zzzz')).toEqual([])
  expect(found('kesssel')).toEqual([])
})

describe('ahead of the question', () => {
  const many = Array.from({ length: 450 }, (_, index) =>
    film(String(index), `${index % 3 === 0 ? 'Salt' : 'Slat'} Road ${index}`),
  )

  it('finds the same, in parts that leave room for what else there is to do', async () => {
    const [ready, other] = [createFilmSearch(many), createFilmSearch(many)]
    const breathe = jest.fn(() => Promise.resolve())
    await ready.ahead('salt road', breathe)
    expect(breathe.mock.calls.length).toBeGreaterThan(2)
    expect([...ready('salt road')]).toEqual([...other('salt road')])
    expect(ready('salt road').size).toBeGreaterThan(150)
  })

  it('is gone on with where the question comes while it is under way', async () => {
    const [ready, other] = [createFilmSearch(many), createFilmSearch(many)]
    let found: ReadonlyMap<string, number> | undefined
    await ready.ahead('salt road', async () => {
      found = ready('salt road')
    })
    expect([...(found ?? [])]).toEqual([...other('salt road')])
    expect(ready('salt road')).toBe(found)
  })

  it('need not look again when it comes', async () => {
    const ready = createFilmSearch(many)
    await ready.ahead('salt', () => Promise.resolve())
    expect(ready('salt')).toBe(ready('salt'))
    const breathe = jest.fn(() => Promise.resolve())
    await ready.ahead('salt', breathe)
    expect(breathe).not.toHaveBeenCalled()
  })
})

it('a chain’s films are found as like as one another, however many there are', () => {
  const many = Array.from({ length: 450 }, (_, index) => film(String(index), `Film ${index}`))
  many[449] = film('last', 'Saltwater')
  expect([...createFilmSearch(many)('satlwater').keys()][0]).toBe('last')
})

it('asks two thousand films in a small part of the time of a search through all of their texts', () => {
  const parts = ['salt', 'road', 'ninth', 'light', 'house', 'marked', 'winter', 'stone', 'over', 'king']
  const query = (from: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => parts[(from * 7 + index * 3 + (from >> 3)) % parts.length],
    ).join(' ')
  const many = Array.from({ length: 2_000 }, (_, index) =>
    film(
      String(index),
      query(index, 1 + (index % 4)),
      Array.from({ length: 12 }, (_, name) => query(index + name, 2)),
    ),
  )
  const own = createFilmSearch(many)
  const throughAll = createFuzzySearch(
    many.flatMap(({ title, names }) => [title, ...names].map((text) => ({ text }))),
    ['text'],
  )
  /** Milliseconds of the processor. */
  const cost = (work: () => unknown) => {
    const before = process.cpuUsage()
    work()
    return process.cpuUsage(before).user / 1_000
  }
  const letters = ['li', 'light', 'lighthuose']
  for (const each of letters) own(each)
  const ratio = cost(() => letters.map(throughAll)) / cost(() => letters.map(own))
  expect(ratio).toBeGreaterThan(3)
})
