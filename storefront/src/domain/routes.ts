import { parseOwnPath } from '@foyer/contract/render/own-path'
import { defaultPages, type PageType } from '@foyer/contract/omnia/pages'
import type { MediaKind, MediaOptions } from '@foyer/contract/wire/enumerations'
import { getLinkPreviewAddress, type LinkPreviewKind } from '@foyer/contract/omnia/link-preview'
import {
  foodPatterns,
  staffPatterns,
  giftShopPatterns,
  memberAreaAddresses,
  memberEntryPatterns,
  memberPatterns,
  orderPatterns,
  sitePatterns,
} from '@foyer/contract/omnia/shop-addresses'
import { toSlug } from '@foyer/contract/omnia/slug'
import type { TranslatedText } from '@foyer/contract/wire/common'
import { fillPattern, getParameterNames } from './route-parameters.ts'

export type PagePatterns = Readonly<Partial<Record<PageType, string>>>
export type AliasedPage = Exclude<PageType, 'Generic'>
type Query = Readonly<Record<string, string | undefined>>

/** What a link to the sign-in tells the page there. */
export interface SignInLink {
  /** Path and query of the page to come back to; the page shown when absent. */
  redirect?: string
  /** The visitor may go on without signing in. */
  optional?: boolean
  /** Why the visitor has to answer again. */
  sessionExpired?: boolean
  /** Where to sign up instead, when it is not the usual page. */
  signUpPath?: string | undefined
}

/** A name with its translations: addresses are made of the primary language's, so that they are the same in all of them. */
type Named = Pick<TranslatedText, 'text'>

/** What a showtime link needs to know. */
export interface LinkedShowtime {
  readonly id: string
  readonly isAllocatedSeating: boolean
}

export interface RoutesOptions {
  pages: PagePatterns
  /** Public origin, without trailing slash. */
  origin: string
  /** Base of the media addresses; may be relative. */
  mediaBase: string
  /** Names all pictures together, where their server says so: they are then kept for ever. */
  mediaVersion?: string | undefined
  isSeatFirst: boolean
  /** Seats may be booked and paid for later: the visitor chooses first how. */
  allowsUnpaidBookings: boolean
}

/** Pattern of an aliased page: the initial data's, else the default one. */
export const findPattern = (pages: PagePatterns, page: AliasedPage): string =>
  pages[page] ?? defaultPages[page]

/** Every address of the site, typed; the initial data's alias map wins over the defaults. Each ends in a slash. */
export class Routes {
  readonly #options: RoutesOptions

  constructor(options: RoutesOptions) {
    this.#options = options
  }

  /** Pattern of an aliased page. */
  getPattern(page: AliasedPage): string {
    return findPattern(this.#options.pages, page)
  }

  home(query?: Query): string {
    return withQuery(this.getPattern('Home'), query)
  }

  films(query?: Query): string {
    return withQuery(this.getPattern('Films'), query)
  }

  film(film: { id: string; title: Named }, query?: Query): string {
    return this.page('FilmDetails', {
      ...this.#named('FilmDetails', 'filmName', film.title, film.id),
      filmId: film.id,
      ...query,
    })
  }

  sites(): string {
    return this.getPattern('Cinemas')
  }

  site(site: { id: string; name: Named }, query?: Query): string {
    return this.page('Cinema', {
      ...this.#named('Cinema', 'siteName', site.name, site.id),
      siteId: site.id,
      ...query,
    })
  }

  event(event: { id: string; name: Named }, query?: Query): string {
    return this.page('EventDetails', {
      ...this.#named('EventDetails', 'eventName', event.name, event.id),
      eventId: event.id,
      ...query,
    })
  }

  /** Where the site is searched; with a term, what it finds. */
  search(term?: string): string {
    return withQuery(sitePatterns.search, { q: term || undefined })
  }

  notFound(): string {
    return this.getPattern('ErrorNotFound')
  }

  /** The sign-in, which leads back to the page that the visitor was on. @param shown its address */
  signIn(
    shown: URL,
    { redirect = shown.pathname + shown.search, optional, sessionExpired, signUpPath }: SignInLink = {},
  ): string {
    return this.page('SignIn', {
      redirect: parseOwnPath(redirect, shown.origin) ?? shown.pathname + shown.search,
      optional: optional ? 'true' : undefined,
      sessionExpired: sessionExpired ? 'true' : undefined,
      signUpPath:
        signUpPath === undefined ? undefined : (parseOwnPath(signUpPath, shown.origin) ?? undefined),
    })
  }

  /** A member's cards and subscriptions: alike in every brand. */
  memberArea(part: keyof typeof memberAreaAddresses): string {
    return memberAreaAddresses[part]
  }

  /** Where a new member may add a photo. */
  signUpPhoto(): string {
    return memberEntryPatterns['sign-up-photo']
  }

  /** The list of the account's pages. */
  memberAccount(): string {
    return memberPatterns['member-account']
  }

  /** A page of the member's area that the content system does not name. */
  memberPage(page: keyof typeof memberPatterns, query?: Query): string {
    return withQuery(memberPatterns[page], query)
  }

  /** The receipt of one of the member's orders, to print. */
  memberReceipt(orderId: string): string {
    return this.memberPage('member-receipt', { orderId })
  }

  /**
   * Any aliased page, e.g. from the navigation.
   * @param values those of the page's own parameters fill its address, all others are its query
   * @throws RouteParametersError when one of the page's parameters has no value
   */
  page(page: PageType, values: Query = {}, hash?: string): string {
    const pattern = page === 'Generic' ? '/' : this.getPattern(page)
    const parameters: Record<string, string> = {}
    const query = { ...values }
    for (const name of getParameterNames(pattern)) {
      parameters[name] = values[name] ?? ''
      query[name] = undefined
    }
    const path = withQuery(fillPattern(pattern, parameters), query)
    return hash ? `${path}#${hash}` : path
  }

  /** The name of a thing as a segment for people, where the channel's address has one. */
  #named(page: AliasedPage, parameter: string, name: Named, id: string): Query {
    return getParameterNames(this.getPattern(page)).includes(parameter)
      ? { [parameter]: toSlug(name.text) || id }
      : {}
  }

  /** Where buying for a showtime begins: with the choice how to book, with the seats, or with the tickets. */
  showtime(showtime: LinkedShowtime): string {
    return this.#options.allowsUnpaidBookings ? this.bookingMode(showtime.id) : this.firstChoice(showtime)
  }

  /** Where an order is filled first, once it is known how it is booked. */
  firstChoice(showtime: LinkedShowtime): string {
    return this.#options.isSeatFirst && showtime.isAllocatedSeating
      ? this.seats(showtime.id)
      : this.tickets(showtime.id)
  }

  bookingMode(showtimeId: string): string {
    return fillPattern(orderPatterns.bookingMode, { showtimeId })
  }

  tickets(showtimeId: string): string {
    return fillPattern(orderPatterns.tickets, { showtimeId })
  }

  seats(showtimeId: string): string {
    return fillPattern(orderPatterns.seats, { showtimeId })
  }

  /** Food and drink as a step of an order for a showtime. */
  food(showtimeId: string): string {
    return fillPattern(foodPatterns['order-food'], { showtimeId })
  }

  /** Food and drink of a cinema, without a showtime. */
  siteFood(siteId: string): string {
    return fillPattern(foodPatterns['order-site-food'], { siteId })
  }

  /** Where the cinema is chosen whose menu is shown. */
  foodSites(): string {
    return foodPatterns['order-food-sites']
  }

  /** Of the cinemas' staff. */
  counter(): string {
    return staffPatterns.counter
  }

  /** Food and drink that is brought to a seat. @param seatName such as `H11` */
  seatFood(siteId: string, screenId: string, seatName: string): string {
    return fillPattern(foodPatterns['order-at-seat'], { siteId, screenId, seatName })
  }

  /** Food and drink that is brought to a table or another place of a cinema. */
  tableFood(siteId: string, locationName: string): string {
    return fillPattern(foodPatterns['order-at-table'], { siteId, locationName })
  }

  /** Where food and drink is paid for that is brought to a seat or a table. */
  paymentAtPlace(): string {
    return foodPatterns['order-payment-at-place']
  }

  giftShop(): string {
    return giftShopPatterns['gift-shop']
  }

  giftShopBasket(): string {
    return giftShopPatterns['gift-shop-basket']
  }

  /** What becomes of an order of the gift shop that is paid. */
  giftShopConfirmation(orderId: string): string {
    return fillPattern(giftShopPatterns['gift-shop-confirmation'], { orderId })
  }

  /** Where a gift card is made. @param line of the basket, to change its card */
  giftCard(line?: string): string {
    return withQuery(giftShopPatterns['gift-card'], { line })
  }

  /** Bought gift cards of an order, to print. */
  giftCardSheets(orderId: string): string {
    return fillPattern(giftShopPatterns['gift-card-sheets'], { orderId })
  }

  /** Where the balance of a gift card is looked up. */
  giftCardBalance(): string {
    return giftShopPatterns['gift-card-balance']
  }

  customerDetails(): string {
    return orderPatterns.customerDetails
  }

  payment(): string {
    return orderPatterns.payment
  }

  /** Where a payment provider's page sends the visitor of an order back to. */
  paymentReturn(orderId: string): string {
    return withQuery(orderPatterns.paymentReturn, { orderId })
  }

  /** Where anyone who has its address pays for an order. */
  paymentStandalone(orderId: string): string {
    return withQuery(orderPatterns.paymentStandalone, { orderId })
  }

  completedOrder(orderId: string): string {
    return withQuery(orderPatterns.completedOrder, { orderId })
  }

  /** With scheme and host, for head elements. */
  absolute(path: string): string {
    return this.#options.origin + path
  }

  /** Address of a picture, without its size where the width and height asked for are added to it. */
  media(kind: MediaKind, id: string, options?: MediaOptions): string {
    const base = this.#options.mediaBase.replace(/\/$/, '')
    const path = `${base}/media/entity/get/${kind}/${encodeURIComponent(id)}`
    return withQuery(path, { v: this.#options.mediaVersion, ...options })
  }

  /** The picture that is drawn for links to a page; undefined where the pictures' server is not known to draw any. */
  linkPreview(kind: LinkPreviewKind, id: string): string | undefined {
    const { mediaBase, mediaVersion } = this.#options
    if (mediaVersion === undefined) return undefined
    return mediaBase.replace(/\/$/, '') + getLinkPreviewAddress(kind, id, mediaVersion)
  }
}

function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const parts = Object.entries(query).filter(
    (part): part is [string, string | number] => part[1] !== undefined,
  )
  if (!parts.length) return path
  return `${path}?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
