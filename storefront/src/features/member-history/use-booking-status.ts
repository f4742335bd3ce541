import { isDueAtCinema } from '@foyer/contract/orders/is-due-at-cinema'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { useFormats, useText } from '../../context/hooks.ts'
import { dayAndTime, isRefunded } from './describe-visit.ts'

export interface BookingStatus {
  readonly status: string
  readonly tone?: 'success' | 'warning'
}

/** What has become of a booking, in words: paid, to be paid until when, or given back. */
export function useBookingStatus(): (response: CompletedOrderResponse) => BookingStatus {
  const { t } = useText()
  const formats = useFormats()
  return (response) => {
    const { booking, totalPrice } = response.order
    const amount = formats.money(totalPrice.valueIncludingTax)
    if (isRefunded(response)) return { status: t('member.bookings.refunded', { amount }), tone: 'warning' }
    if (!isDueAtCinema(response.order))
      return { status: t('member.bookings.paid', { amount }), tone: 'success' }
    const releasesAt = booking?.releasesAt
    if (releasesAt === undefined)
      return { status: t('member.bookings.reserved', { amount }), tone: 'warning' }
    const until = getCinemaTime(releasesAt, response)
    return {
      status: t('member.bookings.reservedUntil', {
        amount,
        time: t('member.bookings.when', { day: formats.date(until, dayAndTime), time: formats.time(until) }),
      }),
      tone: 'warning',
    }
  }
}

const offsetForm = /(Z|[+-]\d{2}:\d{2})$/
const minute = 60_000

/** An instant as the cinema's clock shows it: with the offset of the order's showtime. */
function getCinemaTime(instant: string, { relatedData }: CompletedOrderResponse): string {
  const startsAt = relatedData.showtimes[0]?.schedule.startsAt
  const [offset = 'Z'] = (startsAt !== undefined && offsetForm.exec(startsAt)) || []
  if (offset === 'Z') return instant
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  const minutesAhead = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
  return `${new Date(Date.parse(instant) + minutesAhead * minute).toISOString().slice(0, 19)}${offset}`
}
