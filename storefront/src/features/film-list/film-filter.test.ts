import { createBareFilm, createAvailability } from '../../context/testing/film-data.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { getFilmsLeft, type FilmFilter } from '../../stores/filters/filter.ts'
import { readFilters } from './film-filters-url.ts'
import { getFilmFilter } from './film-filter.ts'

const related = { genres: [], censorRatings: [], castAndCrew: [], events: [] }
const attribute = (id: string) => ({
  id,
  name: { text: id, translations: [] },
  description: null,
  shortName: null,
  displayPriority: 2,
  isPromoted: false,
})
/** A business day of screenings: by film and cinema their attributes. */
const day = (businessDate: string, films: Record<string, Record<string, string[]>>) => ({
  businessDate,
  filmScreenings: Object.entries(films).map(([filmId, sites]) => ({
    filmId,
    sites: Object.entries(sites).map(([siteId, showtimeAttributeIds]) => ({ siteId, showtimeAttributeIds })),
  })),
})

const dates = [
  day('2026-03-13', { salt: { 1001: ['vast'] }, ninth: { 1001: ['2d'], 1002: ['vast'] } }),
  day('2026-03-14', { hollow: { 1002: ['2d'] } }),
]

/** The filter of an address. */
async function held(query: string) {
  const { stores } = createTestStores({
    getFilms: () =>
      answerWith({
        films: [
          createBareFilm('salt', 'A'),
          createBareFilm('ninth', 'B'),
          createBareFilm('hollow', 'C'),
          createBareFilm('soon', 'D'),
        ],
        relatedData: related,
      }),
    getFilmsAvailability: () =>
      answerWith({
        filmAvailabilities: [
          { ...createAvailability('salt', 'NowShowing'), showtimeAttributeIds: ['vast'] },
          { ...createAvailability('ninth', 'NowShowing'), showtimeAttributeIds: ['2d', 'vast'] },
          createAvailability('hollow', 'NowShowing'),
          createAvailability('soon', 'ComingSoon'),
        ],
        relatedData: { attributes: [attribute('2d'), attribute('vast')] },
      }),
    getFilmScreeningDates: () => answerWith({ filmScreeningDates: dates }),
  })
  const filters = readFilters(new URLSearchParams(query), stores.configuration.value.browsing)
  await stores.listing.ensure()
  const { cinemas } = filters
  await stores.screeningDates.for({ siteIds: [...cinemas] }).ensure()
  return { stores, filters, filter: getFilmFilter(stores, filters) as FilmFilter }
}
const left = async (query: string) => getFilmsLeft((await held(query)).filter).map(({ id }) => id)

describe('the filter of the page of films', () => {
  it('leaves the films of the category', async () => {
    expect(await left('')).toEqual(['salt', 'ninth', 'hollow'])
    expect(await left('category=ComingSoon')).toEqual(['soon'])
  })

  it('is narrowed by day and screen together', async () => {
    expect(await left('date=2026-03-13')).toEqual(['salt', 'ninth'])
    expect(await left('attribute=2d')).toEqual(['ninth', 'hollow'])
    expect(await left('date=2026-03-14&attribute=2d')).toEqual(['hollow'])
    expect(await left('date=2026-03-14&attribute=vast')).toEqual([])
  })

  it('starts from what the chosen cinemas show', async () => {
    expect(await left('cinema=1001')).toEqual(['salt', 'ninth'])
    expect(await left('cinema=1001&attribute=vast')).toEqual(['salt'])
    expect(await left('cinema=1001,1002')).toEqual(['salt', 'ninth', 'hollow'])
  })

  it('leaves none where a screen is asked for that no film has', async () => {
    expect(await left('attribute=hologram')).toEqual([])
  })

  it('offers one category and one screen at a time, and says which are selected', async () => {
    const { filter } = await held('attribute=vast')
    expect(filter.sections.category?.options).toEqual([
      { value: 'NowShowing', selected: true },
      { value: 'ComingSoon', selected: false },
      { value: 'AdvanceBooking', selected: false },
    ])
    expect(filter.sections.attribute?.options).toEqual(
      expect.arrayContaining([
        { value: 'vast', selected: true },
        { value: '2d', selected: false },
      ]),
    )
  })

  it('is of one cinema where one is chosen, else of all that are', async () => {
    expect((await held('cinema=1001')).filter.siteId).toBe('1001')
    expect((await held('cinema=1001,1002')).filter.siteId).toBeNull()
    expect((await held('')).filter.siteId).toBeNull()
  })

  it('goes with the films of its cinema', async () => {
    const { stores, filters } = await held('cinema=1001')
    stores.screeningDates.for({ siteIds: ['1001'] }).clear()
    expect(getFilmFilter(stores, filters)).toBeUndefined()
  })

  it('is worked out once for all that ask, and anew when its films change', async () => {
    const { stores, filters, filter } = await held('attribute=vast')
    expect(getFilmFilter(stores, { ...filters })).toBe(filter)
    const { value } = stores.films.all
    if (value) stores.films.all.set({ ...value, films: value.films.slice(1) })
    const fewer = getFilmFilter(stores, filters) as FilmFilter
    expect(getFilmsLeft(fewer).map(({ id }) => id)).toEqual(
      getFilmsLeft(filter)
        .map(({ id }) => id)
        .slice(1),
    )
  })
})
