import type { CompletedOrder } from '@foyer/contract/wire/orders'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { toIsoInstant } from '../orders/iso-instant.ts'
import { getWantedTime, hasGoods, toPreparationDocument } from '../orders/items/preparation-status.ts'
import {
  hideCustomer,
  toOrderDocument,
  type DocumentSettings,
  type ShowtimeDetailsById,
} from '../orders/order-document.ts'
import { getBalanceUnits } from '../orders/payment-parts.ts'
import { priceContents } from '../orders/price-contents.ts'
import type { OrderSettings } from '../orders/settings.ts'
import { toWirePayment } from '../pricing/to-wire.ts'

export type CompletedDocumentSettings = DocumentSettings & Pick<OrderSettings, 'customerShownFor'>

/** A completed order in the interface’s form, with what only completed ones have. */
export function toCompletedDocument(
  order: StoredOrder,
  details: ShowtimeDetailsById,
  settings: CompletedDocumentSettings,
  now: number,
): CompletedOrder {
  const { totalPrice } = priceContents(order.contents).totals
  return {
    ...toOrderDocument(order, details, settings),
    customer: hideCustomer(order, details, now, settings.customerShownFor),
    completedAt: toIsoInstant(order.completedAt ?? order.createdAt),
    ...(hasGoods(order.contents)
      ? { preparation: toPreparationDocument(order, getWantedTime(order, details)) }
      : {}),
    paymentSummary: order.contents.payments
      .filter((payment) => payment.status === 'Completed')
      .map((payment) => ({
        type: payment.type,
        value: toWirePayment(payment.amountMinor, totalPrice, settings.currencyDecimals),
        maskedDetail: payment.maskedDetail,
        ...(payment.balance ? { units: getBalanceUnits(payment) } : {}),
      })),
    ...(order.contents.brought ? { broughtUnits: order.contents.brought } : {}),
  }
}
