import { Type, type Static } from 'typebox'
import { BusinessDate, Id, Instant, Nullable, TranslatedText } from './common.ts'
import { Attribute } from './attributes.ts'
import { CastAndCrewMember, CensorRating, Film, FilmAdvanceBookingRule, FilmEvent, Genre } from './films.ts'
import { Site } from './sites.ts'

export const Screen = Type.Object({ id: Id, name: TranslatedText })
export type Screen = Static<typeof Screen>

export const AreaCategory = Type.Object({
  id: Id,
  name: TranslatedText,
  /** Lower values come first; items of other servers without one come last. */
  displayPriority: Type.Optional(Type.Integer()),
  hopk: Type.Optional(Nullable(Type.String())),
  isAllocatedSeating: Type.Optional(Nullable(Type.Boolean())),
  isInSeatItemDeliveryAvailable: Type.Optional(Nullable(Type.Boolean())),
})
export type AreaCategory = Static<typeof AreaCategory>

export const Showtime = Type.Object({
  /** Of our own server `<site>-<session>`. */
  id: Id,
  schedule: Type.Object({
    businessDate: BusinessDate,
    startsAt: Instant,
    endsAt: Instant,
    filmStartsAt: Instant,
    filmEndsAt: Instant,
    /** Delivery times of food to the seats, in a shape that is not public; null without any. */
    inSeatItemDelivery: Type.Optional(Type.Unknown()),
  }),
  isSoldOut: Type.Boolean(),
  /**
   * Foyer's extension: seats free and in all, as last committed, for "few left".
   * Absent from a foreign server, where listings then show no pips.
   */
  occupancy: Type.Optional(
    Type.Object({ availableCount: Type.Integer({ minimum: 0 }), totalCount: Type.Integer({ minimum: 0 }) }),
  ),
  /**
   * Foyer's extension: price of the ticket offered first, booking fee and tax included, in the currency's main unit.
   * Absent if nothing is sold, and from a foreign server.
   */
  usualPrice: Type.Optional(Type.Number({ minimum: 0 })),
  seatLayoutId: Nullable(Id),
  filmId: Id,
  siteId: Id,
  screenId: Id,
  areaCategories: Type.Array(Type.Object({ areaCategoryId: Id, isAllocatedSeating: Type.Boolean() })),
  attributeIds: Type.Array(Id),
  isAllocatedSeating: Type.Boolean(),
  requires3dGlasses: Type.Boolean(),
  eventId: Nullable(Id),
  filmAdvanceBookingRuleId: Type.Optional(Nullable(Id)),
  /** `FilmAdvanceBookingRule` where the showtime can be booked in advance by a rule alone. */
  restrictions: Type.Array(Type.String()),
})
export type Showtime = Static<typeof Showtime>

export const ShowtimeRelatedData = Type.Object({
  sites: Type.Array(Site),
  films: Type.Array(Film),
  castAndCrew: Type.Array(CastAndCrewMember),
  genres: Type.Array(Genre),
  censorRatings: Type.Array(CensorRating),
  attributes: Type.Array(Attribute),
  screens: Type.Array(Screen),
  events: Type.Array(FilmEvent),
  areaCategories: Type.Array(AreaCategory),
  filmAdvanceBookingRules: Type.Optional(Type.Array(FilmAdvanceBookingRule)),
})
export type ShowtimeRelatedData = Static<typeof ShowtimeRelatedData>

/** `GET showtimes/by-business-date/{date|first}`. `first` is the earliest date that has showings. */
export const ShowtimesResponse = Type.Object({
  businessDate: Nullable(BusinessDate),
  showtimes: Type.Array(Showtime),
  relatedData: ShowtimeRelatedData,
})
export type ShowtimesResponse = Static<typeof ShowtimesResponse>

/** `GET showtimes/by-screen/{screenId}`: in the order of their start. */
export const ScreenShowtimesResponse = Type.Object({
  screenId: Id,
  showtimes: Type.Array(Showtime),
  relatedData: ShowtimeRelatedData,
})
export type ScreenShowtimesResponse = Static<typeof ScreenShowtimesResponse>

/** `GET showtimes/{showtimeId}`. */
export const ShowtimeResponse = Type.Object({ showtime: Showtime, relatedData: ShowtimeRelatedData })
export type ShowtimeResponse = Static<typeof ShowtimeResponse>

/** A business date with the films that are shown on it, and at which sites. */
export const FilmScreeningDate = Type.Object({
  businessDate: BusinessDate,
  filmScreenings: Type.Array(
    Type.Object({
      filmId: Id,
      sites: Type.Array(Type.Object({ siteId: Id, showtimeAttributeIds: Type.Array(Id) })),
    }),
  ),
})

/** `GET film-screening-dates?siteIds=&filmIds=`. */
export const FilmScreeningDatesResponse = Type.Object({
  filmScreeningDates: Type.Array(FilmScreeningDate),
})
export type FilmScreeningDatesResponse = Static<typeof FilmScreeningDatesResponse>
