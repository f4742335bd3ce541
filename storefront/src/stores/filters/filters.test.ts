import type { Film } from '@foyer/contract/wire/films'
import { autorun, observable, observableRef, runInAction } from 'mobx'
import { getFilmsLeft, isFilterMet, getSelected, type FilmFilter } from './filter.ts'
import { FiltersStore, type SectionDefinitions } from './filters.ts'

const film = (id: string, genreIds: string[]) => ({ id, genreIds }) as unknown as Film
const drama = film('drama film', ['drama'])
const war = film('war film', ['war', 'drama'])

/** A store with a film filter over films that can change and go. */
function shop(sections: SectionDefinitions = {}) {
  const listed = observable(
    { films: [drama, war] as readonly Film[], loaded: true },
    { films: observableRef },
  )
  const store = new FiltersStore((siteId) => siteId === null && listed.loaded)
  const definition = {
    id: 'list',
    type: 'Film' as const,
    siteId: null,
    baseData: () => listed.films.map((each) => ({ film: each, values: { genre: each.genreIds } })),
    sections: () => ({
      genre: { values: [...new Set(listed.films.flatMap(({ genreIds }) => genreIds))], multiple: true },
      category: { values: ['NowShowing', 'ComingSoon'] },
      ...sections,
    }),
  }
  const filter = () => store.filter('list') as FilmFilter
  return { listed, store, definition, filter, selected: () => getSelected(filter()) }
}

describe('a filter', () => {
  it('has an id, a cinema, a type and sections of options that say whether they are selected', () => {
    const { store, definition, filter } = shop({ event: { values: ['EV1'], fixed: true } })
    store.open(definition, { genre: ['war'] })
    expect(filter()).toMatchObject({
      id: 'list',
      siteId: null,
      type: 'Film',
      sections: {
        genre: {
          fixed: false,
          options: [
            { value: 'drama', selected: false },
            { value: 'war', selected: true },
          ],
        },
        event: { fixed: true, options: [{ value: 'EV1', selected: true }] },
      },
    })
  })

  it('carries the films that it starts from where it is one of films, and no other does', () => {
    const { store, definition, filter } = shop()
    store.open(definition)
    expect(filter().baseData.map(({ film: { id } }) => id)).toEqual(['drama film', 'war film'])
    store.open({ id: 'times', type: 'Showtime', siteId: '1001', sections: () => ({}) })
    expect(store.filter('times')).toEqual({ id: 'times', type: 'Showtime', siteId: '1001', sections: {} })
  })

  it('keeps what is selected when its options change', () => {
    const { listed, store, definition, selected } = shop()
    store.open(definition, { genre: ['war'] })
    runInAction(() => (listed.films = [war, film('noir film', ['noir'])]))
    expect(selected().genre).toEqual(['war'])
    store.open({ ...definition, sections: () => ({ genre: { values: ['war', 'new'], multiple: true } }) })
    expect(selected()).toEqual({ genre: ['war'] })
  })

  it('has nothing selected that is not offered', () => {
    const { store, definition, selected, filter } = shop()
    store.open(definition, { genre: ['musical'] })
    expect(selected().genre).toEqual([])
    expect(getFilmsLeft(filter())).toEqual([drama, war])
  })

  it('clears the other options first where one alone can be selected', () => {
    const { store, definition, selected } = shop()
    store.open(definition)
    store.select('list', 'category', 'NowShowing')
    store.select('list', 'category', 'ComingSoon')
    expect(selected().category).toEqual(['ComingSoon'])
  })

  it('selects one after another where several can be, and lets them go', () => {
    const { store, definition, selected } = shop()
    store.open(definition)
    store.select('list', 'genre', 'war')
    store.select('list', 'genre', 'drama')
    store.select('list', 'genre', 'drama')
    expect(selected().genre).toEqual(['drama', 'war'])
    store.deselect('list', 'genre', 'war')
    expect(selected().genre).toEqual(['drama'])
  })

  it('is cleared but for what is fixed', () => {
    const { store, definition, selected } = shop({ event: { values: ['EV1'], fixed: true } })
    store.open(definition, { genre: ['war'], category: ['NowShowing'] })
    store.clear('list')
    expect(selected()).toEqual({ genre: [], category: [], event: ['EV1'] })
    store.deselect('list', 'event', 'EV1')
    expect(selected().event).toEqual(['EV1'])
  })
})

describe('a filter of films', () => {
  it('is not held before the films of its cinema are loaded', () => {
    const { listed, store, definition, filter } = shop()
    runInAction(() => (listed.loaded = false))
    store.open(definition)
    expect(filter()).toBeUndefined()
    store.open({ ...definition, siteId: '1001' })
    expect(filter()).toBeUndefined()
  })

  it('is dropped with them, and does not come back by itself', () => {
    const { listed, store, definition, filter } = shop()
    const seen: boolean[] = []
    const stop = autorun(() => seen.push(store.filter('list') !== undefined))
    store.open(definition, { genre: ['war'] })
    runInAction(() => (listed.loaded = false))
    expect(filter()).toBeUndefined()
    runInAction(() => (listed.loaded = true))
    expect(filter()).toBeUndefined()
    store.open(definition)
    expect(getSelected(filter()).genre).toEqual([])
    expect(seen).toEqual([false, true, false, true])
    stop()
  })

  it('alone depends on films', () => {
    const { listed, store } = shop()
    runInAction(() => (listed.loaded = false))
    store.open({ id: 'times', type: 'Showtime', siteId: null, sections: () => ({}) })
    expect(store.filter('times')).toBeDefined()
  })

  it('leaves films that have one of the selected values of each section', () => {
    const { store, definition, filter } = shop()
    store.open(definition, { genre: ['war', 'drama'] })
    expect(getFilmsLeft(filter())).toEqual([drama, war])
    store.deselect('list', 'genre', 'drama')
    expect(getFilmsLeft(filter())).toEqual([war])
  })

  it('leaves what it starts from as it is where a section is fixed: that has chosen it already', () => {
    const { store, definition, filter } = shop({ genre: { values: ['noir'], fixed: true } })
    store.open(definition)
    expect(getFilmsLeft(filter())).toEqual([drama, war])
  })
})

test('a filter of showtimes leaves those that have all that is selected, the fixed too', () => {
  const store = new FiltersStore(() => false)
  const sections = () => ({
    attribute: { values: ['vast', 'subtitled'], multiple: true },
    event: { values: ['EV1'], fixed: true },
  })
  store.open({ id: 'times', type: 'Showtime', siteId: null, sections }, { attribute: ['vast', 'subtitled'] })
  const filter = store.filter('times') as NonNullable<ReturnType<FiltersStore['filter']>>
  expect(isFilterMet(filter, { attribute: ['subtitled', 'vast'], event: ['EV1'] })).toBe(true)
  expect(isFilterMet(filter, { attribute: ['vast'], event: ['EV1'] })).toBe(false)
  expect(isFilterMet(filter, { attribute: ['subtitled', 'vast'] })).toBe(false)
})
