import { offlineTicketPaths } from '@foyer/contract/offline-tickets'
import type { Clock } from '../../cache/clock.ts'
import type { StoredTicket } from '../../domain/stored-ticket.ts'
import { cancelJob, isJobScheduled, scheduleJob } from '../../stores/browser/job-times.ts'
import type { Storage } from '../../stores/browser/storage.ts'
import {
  createTicketStorage,
  ticketStorageNames,
  type TicketStorage,
} from '../../stores/browser/ticket-storage.ts'
import { canRegisterKeeper, registerKeeper } from './register-keeper.ts'
import { createStoredTicket, type ShownTicket } from './stored-ticket-record.ts'

/** In the session: the order whose ticket the visitor has taken off this device. */
const takenOffKey = 'foyer-ticket-off'

/** `offered`: it can be stored. `absent`: it cannot be, and nothing is shown. */
export type OfflineState = 'stored' | 'offered' | 'absent'

/** The parts of a browser that tickets are stored in. */
export interface OfflineBrowser {
  readonly local: Storage
  readonly session: Storage
  readonly clock: Clock
}

/** The tickets that stay on a device: stores, deletes and finds them. */
export class OfflineTickets {
  readonly #browser: OfflineBrowser
  readonly #storage: TicketStorage
  readonly #register: () => Promise<void>

  constructor(
    browser: OfflineBrowser,
    storage: TicketStorage = createTicketStorage(ticketStorageNames),
    register: () => Promise<void> = registerKeeper,
  ) {
    this.#browser = browser
    this.#storage = storage
    this.#register = register
  }

  /**
   * What is to be said of a ticket. One that is stored is written again, with its texts of now; so is one that was bought
   * here, unless the visitor has taken it off.
   * @param isOwn whether it was bought in this browser, or is an application of its own
   */
  async open(ticket: ShownTicket, isOwn: boolean): Promise<OfflineState> {
    const isTakenOff = this.#browser.session.get(takenOffKey) === ticket.orderId
    try {
      if ((isOwn && !isTakenOff) || (await this.#isStored(ticket.orderId))) return await this.store(ticket)
      return 'offered'
    } catch {
      return 'absent'
    }
  }

  /** Stores a ticket, with what shows it. Where that fails, nothing of it stays but what was there before. */
  async store(shown: ShownTicket): Promise<OfflineState> {
    const { session, clock } = this.#browser
    const ticket = createStoredTicket(shown)
    if (ticket.deleteAt <= clock.now()) return 'absent'
    const wasStored = await this.#isStored(ticket.orderId)
    try {
      await this.#storage.write(ticket)
      this.#scheduleNext(await this.#storage.read())
      await this.#register()
    } catch {
      if (wasStored) return 'stored'
      await this.forget(ticket.orderId).catch(() => undefined)
      return 'absent'
    }
    if (session.get(takenOffKey) === ticket.orderId) session.remove(takenOffKey)
    return 'stored'
  }

  /** The visitor's wish: it is not stored again by itself. */
  async takeOff(orderId: string): Promise<OfflineState> {
    this.#browser.session.set(takenOffKey, orderId)
    await this.forget(orderId)
    return 'offered'
  }

  /** Deletes the ticket of an order: refunded, or unknown to the server. */
  async forget(orderId: string): Promise<void> {
    await this.#delete((ticket) => ticket.orderId === orderId)
  }

  /** Deletes tickets whose time is over. */
  async forgetOld(): Promise<void> {
    const now = this.#browser.clock.now()
    await this.#delete(({ deleteAt }) => deleteAt <= now)
  }

  async #isStored(orderId: string): Promise<boolean> {
    // Without the job nothing is stored, and no database is opened to look.
    if (!isJobScheduled(this.#browser.local, 'forget-tickets')) return false
    return (await this.#storage.read()).some((ticket) => ticket.orderId === orderId)
  }

  async #delete(isOver: (ticket: StoredTicket) => boolean): Promise<void> {
    this.#scheduleNext(await this.#storage.remove(isOver))
  }

  #scheduleNext(tickets: readonly StoredTicket[]): void {
    const { local } = this.#browser
    if (tickets.length === 0) cancelJob(local, 'forget-tickets')
    else scheduleJob(local, 'forget-tickets', Math.min(...tickets.map(({ deleteAt }) => deleteAt)))
    // A ticket that nothing would delete is not stored.
    if (tickets.length > 0 && !isJobScheduled(local, 'forget-tickets'))
      throw new TypeError('The local storage is blocked')
  }
}

/** The tickets of this browser; null where it cannot store any. */
export const openOfflineTickets = (browser: OfflineBrowser): OfflineTickets | null =>
  canRegisterKeeper() ? new OfflineTickets(browser) : null

/**
 * Lets the page be put on the home screen, as an application that opens this ticket.
 * @returns a function that takes it back
 */
export function linkManifest(orderId: string): () => void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = `${offlineTicketPaths.manifest}?orderId=${encodeURIComponent(orderId)}`
  document.head.append(link)
  return () => link.remove()
}
