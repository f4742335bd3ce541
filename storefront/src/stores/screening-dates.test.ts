import { answered, orderStores } from '../app/testing/order-stores.ts'

const screening = (filmId: string, ...sites: [siteId: string, ...attributes: string[]][]) => ({
  filmId,
  sites: sites.map(([siteId, ...showtimeAttributeIds]) => ({ siteId, showtimeAttributeIds })),
})

/** Stores of a server that answers with every cinema's screenings, whatever it is asked. */
const storesOf = () =>
  orderStores({
    getFilmScreeningDates: () =>
      answered({
        filmScreeningDates: [
          {
            businessDate: '2026-03-14',
            filmScreenings: [screening('hollow', ['1002', '2d'])],
          },
          {
            businessDate: '2026-03-13',
            filmScreenings: [
              screening('salt', ['1001', 'vast', '2d'], ['1002', '2d', 'subtitled']),
              screening('ninth', ['1002', '2d']),
            ],
          },
        ],
      }),
  }).stores.screeningDates

test('dates come in order, with the films of all cinemas where none is named', async () => {
  const dates = storesOf()
  await dates.for({}).ensure()
  expect(dates.datesOf({})).toEqual(['2026-03-13', '2026-03-14'])
  expect([...dates.filmsOf({})].sort()).toEqual(['hollow', 'ninth', 'salt'])
  expect(dates.for({}).value?.['2026-03-13']?.salt).toEqual(['vast', '2d', 'subtitled'])
})

test('of named cinemas they are those alone, even where a server answers with more', async () => {
  const dates = storesOf()
  const query = { siteIds: ['1001'] }
  await dates.for(query).ensure()
  expect(dates.datesOf(query)).toEqual(['2026-03-13'])
  expect([...dates.filmsOf(query)]).toEqual(['salt'])
  expect(dates.for(query).value?.['2026-03-13']?.salt).toEqual(['vast', '2d'])
})

test('what is handed over with a page is the dates, the films and their attributes alone', async () => {
  const { stores } = orderStores({
    getFilmScreeningDates: () =>
      answered({
        filmScreeningDates: [
          { businessDate: '2026-03-13', filmScreenings: [screening('salt', ['1001', '2d'])] },
        ],
      }),
  })
  await stores.screeningDates.for({}).ensure()
  expect(stores.core.snapshots.take()['screening-dates']).toMatchObject({
    '|': { value: { '2026-03-13': { salt: ['2d'] } } },
  })
})
