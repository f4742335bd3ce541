import type { Modes } from '@foyer/contract/channel/modes'
import type { MonetaryValue } from '@foyer/contract/wire/common'
import { addAmounts, addValues } from './amounts.ts'

/** How a channel shows its prices. What is paid is the same in every mode. */
export type PriceModes = Pick<Modes, 'bookingFee' | 'tax'>

/** A ticket, or a line of several: its price without the booking fee, and the fee. */
export interface Priced {
  readonly price: MonetaryValue
  readonly bookingFee: MonetaryValue
}

/** An amount as it is shown: with its tax where prices hold it. */
export function getShownAmount(value: MonetaryValue, { tax }: Pick<PriceModes, 'tax'>): number {
  return tax === 'Inclusive' ? value.valueIncludingTax : value.valueExcludingTax
}

/** What stands beside a ticket: with the booking fee and the tax where prices hold them. */
export function getShownPrice({ price, bookingFee }: Priced, modes: PriceModes): number {
  return getShownAmount(modes.bookingFee === 'Inclusive' ? addValues([price, bookingFee]) : price, modes)
}

/** What stands beside the prices of an order, in the main unit; 0 is not shown. */
export interface ShownExtras {
  /** Booking fees that come on top of the prices shown. */
  readonly addedFee: number
  /** Booking fees that the prices shown hold. */
  readonly includedFee: number
  /** Tax that comes on top of prices and fees. */
  readonly addedTax: number
  /** Tax that prices and fees hold. */
  readonly includedTax: number
}

/**
 * What comes on top of the lines of an order, and what they hold already: lines as `getShownPrice` gives them, added fee
 * and added tax together are the total that is paid, as long as the tax of the total is that of its lines.
 * A fee that stands on no line is on top in either mode.
 * @param whole the order's own totals; its price is what is paid, with fees and tax
 */
export function getShownExtras(
  lines: readonly Priced[],
  whole: { total: MonetaryValue; bookingFee: MonetaryValue },
  modes: PriceModes,
): ShownExtras {
  const fee = getShownAmount(whole.bookingFee, modes)
  const onLines = getShownAmount(addValues(lines.map(({ bookingFee }) => bookingFee)), modes)
  const includedFee = modes.bookingFee === 'Inclusive' ? onLines : 0
  const { tax } = whole.total
  return {
    addedFee: Math.max(0, addAmounts([fee, -includedFee])),
    includedFee,
    addedTax: modes.tax === 'Exclusive' ? tax : 0,
    includedTax: modes.tax === 'Inclusive' ? tax : 0,
  }
}
