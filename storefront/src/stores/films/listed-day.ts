import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { DayOfShowtimes } from './showtimes.ts'

/** A day of showtimes as a page of films carries it: the rest of a showtime is several times as long. */
interface ListedDay extends Pick<DayOfShowtimes, 'businessDate' | 'screens' | 'attributes'> {
  readonly showtimes: readonly ListedShowtime[]
}

type ListedShowtime = Pick<
  Showtime,
  'id' | 'isSoldOut' | 'occupancy' | 'filmId' | 'siteId' | 'screenId' | 'attributeIds' | 'isAllocatedSeating'
> & { readonly schedule: Pick<Showtime['schedule'], 'startsAt'> }

/**
 * Shortens a day to the showtimes that rows of films show, and each of these to what a row says of it. For the page alone:
 * the browser's cache makes showtimes of it again by `hydrateListedDay`.
 * @param listed the showtimes that are shown
 * @param hasNews whether the occupancy of a showtime is worth its bytes: few seats are left, or none
 */
export function dehydrateListedDay(
  { businessDate, screens, attributes }: DayOfShowtimes,
  listed: readonly Showtime[],
  hasNews: (showtime: Showtime) => boolean,
): ListedDay {
  const screenIds = new Set(listed.map(({ screenId }) => screenId))
  return {
    businessDate,
    showtimes: listed.map((showtime) => ({
      id: showtime.id,
      schedule: { startsAt: showtime.schedule.startsAt },
      isSoldOut: showtime.isSoldOut,
      filmId: showtime.filmId,
      siteId: showtime.siteId,
      screenId: showtime.screenId,
      attributeIds: showtime.attributeIds,
      isAllocatedSeating: showtime.isAllocatedSeating,
      ...(showtime.occupancy && hasNews(showtime) && { occupancy: showtime.occupancy }),
    })),
    screens: Object.fromEntries(Object.entries(screens).filter(([id]) => screenIds.has(id))),
    attributes,
  }
}

/**
 * Makes a day of what a page has brought of it. What no row shows is neutral: no seat layout, areas, event or restriction, and
 * every instant is the start. Whoever needs more reads `whole`, which is undefined until the day itself has come.
 */
export function hydrateListedDay({ showtimes, ...day }: ListedDay): DayOfShowtimes {
  return {
    ...day,
    showtimes: showtimes.map(({ schedule: { startsAt }, ...showtime }) => ({
      ...showtime,
      schedule: {
        businessDate: day.businessDate ?? startsAt.slice(0, 10),
        startsAt,
        endsAt: startsAt,
        filmStartsAt: startsAt,
        filmEndsAt: startsAt,
      },
      seatLayoutId: null,
      areaCategories: [],
      requires3dGlasses: false,
      eventId: null,
      restrictions: [],
    })),
  }
}
