import type { Tables } from '../database/tables.ts'
import type { StoredOrder } from './stored-order.ts'

export type ClaimState = 'held' | 'sold'

/**
 * One write of a command, as plain values. A refused step (a seat is taken, the order was changed meanwhile) rolls back
 * the whole command. Instants are epoch milliseconds.
 */
export type Step =
  | KeepAnswer
  /** A new order. */
  | { readonly kind: 'order.insert'; readonly order: StoredOrder }
  /** The order's new state, with the version that was read. Refused if it has been changed since. */
  | { readonly kind: 'order.save'; readonly order: StoredOrder }
  | { readonly kind: 'showtime.add'; readonly showtimeId: string }
  | { readonly kind: 'showtime.remove'; readonly showtimeId: string }
  | TakeScarce
  | GrowScarce
  /** Releases the order's claim on a limited resource. */
  | { readonly kind: 'scarce.give'; readonly scarceId: string }
  | ClaimSeats
  | { readonly kind: 'seat.free'; readonly showtimeId: string; readonly seatIds: readonly string[] }
  /** Releases everything that the order holds or has bought. */
  | { readonly kind: 'claims.free' }
  | { readonly kind: 'claims.extend'; readonly expiresAt: number }
  /** Another key by which the order is found. */
  | { readonly kind: 'lookup.add'; readonly lookup: OrderLookup; readonly value: string }
  | AddMovement
  | AddUnits
  | ReviewBalance
  | {
      readonly kind: 'journey.add'
      readonly journeyId: string
      readonly reference: string
      readonly createdAt: number
    }
  | { readonly kind: 'outbox.add'; readonly mail: Tables['mail_outbox'] }
  | AddCode
  /** The order's items are to be handed over at a site, at an instant. */
  | { readonly kind: 'preparation.add'; readonly siteId: string; readonly wantedAt: number }
  | { readonly kind: 'preparation.remove' }
  /** Moves the end of a code's validity, never to an earlier instant. */
  | { readonly kind: 'code.renew'; readonly hash: string; readonly expiresAt: number }

export type OrderLookup = 'payment' | 'charge'

/** Stores the answer to an idempotent request. Refused if the key has been used: then the stored answer applies. */
export interface KeepAnswer {
  readonly kind: 'key.keep'
  readonly key: string
  readonly requestHash: string
  readonly status: number
  readonly body: string
  readonly now: number
  /** Older answers are ignored, milliseconds. */
  readonly lifetime: number
}

/** Takes seats, all or nothing. Refused with those that other orders hold or have bought. */
export interface ClaimSeats {
  readonly kind: 'seat.claim'
  readonly showtimeId: string
  readonly seatIds: readonly string[]
  readonly state: ClaimState
  readonly expiresAt: number
  readonly now: number
}

/** Sets the order's quantity of a limited resource. Refused if too little is left; a reduction never is. */
export interface TakeScarce {
  readonly kind: 'scarce.take'
  readonly scarceId: string
  /** The total, not an addition. */
  readonly quantity: number
  /** The capacity, if known from elsewhere; null: the resource's row has it. */
  readonly capacity: number | null
  readonly showtimeId: string | null
  readonly state: ClaimState
  readonly expiresAt: number
  readonly now: number
}

/** Adds to a limited resource, whatever is taken of it. Refused if there is no such resource. */
export interface GrowScarce {
  readonly kind: 'scarce.grow'
  readonly scarceId: string
  readonly quantity: number
}

export interface AddMovement {
  readonly kind: 'movement.add'
  readonly id: string
  readonly scarceId: string
  readonly amount: number
  readonly reason: string
  readonly movedAt: number
}

/** Adds to a member's balance, which is created if there is none, with a movement. */
export interface AddUnits {
  readonly kind: 'balance.add'
  /** Id of the movement. */
  readonly id: string
  readonly memberId: string
  readonly units: number
  readonly reason: string
  readonly movedAt: number
  /** When what is left of them runs out; null: never. */
  readonly expiresAt: number | null
}

/** The task that lets units run out has to look at the balance: some came back. */
export interface ReviewBalance {
  readonly kind: 'balance.review'
  readonly balanceId: string
  readonly at: number
}

/** All writes of one change of one order, all or nothing, in this sequence. */
export interface Command {
  readonly orderId: string
  readonly steps: readonly Step[]
}

/** A bought code, and the counter of what is on it. Codes of one batch may be added one by one. */
export interface AddCode {
  readonly kind: 'code.add'
  readonly batch: Tables['code_batch']
  readonly code: Tables['code']
  readonly scarceId: string
  readonly capacity: number
}

/** Why a command was refused. */
export type Refusal =
  /** The request was answered before. */
  | { readonly kind: 'key'; readonly requestHash: string; readonly status: number; readonly body: string }
  /** The order has been changed since it was read, or does not exist. */
  | { readonly kind: 'version' }
  | { readonly kind: 'seats'; readonly showtimeId: string; readonly missing: readonly string[] }
  | { readonly kind: 'scarce'; readonly scarceId: string }

export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }
