import type { MonetaryValue, NamedEntity } from '@foyer/contract/wire/common'
import type { Film } from '@foyer/contract/wire/films'
import type { MemberTransaction, MemberTransactionsResponse } from '@foyer/contract/wire/member-history'
import type { Site } from '@foyer/contract/wire/sites'
import type { Clock } from '../domain/clock.ts'
import { toWire } from '../domain/money.ts'
import { getOffset, minute, toInstant, toWireInstant } from '../domain/time-zone.ts'
import { listPlaces, listTickets, type PaymentLine } from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
import { priceContents } from '../orders/price-contents.ts'
import type { OrderSettings } from '../orders/settings.ts'
import type { SalesCatalogue } from '../orders/showtime-details.ts'
import { isUnpaidMode } from '../orders/unpaid-bookings.ts'
import { toWirePayment } from '../pricing/to-wire.ts'
import { readCursor, writeCursor, type ListPosition } from './list-position.ts'
import type { MemberOrders, Period } from './member-orders.ts'

/** A change of a member's points. */
export interface PointsMovement {
  /** Of the order, or of what else caused it. */
  readonly causeId: string
  /** Below zero where the balance fell. */
  readonly units: number
  /** `return`: points that had paid for an order and came back. */
  readonly reason: string
  /** Epoch milliseconds. */
  readonly movedAt: number
}

/** Movements of a member's points from one instant to before another, epoch milliseconds. */
export type ListPointsMovements = (
  memberId: string,
  from: number,
  to: number,
) => Promise<readonly PointsMovement[]>

export interface MemberTransactionsDependencies {
  readonly orders: MemberOrders
  readonly catalogue: SalesCatalogue
  readonly clock: Clock
  readonly settings: Pick<OrderSettings, 'currencyDecimals'>
  /** Zone in which the chain counts months and years. */
  readonly timeZone: string
  /** Null where members have no points. */
  readonly listPointsMovements: ListPointsMovements | null
}

/** Most orders of a year that are looked at, the latest; and how many transactions a page has. */
const mostOfYear = 1_000
const pageSize = 50
/** How long before a refund its order may have been sold, milliseconds: a year before its showtime. */
const refundedWithin = 366 * 86_400_000

/** A transaction and when it was, epoch milliseconds. */
interface Dated extends ListPosition {
  readonly transaction: MemberTransaction
  readonly order: StoredOrder | null
  readonly paidMinor: number
}

/** What members have paid, got back, earned and spent. */
export class MemberTransactions {
  readonly #dependencies: MemberTransactionsDependencies

  constructor(dependencies: MemberTransactionsDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Transactions of a year, the latest first; by default of the current one.
   * @throws ProblemError `invalid-argument` for a cursor that is none
   */
  async list(
    memberId: string,
    query: { year?: number; cursor?: string },
  ): Promise<MemberTransactionsResponse> {
    const { orders, clock, timeZone, settings } = this.#dependencies
    const after = readCursor(query.cursor)
    const now = clock.now()
    const thisYear = getYear(timeZone, now)
    const year = query.year ?? thisYear
    const period = { from: getStart(timeZone, year), to: getStart(timeZone, year + 1) }
    const [ofYear, firstAt] = await Promise.all([
      this.#listYear(memberId, now, period),
      orders.findFirst(memberId, now),
    ])
    const rest = after ? ofYear.filter((dated) => compare(dated, after) > 0) : ofYear
    const shown = rest.slice(0, pageSize)
    const last = shown.at(-1)
    return {
      transactions: shown.map(({ transaction }) => transaction),
      years: countDown(thisYear, firstAt === null ? thisYear : getYear(timeZone, firstAt)),
      totals: this.#sum(ofYear, settings.currencyDecimals),
      nextPageCursor: last && rest.length > pageSize ? writeCursor(last) : null,
      relatedData: await this.#collect(shown),
    }
  }

  async #listYear(memberId: string, now: number, period: Period): Promise<Dated[]> {
    const { orders, listPointsMovements } = this.#dependencies
    const earlier = { from: period.from - refundedWithin, to: period.from }
    const [sold, soldBefore, moved] = await Promise.all([
      orders.listCompleted(memberId, now, period, mostOfYear),
      orders.listRefunded(memberId, now, earlier, mostOfYear),
      listPointsMovements?.(memberId, period.from, period.to) ?? null,
    ])
    const points = moved && new Points(moved)
    const purchases = sold.flatMap((order) => this.#toPurchase(order, points) ?? [])
    const refunds = [...sold, ...soldBefore]
      .filter(({ contents: { refund } }) => refund && isWithin(refund.refundedAt, period))
      .flatMap((order) => this.#toRefund(order, points) ?? [])
    const others = points?.takeRest().map((movement, index) => this.#toBalance(movement, index)) ?? []
    return [...purchases, ...refunds, ...others].sort(compare)
  }

  /** What was bought; null for a booking that was not paid for, where no points moved either. */
  #toPurchase(order: StoredOrder, points: Points | null): Dated | null {
    const { settings } = this.#dependencies
    const { contents } = order
    const completed = contents.payments.filter(({ status }) => status === 'Completed')
    const { totalPrice } = priceContents(contents).totals
    const byPoints = addUp(completed.filter(isByPoints))
    const isPaid = !isUnpaidMode(order.bookingMode) || addUp(completed) >= totalPrice.gross
    const paidMinor = isPaid ? Math.max(0, totalPrice.gross - byPoints) : addUp(completed) - byPoints
    const units = points?.take(order.id, (reason) => reason !== 'return') ?? null
    if (!isPaid && paidMinor <= 0 && !units) return null
    return this.#toDated(order, order.completedAt ?? order.createdAt, {
      id: order.id,
      type: 'Purchase',
      value: toWirePayment(paidMinor, totalPrice, settings.currencyDecimals),
      units,
      paidMinor,
    })
  }

  #toRefund(order: StoredOrder, points: Points | null): Dated | null {
    const { settings } = this.#dependencies
    const { refund, payments } = order.contents
    if (!refund) return null
    const byPoints = new Set(payments.filter(isByPoints).map(({ id }) => id))
    const back = addUp(refund.parts.filter(({ paymentId }) => !byPoints.has(paymentId)))
    return this.#toDated(order, refund.refundedAt, {
      id: refund.id,
      type: 'Refund',
      value: toWire({ gross: -back, tax: 0 }, settings.currencyDecimals),
      units: points?.take(order.id, (reason) => reason === 'return') ?? null,
      paidMinor: -back,
    })
  }

  #toDated(
    order: StoredOrder,
    at: number,
    of: Pick<MemberTransaction, 'id' | 'type' | 'value' | 'units'> & { paidMinor: number },
  ): Dated {
    const { paidMinor, ...known } = of
    const { contents } = order
    return {
      at,
      id: of.id,
      order,
      paidMinor,
      transaction: {
        ...known,
        orderId: order.id,
        siteId: order.siteId,
        createdAt: toWireInstant(this.#dependencies.timeZone, at),
        filmIds: [],
        ticketCount: listTickets(contents).flatMap(listPlaces).length,
        items: contents.items.map(({ itemId, quantity }) => ({ itemId, quantity })),
        payments: contents.payments
          .filter(({ status }) => status === 'Completed')
          .map(({ type, maskedDetail }) => ({ type, maskedDetail })),
      },
    }
  }

  #toBalance({ causeId, units, reason, movedAt }: PointsMovement, index: number): Dated {
    const id = `${causeId}-${String(index)}`
    return {
      at: movedAt,
      id,
      order: null,
      paidMinor: 0,
      transaction: {
        id,
        type: 'Balance',
        orderId: null,
        siteId: null,
        createdAt: toWireInstant(this.#dependencies.timeZone, movedAt),
        value: null,
        units,
        reason,
        filmIds: [],
        ticketCount: 0,
        items: [],
        payments: [],
      },
    }
  }

  #sum(dated: readonly Dated[], decimals: number): NonNullable<MemberTransactionsResponse['totals']> {
    const total = (amounts: readonly number[]): MonetaryValue =>
      toWire({ gross: amounts.reduce((sum, amount) => sum + amount, 0), tax: 0 }, decimals)
    const units = dated.flatMap(({ transaction }) => transaction.units ?? [])
    return {
      paid: total(dated.map(({ paidMinor }) => Math.max(0, paidMinor))),
      refunded: total(dated.map(({ paidMinor }) => Math.max(0, -paidMinor))),
      units: this.#dependencies.listPointsMovements ? units.reduce((sum, each) => sum + each, 0) : null,
    }
  }

  /** Fills in the films of a page's transactions, and collects what they refer to. */
  async #collect(shown: readonly Dated[]): Promise<MemberTransactionsResponse['relatedData']> {
    const { catalogue } = this.#dependencies
    const films = new Map<string, Film>()
    const sites = new Map<string, Site>()
    const items = new Map<string, NamedEntity>()
    for (const { order, transaction } of shown) {
      if (!order) continue
      for (const { film, relatedData } of (await loadShowtimeDetails(catalogue, order)).values()) {
        if (!transaction.filmIds.includes(film.id)) transaction.filmIds.push(film.id)
        for (const each of relatedData.films) films.set(each.id, each)
      }
      const site = await catalogue.getSite(order.siteId)
      if (site) sites.set(site.id, site)
      for (const { itemId: id, name } of order.contents.items) items.set(id, { id, name })
    }
    return { films: [...films.values()], sites: [...sites.values()], items: [...items.values()] }
  }
}

/** Movements, each of which belongs to one transaction. */
class Points {
  readonly #left: Set<PointsMovement>

  constructor(movements: readonly PointsMovement[]) {
    this.#left = new Set(movements)
  }

  /** The sum of a cause's movements, which are taken; null if it has none. */
  take(causeId: string, isWanted: (reason: string) => boolean): number | null {
    const found = [...this.#left].filter((each) => each.causeId === causeId && isWanted(each.reason))
    for (const each of found) this.#left.delete(each)
    return found.length === 0 ? null : found.reduce((sum, { units }) => sum + units, 0)
  }

  takeRest(): PointsMovement[] {
    return [...this.#left]
  }
}

const isByPoints = ({ type }: PaymentLine) => type === 'MemberBalance'

const addUp = (parts: readonly { readonly amountMinor: number }[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

const isWithin = (at: number, { from, to }: Period): boolean => at >= from && at < to

/** The latest first. */
function compare(a: ListPosition, b: ListPosition): number {
  return b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}

/** Calendar year of an instant in a zone. */
export function getYear(zone: string, at: number): number {
  return new Date(at + getOffset(zone, at) * minute).getUTCFullYear()
}

const getStart = (zone: string, year: number): number => toInstant(zone, `${String(year)}-01-01`, 0)

/** Most years that are listed. */
const mostYears = 50

/** Years from one down to another. */
export function countDown(from: number, to: number): number[] {
  const count = Math.min(mostYears, Math.max(1, from - to + 1))
  return Array.from({ length: count }, (_, index) => from - index)
}
