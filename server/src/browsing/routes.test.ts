import { operations } from '@foyer/contract/operations'
import type { EventResponse, EventShowtimesResponse, EventsResponse } from '@foyer/contract/wire/events'
import type { FilmAvailabilitiesResponse, FilmsResponse } from '@foyer/contract/wire/films'
import type { ScreenShowtimesResponse } from '@foyer/contract/wire/showtimes'
import { expectRelated, prepareBrowsing } from './testing/prepare-browsing.ts'

const { catalogue, clock, get, read, findUpcoming } = prepareBrowsing('browsing')

describe('films', () => {
  it('are listed, with everything they refer to', async () => {
    const { films, relatedData } = await read<FilmsResponse>(operations.getFilms, 'films')
    expect(films).toHaveLength(24)
    expectRelated(
      relatedData.genres,
      films.flatMap((film) => film.genreIds),
    )
    expectRelated(
      relatedData.censorRatings,
      films.map((film) => film.censorRatingId),
    )
    expectRelated(
      relatedData.events,
      films.map((film) => film.eventId),
    )
    expectRelated(
      relatedData.castAndCrew,
      films.flatMap((film) => film.castAndCrew.map((member) => member.castAndCrewMemberId)),
    )
  })

  it('can be read one at a time; an unknown one is not found', async () => {
    const body = await read<{ film: { title: { text: string } } }>(operations.getFilm, 'films/HO00000108')
    expect(body.film.title.text).toBe('Ninth Floor')
    expect((await get('films/HO99999999')).statusCode).toBe(404)
  })

  it('state whether they are showing, bookable, or coming soon', async () => {
    const { filmAvailabilities, relatedData } = await read<FilmAvailabilitiesResponse>(
      operations.getFilmsAvailability,
      'films/availability',
    )
    const inCategory = (category: string) =>
      filmAvailabilities.filter((entry) => (entry.categories as string[]).includes(category))
    expect(inCategory('NowShowing')).toHaveLength(12)
    expect(inCategory('AdvanceBooking')).toHaveLength(4)
    expect(inCategory('ComingSoon')).toHaveLength(8)
    for (const entry of inCategory('AdvanceBooking')) {
      expect(entry.showtimeAttributeIds.length).toBeGreaterThan(0)
      expect(Date.parse(entry.advanceBookingPeriods[0]?.startsAt ?? '')).toBeLessThanOrEqual(clock.now())
    }
    for (const entry of inCategory('ComingSoon')) expect(entry.showtimeAttributeIds).toEqual([])
    expectRelated(
      relatedData.attributes,
      filmAvailabilities.flatMap((entry) => entry.showtimeAttributeIds),
    )
  })

  it('are those of one cinema if it is given', async () => {
    const { filmAvailabilities } = await read<FilmAvailabilitiesResponse>(
      operations.getSiteFilmsAvailability,
      'sites/1006/films/availability',
    )
    expect(filmAvailabilities.every((entry) => entry.siteId === '1006')).toBe(true)
    expect(filmAvailabilities.flatMap((entry) => entry.showtimeAttributeIds)).not.toContain('vast')
    await read(operations.getSiteFilms, 'sites/1006/films')
    await read(operations.getFilmAvailability, 'films/HO00000108/availability')
    expect((await get('sites/9999/films')).statusCode).toBe(404)
  })
})

it('lists cinemas', async () => {
  const { sites } = await read<{ sites: unknown[] }>(operations.getSites, 'sites')
  expect(sites).toHaveLength(8)
  await read(operations.getSite, 'sites/1005')
  expect((await get('sites/9999')).statusCode).toBe(404)
})

describe('events', () => {
  it('are listed with their days, films and cinemas, current ones first', async () => {
    const { events, relatedData } = await read<EventsResponse>(operations.getEvents, 'events')
    expect(events.map((event) => event.id).sort()).toEqual([...catalogue.events.keys()])
    expectRelated(
      relatedData.sites,
      events.flatMap((event) => event.siteIds),
    )
    const films = [...catalogue.films.values()].filter(({ wire }) => wire.eventId !== null)
    expectRelated(
      relatedData.films,
      films.map(({ wire }) => wire.id),
    )
    const starts = events.map(({ schedule }) => schedule?.startDate ?? '')
    const isOn = starts.map((start) => start <= '2026-11-23')
    expect(isOn).toEqual([...isOn].sort().reverse())
    for (const { id, schedule } of events) {
      const releases = relatedData.films.filter((film) => film.eventId === id).map((film) => film.releaseDate)
      expect(releases).toContain(schedule?.startDate)
      expect(schedule?.endDate).toMatch(/^2026-1[12]|^2027-/)
    }
  })

  it('can be read one at a time; an unknown one is not found', async () => {
    const { event } = await read<EventResponse>(operations.getEvent, 'events/EV002')
    expect(event).toMatchObject({ name: { text: 'Salt Water' }, siteIds: ['1001', '1002', '1004', '1007'] })
    const none = await get('events/EV999')
    expect(none.json()).toMatchObject({ status: 404, type: 'urn:foyer:problem:event-not-found' })
    const { etag } = (await get('events/EV002')).headers
    expect((await get('events/EV002', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it('have the showtimes of their films at the cinemas that take part', async () => {
    const all = await read<EventShowtimesResponse>(operations.getEventShowtimes, 'events/EV004/showtimes')
    expect(all.showtimes.length).toBeGreaterThan(10)
    expect(new Set(all.showtimes.map((showtime) => showtime.siteId))).toEqual(new Set(['1001', '1002']))
    expect(new Set(all.relatedData.films.map((film) => film.eventId))).toEqual(new Set(['EV004']))
    const starts = all.showtimes.map((showtime) => Date.parse(showtime.schedule.startsAt))
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    const one = await read<EventShowtimesResponse>(
      operations.getEventShowtimes,
      'events/EV004/showtimes?siteIds=1002&siteIds=1003',
    )
    expect(new Set(one.showtimes.map((showtime) => showtime.siteId))).toEqual(new Set(['1002']))
    const elsewhere = await read<EventShowtimesResponse>(
      operations.getEventShowtimes,
      'events/EV004/showtimes?siteIds=1003',
    )
    expect(elsewhere.showtimes).toEqual([])
  })
})

it('shows what is on at a screen from an hour before it begins to its end', async () => {
  const path = 'showtimes/by-screen/1001-S1'
  const list = async () => {
    const body = await read<ScreenShowtimesResponse>(operations.getShowtimesByScreen, `${path}?onNow=true`)
    return body.showtimes.map(({ id }) => id)
  }
  const [first] = (await read<ScreenShowtimesResponse>(operations.getShowtimesByScreen, path)).showtimes
  const { startsAt, endsAt } = first?.schedule ?? { startsAt: '', endsAt: '' }
  const seen = []
  for (const at of [
    Date.parse(startsAt) - 3_600_001,
    Date.parse(startsAt) - 3_600_000,
    Date.parse(endsAt) - 1,
  ]) {
    clock.set(at)
    seen.push((await list()).includes(first?.id ?? ''))
  }
  clock.set(Date.parse(endsAt))
  seen.push((await list()).includes(first?.id ?? ''))
  expect(seen).toEqual([false, true, true, false])
})

it('shows a screen’s programme of all days', async () => {
  const path = 'showtimes/by-screen/1001-S1'
  const body = await read<ScreenShowtimesResponse>(operations.getShowtimesByScreen, path)
  expect(new Set(body.showtimes.map((showtime) => showtime.screenId))).toEqual(new Set(['1001-S1']))
  expect(new Set(body.showtimes.map((showtime) => showtime.schedule.businessDate)).size).toBe(14)
  expectRelated(
    body.relatedData.films,
    body.showtimes.map((showtime) => showtime.filmId),
  )
  expect((await get('showtimes/by-screen/1001-S99')).json()).toMatchObject({
    status: 404,
    type: 'urn:foyer:problem:screen-not-found',
  })
})

it('answers 304 if the caller has the answer', async () => {
  const path = 'showtimes/by-business-date/2026-11-25?siteIds=1003'
  const { etag } = (await get(path)).headers
  const again = await get(path, { 'if-none-match': `W/${etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get(path, { 'if-none-match': '"another"' })).statusCode).toBe(200)
})

describe('addresses of trailers', () => {
  interface WithFilms {
    film?: FilmsResponse['films'][number]
    films?: FilmsResponse['films']
    relatedData?: { films?: FilmsResponse['films'] }
  }
  const trailersIn = ({ film, films = [], relatedData }: WithFilms) =>
    [...(film ? [film] : []), ...films, ...(relatedData?.films ?? [])].flatMap((each) =>
      each.trailerUrl === null ? [] : [each.trailerUrl, ...(each.trailers ?? []).map(({ uri }) => uri)],
    )

  it("are absolute, of the caller's origin, wherever an answer has a film", async () => {
    const withTrailer = [...catalogue.films.values()].filter(({ wire }) => wire.trailerUrl !== null)
    const trailed = new Set(withTrailer.map(({ wire }) => wire.id))
    const showtime = await findUpcoming(({ filmId }) => trailed.has(filmId))
    const ofEvent = [...catalogue.films.values()].find(
      ({ wire }) => wire.eventId !== null && trailed.has(wire.id),
    )
    const paths = [
      'films',
      `films/${showtime.filmId}`,
      `sites/${showtime.siteId}/films`,
      'showtimes/by-business-date/first',
      `showtimes/by-business-date/${showtime.businessDate}`,
      `showtimes/by-screen/${showtime.screenId}`,
      `showtimes/${showtime.id}`,
      ...(ofEvent
        ? ['events', `events/${ofEvent.wire.eventId}`, `events/${ofEvent.wire.eventId}/showtimes`]
        : []),
    ]
    for (const path of paths)
      // Each origin twice: an answer cached for one is not sent to the other.
      for (const host of ['one.example', 'two.example:4000', 'one.example', 'two.example:4000']) {
        const answer = await get(path, { host })
        expect([path, answer.statusCode]).toEqual([path, 200])
        const addresses = trailersIn(answer.json<WithFilms>())
        if (!path.startsWith('events')) expect([path, addresses.length > 0]).toEqual([path, true])
        for (const address of addresses)
          expect(address).toMatch(new RegExp(`^http://${host}/media/trailers/`))
      }
  })

  it("give each origin's answer its own entity tag", async () => {
    const getTag = async (host: string) => (await get('films', { host })).headers.etag
    expect(await getTag('one.example')).toBe(await getTag('one.example'))
    expect(await getTag('one.example')).not.toBe(await getTag('two.example'))
  })

  it('are right even for more origins than the cache has space for', async () => {
    for (let at = 0; at < 40; at += 1) {
      const host = `10.0.0.${at}`
      const [address] = trailersIn((await get('films', { host })).json<WithFilms>())
      expect(address).toMatch(new RegExp(`^http://${host}/`))
    }
  })
})
