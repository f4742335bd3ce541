import type { OperationId } from '@foyer/contract/operations'
import { chainAt } from './chain.ts'
import { filmIds, plain, siteIds, type Body } from './records.ts'

/** Noon of the documents' day. */
export const now = Date.parse('2026-11-21T12:00:00Z')

const chain = chainAt(now)
const bodyAt = (path: string, query = ''): Body => {
  const { status, body } = chain.answer(path, new URLSearchParams(query))
  if (status !== 200 || !body) throw new Error(`the chain answers ${path} with ${status}`)
  return body
}

const [film = ''] = filmIds
const [site = ''] = siteIds
const dayPath = `showtimes/by-business-date/${chain.today}`
const showtimeId = plain(chain.showtimes[0]?.id)
const createShowtimes = (more: Body): Body => {
  const { showtimes = null, relatedData = null } = bodyAt(dayPath)
  return { ...more, showtimes, relatedData }
}
const [event = {}] = chain.events().events as Body[]

type Kind = 'film' | 'showtime' | 'site' | 'availability' | 'event' | 'date'

/** A browsing call with an answer in the shape of real servers: where its records are, and what they are. */
export interface BrowsingCall {
  readonly operation: OperationId
  readonly kind: Kind
  /** Name of the answer's list, or of its only record. */
  readonly at: string
  readonly isList: boolean
  readonly body: Body
}

const list = (operation: OperationId, kind: Kind, at: string, body: Body): BrowsingCall => ({
  operation,
  kind,
  at,
  isList: true,
  body,
})
const single = (operation: OperationId, kind: Kind, at: string, body: Body): BrowsingCall => ({
  operation,
  kind,
  at,
  isList: false,
  body,
})

export const browsingCalls: readonly BrowsingCall[] = [
  list('getFilms', 'film', 'films', bodyAt('films')),
  list('getSiteFilms', 'film', 'films', bodyAt(`sites/${site}/films`)),
  single('getFilm', 'film', 'film', bodyAt(`films/${film}`)),
  list('getFilmsAvailability', 'availability', 'filmAvailabilities', bodyAt('films/availability')),
  list(
    'getSiteFilmsAvailability',
    'availability',
    'filmAvailabilities',
    bodyAt(`sites/${site}/films/availability`),
  ),
  single('getFilmAvailability', 'availability', 'filmAvailability', bodyAt(`films/${film}/availability`)),
  list('getSites', 'site', 'sites', bodyAt('sites')),
  single('getSite', 'site', 'site', bodyAt(`sites/${site}`)),
  list('getEvents', 'event', 'events', chain.events()),
  single('getEvent', 'event', 'event', { ...chain.events(), event }),
  list('getEventShowtimes', 'showtime', 'showtimes', createShowtimes({ eventId: 'EV00000' })),
  list('getFilmScreeningDates', 'date', 'filmScreeningDates', bodyAt('film-screening-dates')),
  list('getShowtimesByBusinessDate', 'showtime', 'showtimes', bodyAt(dayPath)),
  list('getFirstShowtimes', 'showtime', 'showtimes', bodyAt('showtimes/by-business-date/first')),
  list('getShowtimesByScreen', 'showtime', 'showtimes', createShowtimes({ screenId: `${site}-13` })),
  single('getShowtime', 'showtime', 'showtime', bodyAt(`showtimes/${showtimeId}`)),
]

/** A change of one record, and whether the record is still valid. */
type Variation = readonly [name: string, change: Body, isUsable: boolean]

/** Marks a field to be removed. */
export const absent = '\u0000absent'

const someText = (content: string): Body => ({ text: content, translations: [] })

const scheduleWith = (change: Body): Body => ({
  schedule: { ...(chain.showtimes[1]?.schedule as Body), ...change },
})
const contactWith = (change: Body): Body => ({
  contactDetails: { ...(chain.sites[1]?.contactDetails as Body), ...change },
})
const addressWith = (change: Body): Body =>
  contactWith({ address: { ...((chain.sites[1]?.contactDetails as Body).address as Body), ...change } })

const variations: Readonly<Record<Kind, readonly Variation[]>> = {
  film: [
    ['no trailers', { trailers: absent }, true],
    [
      'trailers of which one has no address',
      { trailers: [{ provider: 'YouTube' }, { uri: 'https://t.example/a.mp4' }] },
      true,
    ],
    ['people by role alone', { castAndCrew: absent, actors: [{ castAndCrewMemberId: '7850' }] }, true],
    [
      'a role that is not known',
      { castAndCrew: [{ castAndCrewMemberId: '7850', roles: ['Writer', 'Actor'] }] },
      true,
    ],
    ['no genres', { genreIds: null }, true],
    ['a rating note that is a bare text', { censorRatingNote: 'mild peril' }, true],
    ['a release that is an instant', { releaseDate: '2026-11-01T00:00:00Z' }, true],
    ['a running time as a text', { runtimeInMinutes: '102' }, true],
    ['no place in the order', { displayPriority: absent }, true],
    ['no ids of other systems', { externalIds: null }, true],
    ['an id that is a number', { id: 8218 }, true],
    ['a title that is a bare text', { title: 'Plain Title' }, true],
    ['a synopsis of another kind', { synopsis: 12, shortSynopsis: { text: '  ' } }, true],
    ['more than is known', { isFuture: true, rank: [1, { of: 2 }] }, true],
    ['no id', { id: absent }, false],
    ['a blank title', { title: someText('   ') }, false],
    ['no title', { title: null }, false],
  ],
  showtime: [
    [
      'the restriction of advance booking',
      { restrictions: ['FilmAdvanceBookingRule'], filmAdvanceBookingRuleId: 'AB1' },
      true,
    ],
    ['no word on food at the seats', scheduleWith({ inSeatItemDelivery: absent }), true],
    ['no end', scheduleWith({ endsAt: null, filmEndsAt: absent }), true],
    ['no start of the film', scheduleWith({ filmStartsAt: '' }), true],
    ['no business day', scheduleWith({ businessDate: absent }), true],
    ['no screen', { screenId: null }, true],
    ['no areas', { areaCategories: absent }, true],
    ['no attributes', { attributeIds: null }, true],
    ['no word on seats', { isAllocatedSeating: absent, isSoldOut: null }, true],
    ['a cinema that is a number', { siteId: 536 }, true],
    ['more than is known', { hopk: '1', salesChannels: ['Web'] }, true],
    ['no start', scheduleWith({ startsAt: null }), false],
    ['a start that is no moment', scheduleWith({ startsAt: '2026-11-21 19:00' }), false],
    ['no schedule', { schedule: null }, false],
    ['no film', { filmId: absent }, false],
    ['no id', { id: '' }, false],
  ],
  site: [
    ['no word on food', { hasSellableItems: absent, allowedItemDeliveryMethods: absent }, true],
    ['an address for mail that is blank', contactWith({ email: '' }), true],
    ['no address for mail', contactWith({ email: null }), true],
    ['no telephone', contactWith({ phoneNumbers: [] }), true],
    ['telephones that are null', contactWith({ phoneNumbers: null }), true],
    ['a second line that is blank', addressWith({ line2: '', city: 'Example Town EX1 1AA' }), true],
    ['no city', addressWith({ city: null }), true],
    ['no way to reach it', { contactDetails: null }, true],
    ['no place', { location: null }, true],
    ['a place that is none', { location: { latitude: 'north', longitude: 400 } }, true],
    ['no time zone', { ianaTimeZoneName: absent }, true],
    ['an id that is a number', { id: 17 }, true],
    ['a blank name', { name: someText(' ') }, false],
    ['no id', { id: absent }, false],
  ],
  availability: [
    ['a category that is not known', { categories: ['NowShowing', 'Retired'] }, true],
    ['no categories in the list', { categories: [] }, true],
    ['no attributes', { showtimeAttributeIds: null }, true],
    ['no periods', { advanceBookingPeriods: absent }, true],
    ['periods that are null', { advanceBookingPeriods: null }, true],
    [
      'a period without a restriction',
      { advanceBookingPeriods: [{ startsAt: '2026-11-01T09:00:00Z' }] },
      true,
    ],
    ['an attribute that is a number', { showtimeAttributeIds: [6] }, true],
    ['no cinema', { siteId: absent }, true],
    ['a blank cinema', { siteId: '' }, true],
    ['more than is known', { filmHopk: '8218' }, true],
    ['no categories', { categories: null }, false],
    ['no film', { filmId: absent }, false],
  ],
  event: [
    ['a schedule without days', { schedule: { startDate: null, endDate: null } }, true],
    ['no schedule', { schedule: null }, true],
    ['a schedule of one day', { schedule: { startDate: '2026-11-01', endDate: null } }, true],
    [
      'days that are instants',
      { schedule: { startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' } },
      true,
    ],
    ['no short name', { shortName: absent }, true],
    ['a description that is a bare text', { description: 'About it.' }, true],
    ['no cinemas', { siteIds: null }, true],
    ['a cinema that is a number', { siteIds: [536] }, true],
    ['an id that is a number', { id: 12 }, true],
    ['more than is known', { films: [], isActive: true }, true],
    ['a blank name', { name: someText('') }, false],
    ['no id', { id: null }, false],
  ],
  date: [
    ['a day that is an instant', { businessDate: '2026-11-25T00:00:00Z' }, true],
    ['no films', { filmScreenings: [] }, true],
    ['films that are null', { filmScreenings: null }, true],
    ['a film without cinemas', { filmScreenings: [{ filmId: 'HO1', sites: null }] }, true],
    [
      'a cinema without attributes',
      { filmScreenings: [{ filmId: 'HO1', sites: [{ siteId: '536' }] }] },
      true,
    ],
    [
      'a cinema that is a number',
      { filmScreenings: [{ filmId: 'HO1', sites: [{ siteId: 536, showtimeAttributeIds: [] }] }] },
      true,
    ],
    ['a film that is a number', { filmScreenings: [{ filmId: 1, sites: [] }] }, true],
    ['more than is known', { isHoliday: true }, true],
    ['no day', { businessDate: null }, false],
    ['a day that is not', { businessDate: '2026-02-30' }, false],
  ],
}

/** A record with a change. */
export function changed(record: Body, change: Body): Body {
  const entries = Object.entries({ ...record, ...change })
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      if (value === absent) return []
      const isNested = typeof value === 'object' && value !== null && !Array.isArray(value)
      return [[name, isNested ? changed(value, {}) : value]]
    }),
  )
}

/** An answer in which one record is changed. */
export interface ShapeDocument extends BrowsingCall {
  readonly name: string
  readonly isUsable: boolean
}

/** Index of the changed record, so that it has others on either side. */
export const changedAt = 1

export function listDocuments(call: BrowsingCall): ShapeDocument[] {
  return variations[call.kind].map(([name, change, isUsable]) => {
    const sent = call.body[call.at]
    const value = Array.isArray(sent)
      ? sent.map((record, index) => (index === changedAt ? changed(record as Body, change) : record))
      : changed(sent as Body, change)
    return { ...call, name, isUsable, body: { ...call.body, [call.at]: value } }
  })
}
