import type { Film, FilmAdvanceBookingRule } from '@foyer/contract/wire/films'
import type { Site } from '@foyer/contract/wire/sites'
import {
  listTicketPrices,
  type Catalogue,
  type CatalogueFilm,
  type CatalogueScreen,
  type PricedTicket,
} from '../catalogue/catalogue.ts'
import { getSeating, type Seating } from '../catalogue/seating.ts'
import type { Showtime } from '../domain/showtime.ts'

/** A showtime with all that selling it needs; nothing of it changes while it is on sale. */
export interface ShowtimeContext {
  readonly showtime: Showtime
  readonly film: CatalogueFilm
  readonly site: Site
  readonly screen: CatalogueScreen
  readonly seating: Seating
  readonly prices: readonly PricedTicket[]
  /** Of the currency that the prices are in. */
  readonly decimals: number
}

/** The showtimes of today and later, as they stand until the next business day of any site. */
export interface ProgrammeSnapshot {
  /** Business date on which the chain opened its doors: what films' releases count from. */
  readonly firstDay: string
  /** Business date in the chain's first zone, for what is said of the whole network. */
  readonly today: string
  readonly byId: ReadonlyMap<string, Showtime>
  /** In the order of their start, then of their id; dates ascend. */
  readonly byDate: ReadonlyMap<string, readonly Showtime[]>
  /** Epoch milliseconds: the snapshot is good from the first to just before the second. */
  readonly validFrom: number
  readonly validUntil: number
}

/** What is shown where and when. Made with `openProgramme`, which fills the database and keeps the showtimes at hand. */
export interface Programme {
  /** The showtimes as of the clock; fills the database first when a new business day has begun. */
  snapshot(): Promise<ProgrammeSnapshot>
  /** Also one that is over, as long as an order knows it. Null when there is none. */
  showtimeWithContext(showtimeId: string): Promise<ShowtimeContext | null>
  /** Several, in the order asked for; those that do not exist are left out. */
  showtimesById(ids: readonly string[]): Promise<Showtime[]>
  /** Release date of a film as seen today in the chain's first zone, yyyy-mm-dd: what `relatedDataFor` wants. */
  readonly getReleaseDate: (film: CatalogueFilm) => Film['releaseDate']
  /** By which rule a film is booked at a cinema before its release; null from then on. */
  readonly getAdvanceBookingRule: (film: CatalogueFilm, site: Site) => FilmAdvanceBookingRule | null
  /**
   * Makes the showtimes of today to today + 13 of each site that are missing and removes old ones that no order knows,
   * if a new business day has begun or the clock was set back since the last time. Cheap otherwise: call it often.
   */
  topUp(): Promise<void>
}

/** Null when the catalogue has lost the showtime's film or screen since. */
export function findContext(catalogue: Catalogue, showtime: Showtime): ShowtimeContext | null {
  const film = catalogue.films.get(showtime.filmId)
  const site = catalogue.sites.get(showtime.siteId)
  const screen = catalogue.screens.get(showtime.screenId)
  if (!film || !site || !screen) return null
  return {
    showtime,
    film,
    site,
    screen,
    seating: getSeating(catalogue, showtime),
    prices: listTicketPrices(catalogue, showtime),
    decimals: catalogue.currency.decimals,
  }
}
