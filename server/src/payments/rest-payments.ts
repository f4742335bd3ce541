import type { PaymentType } from '@foyer/contract/wire/enumerations'
import { ProblemError } from '../http/problem.ts'
import type { PaymentLine } from '../order-store/order-contents.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { requireContents } from '../orders/order-access.ts'
import { getLatestEnd } from '../orders/order-document.ts'
import { extendHold, getExtendSteps } from '../orders/order-service.ts'
import { getRestToPay, isRestPayment } from '../orders/payment-parts.ts'
import type { OrderSettings } from '../orders/settings.ts'

/** An order on which a payment of the rest stands, and what that writes. */
export interface BegunPayment {
  readonly order: StoredOrder
  readonly payment: PaymentLine
  readonly steps: readonly Step[]
}

/**
 * Puts a payment of the rest on an order, or finds the one of its type that nobody has begun. One of another type is dropped:
 * an order has one at a time. Leaves the visitor time to type.
 * @throws ProblemError `order-empty`, `ticket-seat-mismatch`, `nothing-to-pay`, `customer-required`
 */
export function beginRestPayment(
  order: StoredOrder,
  type: PaymentType,
  { id, now, settings }: { id: string; now: number; settings: OrderSettings },
): BegunPayment {
  refuseUnpayable(order)
  // Whoever opens the card fields in the last minute can still type; opening them again gives no more.
  const typingEnds = Math.min(now, getLatestEnd(order, settings)) + settings.paymentEntryTime
  const isUnbegun = (payment: PaymentLine) => isRestPayment(payment) && payment.status === 'NotStarted'
  const others = order.contents.payments.filter((payment) => !isUnbegun(payment))
  const known = order.contents.payments.find((payment) => isUnbegun(payment) && payment.type === type)
  const payment = known ?? createPayment(order, type, { id, now })
  const changed: StoredOrder = {
    ...extendHold(order, typingEnds),
    contents: { ...order.contents, payments: [...others, payment] },
  }
  return {
    order: changed,
    payment,
    steps: [
      { kind: 'order.save', order: changed },
      ...getExtendSteps(order, changed),
      ...(known ? [] : [{ kind: 'lookup.add', lookup: 'payment', value: payment.id } as const]),
    ],
  }
}

function refuseUnpayable(order: StoredOrder): void {
  requireContents(order)
  if (getRestToPay(order) === 0) throw new ProblemError('nothing-to-pay')
  if (!order.customer?.email) throw new ProblemError('customer-required')
}

function createPayment(
  order: StoredOrder,
  type: PaymentType,
  { id, now }: { id: string; now: number },
): PaymentLine {
  return {
    id,
    type,
    amountMinor: getRestToPay(order),
    status: 'NotStarted',
    declineReason: null,
    maskedDetail: null,
    providerReference: null,
    // The latest payment is the one that counts: two in one millisecond would leave that open.
    createdAt: Math.max(now, ...order.contents.payments.map(({ createdAt }) => createdAt + 1)),
    updatedAt: now,
  }
}

/** The order with something about one of its payments changed. */
export function changePayment(
  order: StoredOrder,
  paymentId: string,
  change: Partial<PaymentLine>,
): StoredOrder {
  const payments = order.contents.payments.map((payment) =>
    payment.id === paymentId ? { ...payment, ...change } : payment,
  )
  return { ...order, contents: { ...order.contents, payments } }
}
