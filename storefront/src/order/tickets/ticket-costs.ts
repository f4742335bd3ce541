import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import { addValues, multiplyValue, noAmount } from '../../domain/amounts.ts'
import { sumDiscounts, type DiscountSum } from '../../domain/sum-discounts.ts'
import {
  getShownAmount,
  getShownExtras,
  getShownPrice,
  type PriceModes,
  type ShownExtras,
} from '../../domain/shown-prices.ts'
import type { PricedArea } from './ticket-areas.ts'
import type { TicketQuantities } from './ticket-quantities.ts'

/**
 * What the chosen tickets cost, in the currency's main unit: a line a ticket type at its full price, what discounts take
 * off, what comes on top, and the sum.
 */
export interface TicketCosts extends ShownExtras {
  readonly lines: readonly {
    readonly ticketType: TicketType
    readonly quantity: number
    readonly amount: number
  }[]
  readonly discounts: readonly DiscountSum[]
  /** How many tickets have a fee, and the fee of one where it is the same for all of them. */
  readonly fee: { readonly count: number; readonly each: number | null }
  /** With fees and tax, in every mode. */
  readonly total: number
}

/** Reckons the order before there is one, from the prices of its tickets. */
export function getTicketCosts(
  areas: readonly PricedArea[],
  quantities: TicketQuantities,
  modes: PriceModes,
): TicketCosts {
  const chosen = areas
    .flatMap((area) => area.tickets)
    .map((ticket) => ({ ...ticket, quantity: quantities[ticket.ticketType.id] ?? 0 }))
    .filter((ticket) => ticket.quantity > 0)
  const lines = chosen.map(({ ticketType, price, quantity }) => ({
    ticketType,
    quantity,
    price: multiplyValue(price.price, quantity),
    saved: multiplyValue(price.discount?.amountSaved ?? noAmount, quantity),
    discountId: price.discountId,
    bookingFee: multiplyValue(price.bookingFee, quantity),
  }))
  const withFee = chosen.filter(({ price }) => isCharged(price.bookingFee))
  const fees = new Set(withFee.map(({ price }) => getShownAmount(price.bookingFee, modes)))
  const [each = null] = fees
  const bookingFee = addValues(lines.map((line) => line.bookingFee))
  const total = addValues([...lines.map(({ price }) => price), bookingFee])
  return {
    lines: lines.map(({ ticketType, quantity, price, saved, bookingFee }) => ({
      ticketType,
      quantity,
      amount: getShownPrice({ price: addValues([price, saved]), bookingFee }, modes),
    })),
    discounts: sumDiscounts(lines, modes),
    fee: {
      count: withFee.reduce((count, { quantity }) => count + quantity, 0),
      each: fees.size === 1 ? each : null,
    },
    ...getShownExtras(lines, { total, bookingFee }, modes),
    total: total.valueIncludingTax,
  }
}

const isCharged = (value: MonetaryValue) => value.valueIncludingTax > 0
