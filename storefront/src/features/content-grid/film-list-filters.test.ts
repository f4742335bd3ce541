import type { Film } from '@foyer/contract/wire/films'
import { getFilmsLeft, type FilmFilter, type FilterValues } from '../../stores/filters/filter.ts'
import { FiltersStore } from '../../stores/filters/filters.ts'
import { createFilmListDefinition } from './film-list-definition.ts'
import {
  replaceSelection,
  readSelection,
  type FilmListData,
  type FilmListFilter,
} from './film-list-filters.ts'

const film = (id: string, genreIds: string[], eventId: string | null = null) =>
  ({ id, genreIds, eventId }) as Film
const films = [
  film('a', ['drama', 'crime'], 'EV1'),
  film('b', ['drama', 'nameless'], 'EV2'),
  film('c', ['horror']),
]
const context = {
  getCategories: ({ id }: { id: string }) =>
    id === 'c' ? (['ComingSoon'] as const) : (['NowShowing'] as const),
  getAttributeIds: (id: string) => (id === 'a' ? ['vast', 'subtitled'] : []),
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
/** The filter of the list with these questions, as the store has it. */
function held(filters: FilmListFilter[], selection: FilterValues = {}, change: Partial<FilmListData> = {}) {
  const store = new FiltersStore(() => true)
  const getLabel = (_: FilmListFilter, value: string) => (value === 'nameless' ? '' : value)
  const sources = () => ({ ...context, all: films, getLabel })
  store.open(createFilmListDefinition('list', { ...element, ...change, filters }, sources), selection)
  return store.filter('list') as FilmFilter
}
const every: FilmListFilter[] = ['genre', 'attribute', 'category', 'event']
const left = (selection: FilterValues) => getFilmsLeft(held(every, selection)).map(({ id }) => id)

it('leaves the films that have one of the chosen values of each question', () => {
  expect(left({})).toEqual(['a', 'b', 'c'])
  expect(left({ genre: [] })).toEqual(['a', 'b', 'c'])
  expect(left({ genre: ['crime', 'horror'] })).toEqual(['a', 'c'])
  expect(left({ genre: ['drama'], attribute: ['vast'] })).toEqual(['a'])
  expect(left({ category: ['ComingSoon'] })).toEqual(['c'])
  expect(left({ event: ['EV1'] })).toEqual(['a'])
  expect(left({ genre: ['horror'], event: ['EV1'] })).toEqual([])
})

it('offers what the films have by its name, and asks nothing that the editor has settled', () => {
  const offered = (filter: FilmListFilter, change: Partial<FilmListData> = {}) =>
    held([filter], {}, change).sections[filter]?.options.map(({ value }) => value)
  expect(offered('genre')).toEqual(['crime', 'drama', 'horror'])
  expect(offered('attribute')).toEqual(['subtitled', 'vast'])
  expect(offered('event')).toEqual(['EV1', 'EV2'])
  expect(offered('category')).toEqual(['ComingSoon', 'NowShowing'])
  expect(held(['genre'], {}, { genreId: 'drama' }).sections.genre).toEqual({
    fixed: true,
    options: [{ value: 'drama', selected: true }],
  })
})

it('asks nothing where there is nothing to choose between', () => {
  expect(held(['category'], {}, { categories: ['NowShowing'] }).sections).toEqual({})
  expect(
    held(['attribute'], { attribute: ['vast'] }, { genreId: 'horror' }).sections.attribute,
  ).toBeUndefined()
})

it('asks nothing by a name that the storefront has no word for', () => {
  expect(() => held(['rating' as FilmListFilter])).toThrow(
    'A list of films asks for "rating", which no filter has a label for',
  )
})

it('stands in the address under the list’s own name, and leaves the rest of it alone', () => {
  const query = new URLSearchParams(
    'language=fr&other.genre=war&list.genre=drama&list.genre=crime&list.event=x',
  )
  const selection = readSelection(query, element)
  expect(selection).toEqual({ genre: ['drama', 'crime'], category: [] })
  expect(replaceSelection(query, element, { genre: ['horror'] }).toString()).toBe(
    'language=fr&other.genre=war&list.event=x&list.genre=horror',
  )
  expect(replaceSelection(query, element, {}).has('list.genre')).toBe(false)
})
