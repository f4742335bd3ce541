import type { RequestedModifier, SetItemsRequest } from '@foyer/contract/wire/order-items'
import { getPriceMinor } from '../../catalogue/item-changes.ts'
import type { DeliveryLine, DeliverySeat, ItemLine, ModifierLine } from '../../order-store/order-contents.ts'
import { getStockId } from '../../order-store/scarce-ids.ts'
import { findLocation } from './check-deliveries.ts'
import { readGiftCard } from './check-gift-cards.ts'
import { findModifier } from './check-modifiers.ts'
import { cleanComment } from './item-refusals.ts'
import { getSeller, type ItemRequest, type SoldLine } from './item-request.ts'

/** A valid line as the order keeps it: with names and prices of now. */
export function toItemLine(request: ItemRequest, line: SoldLine): ItemLine {
  const { requested, item } = line
  const seller = getSeller(request)
  const giftCard = readGiftCard(request, line)
  return {
    id: requested.id,
    itemId: item.id,
    name: item.name,
    quantity: requested.quantity ?? 1,
    unitPriceMinor: giftCard?.amountMinor ?? getPriceMinor(item, seller, request.changes),
    taxBasisPoints: item.taxBasisPoints,
    modifiers: (requested.modifiers ?? []).flatMap((each) => toModifierLine(request, each)),
    comment: cleanComment(requested.comment),
    ...(request.changes.getChange(seller, item.id).isCounted ? { stockId: getStockId(seller, item.id) } : {}),
    ...(giftCard ? { giftCard } : {}),
    ...(item.balanceUnits === null ? {} : { balanceUnits: item.balanceUnits }),
  }
}

function toModifierLine(request: ItemRequest, requested: RequestedModifier): ModifierLine[] {
  const { modifierGroupId, modifierId, quantity = 1, modifiers = [] } = requested
  const modifier = findModifier(request, modifierGroupId, modifierId)
  if (!modifier) return []
  const change = request.changes.getChange(getSeller(request), modifierId)
  return [
    {
      modifierGroupId,
      modifierId,
      name: modifier.name,
      quantity,
      unitPriceMinor: change.priceMinor ?? modifier.priceMinor,
      modifiers: modifiers.flatMap((each) => toModifierLine(request, each)),
    },
  ]
}

/** Valid deliveries as the order keeps them, with the names of their places. */
export function toDeliveryLines(
  request: ItemRequest,
  { itemDeliveries = [] }: SetItemsRequest,
): DeliveryLine[] {
  return itemDeliveries.map((delivery) => {
    const { id, itemIds, method, seat } = delivery
    return {
      id,
      itemLineIds: itemIds,
      method,
      seat:
        method === 'InSeatDelivery' && seat
          ? { showtimeId: seat.showtimeId, seatId: seat.seatId, ...getSeatNames(request, seat) }
          : null,
      location: method === 'CustomLocationDelivery' ? findLocation(request, delivery) : null,
    }
  })
}

function getSeatNames(
  { showtimes }: ItemRequest,
  { showtimeId, seatId }: { showtimeId: string; seatId: string },
): Pick<DeliverySeat, 'name' | 'screenName'> {
  const showtime = showtimes.get(showtimeId)
  const seat = showtime?.seats.get(seatId)
  return {
    name: seat ? `${seat.rowLabel}${seat.label}` : seatId,
    screenName: showtime?.relatedData.screens[0]?.name ?? null,
  }
}
