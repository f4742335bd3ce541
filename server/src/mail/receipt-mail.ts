import { formatMoney } from '@foyer/contract/format-money'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import type { MailContent } from './message.ts'
import {
  describeSite,
  listPaidLines,
  renderOrderMail,
  type MailLine,
  type OrderMailParts,
} from './order-mail.ts'

export interface ReceiptMailParts extends OrderMailParts {
  readonly receipt: CompletedOrderResponse
}

/** The receipt of an order without a showtime: what was bought, where it is fetched, code and link. Null where the order has no code. */
export async function renderReceiptMail(parts: ReceiptMailParts): Promise<MailContent | null> {
  const { receipt, texts, currency } = parts
  const { t, text, foreign } = texts
  const { order, relatedData } = receipt
  const { transaction } = order
  if (!transaction?.barcode) return null
  const names = new Map((relatedData.items ?? []).map(({ id, name }) => [id, text(name)]))
  const items = order.items.map(({ itemId, quantity = 1, price }): MailLine => {
    const bought = t('mail.ticket.ticket', {
      count: String(quantity),
      ticket: names.get(itemId) ?? foreign(itemId),
    })
    const amount = price && foreign(formatMoney(price.valueIncludingTax, currency))
    return {
      id: 'item',
      name: t('mail.receipt.item'),
      value: amount === undefined ? bought : t('mail.receipt.itemPrice', { item: bought, amount }),
    }
  })
  const site = relatedData.sites.find(({ id }) => id === order.siteId)
  const lines = [
    { id: 'number', name: t('mail.receipt.number'), value: foreign(transaction.number) },
    ...items,
    { id: 'where', name: t('mail.receipt.where'), value: describeSite(site, texts) },
    ...listPaidLines(order, parts),
  ]
  return renderOrderMail(
    parts,
    {
      subject: t('mail.receipt.subject', { number: foreign(transaction.number) }),
      preview: t('mail.receipt.intro'),
      heading: t('mail.receipt.heading'),
      intro: t('mail.receipt.intro'),
      code: t('mail.receipt.code', { code: transaction.barcode }),
      open: t('mail.receipt.open'),
      lines,
      notes: [],
      foot: [t('mail.receipt.keep'), t('mail.receipt.why')],
    },
    { id: order.id, code: transaction.barcode },
  )
}
