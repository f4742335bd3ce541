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
import type { ProgrammeSource } from './programme-source.ts'

/**
 * What a chain shows, where, and for how much: read from the brand's folder at the start and not changed after that.
 * Everything that depends on a date (release dates, availability, showtimes) is worked out elsewhere from this and the date.
 */
export interface Catalogue {
  /** Decides the programme and the seats sold before the first start. */
  readonly seed: number
  readonly currency: { readonly code: string; readonly decimals: number }
  /** Ways to pay on the web, the default first. */
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
  /** What the gift shop sells, at every cinema. */
  readonly giftShopItems: ReadonlyMap<string, CatalogueItem>
  /** Dates, yyyy-mm-dd. */
  readonly publicHolidays: ReadonlySet<string>
  /** Opening hours, tariff and occasions. */
  readonly programme: ProgrammeSource
  /** By name of the card (`peak`, `off-peak`, …). */
  readonly priceCards: ReadonlyMap<string, readonly PricedTicket[]>
  /** Cities, in the order in which a visitor chooses among them. */
  readonly cinemaGroups: readonly {
    readonly id: string
    readonly name: string
    readonly siteIds: readonly string[]
  }[]
}

/** A way to pay on the web. */
export interface CataloguePaymentMethod {
  readonly type: 'Embedded' | 'Redirect'
  readonly name: TranslatedText
  /** None: all cinemas. */
  readonly siteIds: readonly string[]
  /** None: all types. */
  readonly orderTypes: readonly OrderType[]
}

/** A film without its release date, which depends on when the chain opened its doors (see `schedule/lifecycle.ts`). */
export interface CatalogueFilm {
  /** Name of its artwork: `brands/shared/art/films/<slug>.*`. */
  readonly slug: string
  readonly wire: Omit<Film, 'releaseDate'>
  /** Days from the Friday of the first week to its first release. */
  readonly releaseOffsetInDays: number
  /** 1 (few come) to 10 (sells out). */
  readonly draw: number
  /** Attributes of its showtimes where screen and hour allow. */
  readonly features: readonly string[]
  readonly minimumAge: number | null
}

export interface CatalogueScreen {
  readonly id: string
  readonly siteId: string
  readonly wire: Screen
  readonly auditorium: Auditorium
  /** Of every showtime in it. */
  readonly attributeIds: readonly string[]
  /** Replaces the card that day and hour would ask for (a screen with prices of its own); null where it does not. */
  readonly priceCard: string | null
}

/** What one ticket of a type costs on a price card. Minor units of the currency; the tax is contained. */
export interface PricedTicket {
  readonly ticketTypeId: string
  readonly areaCategoryId: string
  readonly priceMinor: number
  readonly bookingFeeMinor: number
  /** 2000 is 20 %. */
  readonly taxBasisPoints: number
  /** The type offered first in its area. */
  readonly isDefault: boolean
  readonly displayPriority: number
  /** How many of the type an order may have; null where the order's own limit counts. */
  readonly maximumTickets: number | null
  /** What the price needs to be opened; null where it is open to everybody. */
  readonly restriction: PriceRestriction | null
}

/** What is sold besides tickets. Minor units of the currency; the tax is contained. */
export interface CatalogueItem {
  readonly id: string
  readonly name: TranslatedText
  readonly priceMinor: number
  readonly taxBasisPoints: number
}

/** What opens a price. */
export interface PriceRestriction {
  /** All of them are needed. */
  readonly kinds: readonly TicketPriceRestriction[]
  readonly rewardId: string | null
  readonly subscriptionId: string | null
  readonly thirdPartyMemberScheme: { readonly id: string; readonly maximumTickets: number } | null
  readonly voucherTypeCodes: readonly string[]
  /** What the ticket costs whoever cannot open the price, in minor units. */
  readonly listPriceMinor: number
  readonly isShownAsPreview: boolean
}

/** A reduction of ticket prices, of itself or by a code. */
export interface CatalogueDiscount {
  readonly id: string
  readonly name: TranslatedText
  readonly calculation: Calculation
  /** Null where no code is needed. */
  readonly code: string | null
  /** Null for all types. */
  readonly ticketTypeIds: ReadonlySet<string> | null
  /** Null for all cinemas. */
  readonly siteIds: ReadonlySet<string> | null
  /** When showtimes have to begin, by the cinema's wall. */
  readonly moment: Pick<ProgrammeSource['tariff'][number], 'weekdays' | 'from' | 'before'>
  /** Slugs. */
  readonly exceptFilms: ReadonlySet<string>
  readonly exceptDistributors: ReadonlySet<string>
  readonly exceptPublicHolidays: boolean
  readonly isShownAsPreview: boolean
}

/** What can be bought for a showtime: the types of its price card whose area the screen has, in order of display. */
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

/** Oldest age that a ticket type is for; null where the type says nothing of age. */
export function getMaximumAge(catalogue: Catalogue, ticketTypeId: string): number | null {
  return catalogue.ticketTypes.get(ticketTypeId)?.maximumAge ?? null
}

/** Types of the tickets in a package, in its order; none for a single ticket. */
export function listPackageTickets(catalogue: Catalogue, ticketTypeId: string): string[] {
  return (catalogue.ticketTypes.get(ticketTypeId)?.tickets ?? []).flatMap((part) => part.ticketTypeId ?? [])
}
