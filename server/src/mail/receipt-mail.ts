import { formatMoney } from '@foyer/contract/format-money'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import type { MailTexts } from './mail-texts.ts'
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

/**
 * The receipt of an order without a showtime: what was bought, where it is fetched or brought to, code and link. Null
 * where the order has no code.
 */
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
  const place = findPlace(order, texts)
  const handover = getHandover(order)
  const intro = t(intros[handover])
  const lines = [
    { id: 'number', name: t('mail.receipt.number'), value: foreign(transaction.number) },
    ...items,
    ...(place === null ? [] : [{ id: 'brought', name: t('mail.receipt.brought'), value: place }]),
    ...(handover === 'fetched'
      ? [{ id: 'where', name: t('mail.receipt.where'), value: describeSite(site, texts) }]
      : []),
    ...listPaidLines(order, parts),
  ]
  return renderOrderMail(
    parts,
    {
      subject: t('mail.receipt.subject', { number: foreign(transaction.number) }),
      preview: intro,
      heading: t('mail.receipt.heading'),
      intro,
      code: t('mail.receipt.code', { code: transaction.barcode }),
      open: t('mail.receipt.open'),
      lines,
      notes: [],
      foot: [t('mail.receipt.keep'), t('mail.receipt.why')],
    },
    { id: order.id, code: transaction.barcode },
  )
}

type Receipt = CompletedOrderResponse['order']
type Method = NonNullable<Receipt['itemDeliveries']>[number]['method']

/** How the goods of an order reach their recipient, where that is the same for all of them. */
type Handover = 'brought' | 'sent' | 'fetched'

const intros: Readonly<Record<Handover, string>> = {
  brought: 'mail.receipt.introBrought',
  sent: 'mail.receipt.introSent',
  fetched: 'mail.receipt.intro',
}

const broughtBy: ReadonlySet<Method> = new Set(['InSeatDelivery', 'CustomLocationDelivery'])

/** `fetched` if something is: its code is shown there. A card with somebody to send it to is sent. */
function getHandover({ items, itemDeliveries = [] }: Receipt): Handover {
  const methods = new Map(
    itemDeliveries.flatMap(({ method, itemIds }) => itemIds.map((id) => [id, method] as const)),
  )
  const ways = items.map(({ id, giftCard }): Handover => {
    const method = methods.get(id)
    if (giftCard?.recipientEmail != null || method === 'ElectronicDelivery') return 'sent'
    return method !== undefined && broughtBy.has(method) ? 'brought' : 'fetched'
  })
  const [first = 'fetched'] = ways
  return ways.every((way) => way === first) ? first : 'fetched'
}

/** The seat or the table that goods are brought to; null where nothing is. */
function findPlace({ itemDeliveries = [] }: Receipt, { t, text }: MailTexts): string | null {
  const brought = itemDeliveries.find(({ method }) => broughtBy.has(method))
  if (brought?.seat?.name)
    return [t('mail.receipt.seat', { seat: brought.seat.name }), text(brought.seat.screenName)]
      .filter(Boolean)
      .join(', ')
  return text(brought?.siteOrderLocation?.name) || null
}
