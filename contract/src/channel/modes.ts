// Types alone: the models bring class-validator, which has no place in a browser.
import type { ChannelConfiguration } from './channel-configuration.ts'

/** How a channel sells, in words; the configuration says it with booleans. */
export interface Modes {
  /** What an order asks for first. */
  ticketing: 'SeatFirst' | 'TicketFirst'
  /** Whether the prices of tickets hold the booking fee. */
  bookingFee: 'Inclusive' | 'Exclusive'
  /** Whether prices hold the tax. */
  tax: 'Inclusive' | 'Exclusive'
}

/** The one place that gives the configuration's booleans their names. */
export const listBookingModes = ({
  tickets,
  transaction,
}: Pick<ChannelConfiguration, 'tickets' | 'transaction'>): Modes => ({
  ticketing: tickets.isSeatFirstOrdering ? 'SeatFirst' : 'TicketFirst',
  bookingFee: tickets.bookingFees.isInclusiveInPrice ? 'Inclusive' : 'Exclusive',
  tax: transaction.isTaxInclusiveMode ? 'Inclusive' : 'Exclusive',
})
