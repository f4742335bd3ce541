import type { Clock } from '../cache/clock.ts'
import type { OrdersService } from '../services/ocapi/orders.ts'
import type { Logger } from './logger.ts'
import type { OrderMemory } from './order-memory.ts'
import type { SelectionsStore } from './selections.ts'
import type { TextsStore } from './texts.ts'

/**
 * `restoring` until the browser has said whether there is an order; the server renders it so. `gone` is an order that
 * was there and has been given up, be it in another tab: no time ran out.
 */
export type OrderPhase = 'restoring' | 'none' | 'active' | 'expired' | 'gone'
/** What is under way on the order's server. */
export type OrderWork = 'keeping' | 'extending' | 'saving-customer' | 'cancelling'

/** What the order of this browser works with. */
export interface OrderStoreParts {
  service: OrdersService
  selections: SelectionsStore
  texts: TextsStore
  memory: OrderMemory
  clock: Clock
  logger: Logger
  /** How long the initial data says that seats are held; a foreign server may not say. */
  holdMinutes: number | undefined
  onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
}

/** Whom the tickets are for, as a visitor writes it. */
export interface CustomerDetails {
  givenName: string
  familyName: string
  email: string
  phoneNumber: string | null
}
