/**
 * A small chain whose ordering server answers in the shape of real ones: without fields that our contract once required
 * but they do not send, and with their additional ones. The data is made up; the shapes are those of recorded answers.
 */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type Body = { [name: string]: Json }

/** An answer of the chain's server; null is an empty body. */
export interface ChainAnswer {
  readonly status: number
  readonly body: Body | null
}

/** A value as text, in an address or a sentence. */
export const plain = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '')

const day = 86_400_000
const minute = 60_000

const text = (content: string, ...translations: [languageTag: string, text: string][]): Body => ({
  text: content,
  translations: translations.map(([languageTag, translation]) => ({ languageTag, text: translation })),
})

const money = (value: number): Body => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

/** Ids of cinemas have no common format. */
export const siteIds = ['536', '017', 'ALD1', '6493'] as const
export const filmIds = ['HO00008218', 'HO00008301', 'HO00008344', 'HO00007920', 'HO00008402'] as const
const titles = ['The Long Tide', 'Quarry Road', 'Ordinary Comets', 'A Winter Ledger', 'The Glass Orchard']
const siteNames = ['Harbour', 'Old Mill', 'Aldgate', 'North Pier']

const personId = (index: number) => (index % 2 ? `HO0000022${index}` : `785${index}`)

const people = Array.from({ length: 6 }, (_, index): Body => ({
  id: personId(index),
  // Given names have trailing blanks, and some people have only one name.
  name: { givenName: `Person${index} `, familyName: index === 3 ? '' : `Family${index}`, middleName: null },
}))

const genres: Body[] = [
  { id: '0000000002', name: text('Drama', ['es', 'Drama']), description: null },
  { id: '0000000007', name: text('Comedy', ['es', 'Comedia']), description: null },
]

const censorRatings: Body[] = [
  {
    id: '0000000012',
    classification: text('12A'),
    classificationDescription: text('Not for children under 12 alone'),
    ageRestriction: { minimumAge: 12 },
  },
  { id: '0000000001', classification: text('U'), classificationDescription: null, ageRestriction: null },
]

const attributes: Body[] = [
  {
    id: '0000000006',
    name: text('Vast'),
    shortName: text('Vast'),
    description: text('The largest screen'),
    importantMessage: null,
    displayPriority: 1,
    isPromoted: false,
  },
  {
    id: '0000000011',
    name: text('Subtitled'),
    shortName: text('SUB'),
    description: null,
    importantMessage: null,
    displayPriority: 50,
    isPromoted: true,
  },
]

const areaCategories: Body[] = [
  {
    id: '536-0000000001',
    hopk: '1',
    name: text('Standard'),
    isAllocatedSeating: true,
    isInSeatItemDeliveryAvailable: false,
  },
]

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

  const layout = (siteId: string): Body => ({
    seatLayout: {
      id: `${siteId}-13-89`,
      screenId: `${siteId}-13`,
      boundary: { left: 0, top: 0, right: 100, bottom: 100 },
      areas: [
        {
          number: 1,
          areaCategoryId: '536-0000000001',
          name: text('Standard'),
          columnCount: 8,
          rowCount: 5,
          boundary: { left: 10, top: 10, right: 90, bottom: 90 },
          // Row A is at the front and has the highest number; columns are counted from the right.
          rows: ['E', 'D', 'C', 'B', 'A'].map((label, row) => ({
            number: row + 1,
            label,
            seats: Array.from({ length: 8 }, (_, column) => ({
              id: `1_${row + 1}_${column + 1}`,
              label: String(column + 1),
              rowLabel: label,
              type: 'Normal',
              areaCategoryId: '536-0000000001',
              seatGroupIds: [],
              position: { areaNumber: 1, rowNumber: row + 1, columnNumber: column + 1 },
            })),
          })),
        },
      ],
    },
    relatedData: { areaCategories },
  })

  const seatAvailability = (): Body => {
    const seats = Array.from({ length: 40 }, (_, index) => ({
      seatId: `1_${Math.floor(index / 8) + 1}_${(index % 8) + 1}`,
      status: index % 9 === 0 ? 'Sold' : 'Available',
    }))
    return {
      seatAvailabilities: seats,
      isSoldOut: false,
      summary: {
        totalCount: 40,
        availableCount: seats.filter(({ status }) => status === 'Available').length,
      },
      areaCategorySummaries: [],
    }
  }

  const prices = (): Body => ({
    ticketPrices: ['0001', '0002'].map((ticketTypeId, index) => ({
      ticketTypeId,
      price: money(9.5 - index * 2),
      isDefault: index === 0,
      bookingFee: { amountIncludingTax: 0.75 },
      restrictions: [],
      rewardId: null,
      voucherTypeCodes: [],
      thirdPartyMemberSchemeId: null,
      isShownAsPreviewWhenRestricted: false,
      displayPriority: index,
      subscriptionId: null,
      discountId: null,
      discount: null,
    })),
    relatedData: {
      ticketTypes: [
        {
          type: 'Ticket',
          id: '0001',
          description: text('Adult '),
          longDescription: null,
          tickets: [],
          items: [],
        },
        {
          type: 'Ticket',
          id: '0002',
          description: text('Child'),
          longDescription: null,
          tickets: [],
          items: [],
        },
      ].map((type) => ({ ...type, hopk: '1', hoCode: '1', ticketCode: '1' })),
    },
  })

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
