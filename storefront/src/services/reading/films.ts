import {
  bookingModes,
  filmDisplayStatuses,
  filmPersonRoles,
  titleInks,
  type FilmPersonRole,
} from '@foyer/contract/wire/enumerations'
import type { FrameCut, PictureFraming } from '@foyer/contract/wire/framing'
import type { Attribute } from '@foyer/contract/wire/attributes'
import type {
  CastAndCrewMember,
  CensorRating,
  Film,
  FilmAvailabilitiesResponse,
  FilmAvailability,
  FilmEvent,
  FilmPresentation,
  FilmRelatedData,
  Genre,
} from '@foyer/contract/wire/films'
import {
  mapRead,
  relatedRecords,
  or,
  orAbsent,
  orFrom,
  orNull,
  readList,
  ignored,
  record,
  records,
  related,
  unusable,
  type Reader,
} from './reader.ts'
import { box, color, eventPresentation, point } from './pictures.ts'
import {
  anyText,
  atLeast,
  date,
  displayPriority,
  flag,
  id,
  instant,
  number,
  personName,
  text,
  translated,
  literal,
} from './values.ts'

const cut = record<FrameCut>({ crop: box, lettering: orNull(box) })

/** Of use as a whole. */
const framing = record<PictureFraming>({
  subject: box,
  core: box,
  detail: box,
  frames: record<PictureFraming['frames']>({ wide: cut, medium: cut, tablet: cut, phone: cut, upright: cut }),
})

/** Colors and positions become styles of the page: all of them or none. */
const presentation = record<FilmPresentation>({
  tagline: orNull(translated),
  hero: record<FilmPresentation['hero']>({ ground: color, on: color, accent: color }),
  focalPoint: record<FilmPresentation['focalPoint']>({ poster: point, backdrop: point }),
  framing: orAbsent(framing),
  titleTreatmentRatio: mapRead(number, (value) => (value > 0 ? value : unusable)),
  titleInk: orAbsent(literal(titleInks)),
  houseNote: orNull(translated),
  loopUri: orAbsent(text),
  characters: readList(
    record<FilmPresentation['characters'][number]>({ castAndCrewMemberId: id, character: text }),
  ),
})

type Credit = Film['castAndCrew'][number]

const credits = readList(
  record<Credit>({ castAndCrewMemberId: id, roles: readList(literal(filmPersonRoles)) }),
)
const people = readList(record<{ castAndCrewMemberId: string }>({ castAndCrewMemberId: id }))

const listsByRole = [
  ['Director', 'directors'],
  ['Producer', 'producers'],
  ['Actor', 'actors'],
] as const

/** The credits, by person; if the answer lists them by role, which repeats people, each person is listed once. */
const filmCredits: Reader<Film['castAndCrew']> = (sent, reading, film) => {
  const credited = credits(sent, reading, film)
  const byPerson = new Map<string, Set<FilmPersonRole>>()
  const credit = (person: string, roles: readonly FilmPersonRole[]) =>
    byPerson.set(person, new Set([...(byPerson.get(person) ?? []), ...roles]))
  for (const { castAndCrewMemberId, roles } of credited) credit(castAndCrewMemberId, roles)
  if (credited.length === 0)
    for (const [role, list] of listsByRole)
      for (const { castAndCrewMemberId } of people(film[list], reading, film))
        credit(castAndCrewMemberId, [role])
  return [...byPerson].map(([castAndCrewMemberId, roles]) => ({ castAndCrewMemberId, roles: [...roles] }))
}

const noIds: Film['externalIds'] = { moviexchangeReleaseId: null, corporateId: null }

/** A film is of use with an id and a title. */
export const film = record<Film>({
  id,
  hopk: or(text, ''),
  hoCode: or(text, ''),
  eventId: orNull(id),
  title: translated,
  synopsis: orNull(translated),
  shortSynopsis: orNull(translated),
  releaseDate: orNull(date),
  runtimeInMinutes: orNull(atLeast(0)),
  censorRatingId: orNull(id),
  censorRatingNote: orNull(translated),
  genreIds: readList(id),
  castAndCrew: filmCredits,
  // Listed by person, with the credits.
  actors: ignored,
  directors: ignored,
  producers: ignored,
  trailers: readList(record<NonNullable<Film['trailers']>[number]>({ provider: or(anyText, ''), uri: text })),
  trailerUrl: orNull(text),
  displayPriority,
  externalIds: or(
    record<Film['externalIds']>({ moviexchangeReleaseId: orNull(text), corporateId: orNull(text) }),
    noIds,
  ),
  distributorName: orNull(text),
  presentation: orAbsent(presentation),
})

const person = record<CastAndCrewMember>({ id, name: personName })

export const genre = record<Genre>({ id, name: translated, description: orNull(translated) })

const censorRating = record<CensorRating>({
  id,
  classification: translated,
  classificationDescription: orNull(translated),
  ageRestriction: orNull(record<{ minimumAge: number }>({ minimumAge: atLeast(0) })),
})

/** Days of an event are of use together. */
const schedule = record<NonNullable<FilmEvent['schedule']>>({ startDate: date, endDate: date })

export const event = record<FilmEvent>({
  id,
  name: translated,
  shortName: orNull(translated),
  description: orNull(translated),
  schedule: orNull(schedule),
  siteIds: readList(id),
  presentation: orAbsent(eventPresentation),
})

/** An attribute without a short name uses its name. */
export const attribute = record<Attribute>({
  id,
  name: translated,
  shortName: orFrom(translated, 'name'),
  description: orNull(translated),
  importantMessage: orNull(translated),
  displayPriority,
  isPromoted: or(flag, false),
  icon: orAbsent(text),
})

/** From when advance booking is open, and to whom. */
export const bookingPeriod = record<FilmAvailability['advanceBookingPeriods'][number]>({
  startsAt: instant,
  orderBookingModes: readList(literal(bookingModes)),
  // Absent means none; an unreadable one is one that nobody meets.
  restriction: (sent) =>
    sent === undefined || sent === null ? 'None' : typeof sent === 'string' ? sent : 'Unknown',
  rewardId: orNull(id),
})

export const filmAvailability = record<FilmAvailability>({
  filmId: id,
  siteId: orNull(id),
  // Without them a film would be in no list; what else is known of it decides then.
  categories: (sent, reading, whole) =>
    Array.isArray(sent) ? readList(literal(filmDisplayStatuses))(sent, reading, whole) : unusable,
  showtimeAttributeIds: readList(id),
  advanceBookingPeriods: or(records('advanceBookingPeriods', bookingPeriod), []),
})

/** What every answer with films in it refers to for them. */
export const besideFilms = {
  castAndCrew: related('castAndCrew', person),
  genres: related('genres', genre),
  censorRatings: related('censorRatings', censorRating),
}

export const filmRelatedData = relatedRecords<FilmRelatedData>({
  ...besideFilms,
  events: related('events', event),
})

export const availabilityRelatedData = relatedRecords<FilmAvailabilitiesResponse['relatedData']>({
  attributes: related('attributes', attribute),
})
