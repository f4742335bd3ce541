import type { BookingMode, OrderType } from '@foyer/contract/wire/enumerations'
import type { Customer } from '@foyer/contract/wire/orders'
import type { ResultRow, SqlValue } from '../database/statements.ts'
import type { Tables } from '../database/tables.ts'
import { readContents, readCustomer, writeContents, type OrderContents } from './order-contents.ts'

/** An order with its contents. Instants are epoch milliseconds. */
export interface StoredOrder {
  readonly id: string
  readonly type: OrderType
  readonly siteId: string
  /** The member's id; null for a visitor's order. */
  readonly memberId: string | null
  /** Null for an order without a booking: only type Standard books. */
  readonly bookingMode: BookingMode | null
  readonly status: Tables['sales_order']['status']
  /** Incremented by each write; a write based on an older version is refused. */
  readonly version: number
  readonly createdAt: number
  readonly expiresAt: number
  readonly totalMinor: number
  readonly customer: Customer | null
  readonly contents: OrderContents
  readonly completedAt: number | null
  /** Booking code on the ticket; unique. */
  readonly bookingId: string | null
  readonly transactionNumber: string | null
  /** Keyed hash of the client that began it; null once it is closed, and for older orders without it. */
  readonly client: string | null
}

/** Columns of `sales_order` that can change, in the order of `toValues`. */
export const changingColumns = [
  'status',
  'member_id',
  'expires_at',
  'total_minor',
  'customer',
  'contents',
  'completed_at',
  'booking_id',
  'transaction_number',
  'client',
] as const

/** Columns that are written once. */
export const constantColumns = ['id', 'type', 'site_id', 'booking_mode', 'created_at'] as const

export function toConstantValues(order: StoredOrder): SqlValue[] {
  return [order.id, order.type, order.siteId, order.bookingMode, order.createdAt]
}

export function toChangingValues(order: StoredOrder): SqlValue[] {
  return [
    order.status,
    order.memberId,
    order.expiresAt,
    order.totalMinor,
    order.customer === null ? null : JSON.stringify(order.customer),
    writeContents(order.contents),
    order.completedAt,
    order.bookingId,
    order.transactionNumber,
    order.client,
  ]
}

/** Converts a row of `sales_order`. */
export function toStoredOrder(row: ResultRow): StoredOrder {
  // The migration defines the columns' types; the values come from this server.
  const known = row as unknown as Tables['sales_order']
  return {
    id: known.id,
    type: known.type,
    siteId: known.site_id,
    memberId: known.member_id,
    bookingMode: known.booking_mode,
    status: known.status,
    version: known.version,
    createdAt: known.created_at,
    expiresAt: known.expires_at,
    totalMinor: known.total_minor,
    customer: readCustomer(known.customer),
    contents: readContents(known.contents),
    completedAt: known.completed_at,
    bookingId: known.booking_id,
    transactionNumber: known.transaction_number,
    client: known.client,
  }
}
