import { bookingModes, deliveryMethods } from '@foyer/contract/wire/enumerations'
import type { RequestedModifier } from '@foyer/contract/wire/order-items'
import {
  emptyBasket,
  type AppliedDiscount,
  type Basket,
  type BasketDelivery,
  type BasketItem,
  type BasketTicket,
  type BasketTip,
} from './basket-content.ts'

/** Version of the stored form; another one is not read. */
const version = 1
/** Most entries of a list, as a request to hold takes them. */
const maximumEntries = 100
const maximumTextLength = 500
/** Most of one thing; an item's own limit is lower. */
const maximumQuantity = 99

type Fields = Readonly<Record<string, unknown>>

/** A basket in its stored form. */
export function toStoredBasket(basket: Basket): string {
  return JSON.stringify({ version, basket })
}

/** Reads a stored basket, which any script of the page may have written: what cannot be read counts as not chosen. */
export function parseBasket(value: unknown): Basket {
  const stored = toFields(value)
  if (stored?.version !== version) return emptyBasket
  const basket = toFields(stored.basket)
  if (!basket) return emptyBasket
  const showtimeId = toId(basket.showtimeId)
  return {
    showtimeId,
    siteId: toId(basket.siteId),
    // Seats, tickets, discounts and mode are of the showtime.
    bookingMode:
      (showtimeId !== null && bookingModes.find((mode) => mode === basket.bookingMode)) ||
      emptyBasket.bookingMode,
    seatIds: showtimeId === null ? [] : toList(basket.seatIds, toId),
    tickets: showtimeId === null ? [] : toList(basket.tickets, toTicket),
    discounts: showtimeId === null ? [] : toList(basket.discounts, toDiscount),
    items: toList(basket.items, toItem),
    delivery: toDelivery(basket.delivery),
    itemDeliveriesComment: toText(basket.itemDeliveriesComment) ?? '',
    tip: toTip(basket.tip),
    placeAddress: toPlaceAddress(basket.placeAddress),
  }
}

/** The fields of an object; null for anything else. */
export function toFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

/** A text that is not longer than anybody types; null for anything else. */
export function toText(value: unknown): string | null {
  return typeof value === 'string' && value.length <= maximumTextLength ? value : null
}

/** A text that is not empty; null for anything else. */
export function toId(value: unknown): string | null {
  return toText(value) || null
}

/** The entries of a list that can be read. */
export function toList<T>(value: unknown, parse: (entry: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, maximumEntries).flatMap((entry) => parse(entry) ?? [])
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= maximumQuantity
}

const openers = [
  'voucherId',
  'ticketRedemptionCardId',
  'thirdPartyMemberCardId',
  'rewardId',
  'discountId',
] as const satisfies readonly (keyof BasketTicket)[]

function toTicket(value: unknown): BasketTicket | null {
  const fields = toFields(value)
  const id = toId(fields?.id)
  const ticketTypeId = toId(fields?.ticketTypeId)
  if (!fields || id === null || ticketTypeId === null) return null
  const opened = openers.flatMap((name) => {
    const opener = toId(fields[name])
    return opener === null ? [] : [[name, opener] as const]
  })
  return { id, ticketTypeId, ...Object.fromEntries(opened) }
}

/** A line of goods; null for what is none. */
export function toItem(value: unknown): BasketItem | null {
  const fields = toFields(value)
  const [id, itemId] = [toId(fields?.id), toId(fields?.itemId)]
  if (!fields || id === null || itemId === null || !isQuantity(fields.quantity)) return null
  const rewardId = toId(fields.rewardId)
  return {
    id,
    itemId,
    quantity: fields.quantity,
    modifiers: toList(fields.modifiers, toModifier),
    comment: toText(fields.comment) ?? '',
    ...(rewardId !== null && { rewardId }),
  }
}

function toModifier(value: unknown): RequestedModifier | null {
  const modifier = toInnerModifier(value)
  const inner = toList(toFields(value)?.modifiers, toInnerModifier)
  return modifier && { ...modifier, ...(inner.length > 0 && { modifiers: inner }) }
}

function toInnerModifier(value: unknown): Omit<RequestedModifier, 'modifiers'> | null {
  const fields = toFields(value)
  const [modifierGroupId, modifierId] = [toId(fields?.modifierGroupId), toId(fields?.modifierId)]
  if (!fields || modifierGroupId === null || modifierId === null) return null
  return { modifierGroupId, modifierId, quantity: isQuantity(fields.quantity) ? fields.quantity : 1 }
}

function toDelivery(value: unknown): BasketDelivery | null {
  const fields = toFields(value)
  const method = deliveryMethods.find((each) => each === fields?.method)
  const seat = toFields(fields?.seat)
  const [showtimeId, seatId] = [toId(seat?.showtimeId), toId(seat?.seatId)]
  const [locationId, startsAt] = [toId(fields?.locationId), toId(fields?.startsAt)]
  if (method === 'InSeatDelivery' && showtimeId !== null && seatId !== null)
    return { method, seat: { showtimeId, seatId } }
  if (method === 'CustomLocationDelivery' && locationId !== null) return { method, locationId }
  if (method === 'ServiceAreaPickup' && startsAt !== null) return { method, startsAt }
  return null
}

/** Only pages of codes are led back to. */
function toPlaceAddress(value: unknown): string | null {
  const address = toId(value)
  return address !== null && /^\/go\/(seat|table)\/[^?#]+$/.test(address) ? address : null
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && Number.isFinite(value)

function toTip(value: unknown): BasketTip | null {
  const fields = toFields(value)
  if (isAmount(fields?.amount)) return { amount: fields.amount }
  if (isAmount(fields?.percentage) && fields.percentage <= 100) return { percentage: fields.percentage }
  return null
}

function toDiscount(value: unknown): AppliedDiscount | null {
  const fields = toFields(value)
  const [code, discountId] = [toId(fields?.code), toId(fields?.discountId)]
  return code === null || discountId === null ? null : { code, discountId }
}
