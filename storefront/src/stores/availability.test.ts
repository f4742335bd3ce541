import type { FilmAvailability } from '@foyer/contract/wire/films'
import { Snapshots } from '../cache/snapshots.ts'
import { success } from '../cache/result.ts'
import { filmsService } from '../services/ocapi/films.ts'
import { AvailabilityStore } from './availability.ts'
import { Caching } from './caching.ts'
import { TodayStore } from './today.ts'

const clock = { now: () => Date.parse('2026-11-23T12:00:00Z') }
const vast = { id: 'vast' } as never
const of = (filmId: string, category: FilmAvailability['categories'][number]): FilmAvailability => ({
  filmId,
  siteId: null,
  categories: [category],
  showtimeAttributeIds: ['vast'],
  advanceBookingPeriods: [],
})

function house() {
  const asked: string[] = []
  const answer = (body: unknown) => success({ status: 200, body, serverTime: null })
  const call = async (operation: string, { params }: { params?: { filmId: string } }) => {
    asked.push(params ? `${operation} ${params.filmId}` : operation)
    const relatedData = { attributes: [vast] }
    return params
      ? answer({ filmAvailability: of(params.filmId, 'ComingSoon'), relatedData })
      : answer({ filmAvailabilities: [of('HO1', 'NowShowing'), of('HO2', 'NowShowing')], relatedData })
  }
  const caching = new Caching(clock, { warn: jest.fn(), error: jest.fn() }, new Snapshots())
  const store = new AvailabilityStore(
    filmsService({ call: call as never }),
    new TodayStore(clock.now(), clock),
    caching,
  )
  return { store, asked }
}

it('of one film is asked for alone, with the attributes of its showtimes', async () => {
  const { store, asked } = house()
  await store.ensureFilm('HO1')
  await store.ensureFilm('HO1')
  expect(asked).toEqual(['getFilmAvailability HO1'])
  expect(store.of('HO1')?.categories).toEqual(['ComingSoon'])
  expect(store.attributes('HO1')).toEqual([vast])
  expect(store.of('HO2')).toBeUndefined()
})

it('of one film is taken from the list of all where that is at hand', async () => {
  const { store, asked } = house()
  await store.ensure()
  await store.ensureFilm('HO1')
  expect(asked).toEqual(['getFilmsAvailability'])
  expect(store.of('HO1')?.categories).toEqual(['NowShowing'])
  expect(store.attributes('HO2')).toEqual([vast])
  expect(store.of('HO3')).toBeUndefined()
})
