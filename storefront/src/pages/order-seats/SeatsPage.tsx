import { observer } from 'mobx-react-lite'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { StartedShowtime } from '../../order/StartedShowtime.tsx'
import { UnopenedShowtime } from '../../order/UnopenedShowtime.tsx'
import { useBookingOpening } from '../../order/use-booking-opening.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { SeatStep } from '../../features/seat-selection/SeatStep.tsx'
import { useParty } from '../../features/seat-selection/use-party.ts'
import { getSeatedParty } from '../../order/tickets/seated-party.ts'
import { toQuery, countTickets } from '../../order/tickets/ticket-quantities.ts'
import { isCondition } from '../../services/http/failure.ts'

/** Seats for the party that the address names, or what is missing for it. */
export const SeatsPage = observer(function SeatsPage() {
  const { params } = usePage()
  const { configuration, routes, today } = useStores()
  const { order, sales, seating, showtime } = useStore(getOrderStores)
  const { t, text } = useText()
  const id = params.showtimeId ?? ''
  const entry = showtime.entry(id)
  const prices = sales.prices.entry(id)
  const layout = seating.layout(id)
  const availability = seating.availability(id)
  const party = useParty(id)
  const opening = useBookingOpening(entry.value)
  const isSeatFirst = configuration.modes.ticketing === 'SeatFirst'

  if (getOutcome(entry) === 'missing') {
    return (
      <OrderProblem
        title={t('tickets.notFound.title')}
        text={t('tickets.notFound.text')}
        actions={<NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>}
      />
    )
  }
  // The showtime tells by its time; the auditorium's server, whose clock counts, by what it refuses. Who holds seats goes on.
  const hasStarted =
    entry.value &&
    (Date.parse(entry.value.showtime.schedule.startsAt) <= today.now ||
      [prices, layout, availability].some(({ error }) => error && isCondition(error, 'showtime-closed')))
  if (entry.value && hasStarted && order.showtimeIdInOrder !== id)
    return <StartedShowtime film={entry.value.film} />
  if (entry.value && opening.kind === 'closed' && order.showtimeIdInOrder !== id)
    return <UnopenedShowtime film={entry.value.film} opensAt={opening.opensAt} />
  const isSeatless =
    entry.value &&
    prices.value &&
    countTickets(getSeatedParty(sales.areas(id), party, entry.value.showtime)) === 0
  if (entry.value && !isSeatFirst && (countTickets(party) === 0 || isSeatless)) {
    return (
      <OrderProblem
        title={t('seat-map.noTickets.title')}
        text={t('seat-map.noTickets.text')}
        actions={
          <NextAction href={routes.tickets(id) + toQuery(party)}>{t('seat-map.noTickets.action')}</NextAction>
        }
      />
    )
  }
  // The showtime is as it was when it was fetched; the auditorium knows of what was taken since. Seats that this visitor holds
  // are theirs all the same. An auditorium whose availability lists no seat counts as full.
  const isGone = layout.error && isCondition(layout.error, 'seat-layout-sold-out')
  const isFull =
    isGone ||
    (layout.value
      ? availability.value?.seatAvailabilities.every(({ status }) => status !== 'Available') &&
        entry.value?.showtime.areaCategories.every(({ isAllocatedSeating }) => isAllocatedSeating)
      : entry.value?.showtime.isSoldOut)
  if (entry.value && isFull && order.showtimeIdInOrder !== id) {
    const film = text(entry.value.film.title)
    const others = <NextAction href={routes.film(entry.value.film)}>{t('tickets.otherTimes')}</NextAction>
    // An auditorium that is sold for good is not drawn. One that is drawn may get seats back: held ones are reported as sold.
    return layout.value && !isGone ? (
      <OrderProblem
        title={t('seat-map.full.title')}
        text={t('seat-map.full.text', { film })}
        onRetry={() => void Promise.all([layout.refresh(), availability.refresh()])}
        actions={others}
      />
    ) : (
      <OrderProblem
        title={t('tickets.soldOut.title')}
        text={t('tickets.soldOut.text', { film })}
        actions={others}
      />
    )
  }
  if (entry.value && prices.value && layout.value && availability.value) {
    return (
      <SeatStep
        key={id}
        detail={entry.value}
        layout={layout.value}
        availability={availability.value}
        quantities={party}
        isSeatFirst={isSeatFirst}
      />
    )
  }
  const failed = entry.error ?? prices.error ?? layout.error ?? availability.error
  if (failed) {
    return (
      <OrderProblem
        title={t('seat-map.failed.title')}
        text={t('seat-map.failed.text')}
        onRetry={() =>
          void Promise.all([entry.refresh(), prices.refresh(), layout.refresh(), availability.refresh()])
        }
      />
    )
  }
  return <OrderSkeleton label={t('seat-map.loading')} />
})
