import type { OrderFee, OrderGiftCard, OrderItem, OrderItemModifier } from '@foyer/contract/wire/order-items'
import type { OrderItemDelivery } from '@foyer/contract/wire/order-items'
import type { Order } from '@foyer/contract/wire/orders'
import { toWire } from '../../domain/money.ts'
import type { DeliveryLine, GiftCardLine, ItemLine, ModifierLine } from '../../order-store/order-contents.ts'
import type { StoredOrder } from '../../order-store/stored-order.ts'
import type { PricedLine, PricedOrder } from '../../pricing/priced-order.ts'
import { toWireLine } from '../../pricing/to-wire.ts'
import { maskEmail } from './mask-email.ts'
import { toIsoInstant } from '../iso-instant.ts'

type GoodsDocument = Pick<
  Order,
  'items' | 'itemDeliveries' | 'itemDeliveriesComment' | 'serviceAreaPickupSchedule' | 'tip' | 'fees'
>

/** Items of an order in the interface's form. An order without any of the other fields says nothing of them. */
export function toGoodsDocument(
  { contents }: StoredOrder,
  { items, mandatoryFees, totals }: PricedOrder,
  decimals: number,
): GoodsDocument {
  const { deliveries, deliveriesComment, pickupAt, tip } = contents
  const prices = new Map(items.map((item) => [item.id, item]))
  return {
    items: contents.items.flatMap((line) => {
      const price = prices.get(line.id)
      return price ? [toItemDocument(line, price, decimals)] : []
    }),
    ...(deliveries.length > 0 ? { itemDeliveries: deliveries.map(toDeliveryDocument) } : {}),
    ...(deliveriesComment === null ? {} : { itemDeliveriesComment: deliveriesComment }),
    ...(pickupAt === null ? {} : { serviceAreaPickupSchedule: { startsAt: toIsoInstant(pickupAt) } }),
    ...(tip ? { tip: toWire(totals.tip, decimals) } : {}),
    ...(mandatoryFees.length > 0
      ? {
          fees: mandatoryFees.map(({ scope, price }): OrderFee => ({
            scope,
            price: toWire(price, decimals),
          })),
        }
      : {}),
  }
}

function toItemDocument(line: ItemLine, priced: PricedLine, decimals: number): OrderItem {
  const { id, itemId, quantity, modifiers, comment, giftCard } = line
  return {
    id,
    itemId,
    quantity,
    ...toWireLine(priced, decimals),
    ...(modifiers.length > 0 ? { modifiers: modifiers.map(toModifierDocument) } : {}),
    ...(comment === null ? {} : { comment }),
    ...(giftCard ? { giftCard: toGiftCardDocument(giftCard, decimals) } : {}),
  }
}

const toInnerDocument = ({ modifierGroupId, modifierId, name, quantity }: ModifierLine) => ({
  modifierGroupId,
  modifierId,
  name,
  quantity,
})

const toModifierDocument = (line: ModifierLine): OrderItemModifier => ({
  ...toInnerDocument(line),
  modifiers: line.modifiers.map(toInnerDocument),
})

function toGiftCardDocument(card: GiftCardLine, decimals: number): OrderGiftCard {
  const { faceId, amountMinor, recipient, message, sendsAt } = card
  return {
    faceId,
    amount: toWire({ gross: amountMinor, tax: 0 }, decimals),
    recipientName: recipient?.name ?? null,
    recipientEmail: recipient?.email ? maskEmail(recipient.email) : null,
    message,
    sendsAt: sendsAt === null ? null : toIsoInstant(sendsAt),
  }
}

function toDeliveryDocument({ id, method, itemLineIds, seat, location }: DeliveryLine): OrderItemDelivery {
  return {
    id,
    method,
    itemIds: [...itemLineIds],
    ...(seat ? { seat } : {}),
    ...(location ? { siteOrderLocation: location } : {}),
  }
}
