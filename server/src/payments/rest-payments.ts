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

/** An order with a payment of the rest, and the write that adds it. */
export interface BegunPayment {
  readonly order: StoredOrder
  readonly payment: PaymentLine
  readonly steps: readonly Step[]
}

/**
 * Adds a payment of the rest to an order, or finds the one of its type that has not begun. One of another type is
 * dropped: an order has one at a time. Extends the hold so that the visitor has time to type.
 * @throws ProblemError `order-empty`, `ticket-seat-mismatch`, `nothing-to-pay`, `customer-required`
 */
export function beginRestPayment(
  order: StoredOrder,
  type: PaymentType,
  { id, now, settings }: { id: string; now: number; settings: OrderSettings },
): BegunPayment {
  refuseUnpayable(order)
  // Card fields opened in the last minute leave time to type; opening them again does not extend it.
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
    // The latest payment is the current one, so no two may have the same millisecond.
    createdAt: Math.max(now, ...order.contents.payments.map(({ createdAt }) => createdAt + 1)),
    updatedAt: now,
  }
}

/** The order with a change of one of its payments. */
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
