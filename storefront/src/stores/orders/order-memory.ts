import { readJson, type Storage } from '../browser/storage.ts'

export const orderMemoryKey = 'foyer-order'
/** In the session: each tab has its own payment. */
export const paymentKey = 'foyer-payment'
/** In the local storage: some tab has one. */
export const payingKey = 'foyer-paying'
/** In the session: the completed order of this tab, and the input for one in progress. */
export const bookedKey = 'foyer-booked'
export const detailsKey = 'foyer-details'

/** What all tabs of a browser know of the order in progress. */
export interface RememberedOrder {
  readonly id: string
  /** Changes with each change to the order, to notify other tabs. */
  readonly revision: number
  /** The showtime of its seats: after the order has ended, its page can still name it. */
  readonly showtimeId: string | null
}

export type EmbeddedPaymentStatus = 'NotStarted' | 'Created' | 'Started'

/** The order in progress across page loads and tabs. Small, so that the error screen can use it without the order's stores. */
export function createOrderMemory(local: Storage, session: Storage) {
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
      session.remove(detailsKey)
    },
    /** The completed order of this tab: a visitor who returns finds a link to its tickets. */
    get bookedOrderId(): string | null {
      return session.get(bookedKey)
    },
    set bookedOrderId(orderId: string | null) {
      if (orderId === null) session.remove(bookedKey)
      else session.set(bookedKey, orderId)
    },
    /** Unsent input for an order, by field; deleted with the order. */
    typedDetails(orderId: string): Readonly<Record<string, string>> | null {
      const stored = readJson(session, detailsKey) as { orderId?: unknown; fields?: unknown } | null
      if (typeof stored !== 'object' || stored?.orderId !== orderId) return null
      if (typeof stored.fields !== 'object' || stored.fields === null) return null
      return Object.fromEntries(
        Object.entries(stored.fields).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    },
    keepTypedDetails(orderId: string, fields: Readonly<Record<string, string>>): void {
      session.set(detailsKey, JSON.stringify({ orderId, fields }))
    },
    dropTypedDetails(): void {
      session.remove(detailsKey)
    },
    get paymentStatus(): EmbeddedPaymentStatus {
      const stored = session.get(paymentKey)
      return stored === 'Created' || stored === 'Started' ? stored : 'NotStarted'
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
export type OrderMemory = ReturnType<typeof createOrderMemory>

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
