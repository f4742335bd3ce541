import type { Film } from '@foyer/contract/wire/films'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { compareByStart } from '../../film/showtimes/group-showtimes.ts'

export interface EventCinema {
  siteId: string
  /** The films of the event that the cinema shows that day, each with its times, the earliest first. */
  rows: { film: Film; showtimes: Showtime[] }[]
}

/**
 * A day of an event by cinema, then by film in the event's order.
 * @param siteOrder cinemas in the order in which they are listed; others follow by id
 */
export function groupEventCinemas(
  showtimes: readonly Showtime[],
  films: readonly Film[],
  siteOrder: readonly string[],
): EventCinema[] {
  const found = [...new Set(showtimes.map(({ siteId }) => siteId))]
  const others = found.filter((id) => !siteOrder.includes(id)).sort()
  return [...siteOrder, ...others].flatMap((siteId) => {
    const rows = films.flatMap((film) => {
      const own = showtimes.filter((showtime) => showtime.siteId === siteId && showtime.filmId === film.id)
      return own.length > 0 ? [{ film, showtimes: own.sort(compareByStart) }] : []
    })
    return rows.length > 0 ? [{ siteId, rows }] : []
  })
}
