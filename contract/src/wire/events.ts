import { Type, type Static } from 'typebox'
import { Id } from './common.ts'
import { CastAndCrewMember, CensorRating, Film, FilmEvent, Genre } from './films.ts'
import { Showtime, ShowtimeRelatedData } from './showtimes.ts'
import { Site } from './sites.ts'

/** What events refer to: the cinemas that take part, the films of the season, and what those name. */
export const EventRelatedData = Type.Object({
  sites: Type.Array(Site),
  films: Type.Array(Film),
  castAndCrew: Type.Array(CastAndCrewMember),
  genres: Type.Array(Genre),
  censorRatings: Type.Array(CensorRating),
})

/** `GET events`: those that are on first, then those to come, by their first day. A film names its event by `eventId`. */
export const EventsResponse = Type.Object({ events: Type.Array(FilmEvent), relatedData: EventRelatedData })
export type EventsResponse = Static<typeof EventsResponse>

/** `GET events/{eventId}`. */
export const EventResponse = Type.Object({ event: FilmEvent, relatedData: EventRelatedData })
export type EventResponse = Static<typeof EventResponse>

/** `GET events/{eventId}/showtimes?siteIds=`: in the order of their start. */
export const EventShowtimesResponse = Type.Object({
  eventId: Id,
  showtimes: Type.Array(Showtime),
  relatedData: ShowtimeRelatedData,
})
export type EventShowtimesResponse = Static<typeof EventShowtimesResponse>
