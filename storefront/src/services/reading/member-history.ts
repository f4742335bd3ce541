import { paymentTypes } from '@foyer/contract/wire/enumerations'
import {
  transactionTypes,
  type MemberTransaction,
  type MemberTransactionsResponse,
  type WatchedFilm,
  type WatchedFilmsResponse,
  type WatchedShowtime,
} from '@foyer/contract/wire/member-history'
import type { NamedEntity } from '@foyer/contract/wire/common'
import { film, genre } from './films.ts'
import { anOrder, keeping, orderRelatedData } from './orders.ts'
import {
  mapRead,
  or,
  orAbsent,
  orNull,
  readList,
  record,
  records,
  related,
  relatedRecords,
  unusable,
  type Reader,
} from './reader.ts'
import { screen } from './showtimes.ts'
import { site } from './sites.ts'
import { atLeast, date, id, instant, integer, literal, money, text, translated } from './values.ts'

const getId = ({ id: own }: { id?: unknown }) => String(own)

/** A cursor is sent back as it came. */
const cursor = orAbsent(orNull(text))

/** Visits, with each order as its server returns it; `ocapi/member-history.ts` gives them one shape. */
export const memberJourneys = keeping({
  journeys: records(
    'journeys',
    keeping({ id, orders: or(records('journeys.orders', anOrder, getId), []) }),
    getId,
  ),
  relatedData: orAbsent(orderRelatedData),
  totalCount: orAbsent(atLeast(0)),
  nextPageCursor: cursor,
})

export const activeOrders = keeping({
  orders: records('orders', anOrder, getId),
  relatedData: orAbsent(orderRelatedData),
})

const transaction = record<MemberTransaction>({
  id,
  type: or(literal(transactionTypes), 'Purchase'),
  orderId: orNull(id),
  siteId: orNull(id),
  createdAt: instant,
  value: orNull(money),
  units: orNull(integer),
  reason: orAbsent(orNull(text)),
  filmIds: readList(id),
  ticketCount: or(atLeast(0), 0),
  items: readList(record<MemberTransaction['items'][number]>({ itemId: id, quantity: or(atLeast(1), 1) })),
  payments: readList(
    record<MemberTransaction['payments'][number]>({
      type: literal(paymentTypes),
      maskedDetail: orAbsent(orNull(text)),
    }),
  ),
})

const years = orAbsent(
  mapRead(readList(atLeast(1970)), (list: number[]) => (list.length > 0 ? list : unusable)),
)

export const memberTransactions: Reader<MemberTransactionsResponse> = record<MemberTransactionsResponse>({
  transactions: records('transactions', transaction, getId),
  years,
  totals: orAbsent(
    record<NonNullable<MemberTransactionsResponse['totals']>>({
      paid: money,
      refunded: money,
      units: orNull(integer),
    }),
  ),
  nextPageCursor: cursor,
  relatedData: relatedRecords<MemberTransactionsResponse['relatedData']>({
    films: related('films', film),
    sites: related('sites', site),
    items: related('items', record<NamedEntity>({ id, name: translated })),
  }),
})

const seat = record<WatchedShowtime['seats'][number]>({ rowLabel: or(text, ''), label: text })

export const watchedFilms: Reader<WatchedFilmsResponse> = record<WatchedFilmsResponse>({
  films: records(
    'films',
    record<WatchedFilm>({ filmId: id, watchCount: or(atLeast(1), 1), lastWatchedAt: instant }),
    ({ filmId }) => filmId,
  ),
  showtimes: orAbsent(
    records(
      'showtimes',
      record<WatchedShowtime>({
        orderId: id,
        showtimeId: id,
        filmId: id,
        siteId: id,
        screenId: id,
        businessDate: date,
        startsAt: instant,
        seats: readList(seat),
      }),
    ),
  ),
  years,
  relatedData: relatedRecords<WatchedFilmsResponse['relatedData']>({
    films: related('films', film),
    genres: related('genres', genre),
    sites: related('sites', site),
    screens: related('screens', screen),
  }),
})
