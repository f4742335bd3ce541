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
import { isPriceOffered } from './reward-prices.ts'

/** A showtime with everything that selling it needs; constant while it is on sale. */
export interface ShowtimeContext {
  readonly showtime: Showtime
  readonly film: CatalogueFilm
  readonly site: Site
  readonly screen: CatalogueScreen
  readonly seating: Seating
  readonly prices: readonly PricedTicket[]
  /** Decimals of the prices' currency. */
  readonly decimals: number
}

/** The showtimes of today and later, valid until the next business day of any site. */
export interface ProgrammeSnapshot {
  /** Business date on which the chain opened, from which film releases are computed. */
  readonly firstDay: string
  /** Business date in the chain's first time zone, for answers about the whole network. */
  readonly today: string
  readonly byId: ReadonlyMap<string, Showtime>
  /** In order of start, then of id; dates ascend. */
  readonly byDate: ReadonlyMap<string, readonly Showtime[]>
  /** Epoch milliseconds: the snapshot is valid from the first to just before the second. */
  readonly validFrom: number
  readonly validUntil: number
}

/** What is shown where and when. Created by `openProgramme`, which fills the database and caches the showtimes. */
export interface Programme {
  /** The current showtimes; fills the database first if a new business day has begun. */
  snapshot(): Promise<ProgrammeSnapshot>
  /** Also finds past showtimes that have orders. Null if there is none. */
  showtimeWithContext(showtimeId: string): Promise<ShowtimeContext | null>
  /** Several showtimes in the requested order; those that do not exist are left out. */
  showtimesById(ids: readonly string[]): Promise<Showtime[]>
  /** Current release date of a film in the chain's first time zone, yyyy-mm-dd. */
  readonly getReleaseDate: (film: CatalogueFilm) => Film['releaseDate']
  /** Rule by which a film is booked at a cinema before its release; null from then on. */
  readonly getAdvanceBookingRule: (film: CatalogueFilm, site: Site) => FilmAdvanceBookingRule | null
  /**
   * Creates the missing showtimes of today to today + 13 of each site and removes old ones without orders, if a new
   * business day has begun or the clock was set back since the last call. Cheap otherwise: call it often.
   */
  topUp(): Promise<void>
}

/** Null if the showtime's film or screen is no longer in the catalogue. */
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
    prices: listTicketPrices(catalogue, showtime).filter((price) =>
      isPriceOffered(catalogue.membership, price, { businessDate: showtime.businessDate, film }),
    ),
    decimals: catalogue.currency.decimals,
  }
}
