import { success } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import { createShowtimesService } from '../../services/ocapi/showtimes.ts'
import { Caching } from '../base/caching.ts'
import { ScreeningDatesStore } from './screening-dates.ts'

const screening = (filmId: string, ...sites: [siteId: string, ...attributes: string[]][]) => ({
  filmId,
  sites: sites.map(([siteId, ...showtimeAttributeIds]) => ({ siteId, showtimeAttributeIds })),
})

/** A store over a server that answers with these screenings, whatever it is asked, and what it hands over. */
function storeOver(filmScreeningDates: object[]) {
  const snapshots = new Snapshots()
  const caching = new Caching({ now: () => 0 }, { warn: jest.fn(), error: jest.fn() }, snapshots)
  const body = { filmScreeningDates }
  const client = { call: jest.fn(async () => success({ status: 200, body, serverTime: null })) as never }
  return { dates: new ScreeningDatesStore(createShowtimesService(client), caching), snapshots }
}

const everywhere = () =>
  storeOver([
    { businessDate: '2026-03-14', filmScreenings: [screening('hollow', ['1002', '2d'])] },
    {
      businessDate: '2026-03-13',
      filmScreenings: [
        screening('salt', ['1001', 'vast', '2d'], ['1002', '2d', 'subtitled']),
        screening('ninth', ['1002', '2d']),
      ],
    },
  ]).dates

test('dates come in order, with the films of all cinemas where none is named', async () => {
  const dates = everywhere()
  await dates.for({}).ensure()
  expect(dates.getDates({})).toEqual(['2026-03-13', '2026-03-14'])
  expect([...dates.getFilmIds({})].sort()).toEqual(['hollow', 'ninth', 'salt'])
  expect(dates.for({}).value?.['2026-03-13']?.salt).toEqual(['vast', '2d', 'subtitled'])
})

test('of named cinemas they are those alone, even where a server answers with more', async () => {
  const dates = everywhere()
  const query = { siteIds: ['1001'] }
  await dates.for(query).ensure()
  expect(dates.getDates(query)).toEqual(['2026-03-13'])
  expect([...dates.getFilmIds(query)]).toEqual(['salt'])
  expect(dates.for(query).value?.['2026-03-13']?.salt).toEqual(['vast', '2d'])
})

test('what is handed over with a page is the dates, the films and their attributes alone', async () => {
  const { dates, snapshots } = storeOver([
    { businessDate: '2026-03-13', filmScreenings: [screening('salt', ['1001', '2d'])] },
  ])
  await dates.for({}).ensure()
  expect(snapshots.dehydrate()['screening-dates']).toMatchObject({
    '|': { value: { '2026-03-13': { salt: ['2d'] } } },
  })
})
