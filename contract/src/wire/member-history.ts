import { Type, type Static } from 'typebox'
import { paymentTypes } from './enumerations.ts'
import { BusinessDate, Id, Instant, MonetaryValue, NamedEntity, Nullable, OneOf } from './common.ts'
import { Film, Genre } from './films.ts'
import { CompletedOrder, Journey, OrderRelatedData } from './orders.ts'
import { Screen } from './showtimes.ts'
import { Site } from './sites.ts'

/** Where a list goes on, opaque; null at its end. Foyer's extension: the public interface's lists are whole. */
const NextPageCursor = Type.Optional(Nullable(Type.String({ maxLength: 200 })))
const Cursor = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }))
const Year = Type.Integer({ minimum: 1970, maximum: 9999 })

/** `GET members/current/journeys/past`. */
export const PastJourneysQuery = Type.Object({ cursor: Cursor })

/**
 * `GET members/current/journeys/current` and `…/past`. Current ones begin with the next, past ones with the last; each
 * has its orders, those that were refunded among the past ones.
 */
export const MemberJourneysResponse = Type.Object({
  journeys: Type.Array(Journey),
  relatedData: OrderRelatedData,
  /** Foyer's extension: how many there are altogether. */
  totalCount: Type.Optional(Type.Integer({ minimum: 0 })),
  nextPageCursor: NextPageCursor,
})
export type MemberJourneysResponse = Static<typeof MemberJourneysResponse>

/** `GET members/current/completed-orders/active`: what is on today and not over yet. */
export const ActiveOrdersResponse = Type.Object({
  orders: Type.Array(CompletedOrder),
  relatedData: OrderRelatedData,
})
export type ActiveOrdersResponse = Static<typeof ActiveOrdersResponse>

export const transactionTypes = ['Purchase', 'Refund', 'Balance'] as const

/** What an order or a movement of points did to a member's money and points. The public interface does not document it. */
export const MemberTransaction = Type.Object({
  id: Id,
  /** `Balance`: points alone, without an order. */
  type: OneOf(transactionTypes),
  orderId: Nullable(Id),
  siteId: Nullable(Id),
  /** In the chain's time zone, which decides the year and month of an entry. */
  createdAt: Instant,
  /** What was paid; below zero for what came back. Null where no money moved. */
  value: Nullable(MonetaryValue),
  /** Points earned, below zero for those spent; null where they are not known. */
  units: Nullable(Type.Integer()),
  /** What points alone were moved for, as the ledger says; null for an order. */
  reason: Type.Optional(Nullable(Type.String())),
  filmIds: Type.Array(Id),
  ticketCount: Type.Integer({ minimum: 0 }),
  items: Type.Array(Type.Object({ itemId: Id, quantity: Type.Integer({ minimum: 1 }) })),
  /** How it was paid, masked. */
  payments: Type.Array(
    Type.Object({ type: OneOf(paymentTypes), maskedDetail: Type.Optional(Nullable(Type.String())) }),
  ),
})
export type MemberTransaction = Static<typeof MemberTransaction>

/** `GET members/current/transactions`. `year`: the current one by default. */
export const TransactionsQuery = Type.Object({ year: Type.Optional(Year), cursor: Cursor })

export const MemberTransactionsResponse = Type.Object({
  /** The latest first. */
  transactions: Type.Array(MemberTransaction),
  /** Foyer's extension: years from the first transaction to now, the latest first. */
  years: Type.Optional(Type.Array(Year)),
  /** Foyer's extension: sums of the whole year, each zero or more; units as they add up, null where not known. */
  totals: Type.Optional(
    Type.Object({ paid: MonetaryValue, refunded: MonetaryValue, units: Nullable(Type.Integer()) }),
  ),
  nextPageCursor: NextPageCursor,
  relatedData: Type.Object({
    films: Type.Array(Film),
    sites: Type.Array(Site),
    items: Type.Array(NamedEntity),
  }),
})
export type MemberTransactionsResponse = Static<typeof MemberTransactionsResponse>

/** A film with how often it was seen in the year. */
export const WatchedFilm = Type.Object({
  filmId: Id,
  watchCount: Type.Integer({ minimum: 1 }),
  lastWatchedAt: Instant,
})
export type WatchedFilm = Static<typeof WatchedFilm>

/** Foyer's extension: one screening that a member had tickets for. */
export const WatchedShowtime = Type.Object({
  orderId: Id,
  showtimeId: Id,
  filmId: Id,
  siteId: Id,
  screenId: Id,
  businessDate: BusinessDate,
  startsAt: Instant,
  /** Seats of the order; none where places are counted. */
  seats: Type.Array(Type.Object({ rowLabel: Type.String(), label: Type.String() })),
})
export type WatchedShowtime = Static<typeof WatchedShowtime>

/** `GET members/current/watched-films` and its picture. `year`: the current one by default. */
export const WatchedFilmsQuery = Type.Object({ year: Type.Optional(Year) })

export const WatchedFilmsResponse = Type.Object({
  films: Type.Array(WatchedFilm),
  /** Foyer's extension: the first one first; a film that was seen twice stands twice. */
  showtimes: Type.Optional(Type.Array(WatchedShowtime)),
  /** Foyer's extension: years from the first film to now, the latest first. */
  years: Type.Optional(Type.Array(Year)),
  relatedData: Type.Object({
    films: Type.Array(Film),
    genres: Type.Array(Genre),
    sites: Type.Array(Site),
    screens: Type.Array(Screen),
  }),
})
export type WatchedFilmsResponse = Static<typeof WatchedFilmsResponse>

/** `GET members/current/watched-films/picture`: Foyer's extension. Posters in columns by month; nobody's name is on it. */
export const WatchedPictureResponse = Type.Object({
  mediaType: Type.String(),
  /** Base64. */
  contents: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type WatchedPictureResponse = Static<typeof WatchedPictureResponse>
