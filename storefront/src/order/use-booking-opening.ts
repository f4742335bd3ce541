import { useEffect } from 'react'
import { useStores } from '../context/hooks.ts'
import { hasRewardPeriod, getBookingOpening, type BookingOpening } from '../domain/booking-opening.ts'
import type { ShowtimeDetail } from '../stores/orders/showtime-detail.ts'

/** Whether the caller can book a showtime now, by its rule; open before it is known. Call inside an observer. */
export function useBookingOpening(
  detail: Pick<ShowtimeDetail, 'advanceBooking'> | undefined,
): BookingOpening {
  const { memberOpenings, today } = useStores()
  const rule = detail?.advanceBooking ?? null
  const isWanted = hasRewardPeriod(rule)
  useEffect(() => {
    if (isWanted) memberOpenings.wantRewards()
  }, [memberOpenings, isWanted])
  return getBookingOpening(rule, today.now, memberOpenings.heldRewards)
}
