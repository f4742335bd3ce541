import type { Film } from '@foyer/contract/wire/films'
import { meets, offeredValues, queryWith, selectionIn, type FilmListData } from './film-list-filters.ts'

const film = (id: string, genreIds: string[], eventId: string | null = null) =>
  ({ id, genreIds, eventId }) as Film
const films = [film('a', ['drama', 'crime'], 'EV1'), film('b', ['drama']), film('c', ['horror'])]
const facts = {
  categoriesOf: (id: string) => (id === 'c' ? (['ComingSoon'] as const) : (['NowShowing'] as const)),
  attributesOf: (id: string) => (id === 'a' ? ['vast', 'subtitled'] : []),
}
const element: FilmListData = {
  type: 'filmList',
  id: 'list',
  heading: null,
  mode: 'Grid',
  categories: ['ComingSoon', 'NowShowing'],
  filters: ['genre', 'category'],
  maximumFilms: null,
  films: [],
  attributeId: null,
  eventId: null,
  genreId: null,
}
const left = (selection: Parameters<typeof meets>[1]) =>
  films.filter((each) => meets(each, selection, facts)).map(({ id }) => id)

it('leaves the films that have one of the chosen values of each question', () => {
  expect(left({})).toEqual(['a', 'b', 'c'])
  expect(left({ genre: [] })).toEqual(['a', 'b', 'c'])
  expect(left({ genre: ['crime', 'horror'] })).toEqual(['a', 'c'])
  expect(left({ genre: ['drama'], attribute: ['vast'] })).toEqual(['a'])
  expect(left({ category: ['ComingSoon'] })).toEqual(['c'])
  expect(left({ event: ['EV1'] })).toEqual(['a'])
  expect(left({ genre: ['horror'], event: ['EV1'] })).toEqual([])
})

it('offers what the films have, and asks nothing that the editor has settled', () => {
  const offered = (filter: Parameters<typeof offeredValues>[1], change: Partial<FilmListData> = {}) =>
    offeredValues({ ...element, ...change }, filter, films, facts)
  expect(offered('genre')).toEqual(['drama', 'crime', 'horror'])
  expect(offered('attribute')).toEqual(['vast', 'subtitled'])
  expect(offered('event')).toEqual(['EV1'])
  expect(offered('category')).toEqual(['ComingSoon', 'NowShowing'])
  expect(offered('category', { categories: ['NowShowing'] })).toEqual(['NowShowing'])
  expect(offered('genre', { genreId: 'drama' })).toEqual([])
})

it('stands in the address under the list’s own name, and leaves the rest of it alone', () => {
  const query = new URLSearchParams(
    'language=fr&other.genre=war&list.genre=drama&list.genre=crime&list.event=x',
  )
  const selection = selectionIn(query, element)
  expect(selection).toEqual({ genre: ['drama', 'crime'], category: [] })
  expect(queryWith(query, element, { genre: ['horror'] }).toString()).toBe(
    'language=fr&other.genre=war&list.event=x&list.genre=horror',
  )
  expect(queryWith(query, element, {}).has('list.genre')).toBe(false)
})
