import type { Tables } from '../database/tables.ts'
import type { StoredOrder } from './stored-order.ts'

export type ClaimState = 'held' | 'sold'

/**
 * One thing that a command writes, as plain values. A step that is refused (a seat is gone, the order was changed
 * meanwhile) undoes the whole command. Instants are epoch milliseconds.
 */
export type Step =
  | KeepAnswer
  /** A new order. */
  | { readonly kind: 'order.insert'; readonly order: StoredOrder }
  /** The order as it is to be, with the version that was read. Refused when somebody has changed it since. */
  | { readonly kind: 'order.save'; readonly order: StoredOrder }
  | { readonly kind: 'showtime.add'; readonly showtimeId: string }
  | { readonly kind: 'showtime.remove'; readonly showtimeId: string }
  | TakeScarce
  /** Gives the order's claim on a scarce thing back. */
  | { readonly kind: 'scarce.give'; readonly scarceId: string }
  | ClaimSeats
  | { readonly kind: 'seat.free'; readonly showtimeId: string; readonly seatIds: readonly string[] }
  /** All that the order holds or has bought is free. */
  | { readonly kind: 'claims.free' }
  | { readonly kind: 'claims.extend'; readonly expiresAt: number }
  /** Another name that the order is found by. */
  | { readonly kind: 'lookup.add'; readonly lookup: OrderLookup; readonly value: string }
  | AddMovement
  | {
      readonly kind: 'journey.add'
      readonly journeyId: string
      readonly reference: string
      readonly createdAt: number
    }
  | { readonly kind: 'outbox.add'; readonly mail: Tables['mail_outbox'] }

export type OrderLookup = 'payment' | 'charge'

/** Keeps the answer of an idempotent request. Refused when the key has been used: then the kept answer counts. */
export interface KeepAnswer {
  readonly kind: 'key.keep'
  readonly key: string
  readonly requestHash: string
  readonly status: number
  readonly body: string
  readonly now: number
  /** An older answer is as if it had never been, milliseconds. */
  readonly lifetime: number
}

/** Takes seats, all or nothing. Refused with those that somebody else holds or has bought. */
export interface ClaimSeats {
  readonly kind: 'seat.claim'
  readonly showtimeId: string
  readonly seatIds: readonly string[]
  readonly state: ClaimState
  readonly expiresAt: number
  readonly now: number
}

/** Sets how much of a scarce thing the order has. Refused when there is not enough left; less than before never is. */
export interface TakeScarce {
  readonly kind: 'scarce.take'
  readonly scarceId: string
  /** In all, not in addition. */
  readonly quantity: number
  /** How much there is, where that is known from elsewhere; null where the thing's own row says so. */
  readonly capacity: number | null
  readonly showtimeId: string | null
  readonly state: ClaimState
  readonly expiresAt: number
  readonly now: number
}

export interface AddMovement {
  readonly kind: 'movement.add'
  readonly id: string
  readonly scarceId: string
  readonly amount: number
  readonly reason: string
  readonly movedAt: number
}

/** Everything that one change of one order writes, all or nothing, in this order. */
export interface Command {
  readonly orderId: string
  readonly steps: readonly Step[]
}

/** Why a command was refused. */
export type Refusal =
  /** The request has been answered before. */
  | { readonly kind: 'key'; readonly requestHash: string; readonly status: number; readonly body: string }
  /** The order has been changed since it was read, or is not there. */
  | { readonly kind: 'version' }
  | { readonly kind: 'seats'; readonly showtimeId: string; readonly missing: readonly string[] }
  | { readonly kind: 'scarce'; readonly scarceId: string }

export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }
