import type { Clock } from '../../cache/clock.ts'
import type { OrdersService } from '../../services/ocapi/orders.ts'
import type { Logger } from '../browser/logger.ts'
import type { BasketStore, Selection, ShowtimeKey } from './basket.ts'
import type { CarriedCodes } from './carried-codes.ts'
import type { LastGoodsMemory } from './last-goods-memory.ts'
import type { OrderMemory } from './order-memory.ts'
import type { TextsStore } from '../channel/texts.ts'

/** Pending work of the order's server. */
export type OrderWork =
  | 'holding'
  | 'extending'
  | 'saving-customer'
  | 'cancelling'
  | 'adding-code'
  | 'removing-code'
  | 'setting-items'
  | 'setting-tip'

/** Dependencies of the order store. */
export interface OrderStoreParts {
  service: OrdersService
  basket: BasketStore
  texts: TextsStore
  memory: OrderMemory
  carriedCodes: CarriedCodes
  lastGoods: LastGoodsMemory
  clock: Clock
  logger: Logger
  /** Hold duration of the initial data; a foreign server may omit it. */
  holdMinutes: number | undefined
  onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
}

/** Showtime with the seats and tickets to hold, and how they are booked. */
export interface HoldRequest extends Selection {
  readonly showtime: ShowtimeKey
}

/** What an order has to be able to hold. */
export type WantedOrder = Pick<HoldRequest, 'showtime' | 'bookingMode'>

/** The customer, as typed by a visitor. */
export interface CustomerDetails {
  givenName: string
  familyName: string
  email: string
  phoneNumber: string | null
}
