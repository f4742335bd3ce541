import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Attribute } from '@foyer/contract/wire/attributes'
import type { CastAndCrewMember, CensorRating, Film, FilmEvent, Genre } from '@foyer/contract/wire/films'
import type { OrderType } from '@foyer/contract/wire/enumerations'
import type { AreaCategory, Screen } from '@foyer/contract/wire/showtimes'
import type { Site } from '@foyer/contract/wire/sites'
import type { TicketPriceRestriction } from '@foyer/contract/wire/enumerations'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import type { Calculation } from '../pricing/order-to-price.ts'
import type { Auditorium } from './auditorium.ts'
import type { ItemCatalogue } from './items.ts'
import type { Membership } from './membership.ts'
import type { CataloguePictures } from './build-pictures.ts'
import type { ProgrammeSource } from './programme-source.ts'

/**
 * What a chain shows, where, and for which prices: read from the brand's folder at the start and constant after it.
 * Everything that depends on a date (release dates, availability, showtimes) is computed elsewhere from this and the
 * date.
 */
export interface Catalogue {
  /** Determines the programme and the simulated sales. */
  readonly seed: number
  readonly currency: { readonly code: string; readonly decimals: number }
  /** Web payment methods, the default first. */
  readonly paymentMethods: readonly CataloguePaymentMethod[]
  readonly films: ReadonlyMap<string, CatalogueFilm>
  readonly sites: ReadonlyMap<string, Site>
  readonly screens: ReadonlyMap<string, CatalogueScreen>
  readonly auditoriums: ReadonlyMap<string, Auditorium>
  readonly areaCategories: ReadonlyMap<string, AreaCategory>
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly genres: ReadonlyMap<string, Genre>
  readonly censorRatings: ReadonlyMap<string, CensorRating>
  readonly castAndCrew: ReadonlyMap<string, CastAndCrewMember>
  readonly events: ReadonlyMap<string, FilmEvent>
  readonly ticketTypes: ReadonlyMap<string, TicketType>
  readonly discounts: readonly CatalogueDiscount[]
  /** Food, drink, the gift shop. */
  readonly items: ItemCatalogue
  /** Clubs, levels, rewards, and what members choose their preferences from. */
  readonly membership: Membership
  /** Dates, yyyy-mm-dd. */
  readonly publicHolidays: ReadonlySet<string>
  /** Opening hours, tariff and special showtimes. */
  readonly programme: ProgrammeSource
  /** By name of the price card (`peak`, `off-peak`, …). */
  readonly priceCards: ReadonlyMap<string, readonly PricedTicket[]>
  /** Pictures of cinemas and events: names of masters. */
  readonly pictures: CataloguePictures
  /** Cities, in the order in which visitors see them. */
  readonly cinemaGroups: readonly {
    readonly id: string
    readonly name: string
    readonly siteIds: readonly string[]
  }[]
}

/** A web payment method. */
export interface CataloguePaymentMethod {
  readonly type: 'Embedded' | 'Redirect'
  readonly name: TranslatedText
  /** Empty: all cinemas. */
  readonly siteIds: readonly string[]
  /** Empty: all types. */
  readonly orderTypes: readonly OrderType[]
}

/** A film without its release date, which depends on when the chain opened (see `schedule/lifecycle.ts`). */
export interface CatalogueFilm {
  /** Name of its artwork: `brands/shared/art/films/<slug>.*`. */
  readonly slug: string
  readonly wire: Omit<Film, 'releaseDate'>
  /** Days from the Friday of the first week to the film's first release. */
  readonly releaseOffsetInDays: number
  /** Popularity: 1 (low) to 10 (sells out). */
  readonly draw: number
  /** Attributes that its showtimes have if screen and time allow. */
  readonly features: readonly string[]
  readonly minimumAge: number | null
}

export interface CatalogueScreen {
  readonly id: string
  readonly siteId: string
  readonly wire: Screen
  readonly auditorium: Auditorium
  /** Attributes of every showtime on this screen. */
  readonly attributeIds: readonly string[]
  /** Replaces the price card of day and time (a screen with special prices); null if it does not. */
  readonly priceCard: string | null
}

/** Price of one ticket of a type on a price card. Minor units of the currency, tax included. */
export interface PricedTicket {
  readonly ticketTypeId: string
  readonly areaCategoryId: string
  readonly priceMinor: number
  readonly bookingFeeMinor: number
  /** Basis points: 2000 is 20 %. */
  readonly taxBasisPoints: number
  /** Whether it is the type offered first in its area. */
  readonly isDefault: boolean
  readonly displayPriority: number
  /** Most tickets of the type in an order; null if only the order's own limit applies. */
  readonly maximumTickets: number | null
  /** What is needed to get the price; null if it is open to everybody. */
  readonly restriction: PriceRestriction | null
}

/** What opens a price. */
export interface PriceRestriction {
  /** All of them have to be met. */
  readonly kinds: readonly TicketPriceRestriction[]
  readonly rewardId: string | null
  readonly subscriptionId: string | null
  readonly thirdPartyMemberScheme: { readonly id: string; readonly maximumTickets: number } | null
  readonly voucherTypeCodes: readonly string[]
  /** What the ticket costs without meeting the restriction, minor units. */
  readonly listPriceMinor: number
  readonly isShownAsPreview: boolean
}

/** A reduction of ticket prices, automatic or by a code. */
export interface CatalogueDiscount {
  readonly id: string
  readonly name: TranslatedText
  readonly calculation: Calculation
  /** Null if automatic. */
  readonly code: string | null
  /** Null: all types. */
  readonly ticketTypeIds: ReadonlySet<string> | null
  /** Null: all cinemas. */
  readonly siteIds: ReadonlySet<string> | null
  /** When showtimes have to begin, in the cinema's local time. */
  readonly moment: Pick<ProgrammeSource['tariff'][number], 'weekdays' | 'from' | 'before'>
  /** Slugs of films without the discount. */
  readonly exceptFilms: ReadonlySet<string>
  readonly exceptDistributors: ReadonlySet<string>
  readonly exceptPublicHolidays: boolean
  readonly isShownAsPreview: boolean
}

/** Lists the prices for a showtime: ticket types of its price card whose area the screen has, in order of display. */
export function listTicketPrices(
  catalogue: Catalogue,
  showtime: { readonly screenId: string; readonly priceCard: string },
): readonly PricedTicket[] {
  const screen = catalogue.screens.get(showtime.screenId)
  const areas = new Set(screen?.auditorium.areas.map((area) => area.areaCategoryId))
  return (catalogue.priceCards.get(showtime.priceCard) ?? []).filter((price) =>
    areas.has(price.areaCategoryId),
  )
}

/** Oldest age of a ticket type's holder; null if there is no limit. */
export function getMaximumAge(catalogue: Catalogue, ticketTypeId: string): number | null {
  return catalogue.ticketTypes.get(ticketTypeId)?.maximumAge ?? null
}

/** Types of the tickets in a package, in its order; empty for a single ticket. */
export function listPackageTickets(catalogue: Catalogue, ticketTypeId: string): string[] {
  return (catalogue.ticketTypes.get(ticketTypeId)?.tickets ?? []).flatMap((part) => part.ticketTypeId ?? [])
}
