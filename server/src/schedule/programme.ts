import type { Film } from '@foyer/contract/wire/films'
import type { Site } from '@foyer/contract/wire/sites'
import type { CatalogueFilm, CatalogueScreen, PricedTicket } from '../catalogue/catalogue.ts'
import type { Seating } from '../seating/room.ts'
import type { Showtime } from './showtime.ts'

/** A showtime with all that selling it needs; nothing of it changes while it is on sale. */
export interface ShowtimeContext {
  readonly showtime: Showtime
  readonly film: CatalogueFilm
  readonly site: Site
  readonly screen: CatalogueScreen
  readonly seating: Seating
  readonly prices: readonly PricedTicket[]
}

/** What is shown where and when: made with `openProgramme`, which tops the database up and keeps the showtimes at hand. */
export interface Programme {
  /** Also one that is over, as long as an order knows it. Null when there is none. */
  showtimeWithContext(showtimeId: string): Promise<ShowtimeContext | null>
  /** Several, in the order asked for; those that do not exist are left out. */
  showtimesById(ids: readonly string[]): Promise<Showtime[]>
  /** Release date of a film as seen today in the chain's first zone, yyyy-mm-dd: what `relatedDataFor` wants. */
  releaseDateOf(film: CatalogueFilm): Film['releaseDate']
  /** Makes the showtimes of today to today + 13 of each site that are missing; removes old ones that no order knows. */
  topUp(): Promise<void>
  close(): void
}
