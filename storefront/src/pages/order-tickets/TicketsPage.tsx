import { observer } from 'mobx-react-lite'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { StartedShowtime } from '../../order/StartedShowtime.tsx'
import { getOutcome } from '../../stores/caching.ts'
import { TicketChoice } from '../../features/tickets/TicketChoice.tsx'

/** Tickets for one showtime, or why there are none. */
export const TicketsPage = observer(function TicketsPage() {
  const { params } = usePage()
  const { routes, today } = useStores()
  const { sales, showtime } = useStore(getOrderStores)
  const { t, text } = useText()
  const id = params.showtimeId ?? ''
  const entry = showtime.entry(id)
  const prices = sales.prices.entry(id)
  const detail = entry.value

  if (getOutcome(entry) === 'missing') {
    return (
      <OrderProblem
        title={t('tickets.notFound.title')}
        text={t('tickets.notFound.text')}
        actions={<NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>}
      />
    )
  }
  if (detail) {
    const film = text(detail.film.title)
    const otherTimes = <NextAction href={routes.film(detail.film)}>{t('tickets.otherTimes')}</NextAction>
    if (Date.parse(detail.showtime.schedule.startsAt) <= today.now) {
      return <StartedShowtime film={detail.film} />
    }
    if (detail.showtime.isSoldOut) {
      return (
        <OrderProblem
          title={t('tickets.soldOut.title')}
          text={t('tickets.soldOut.text', { film })}
          actions={otherTimes}
        />
      )
    }
    if (prices.value) return <TicketChoice key={id} detail={detail} />
  }
  const failed = entry.error ?? prices.error
  if (failed) {
    return (
      <OrderProblem
        title={t('tickets.failed.title')}
        text={t('tickets.failed.text')}
        onRetry={() => void Promise.all([entry.refresh(), prices.refresh()])}
      />
    )
  }
  return <OrderSkeleton label={t('tickets.loading')} />
})
