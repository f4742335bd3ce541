import { Link } from '@foyer/design-system/actions/link'
import { BookingList, BookingRow } from '@foyer/design-system/members/booking-list'
import { observer } from 'mobx-react-lite'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getFilmPicture } from '../../film/film-pictures.ts'
import { describeVisit, isRefunded } from './describe-visit.ts'
import { useBookingStatus } from './use-booking-status.ts'

/** Bookings that are over, each with its receipt. */
export const PastBookings = observer(function PastBookings({
  orders,
  headingLevel,
}: {
  orders: readonly CompletedOrderResponse[]
  headingLevel: 2 | 3
}) {
  const { routes } = useStores()
  const texts = useText()
  const formats = useFormats()
  const getStatus = useBookingStatus()
  const { t } = texts
  return (
    <BookingList label={t('member.bookings.been')}>
      {orders.map((response) => {
        const { order } = response
        const { title, film, when, where, seats, items } = describeVisit(response, texts, formats)
        return (
          <BookingRow
            key={order.id}
            compact
            headingLevel={headingLevel}
            title={title}
            poster={film ? getFilmPicture(film, 'FilmPosterGraphic', routes) : undefined}
            {...(isRefunded(response) ? getStatus(response) : {})}
            when={[when, where].filter(Boolean).join(' · ')}
            lines={[seats || items].filter(Boolean)}
            actions={
              <Link
                href={routes.memberReceipt(order.id)}
                aria-label={t('member.bookings.receiptOf', { film: title, when: when ?? '' })}
              >
                {t('member.bookings.receipt')}
              </Link>
            }
          />
        )
      })}
    </BookingList>
  )
})
