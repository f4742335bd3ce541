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
 * Reduces a day to the showtimes and fields that rows of films show. For dehydration: the browser's cache restores
 * showtimes by `hydrateListedDay`.
 * @param listed the shown showtimes
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
 * Restores a dehydrated day. Fields that no row shows are neutral: no seat layout, areas, event or restriction, and
 * every instant is the start. For more read `whole`, which is undefined until the day itself has loaded.
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
