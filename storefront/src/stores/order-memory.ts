import { readJson, type Storage } from './storage.ts'

export const orderMemoryKey = 'foyer-order'
/** In the session: each tab has a payment of its own. */
export const paymentKey = 'foyer-payment'
/** In the local storage: some tab has one. */
export const payingKey = 'foyer-paying'

/** What all tabs of a browser know of the order in progress. */
export interface RememberedOrder {
  readonly id: string
  /** Changes with each change to the order, so that other tabs hear of it. */
  readonly revision: number
  /** The showing it holds seats for: when the order has ended, its page can still say what for. */
  readonly showtimeId: string | null
}

export type EmbeddedPaymentStatus = 'NotStarted' | 'Created' | 'Started'

/** The order in progress across page loads and tabs. Small, so that the error screen can use it without the order's stores. */
export function orderMemory(local: Storage, session: Storage) {
  return {
    read(): RememberedOrder | null {
      return parseRemembered(readJson(local, orderMemoryKey))
    },
    write(order: RememberedOrder): void {
      local.set(orderMemoryKey, JSON.stringify(order))
    },
    clear(): void {
      local.remove(orderMemoryKey)
      local.remove(payingKey)
      session.remove(paymentKey)
    },
    get paymentStatus(): EmbeddedPaymentStatus {
      const kept = session.get(paymentKey)
      return kept === 'Created' || kept === 'Started' ? kept : 'NotStarted'
    },
    set paymentStatus(status: EmbeddedPaymentStatus) {
      if (status !== 'NotStarted') {
        session.set(paymentKey, status)
        local.set(payingKey, 'yes')
      } else if (session.get(paymentKey) !== null) {
        session.remove(paymentKey)
        local.remove(payingKey)
      }
    },
    /** A payment exists that may still take money: the order must not be cancelled, nor the page reloaded unasked. */
    get isPaying(): boolean {
      return this.paymentStatus !== 'NotStarted'
    },
  }
}
export type OrderMemory = ReturnType<typeof orderMemory>

/** Reads what another tab wrote; anything unreadable counts as no order. */
export function parseRemembered(value: unknown): RememberedOrder | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, revision, showtimeId } = value as { id?: unknown; revision?: unknown; showtimeId?: unknown }
  if (typeof id !== 'string' || !id) return null
  return {
    id,
    revision: typeof revision === 'number' ? revision : 0,
    showtimeId: typeof showtimeId === 'string' ? showtimeId : null,
  }
}
