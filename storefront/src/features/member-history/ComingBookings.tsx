import { Button } from '@foyer/design-system/actions/button'
import { BookingList, BookingRow } from '@foyer/design-system/members/booking-list'
import { observer } from 'mobx-react-lite'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getFilmPicture } from '../../film/film-pictures.ts'
import { hasFoodStep } from '../../order/has-food-step.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { describeVisit, isRefunded } from './describe-visit.ts'
import { useBookingStatus } from './use-booking-status.ts'

/** Bookings to come: the ticket of each, its entry for a calendar, and what can be had at its cinema. */
export const ComingBookings = observer(function ComingBookings({
  orders,
}: {
  orders: readonly CompletedOrderResponse[]
}) {
  const { configuration, routes, sites } = useStores()
  const texts = useText()
  const formats = useFormats()
  const getStatus = useBookingStatus()
  const { t } = texts
  return (
    <BookingList label={t('member.bookings.coming')}>
      {orders.map((response) => {
        const { order } = response
        const { title, film, showtime, when, where, seats, items } = describeVisit(response, texts, formats)
        const address = routes.completedOrder(order.id)
        const site = sites.list.find(({ id }) => id === (showtime?.siteId ?? order.siteId))
        return (
          <BookingRow
            key={order.id}
            title={title}
            href={address}
            poster={film ? getFilmPicture(film, 'FilmPosterGraphic', routes) : undefined}
            {...getStatus(response)}
            when={when ?? undefined}
            lines={[where, [seats, items].filter(Boolean).join('. ')].filter(Boolean)}
            actions={
              <>
                <Button size="medium" href={address}>
                  {t('member.bookings.open')}
                </Button>
                {showtime && (
                  <CalendarButton
                    event={{
                      uid: order.booking?.id ?? order.id,
                      title,
                      place: where,
                      description: [seats, items].filter(Boolean).join('. '),
                      startsAt: showtime.schedule.startsAt,
                      endsAt: showtime.schedule.endsAt,
                    }}
                  />
                )}
                {site && !isRefunded(response) && hasFoodStep(site, configuration.value) && (
                  <Button
                    variant="secondary"
                    size="medium"
                    href={routes.siteFood(site.id)}
                    aria-label={t('member.bookings.foodFor', { film: title })}
                  >
                    {t('member.bookings.food')}
                  </Button>
                )}
              </>
            }
          />
        )
      })}
    </BookingList>
  )
})
