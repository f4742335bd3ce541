import type { OrderContents, PaymentLine } from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { countUnitsFor } from '../pricing/earn-units.ts'
import { priceContents } from './price-contents.ts'

/** Types of payment that pay the rest: an order has at most one of these at a time. */
const restTypes: ReadonlySet<PaymentLine['type']> = new Set(['Embedded', 'Redirect', 'CinemaProcessed'])

/** Whether a payment pays the rest of an order, and not a fixed part. */
export function isRestPayment({ type }: PaymentLine): boolean {
  return restTypes.has(type)
}

/** Whether a payment is charged on completion: a gift card, a member's balance. */
export function isStoredValue({ type }: Pick<PaymentLine, 'type'>): boolean {
  return type === 'GiftCard' || type === 'MemberBalance'
}

/** A counter that a part of an order is charged to. */
export interface StoredCharge {
  readonly scarceId: string
  /** Minor units of a gift card, units of a balance. */
  readonly quantity: number
  readonly payment: PaymentLine
}

/** What gift cards and balances of an order are charged, sorted by their ids, as everywhere. */
export function listStoredCharges({ payments }: Pick<OrderContents, 'payments'>): StoredCharge[] {
  return payments
    .flatMap((payment): StoredCharge[] => {
      const { scarceId, status } = payment
      return isStoredValue(payment) && status !== 'Declined' && scarceId !== undefined
        ? [{ scarceId, quantity: getQuantity(payment), payment }]
        : []
    })
    .sort((a, b) => (a.scarceId < b.scarceId ? -1 : 1))
}

/** Units that a payment costs; its amount in minor units where it is money. */
function getQuantity({ amountMinor, balance }: PaymentLine): number {
  return balance ? countUnitsFor(amountMinor, balance) : amountMinor
}

/** Units of a member's balance that a payment costs; null for money. */
export function getBalanceUnits(payment: PaymentLine): number | null {
  return payment.balance ? getQuantity(payment) : null
}

/** What goods of an order cost that are money themselves, which a balance does not pay: gift cards, and units. */
export function sumMoneyGoods(contents: OrderContents): number {
  const ids = new Set(
    contents.items.flatMap(({ id, giftCard, balanceUnits }) =>
      giftCard || balanceUnits !== undefined ? [id] : [],
    ),
  )
  if (ids.size === 0) return 0
  return priceContents(contents).items.reduce(
    (sum, { id, price }) => (ids.has(id) ? sum + price.gross : sum),
    0,
  )
}

/** Gift cards that pay a part of an order. They are charged on completion. */
export function listGiftCards({ payments }: Pick<OrderContents, 'payments'>): PaymentLine[] {
  return payments.filter(({ type, status }) => type === 'GiftCard' && status !== 'Declined')
}

const sumAmounts = (payments: readonly PaymentLine[]) =>
  payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** Amount that the fixed parts leave for one payment of the rest, minor units. */
export function getRestToPay({ totalMinor, contents }: Pick<StoredOrder, 'totalMinor' | 'contents'>): number {
  const parts = contents.payments.filter(
    (payment) => !isRestPayment(payment) && payment.status !== 'Declined',
  )
  return Math.max(0, totalMinor - sumAmounts(parts))
}

/** The order without its gift cards and points. */
export function dropStoredValue(order: StoredOrder): StoredOrder {
  const payments = order.contents.payments.filter((payment) => !isStoredValue(payment))
  return { ...order, contents: { ...order.contents, payments } }
}

/**
 * Adapts the payments of an order to a new total. A payment of the rest that has not begun is dropped if the rest is
 * another sum: it has the old amount, and its provider is refused when it asks. With the same rest it stays, and with it
 * what was typed into its fields. Gift cards and balances pay at most what is left for each, in their order.
 * @param moneyGoods part of the total that balances do not pay
 */
export function fitPayments(
  payments: readonly PaymentLine[],
  totalMinor: number,
  moneyGoods = 0,
): PaymentLine[] {
  let left = totalMinor
  const fitted = payments.flatMap((payment): PaymentLine[] => {
    if (payment.status === 'Declined' || isRestPayment(payment)) return [payment]
    const most = payment.balance ? Math.min(left, totalMinor - moneyGoods) : left
    const amountMinor = Math.min(payment.amountMinor, most)
    left -= amountMinor
    return amountMinor === 0
      ? []
      : [amountMinor === payment.amountMinor ? payment : { ...payment, amountMinor }]
  })
  return fitted.filter(
    (payment) => !isRestPayment(payment) || payment.status !== 'NotStarted' || payment.amountMinor === left,
  )
}
