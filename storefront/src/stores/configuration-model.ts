import type { PageType } from '@foyer/contract/omnia/pages'

/** A link of the navigation, the footer or a tile: a page of the site, or an address of its own. */
export interface ConfiguredLink {
  id: string
  /** Key in the language text. */
  textKey: string
  page?: PageType
  query?: Record<string, string>
  hash?: string
  href?: string
}

export interface CurrencyConfiguration {
  /** ISO 4217. */
  code: string
  symbol: string
  decimals: number
  thousandsSeparator: string
  decimalSeparator: string
  /** One `%s` (symbol) and one `%v` (value). */
  format: string
}

export interface TileConfiguration {
  id: string
  /** Name of a picture among the brand's artwork. */
  picture: string
  labelKey: string
  headingKey: string
  textKey: string
  link: ConfiguredLink
}

/** `brands/<brand>/storefront.json`: what a brand decides about the storefront besides its theme and its words. */
export interface StorefrontConfiguration {
  siteTitle: string
  chainName: string
  /** Addresses of the logo for a light and for a dark ground. */
  logo: { light: string; dark: string }
  shared: {
    currency: CurrencyConfiguration
    dateTime: { isSundayFirstDayOfWeek: boolean }
    distanceUnit: 'mile' | 'kilometre'
    imageSocial: { width: number; height: number }
  }
  tickets: {
    maximumAllowedTicketsInAnOrder: number
    isSeatFirstOrdering: boolean
    bookingFees: { isApplicableToUnpaidBookings: boolean; isInclusiveInPrice: boolean }
    unpaidBookings: { allowUnpaidBookings: boolean; unpaidBookingCutoffTime: number }
    showTicketsForUnselectedAreaCategories: boolean
    showShowtimeAttributeLegend: boolean
    /** Share of free seats below which a showtime says "few left". */
    fewLeftShare: number
  }
  transaction: {
    maximumAllowedItemsInAnOrder: number
    isTaxInclusiveMode: boolean
    customerDetails: { autofillMemberDetails: boolean; autofillMemberTaxDetails: boolean }
  }
  notifications: { /** Milliseconds. */ autoDismissAfter: number; maximumShown: number }
  navigation: { maximumInline: number; items: ConfiguredLink[] }
  footer: {
    messageKey: string
    legalKey: string
    columns: { id: string; textKey: string; items: ConfiguredLink[] }[]
  }
  cinemaGroupPrompt: { headingKey: string; messageKey: string; labelKey: string; submitKey: string }
  home: {
    seo: { titleKey: string; descriptionKey: string }
    titleKey: string
    hero: { /** Milliseconds. */ autoplayDelay: number; films: string[] }
    announcement?: { id: string; leadKey: string; textKey: string; link: ConfiguredLink }
    tabs: ('NowShowing' | 'ComingSoon' | 'AdvanceBooking')[]
    posterWall: { columns: number; maximumFilms: number; lead?: { film: string; tagKey: string } }
    tiles: { anchor: string; headingKey: string; introKey: string; items: TileConfiguration[] }
  }
  films: {
    seo: { titleKey: string; descriptionKey: string }
    categories: ('NowShowing' | 'ComingSoon' | 'AdvanceBooking')[]
    recommended: string[]
  }
  film: { dayStripLength: number }
}
