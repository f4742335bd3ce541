import type { TicketsConfiguration } from '@foyer/contract/channel/tickets'
import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { BookingMode } from '@foyer/contract/wire/enumerations'
import type { PricedArea } from '../tickets/ticket-areas.ts'
import { isPaidAtCinema } from './booking-modes.ts'

const nothing: MonetaryValue = { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }

/** Whether an order in a booking mode has booking fees. */
export function hasBookingFee(
  mode: BookingMode,
  { bookingFees }: Pick<TicketsConfiguration, 'bookingFees'>,
): boolean {
  return !isPaidAtCinema(mode) || bookingFees.isApplicableToUnpaidBookings
}

/** Prices as an order in a booking mode has them: price lists carry the fee of a paid one. */
export function toBookedAreas<A extends PricedArea>(
  areas: readonly A[],
  mode: BookingMode,
  configuration: Pick<TicketsConfiguration, 'bookingFees'>,
): readonly A[] {
  if (hasBookingFee(mode, configuration)) return areas
  return areas.map((area) => ({
    ...area,
    tickets: area.tickets.map((ticket) => ({ ...ticket, price: { ...ticket.price, bookingFee: nothing } })),
  }))
}
