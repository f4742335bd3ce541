import { deliveryMethods, orderStatuses, orderTypes } from '@foyer/contract/wire/enumerations'
import { preparationStatuses } from '@foyer/contract/wire/order-items'
import {
  isRecord,
  or,
  orAbsent,
  orNull,
  readList,
  record,
  records,
  related,
  unusable,
  type Reader,
} from './reader.ts'
import { fee, ticketType } from './prices.ts'
import { besideShowtimes, showtime } from './showtimes.ts'
import { anyText, atLeast, id, instant, literal, money, noMoney, text, translated } from './values.ts'

type JsonObject = Record<string, unknown>

/**
 * An object with these fields read, and all others unchanged: an order is sent back as the server returned it, with
 * fields that only that server knows.
 */
export function keeping(fields: Readonly<Record<string, Reader<unknown>>>): Reader<JsonObject> {
  const read = record<JsonObject>(fields)
  return (sent, reading, whole) => {
    const taken = read(sent, reading, whole)
    if (taken === unusable || !isRecord(sent)) return unusable
    const others = Object.entries(sent).filter(([name]) => !Object.hasOwn(fields, name))
    return { ...Object.fromEntries(others), ...taken }
  }
}

const anything = keeping({})

/** A line with an unreadable price counts as zero: the order's total is the amount due. */
const ticket = keeping({
  type: or(literal(['Ticket']), 'Ticket'),
  id,
  ticketTypeId: id,
  seatId: orAbsent(id),
  price: or(money, noMoney),
  amountSaved: or(money, noMoney),
  bookingFee: or(fee, noMoney),
})

const innerModifier = { modifierId: id, name: translated, quantity: or(atLeast(1), 1) }

const itemModifier = keeping({ ...innerModifier, modifiers: readList(keeping(innerModifier)) })

/** A line of goods; its price is shown where there is one. */
const item = keeping({
  id,
  itemId: id,
  quantity: orAbsent(atLeast(1)),
  price: orAbsent(money),
  amountSaved: orAbsent(money),
  discountId: orAbsent(id),
  discountName: orAbsent(translated),
  rewardId: orAbsent(id),
  rewardName: orAbsent(translated),
  comment: orAbsent(orNull(anyText)),
  modifiers: orAbsent((sent, reading, whole) =>
    Array.isArray(sent) ? readList(itemModifier)(sent, reading, whole) : unusable,
  ),
})

const showtimeOfOrder = keeping({
  showtimeId: id,
  tickets: or(records('order.tickets', ticket), []),
  seats: orAbsent((sent, reading, whole) =>
    Array.isArray(sent)
      ? readList(keeping({ id, label: or(text, ''), rowLabel: or(text, '') }))(sent, reading, whole)
      : unusable,
  ),
  seatSwapStatus: or(anything, { isAvailable: false, unavailableReason: null }),
})

/** How far goods are: with an unknown status, left out. */
const preparation = keeping({
  status: literal(preparationStatuses),
  wantedAt: instant,
  startedAt: orNull(instant),
  sentAt: orNull(instant),
  collectedAt: orNull(instant),
})

const cardOfOrder = keeping({
  id,
  subscriptionId: orAbsent(id),
  thirdPartyMemberSchemeId: orAbsent(id),
})

const fields = {
  id,
  type: or(literal(orderTypes), 'Standard'),
  status: or(literal(orderStatuses), 'InProgress'),
  siteId: orAbsent(id),
  expiresAt: orNull(instant),
  // Nobody pays what cannot be read.
  totalPrice: money,
  originalPrice: or(money, noMoney),
  booking: orNull(keeping({ totalBookingFee: or(money, noMoney), originalBookingFee: or(money, noMoney) })),
  transaction: orNull(keeping({ number: id, barcode: or(anyText, ''), createdAt: instant })),
  vouchers: readList(keeping({ id })),
  deals: readList(keeping({ id, amountSaved: orAbsent(money) })),
  ticketRedemptionCards: orAbsent((sent, reading, whole) =>
    Array.isArray(sent) ? readList(cardOfOrder)(sent, reading, whole) : unusable,
  ),
  payments: readList(keeping({ id, type: text, value: or(money, noMoney), status: text })),
  showtimes: or(records('order.showtimes', showtimeOfOrder), []),
  items: readList(item),
  itemDeliveries: orAbsent((sent, reading, whole) =>
    Array.isArray(sent)
      ? readList(keeping({ id, method: literal(deliveryMethods), itemIds: readList(id) }))(
          sent,
          reading,
          whole,
        )
      : unusable,
  ),
  preparation: orAbsent(preparation),
  tip: orAbsent(orNull(money)),
  fees: orAbsent((sent, reading, whole) =>
    Array.isArray(sent)
      ? readList(keeping({ name: orAbsent(translated), scope: or(text, ''), price: money }))(
          sent,
          reading,
          whole,
        )
      : unusable,
  ),
}

export const orderRelatedData = keeping({
  showtimes: related('showtimes', showtime),
  ...besideShowtimes,
  ticketTypes: related('ticketTypes', ticketType),
  items: orAbsent((sent, reading, whole) =>
    Array.isArray(sent) ? readList(keeping({ id, name: translated }))(sent, reading, whole) : unusable,
  ),
})

/** An order by itself, in progress or completed. */
export const anOrder = keeping(fields)

/** An order, with the fields that its server returns; `ocapi/order-answers.ts` fills in the rest. */
export const orderAnswer = keeping({
  order: anOrder,
  relatedData: orAbsent(orderRelatedData),
})
