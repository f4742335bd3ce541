/**
 * A small chain whose ordering server answers in the shape of real ones: without fields that our contract once required
 * but they do not send, and with their additional ones. The data is made up; the shapes are those of recorded answers.
 */

import {
  areaCategories,
  attributes,
  censorRatings,
  filmIds,
  genres,
  people,
  personId,
  plain,
  siteIds,
  siteNames,
  text,
  titles,
  type Body,
} from './records.ts'
import { layout, prices, seatAvailability } from './sales.ts'

/** An answer of the chain's server; null is an empty body. */
export interface ChainAnswer {
  readonly status: number
  readonly body: Body | null
}

const day = 86_400_000
const minute = 60_000

const toDate = (at: number) => new Date(at).toISOString().slice(0, 10)
const toInstant = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00')

/** The chain at an instant, epoch milliseconds. */
export function chainAt(now: number) {
  const today = toDate(now)
  /** Noon of today: starts are computed from it, so that none is in the night that ends a business day. */
  const noon = Date.parse(`${today}T12:00:00Z`)
  const isComing = (index: number) => index === filmIds.length - 1

  const films = filmIds.map((id, index): Body => ({
    id,
    hopk: id.slice(2),
    hoCode: `A0000${index}`,
    eventId: null,
    title: text(titles[index] ?? id, ['es', `${titles[index] ?? id} (es)`]),
    synopsis: text(`${titles[index] ?? id} is told at length here.`),
    shortSynopsis: index === 2 ? null : text(`${titles[index] ?? id} in short.`),
    releaseDate: toDate(noon + (isComing(index) ? 40 : -10 * (index + 1)) * day),
    runtimeInMinutes: index === 3 ? 0 : 90 + index * 10,
    censorRatingId: index % 2 ? '0000000001' : '0000000012',
    censorRatingNote: null,
    genreIds: index % 2 ? ['0000000007'] : ['0000000002'],
    castAndCrew: [
      { castAndCrewMemberId: personId(index), roles: ['Actor'] },
      { castAndCrewMemberId: personId(index + 1), roles: ['Director'] },
    ],
    actors: [{ castAndCrewMemberId: personId(index) }],
    directors: [{ castAndCrewMemberId: personId(index + 1) }],
    producers: [],
    // Some films have none, and then no list either.
    ...(index === 0 ? { trailers: [{ provider: 'YouTube', uri: 'https://www.youtube.com/watch?v=0' }] } : {}),
    trailerUrl: index === 0 ? 'https://www.youtube.com/watch?v=0' : null,
    displayPriority: 50,
    externalIds: { moviexchangeReleaseId: null, corporateId: null },
    distributorName: '',
  }))

  const sites = siteIds.map((id, index): Body => ({
    id,
    name: text(`Example ${siteNames[index] ?? ''}`),
    location: index === 3 ? null : { latitude: 51.5 + index / 10, longitude: -0.1 },
    contactDetails: {
      phoneNumbers: [],
      email: index === 1 ? null : '',
      address: { line1: `${index + 1} Wharf Street`, line2: '', city: `Example Town EX${index + 1} 1AA` },
    },
    ianaTimeZoneName: 'Europe/London',
  }))

  const screens = siteIds.flatMap((siteId): Body[] => [
    { id: `${siteId}-13`, name: text('Screen 13') },
    { id: `${siteId}-2`, name: text('Screen 2') },
  ])

  const rules = [
    {
      id: 'AB00000001',
      filmId: filmIds[1],
      siteId: '536',
      bookingPeriods: [
        {
          startsAt: toInstant(now - day),
          orderBookingModes: ['Paid'],
          restriction: 'None',
          rewardId: null,
        },
      ],
    },
  ]

  const showtimes = [0, 1, 2].flatMap((ahead) =>
    siteIds.flatMap((siteId, siteIndex) =>
      filmIds.slice(0, 4).flatMap((filmId, filmIndex) =>
        [0, 1].map((turn): Body => {
          // Later than now, also if the chain is read in the evening.
          const from = ahead === 0 ? Math.max(noon, now + 30 * minute) : noon + ahead * day
          const startsAt = from + (filmIndex * 20 + turn * 45 + siteIndex * 5) * minute
          const filmStartsAt = startsAt + 20 * minute
          const filmEndsAt = filmStartsAt + 100 * minute
          return {
            id: `${siteId}-${24_000 + ahead * 100 + siteIndex * 20 + filmIndex * 2 + turn}`,
            schedule: {
              businessDate: toDate(noon + ahead * day),
              startsAt: toInstant(startsAt),
              endsAt: toInstant(filmEndsAt + 10 * minute),
              filmStartsAt: toInstant(filmStartsAt),
              filmEndsAt: toInstant(filmEndsAt),
              inSeatItemDelivery: null,
            },
            isSoldOut: false,
            seatLayoutId: `${siteId}-13-89`,
            filmId,
            siteId,
            screenId: `${siteId}-${turn ? 2 : 13}`,
            areaCategories: [{ areaCategoryId: '536-0000000001', isAllocatedSeating: true }],
            attributeIds: turn ? ['0000000006'] : ['0000000011', '0000000006'],
            isAllocatedSeating: true,
            requires3dGlasses: false,
            eventId: null,
            filmAdvanceBookingRuleId: filmIndex === 1 ? 'AB00000001' : null,
            restrictions: filmIndex === 1 ? ['FilmAdvanceBookingRule'] : [],
          }
        }),
      ),
    ),
  )

  const filmRelated = (): Body => ({ castAndCrew: people, genres, censorRatings, events: [] })
  const showtimeRelated = (): Body => ({
    sites,
    films,
    castAndCrew: people,
    genres,
    censorRatings,
    attributes,
    screens,
    events: [],
    areaCategories,
    filmAdvanceBookingRules: rules,
  })

  const availabilities = (siteId: string | null): Body[] =>
    filmIds.map((filmId, index) => ({
      filmId,
      siteId,
      categories: [isComing(index) ? 'ComingSoon' : 'NowShowing'],
      showtimeAttributeIds: isComing(index) ? [] : ['0000000006', '0000000011'],
      advanceBookingPeriods: [],
    }))

  const matching = ({ siteIds: wantedSites = [], filmIds: films = [] }: ShowtimeQuery) =>
    showtimes.filter(
      (each) =>
        (wantedSites.length === 0 || wantedSites.includes(plain(each.siteId))) &&
        (films.length === 0 || films.includes(plain(each.filmId))),
    )
  const getBusinessDate = (each: Body) => plain((each.schedule as Body).businessDate)

  const dates = (requested: ShowtimeQuery): Body => ({
    filmScreeningDates: [...new Set(matching(requested).map(getBusinessDate))].map((businessDate) => ({
      businessDate,
      filmScreenings: filmIds.slice(0, 4).map((filmId) => ({
        filmId,
        sites: siteIds
          .filter((siteId) => !requested.siteIds?.length || requested.siteIds.includes(siteId))
          .map((siteId) => ({ siteId, showtimeAttributeIds: ['0000000006'] })),
      })),
    })),
  })

  const createDay = (date: string, requested: ShowtimeQuery): Body => {
    const all = matching(requested)
    const wanted = date === 'first' ? (all[0] ? getBusinessDate(all[0]) : today) : date
    return {
      businessDate: wanted,
      showtimes: all.filter((each) => getBusinessDate(each) === wanted),
      relatedData: showtimeRelated(),
    }
  }

  const ok = (body: Body): ChainAnswer => ({ status: 200, body })
  const missing: ChainAnswer = { status: 404, body: { status: 404, title: 'Not Found' } }
  const found = (list: Body[], id: string, make: (record: Body) => Body) => {
    const record = list.find((each) => each.id === id)
    return record ? ok(make(record)) : missing
  }

  /** Answers the paths below `/ocapi/v1/`; there is no `events`, and none of our extensions. */
  function answer(path: string, query: URLSearchParams): ChainAnswer {
    const requested = { siteIds: query.getAll('siteIds'), filmIds: query.getAll('filmIds') }
    const [first = '', second = '', third = '', ...more] = path.split('/').map(decodeURIComponent)
    if (`${first}/${third}/${more.join('/')}` === 'sites/films/availability')
      return ok({ filmAvailabilities: availabilities(second).slice(0, 4), relatedData: { attributes } })
    if (more.length > 0) return missing
    switch (`${first}/${third}`) {
      case 'films/':
        if (second === 'availability')
          return ok({ filmAvailabilities: availabilities(null), relatedData: { attributes } })
        return second === ''
          ? ok({ films, relatedData: filmRelated() })
          : found(films, second, (film) => ({ film, relatedData: filmRelated() }))
      case 'films/availability': {
        const filmAvailability = availabilities(null).find(({ filmId }) => filmId === second)
        return filmAvailability ? ok({ filmAvailability, relatedData: { attributes } }) : missing
      }
      case 'sites/':
        return second === '' ? ok({ sites }) : found(sites, second, (site) => ({ site }))
      case 'sites/films':
        return ok({ films: films.slice(0, 4), relatedData: filmRelated() })
      case 'film-screening-dates/':
        return ok(dates(requested))
      case 'showtimes/':
        return found(showtimes, second, (showtime) => ({ showtime, relatedData: showtimeRelated() }))
      case 'showtimes/seat-layout':
        return ok(layout(second.split('-')[0] ?? ''))
      case 'showtimes/seat-availability':
        return ok(seatAvailability())
      case 'showtimes/ticket-prices':
        return ok(prices())
      default:
        if (first === 'showtimes' && second === 'by-business-date') return ok(createDay(third, requested))
        return missing
    }
  }

  /** `events` as sent by a server that has it. */
  const events = (): Body => ({
    events: [0, 1, 2].map((index) => ({
      id: `EV0000${index}`,
      name: text(`Season ${index}`),
      shortName: null,
      description: text(`About season ${index}.`),
      schedule: { startDate: null, endDate: null },
      siteIds: ['536'],
    })),
    relatedData: { sites, films, castAndCrew: people, genres, censorRatings },
  })

  return { answer, events, showtimes, films, sites, today }
}

interface ShowtimeQuery {
  siteIds?: string[]
  filmIds?: string[]
}
