import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable } from './common.ts'

/** A film that a member wants to see. */
export const WatchlistFilm = Type.Object({
  filmId: Id,
  /** Lower values come first. */
  displayPriority: Type.Integer(),
  addedAt: Instant,
  /** Foyer's extension: when its booking opened; null for a film that could be booked already, or cannot yet. */
  bookingOpenedAt: Type.Optional(Nullable(Instant)),
})
export type WatchlistFilm = Static<typeof WatchlistFilm>

/** `GET members/current/watchlist-films`: in order of display, without films that the chain no longer has. */
export const WatchlistFilmsResponse = Type.Object({
  watchlistFilms: Type.Array(WatchlistFilm),
  /** Foyer's extension: whether the member has agreed to be notified when booking of these films opens. */
  isNoticeWanted: Type.Optional(Type.Boolean()),
})
export type WatchlistFilmsResponse = Static<typeof WatchlistFilmsResponse>

/** `POST members/current/watchlist-films`. */
export const AddWatchlistFilmRequest = Type.Object({ filmId: Id })
export type AddWatchlistFilmRequest = Static<typeof AddWatchlistFilmRequest>

export const WatchlistFilmResponse = Type.Object({ watchlistFilm: WatchlistFilm })
export type WatchlistFilmResponse = Static<typeof WatchlistFilmResponse>

/** `PUT members/current/watchlist-notice`. */
export const SetWatchlistNoticeRequest = Type.Object({ isWanted: Type.Boolean() })
export type SetWatchlistNoticeRequest = Static<typeof SetWatchlistNoticeRequest>
