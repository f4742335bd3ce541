import type { UnpaidBookings } from '@foyer/contract/channel/tickets'
import { bookingModes, type BookingMode } from '@foyer/contract/wire/enumerations'
import type { FilmAdvanceBookingRule } from '@foyer/contract/wire/films'
import { findPeriod } from '../../domain/booking-opening.ts'
import { subtractMinutes } from '../../domain/time.ts'
import type { Showtime } from '@foyer/contract/wire/showtimes'

export interface BookableShowtime {
  readonly showtime: { readonly schedule: Pick<Showtime['schedule'], 'startsAt'> }
  readonly advanceBooking: FilmAdvanceBookingRule | null
}

/**
 * The modes in which a showtime can be booked, by the channel and by the period of the showtime's rule of advance booking
 * that applies to the caller.
 */
export function getBookingModes(
  { advanceBooking }: BookableShowtime,
  { allowUnpaidBookings }: Pick<UnpaidBookings, 'allowUnpaidBookings'>,
  now: number,
  heldRewards?: ReadonlySet<string>,
): readonly BookingMode[] {
  const sold: readonly BookingMode[] = allowUnpaidBookings ? bookingModes : ['Paid']
  const period = findPeriod(advanceBooking, now, heldRewards)
  const open = period ? sold.filter((mode) => period.orderBookingModes.includes(mode)) : sold
  return open.length > 0 ? open : ['Paid']
}

/** Whether an order is paid at the cinema. */
export function isPaidAtCinema(mode: BookingMode): boolean {
  return mode !== 'Paid'
}

/** The instant until which bookings are taken that are paid at the cinema, and held if they are not confirmed. */
export function getCutoff(
  { showtime }: Pick<BookableShowtime, 'showtime'>,
  { unpaidBookingCutoffTime }: Pick<UnpaidBookings, 'unpaidBookingCutoffTime'>,
): string {
  return subtractMinutes(showtime.schedule.startsAt, unpaidBookingCutoffTime)
}
