import type { WatchedFilmsResponse } from '@foyer/contract/wire/member-history'
import type { Clock } from '../domain/clock.ts'
import { toWireInstant } from '../domain/time-zone.ts'
import { listPlaces } from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { SalesCatalogue, ShowtimeDetails } from '../orders/showtime-details.ts'
import type { MemberOrders, SeenShowtime } from './member-orders.ts'
import { countDown, getYear } from './member-transactions.ts'

export interface WatchedFilmsDependencies {
  readonly orders: MemberOrders
  readonly catalogue: SalesCatalogue
  readonly clock: Clock
  /** Zone in which the chain counts years. */
  readonly timeZone: string
}

/** Most showtimes of a year: more than one each day. */
const mostOfYear = 500

type Watched = NonNullable<WatchedFilmsResponse['showtimes']>[number]

/** The films that members have seen, by the tickets of their orders. */
export class WatchedFilms {
  readonly #dependencies: WatchedFilmsDependencies

  constructor(dependencies: WatchedFilmsDependencies) {
    this.#dependencies = dependencies
  }

  /** Films of a year of business dates; by default of the current one. Those that the catalogue has forgotten are missing. */
  async list(memberId: string, wanted?: number): Promise<WatchedFilmsResponse> {
    const { orders, clock, timeZone } = this.#dependencies
    const now = clock.now()
    const thisYear = getYear(timeZone, now)
    const [seen, first] = await Promise.all([
      orders.listSeen(memberId, now, wanted ?? thisYear, mostOfYear),
      orders.findFirstSeen(memberId, now),
    ])
    const details = await this.#loadDetails(seen)
    const sold = new Map(
      (await orders.read([...new Set(seen.map(({ orderId }) => orderId))])).map((order) => [order.id, order]),
    )
    const showtimes: Watched[] = []
    for (const each of seen) {
      const found = details.get(each.showtimeId)
      if (found) showtimes.push(await this.#toWatched(each, sold.get(each.orderId), found))
    }
    return {
      films: countFilms(showtimes),
      showtimes,
      years: countDown(thisYear, first === null ? thisYear : Number(first.slice(0, 4))),
      relatedData: collect([...details.values()]),
    }
  }

  async #loadDetails(seen: readonly SeenShowtime[]): Promise<Map<string, ShowtimeDetails>> {
    const details = new Map<string, ShowtimeDetails>()
    for (const id of new Set(seen.map(({ showtimeId }) => showtimeId))) {
      const found = await this.#dependencies.catalogue.getShowtimeDetails(id)
      if (found) details.set(id, found)
    }
    return details
  }

  async #toWatched(
    { orderId, showtimeId, filmId, siteId, screenId, businessDate, startsAt }: SeenShowtime,
    order: StoredOrder | undefined,
    { seats }: ShowtimeDetails,
  ): Promise<Watched> {
    const { catalogue, timeZone } = this.#dependencies
    const tickets = order?.contents.showtimes.find((line) => line.showtimeId === showtimeId)?.tickets ?? []
    const site = await catalogue.getSite(siteId)
    return {
      orderId,
      showtimeId,
      filmId,
      siteId,
      screenId,
      businessDate,
      startsAt: toWireInstant(site?.ianaTimeZoneName || timeZone, startsAt),
      seats: tickets.flatMap(listPlaces).flatMap(({ seatId }) => {
        const seat = seatId === null ? undefined : seats.get(seatId)
        return seat ? [{ rowLabel: seat.rowLabel, label: seat.label }] : []
      }),
    }
  }
}

function countFilms(showtimes: readonly Watched[]): WatchedFilmsResponse['films'] {
  const films = new Map<string, WatchedFilmsResponse['films'][number]>()
  for (const { filmId, startsAt } of showtimes)
    films.set(filmId, {
      filmId,
      watchCount: (films.get(filmId)?.watchCount ?? 0) + 1,
      lastWatchedAt: startsAt,
    })
  return [...films.values()]
}

function collect(details: readonly ShowtimeDetails[]): WatchedFilmsResponse['relatedData'] {
  const parts = details.map(({ relatedData }) => relatedData)
  const join = <T extends { readonly id: string }>(entities: readonly T[]): T[] => [
    ...new Map(entities.map((entity) => [entity.id, entity])).values(),
  ]
  return {
    films: join(parts.flatMap(({ films }) => films)),
    genres: join(parts.flatMap(({ genres }) => genres)),
    sites: join(parts.flatMap(({ sites }) => sites)),
    screens: join(parts.flatMap(({ screens }) => screens)),
  }
}
