import type { WatchlistFilm, WatchlistFilmsResponse } from '@foyer/contract/wire/watchlist'
import {
  isRecord,
  noRecord,
  or,
  orAbsent,
  orNull,
  readList,
  Reading,
  record,
  unusable,
} from '../reading/reader.ts'
import { flag, id, instant, integer } from '../reading/values.ts'

/** A film is of use with its id alone. */
const watchlistFilms = readList(
  record<WatchlistFilm>({
    filmId: id,
    displayPriority: or(integer, 0),
    addedAt: or(instant, ''),
    bookingOpenedAt: orAbsent(orNull(instant)),
  }),
)
const isNoticeWanted = orAbsent(flag)

/** The member's watchlist. */
export interface ReadWatchlist {
  /** In order of display, each film once. */
  readonly films: readonly WatchlistFilm[]
  /** Undefined where the server sends no notices. */
  readonly isNoticeWanted: boolean | undefined
}

/** The watchlist in one shape, for any server. Null if the answer has none: that is not an empty one. */
export function readWatchlist(answer: WatchlistFilmsResponse): ReadWatchlist | null {
  const sent: unknown = answer
  const reading = new Reading()
  if (!isRecord(sent) || !Array.isArray(sent['watchlistFilms'])) return null
  const films = watchlistFilms(sent['watchlistFilms'], reading, noRecord)
  const notice = isNoticeWanted(sent['isNoticeWanted'], reading, noRecord)
  const byId = new Map(films.map((film) => [film.filmId, film]))
  return {
    films: [...byId.values()].sort(
      (a, b) => a.displayPriority - b.displayPriority || a.addedAt.localeCompare(b.addedAt),
    ),
    isNoticeWanted: notice === unusable ? undefined : notice,
  }
}
