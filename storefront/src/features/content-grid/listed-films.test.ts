import type { Film } from '@foyer/contract/wire/films'
import { getListedFilms, addSponsored } from './listed-films.ts'

const film = (id: string, eventId: string | null = null, genreIds: string[] = []) =>
  ({ id, eventId, genreIds }) as Film

const from = {
  all: [film('a', 'EV1', ['drama']), film('b', null, ['horror']), film('c', 'EV1'), film('d')],
  getCategories: ({ id }: { id: string }) =>
    id === 'd' ? (['ComingSoon'] as const) : (['NowShowing'] as const),
  getAttributeIds: (id: string) => (id === 'b' ? ['vast'] : []),
}
const element = {
  type: 'filmList' as const,
  id: 'list',
  heading: null,
  mode: 'Grid' as const,
  categories: ['NowShowing' as const],
  filters: [],
  maximumFilms: null,
  films: [],
  attributeId: null,
  eventId: null,
  genreId: null,
}
const ids = (change: Partial<Parameters<typeof getListedFilms>[0]>) =>
  getListedFilms({ ...element, ...change }, from).map(({ id }) => id)

describe('a list of films in a page', () => {
  it('has the films of its categories in the chain’s order', () => {
    expect(ids({})).toEqual(['a', 'b', 'c'])
    expect(ids({ categories: ['ComingSoon', 'NowShowing'] })).toEqual(['a', 'b', 'c', 'd'])
  })

  it('begins with those that the editor chose, whatever their category, and has each once', () => {
    const films = ['d', 'b', 'gone'].map((filmId) => ({ filmId, sponsored: false }))
    expect(ids({ films })).toEqual(['d', 'b', 'a', 'c'])
  })

  it('is narrowed by attribute, event and genre', () => {
    expect(ids({ attributeId: 'vast' })).toEqual(['b'])
    expect(ids({ eventId: 'EV1' })).toEqual(['a', 'c'])
    expect(ids({ genreId: 'drama' })).toEqual(['a'])
  })
})

describe('films that personalisation names as paid for', () => {
  const films = ['a', 'b'].map((filmId) => ({ filmId, sponsored: false }))

  it('come before those that the editor chose, or are named so where they stand', () => {
    expect(addSponsored({ ...element, films }, ['d', 'b']).films).toEqual([
      { filmId: 'd', sponsored: true },
      { filmId: 'a', sponsored: false },
      { filmId: 'b', sponsored: true },
    ])
  })

  it('do not stand for what the editor has marked', () => {
    const marked = [{ filmId: 'c', sponsored: true }]
    expect(
      addSponsored({ ...element, films: marked }, ['d']).films.map(({ sponsored }) => sponsored),
    ).toEqual([true, true])
  })
})
