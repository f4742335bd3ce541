import { Type, type Static } from 'typebox'
import { bookingModes, filmDisplayStatuses, filmPersonRoles, titleInks } from './enumerations.ts'
import { Id, Instant, Nullable, OneOf, PersonName, TranslatedText } from './common.ts'
import { Attribute } from './attributes.ts'
import { PictureFraming } from './framing.ts'
import { EventPresentation, FocalPoint, HeroColors } from './pictures.ts'

export const CastAndCrewMember = Type.Object({ id: Id, name: PersonName })
export type CastAndCrewMember = Static<typeof CastAndCrewMember>

export const Genre = Type.Object({ id: Id, name: TranslatedText, description: Nullable(TranslatedText) })
export type Genre = Static<typeof Genre>

export const CensorRating = Type.Object({
  id: Id,
  classification: TranslatedText,
  classificationDescription: Nullable(TranslatedText),
  ageRestriction: Nullable(Type.Object({ minimumAge: Type.Integer({ minimum: 0 }) })),
})
export type CensorRating = Static<typeof CensorRating>

export const FilmEvent = Type.Object({
  id: Id,
  name: TranslatedText,
  shortName: Nullable(TranslatedText),
  description: Nullable(TranslatedText),
  /** Other servers send null for both dates of an event without dates. */
  schedule: Nullable(Type.Object({ startDate: Nullable(Type.String()), endDate: Nullable(Type.String()) })),
  siteIds: Type.Array(Id),
  presentation: Type.Optional(EventPresentation),
})
export type FilmEvent = Static<typeof FilmEvent>

/**
 * Foyer's own extension: a film's colors for a designed page. Optional, so that a foreign server need not send it and
 * a foreign client can ignore it.
 */
export const FilmPresentation = Type.Object({
  tagline: Nullable(TranslatedText),
  hero: HeroColors,
  focalPoint: Type.Object({
    poster: FocalPoint,
    backdrop: FocalPoint,
  }),
  /** How the backdrop is cut; absent: around its focal point. */
  framing: Type.Optional(PictureFraming),
  /** Width over height of the title treatment's picture. */
  titleTreatmentRatio: Type.Number({ exclusiveMinimum: 0 }),
  /** How a page of one ink prints the lettering; absent: in that ink. */
  titleInk: Type.Optional(OneOf(titleInks)),
  houseNote: Nullable(TranslatedText),
  /** Address of a silent film of seconds, MP4, that repeats behind the words of a hero. */
  loopUri: Type.Optional(Type.String()),
  /** Roles by cast member id, as the credits name them. */
  characters: Type.Array(Type.Object({ castAndCrewMemberId: Id, character: Type.String() })),
})
export type FilmPresentation = Static<typeof FilmPresentation>

export const CreditedPerson = Type.Object({ castAndCrewMemberId: Id })

export const Film = Type.Object({
  id: Id,
  /** Head-office primary key and code: the keys of media across the network. */
  hopk: Type.String(),
  hoCode: Type.String(),
  eventId: Nullable(Id),
  title: TranslatedText,
  synopsis: Nullable(TranslatedText),
  shortSynopsis: Nullable(TranslatedText),
  releaseDate: Nullable(Type.String({ description: 'yyyy-mm-dd' })),
  runtimeInMinutes: Nullable(Type.Integer({ minimum: 0 })),
  censorRatingId: Nullable(Id),
  censorRatingNote: Nullable(TranslatedText),
  genreIds: Type.Array(Id),
  castAndCrew: Type.Array(
    Type.Object({ castAndCrewMemberId: Id, roles: Type.Array(OneOf(filmPersonRoles)) }),
  ),
  /** The credits again, by role. */
  actors: Type.Optional(Type.Array(CreditedPerson)),
  directors: Type.Optional(Type.Array(CreditedPerson)),
  producers: Type.Optional(Type.Array(CreditedPerson)),
  trailers: Type.Optional(Type.Array(Type.Object({ provider: Type.String(), uri: Type.String() }))),
  trailerUrl: Nullable(Type.String()),
  /** Lower values come first. */
  displayPriority: Type.Integer(),
  externalIds: Type.Object({
    moviexchangeReleaseId: Nullable(Type.String()),
    corporateId: Nullable(Type.String()),
  }),
  distributorName: Nullable(Type.String()),
  presentation: Type.Optional(FilmPresentation),
})
export type Film = Static<typeof Film>

export const FilmRelatedData = Type.Object({
  castAndCrew: Type.Array(CastAndCrewMember),
  genres: Type.Array(Genre),
  censorRatings: Type.Array(CensorRating),
  events: Type.Array(FilmEvent),
})
export type FilmRelatedData = Static<typeof FilmRelatedData>

/** `GET films`, `GET sites/{siteId}/films`. */
export const FilmsResponse = Type.Object({ films: Type.Array(Film), relatedData: FilmRelatedData })
export type FilmsResponse = Static<typeof FilmsResponse>

/** `GET films/{filmId}`. */
export const FilmResponse = Type.Object({ film: Film, relatedData: FilmRelatedData })
export type FilmResponse = Static<typeof FilmResponse>

/** Advance booking of a film: from when, and for whom. */
export const BookingPeriod = Type.Object({
  startsAt: Instant,
  orderBookingModes: Type.Array(OneOf(bookingModes)),
  restriction: Type.String({ description: 'None or MemberReward' }),
  rewardId: Nullable(Id),
})

/** The rule by which showtimes of a film at a cinema are booked in advance: `filmAdvanceBookingRuleId` of a showtime names it. */
export const FilmAdvanceBookingRule = Type.Object({
  id: Id,
  filmId: Id,
  siteId: Nullable(Id),
  bookingPeriods: Type.Array(BookingPeriod),
})
export type FilmAdvanceBookingRule = Static<typeof FilmAdvanceBookingRule>

export const FilmAvailability = Type.Object({
  filmId: Id,
  /** Null means the whole network. */
  siteId: Nullable(Id),
  categories: Type.Array(OneOf(filmDisplayStatuses)),
  showtimeAttributeIds: Type.Array(Id),
  advanceBookingPeriods: Type.Array(BookingPeriod),
})
export type FilmAvailability = Static<typeof FilmAvailability>

export const FilmAvailabilityRelatedData = Type.Object({ attributes: Type.Array(Attribute) })

/** `GET films/availability`, `GET sites/{siteId}/films/availability`. */
export const FilmAvailabilitiesResponse = Type.Object({
  filmAvailabilities: Type.Array(FilmAvailability),
  relatedData: FilmAvailabilityRelatedData,
})
export type FilmAvailabilitiesResponse = Static<typeof FilmAvailabilitiesResponse>

/** `GET films/{filmId}/availability`. */
export const FilmAvailabilityResponse = Type.Object({
  filmAvailability: FilmAvailability,
  relatedData: FilmAvailabilityRelatedData,
})
export type FilmAvailabilityResponse = Static<typeof FilmAvailabilityResponse>
