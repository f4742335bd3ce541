// Types only: the models import class-validator, which must not reach a browser.
import type { ChannelConfiguration } from './channel-configuration.ts'

/** Sales modes of a channel as literals; the configuration has booleans. */
export interface Modes {
  /** First step of an order. */
  ticketing: 'SeatFirst' | 'TicketFirst'
  /** Whether the prices of tickets hold the booking fee. */
  bookingFee: 'Inclusive' | 'Exclusive'
  /** Whether prices hold the tax. */
  tax: 'Inclusive' | 'Exclusive'
}

/** The only mapping of the configuration's booleans to their names. */
export const listBookingModes = ({
  tickets,
  transaction,
}: Pick<ChannelConfiguration, 'tickets' | 'transaction'>): Modes => ({
  ticketing: tickets.isSeatFirstOrdering ? 'SeatFirst' : 'TicketFirst',
  bookingFee: tickets.bookingFees.isInclusiveInPrice ? 'Inclusive' : 'Exclusive',
  tax: transaction.isTaxInclusiveMode ? 'Inclusive' : 'Exclusive',
})
