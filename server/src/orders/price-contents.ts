import type { BookingMode } from '@foyer/contract/wire/enumerations'
import type {
  ItemLine,
  ModifierLine,
  OrderContents,
  PaymentLine,
  TicketLine,
} from '../order-store/order-contents.ts'
import { listTickets } from '../order-store/order-contents.ts'
import type {
  DealToPrice,
  Discount,
  ItemToPrice,
  Modifier,
  OrderToPrice,
  PaymentToPrice,
  PricingSettings,
  TicketToPrice,
} from '../pricing/order-to-price.ts'
import { priceOrder } from '../pricing/price-order.ts'
import type { PricedLine, PricedOrder, PricedTicket } from '../pricing/priced-order.ts'

/** Catalogue prices contain their tax. Contents store fees and their rates, so the channel's current ones do not apply. */
const asSold: PricingSettings = {
  taxMode: 'Inclusive',
  isFeeApplicableToUnpaidBookings: true,
  mandatoryFees: [],
}

/** Contents are never modified, so their price is computed once. */
const pricedContents = new WeakMap<OrderContents, PricedOrder>()

/** Prices an order by its own lines, independent of the current catalogue. */
export function priceContents(contents: OrderContents): PricedOrder {
  const known = pricedContents.get(contents)
  if (known) return known
  const sold = toOrderToPrice(contents)
  const lineIds = [...sold.tickets, ...sold.items].map(({ id }) => id)
  const deals = contents.deals.map(({ id, calculation }) => ({ id, calculation, lineIds }))
  // Deals apply to the order's current lines; no line's price contains their saving.
  const priced = priceOrder({ ...sold, deals: [...sold.deals, ...deals] })
  pricedContents.set(contents, priced)
  return priced
}

/** How a write prices new tickets. */
export interface TicketPricing {
  readonly bookingMode: BookingMode | null
  readonly isFeeApplicableToUnpaidBookings: boolean
}

/**
 * Prices new tickets together with the order's existing contents.
 * @param contents without lines of the tickets' ids
 * @returns by ticket id
 */
export function priceNewTickets(
  contents: OrderContents,
  tickets: readonly TicketToPrice[],
  { bookingMode, isFeeApplicableToUnpaidBookings }: TicketPricing,
): ReadonlyMap<string, PricedTicket> {
  const before = toOrderToPrice(contents)
  const priced = priceOrder({
    ...before,
    settings: { ...before.settings, isFeeApplicableToUnpaidBookings },
    bookingMode,
    tickets: [...before.tickets, ...tickets],
    // Payments do not affect prices; they are fitted to the new total later.
    payments: [],
  })
  const wanted = new Set(tickets.map(({ id }) => id))
  return new Map(priced.tickets.filter(({ id }) => wanted.has(id)).map((ticket) => [ticket.id, ticket]))
}

/**
 * Prices new items together with the order's existing contents.
 * @param contents with the items' lines, none of which has a saving
 * @param discounts that apply to each line, by its id
 * @returns by line id
 */
export function priceNewItems(
  contents: OrderContents,
  discounts: ReadonlyMap<string, readonly Discount[]>,
): ReadonlyMap<string, PricedLine> {
  const before = toOrderToPrice(contents)
  const priced = priceOrder({
    ...before,
    items: before.items.map((item) => ({ ...item, discounts: discounts.get(item.id) ?? [] })),
    // Payments do not affect prices; they are fitted to the new total later.
    payments: [],
  })
  return new Map(priced.items.map((item) => [item.id, item]))
}

function toOrderToPrice(contents: OrderContents): OrderToPrice {
  const { items, tip, fees, payments } = contents
  return {
    settings: {
      ...asSold,
      mandatoryFees: fees,
    },
    bookingMode: null,
    tickets: listTickets(contents).map(toTicketToPrice),
    items: items.map((item) => toItemToPrice(item, contents)),
    deals: items.flatMap(toSavingToPrice),
    tip,
    payments: payments.filter(({ status }) => status !== 'Declined').map(toPaymentToPrice),
  }
}

/** A discounted price is as fixed as a redeemed one: the list price is what the ticket would have cost. */
function toTicketToPrice(line: TicketLine): TicketToPrice {
  const { id, priceMinor, savedMinor = 0, bookingFeeMinor, waivedFeeMinor = 0, taxBasisPoints } = line
  const isReduced = savedMinor > 0 || waivedFeeMinor > 0
  return {
    id,
    listPrice: priceMinor + savedMinor,
    bookingFee: bookingFeeMinor + waivedFeeMinor,
    taxBasisPoints,
    discounts: [],
    redemption: isReduced
      ? { kind: 'Membership', id, price: priceMinor, isBookingFeeWaived: waivedFeeMinor > 0 }
      : null,
  }
}

function toItemToPrice(
  { id, unitPriceMinor, quantity, taxBasisPoints, modifiers }: ItemLine,
  { deliveries }: OrderContents,
): ItemToPrice {
  const delivery = deliveries.find(({ itemLineIds }) => itemLineIds.includes(id))
  return {
    id,
    unitPrice: unitPriceMinor,
    quantity,
    taxBasisPoints,
    modifiers: modifiers.map(toModifierToPrice),
    discounts: [],
    deliveryMethod: delivery?.method ?? null,
  }
}

const toModifierToPrice = ({ unitPriceMinor, quantity, modifiers }: ModifierLine): Modifier => ({
  priceDifference: unitPriceMinor,
  quantity,
  modifiers: modifiers.map(toModifierToPrice),
})

/** An item's saving is stored for its whole quantity. */
function toSavingToPrice({ id, savedMinor = 0 }: ItemLine): DealToPrice[] {
  return savedMinor === 0
    ? []
    : [{ id, calculation: { kind: 'AmountOff', amount: savedMinor }, lineIds: [id] }]
}

function toPaymentToPrice({ id, type, amountMinor: amount }: PaymentLine): PaymentToPrice {
  switch (type) {
    case 'GiftCard':
    case 'MemberBalance':
    case 'ExternallyProcessed':
      return { id, type, amount }
    case 'Embedded':
    case 'Redirect':
    case 'CinemaProcessed':
      return { id, type, amount }
    default:
      return type satisfies never
  }
}
