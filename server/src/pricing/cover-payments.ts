import { requireAmount } from './minor-units.ts'
import type { FixedPayment, MinorUnits, PaymentToPrice, RestPayment } from './order-to-price.ts'
import type { PricedPayment, PricingRefusal } from './priced-order.ts'

/** Types that pay first, in this order; within a type, payments are in the order in which they were added. */
const fixedTypes = ['GiftCard', 'MemberBalance', 'ExternallyProcessed'] as const

const isFixed = (payment: PaymentToPrice): payment is FixedPayment =>
  fixedTypes.some((type) => type === payment.type)
const isRest = (payment: PaymentToPrice): payment is RestPayment => !isFixed(payment)

interface CoveredTotal {
  readonly payments: readonly PricedPayment[]
  readonly restToPay: MinorUnits
  readonly refusals: readonly PricingRefusal[]
}

/**
 * Computes what each payment covers of a total: gift cards, then points, then external payments, then one payment of
 * the rest. None covers more than the earlier ones leave; an amount beyond that is refused.
 */
export function coverPayments(total: MinorUnits, payments: readonly PaymentToPrice[]): CoveredTotal {
  const fixed = payments.filter(isFixed)
  const inOrder = fixedTypes.flatMap((type) => fixed.filter((payment) => payment.type === type))
  const [rest, ...furtherRests] = payments.filter(isRest)
  let restToPay = total
  const priced: PricedPayment[] = []
  const refusals: PricingRefusal[] = []
  const cover = ({ id, type }: PaymentToPrice, amount: MinorUnits) => {
    const covered = Math.min(amount, restToPay)
    restToPay -= covered
    priced.push({ id, type, covered })
  }
  for (const payment of inOrder) {
    refusals.push(...findFixedRefusal(payment, restToPay))
    cover(payment, requireAmount(payment.amount))
  }
  if (rest !== undefined) {
    refusals.push(...findRestRefusal(rest, restToPay))
    cover(rest, rest.amount === null ? restToPay : requireAmount(rest.amount))
  }
  for (const payment of furtherRests) {
    refusals.push({ kind: 'SecondRestPayment', paymentId: payment.id })
    cover(payment, 0)
  }
  return { payments: priced, restToPay, refusals }
}

function findFixedRefusal({ id: paymentId, amount }: FixedPayment, rest: MinorUnits): PricingRefusal[] {
  if (amount === 0) return [{ kind: 'PaymentWithoutAmount', paymentId }]
  if (rest === 0) return [{ kind: 'NothingToPay', paymentId }]
  return amount > rest ? [{ kind: 'PaymentExceedsRest', paymentId, amount, rest }] : []
}

function findRestRefusal({ id: paymentId, amount }: RestPayment, rest: MinorUnits): PricingRefusal[] {
  if (rest === 0) return [{ kind: 'NothingToPay', paymentId }]
  return amount === null || amount === rest ? [] : [{ kind: 'PaymentIsNotRest', paymentId, amount, rest }]
}
