import type { BookingMode } from '@foyer/contract/wire/enumerations'
import { ProblemError } from '../http/problem.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { priceContents } from './price-contents.ts'
import type { OrderSettings } from './settings.ts'
import type { ShowtimeDetails } from './showtime-details.ts'

type Cutoff = Pick<OrderSettings, 'unpaidBookingCutoff'>

/** Release time of a booking that is never released: the last representable instant. Epoch milliseconds. */
export const neverReleased = 8_640_000_000_000_000

/** Whether orders of this mode are paid at the cinema. */
export function isUnpaidMode(mode: BookingMode | null): boolean {
  return mode === 'Unpaid' || mode === 'UnpaidConfirmed'
}

/** @throws ProblemError `unpaid-booking-closed` from the cut-off on, for bookings that are paid at the cinema */
export function requireBookable(
  { bookingMode }: Pick<StoredOrder, 'bookingMode'>,
  { showtimeId, startsAt }: ShowtimeDetails,
  now: number,
  { unpaidBookingCutoff }: Cutoff,
): void {
  if (isUnpaidMode(bookingMode) && now >= startsAt - unpaidBookingCutoff)
    throw new ProblemError('unpaid-booking-closed', {
      detail: `Showtime ${showtimeId} takes unpaid bookings until ${unpaidBookingCutoff / 60_000} minutes before its start`,
    })
}

/**
 * When a booking's seats are released, epoch milliseconds: all at the cut-off of its first showtime. Null if the mode
 * has no release; `neverReleased` if nothing is due.
 */
export function getReleaseTime(
  { bookingMode, contents }: Pick<StoredOrder, 'bookingMode' | 'contents'>,
  details: ReadonlyMap<string, ShowtimeDetails>,
  { unpaidBookingCutoff }: Cutoff,
): number | null {
  if (bookingMode !== 'Unpaid') return null
  const paid = contents.payments
    .filter(({ status }) => status === 'Completed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (paid >= priceContents(contents).totals.totalPrice.gross) return neverReleased
  const starts = contents.showtimes.flatMap(({ showtimeId }) => details.get(showtimeId)?.startsAt ?? [])
  return starts.length === 0 ? neverReleased : Math.min(...starts) - unpaidBookingCutoff
}

/** Whether an order is a booking that is released at its `expiresAt` unless it is paid. */
export function isReleasable({
  status,
  bookingMode,
  expiresAt,
}: Pick<StoredOrder, 'status' | 'expiresAt' | 'bookingMode'>): boolean {
  return status === 'Completed' && bookingMode === 'Unpaid' && expiresAt !== neverReleased
}

/** Whether a booking has reached its cut-off unpaid. The clock decides, whether or not it is marked yet. */
export function isReleased(
  order: Pick<StoredOrder, 'status' | 'expiresAt' | 'bookingMode'>,
  now: number,
): boolean {
  return isReleasable(order) && order.expiresAt <= now
}
