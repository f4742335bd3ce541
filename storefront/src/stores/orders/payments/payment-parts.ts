import type { PaymentsService } from '../../../services/ocapi/payments.ts'
import type { OrderMemory } from '../order-memory.ts'
import type { OrderStore } from '../order.ts'

/** What payments need of the order in progress. */
export type PaidOrder = Pick<
  OrderStore,
  'order' | 'bookedOrderId' | 'adoptExpiry' | 'refresh' | 'settle' | 'cancel' | 'forget'
>

/** What every kind of payment works with. */
export interface PaymentParts {
  readonly payments: PaymentsService
  readonly order: PaidOrder
  readonly memory: OrderMemory
  readonly languageTag: string
}
