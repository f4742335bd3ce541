import { usePage, useText } from '../../context/hooks.ts'
import { ShowtimeGate } from '../../order/ShowtimeGate.tsx'
import { BookingModeChoice } from '../../features/booking-mode/BookingModeChoice.tsx'

/** How a showtime is booked, or why it cannot be. */
export function BookingModePage() {
  const { params } = usePage()
  const { t } = useText()
  const id = params.showtimeId ?? ''
  return (
    <ShowtimeGate showtimeId={id} loadingLabel={t('tickets.loading')}>
      {(detail) => <BookingModeChoice key={id} detail={detail} />}
    </ShowtimeGate>
  )
}
