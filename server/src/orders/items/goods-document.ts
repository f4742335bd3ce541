import type { OrderFee, OrderGiftCard, OrderItem, OrderItemModifier } from '@foyer/contract/wire/order-items'
import type { OrderItemDelivery } from '@foyer/contract/wire/order-items'
import type { Order } from '@foyer/contract/wire/orders'
import { toWire } from '../../domain/money.ts'
import type {
  DeliveryLine,
  DeliverySeat,
  GiftCardLine,
  ItemLine,
  ModifierLine,
} from '../../order-store/order-contents.ts'
import type { StoredOrder } from '../../order-store/stored-order.ts'
import type { PricedLine, PricedOrder } from '../../pricing/priced-order.ts'
import { toWireLine } from '../../pricing/to-wire.ts'
import { getPartStatus } from './preparation-status.ts'
import { maskEmail } from './mask-email.ts'
import { toIsoInstant } from '../iso-instant.ts'

type GoodsDocument = Pick<
  Order,
  'items' | 'itemDeliveries' | 'itemDeliveriesComment' | 'serviceAreaPickupSchedule' | 'tip' | 'fees'
>

/** Items of an order in the interface's form. An order without any of the other fields says nothing of them. */
export function toGoodsDocument(
  order: StoredOrder,
  { items, mandatoryFees, totals }: PricedOrder,
  decimals: number,
): GoodsDocument {
  const { contents } = order
  const { deliveries, deliveriesComment, pickupAt, tip } = contents
  const prices = new Map(items.map((item) => [item.id, item]))
  return {
    items: contents.items.flatMap((line) => {
      const price = prices.get(line.id)
      return price ? [toItemDocument(line, price, order, decimals)] : []
    }),
    ...(deliveries.length > 0
      ? { itemDeliveries: deliveries.map((each) => toDeliveryDocument(each, order)) }
      : {}),
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

function toItemDocument(
  line: ItemLine,
  priced: PricedLine,
  { status, contents: { collectedAt } }: StoredOrder,
  decimals: number,
): OrderItem {
  const { id, itemId, quantity, discountId, discountName, modifiers, comment, giftCard, balanceUnits } = line
  const { rewardId, rewardName } = line
  return {
    id,
    itemId,
    quantity,
    ...toWireLine(priced, decimals),
    ...(discountId === undefined ? {} : { discountId }),
    ...(discountName ? { discountName } : {}),
    ...(rewardId === undefined ? {} : { rewardId }),
    ...(rewardName ? { rewardName } : {}),
    ...(modifiers.length > 0 ? { modifiers: modifiers.map(toModifierDocument) } : {}),
    ...(comment === null ? {} : { comment }),
    ...(giftCard ? { giftCard: toGiftCardDocument(giftCard, decimals) } : {}),
    ...(balanceUnits === undefined ? {} : { balanceUnits }),
    ...(status === 'Completed'
      ? { collectionStatus: collectedAt === null ? 'NotCollected' : 'Collected' }
      : {}),
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
  const { faceId, amountMinor, recipient, senderName, message, sendsAt, timeZone, refilled } = card
  return {
    faceId,
    amount: toWire({ gross: amountMinor, tax: 0 }, decimals),
    recipientName: recipient?.name ?? null,
    recipientEmail: recipient?.email ? maskEmail(recipient.email) : null,
    message,
    sendsAt: sendsAt === null ? null : toIsoInstant(sendsAt),
    senderName,
    timeZone: timeZone ?? null,
    ...(refilled ? { refilledCardNumber: refilled.maskedNumber } : {}),
  }
}

/** A delivery; of a completed order, with how far it is. */
export function toDeliveryDocument(delivery: DeliveryLine, order: StoredOrder): OrderItemDelivery {
  const { id, method, itemLineIds, seat, location } = delivery
  return {
    id,
    method,
    itemIds: [...itemLineIds],
    ...(seat ? { seat: toSeatDocument(seat) } : {}),
    ...(location ? { siteOrderLocation: location } : {}),
    ...(order.status === 'Completed' ? toProgressDocument(delivery, order) : {}),
  }
}

const toSeatDocument = ({ showtimeId, seatId, name, screenName }: DeliverySeat) => ({
  showtimeId,
  seatId,
  name,
  ...(screenName ? { screenName } : {}),
})

function toProgressDocument(
  { preparation }: DeliveryLine,
  { contents: { collectedAt } }: StoredOrder,
): Pick<OrderItemDelivery, 'status' | 'changedAt'> {
  const changedAt = collectedAt ?? preparation?.sentAt ?? preparation?.startedAt ?? null
  return {
    status: getPartStatus(preparation ?? null, collectedAt),
    changedAt: changedAt === null ? null : toIsoInstant(changedAt),
  }
}
