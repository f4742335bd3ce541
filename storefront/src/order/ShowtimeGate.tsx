import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStore, useStores, useText } from '../context/hooks.ts'
import { getOutcome, type Cached } from '../stores/base/caching.ts'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../stores/orders/showtime-detail.ts'
import { NextAction, OrderProblem } from './OrderProblem.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { StartedShowtime } from './StartedShowtime.tsx'
import { UnopenedShowtime } from './UnopenedShowtime.tsx'
import { useBookingOpening } from './use-booking-opening.ts'

export interface ShowtimeGateProps {
  showtimeId: string
  /** What else the step cannot do without. */
  needs?: readonly Cached<unknown>[]
  loadingLabel: string
  children: (detail: ShowtimeDetail) => ReactNode
}

/** Lets a first step show only a showtime that can be bought; otherwise says why it cannot. */
export const ShowtimeGate = observer(function ShowtimeGate(props: ShowtimeGateProps) {
  const { showtimeId, needs = [], loadingLabel, children } = props
  const { routes, today } = useStores()
  const { showtime } = useStore(getOrderStores)
  const { t, text } = useText()
  const entry = showtime.entry(showtimeId)
  const detail = entry.value
  const opening = useBookingOpening(detail)

  if (getOutcome(entry) === 'missing') {
    return (
      <OrderProblem
        title={t('tickets.notFound.title')}
        text={t('tickets.notFound.text')}
        actions={<NextAction href={routes.films()}>{t('transaction.none.action')}</NextAction>}
      />
    )
  }
  if (detail && Date.parse(detail.showtime.schedule.startsAt) <= today.now)
    return <StartedShowtime film={detail.film} />
  if (detail && opening.kind === 'closed')
    return <UnopenedShowtime film={detail.film} opensAt={opening.opensAt} />
  if (detail?.showtime.isSoldOut) {
    return (
      <OrderProblem
        title={t('tickets.soldOut.title')}
        text={t('tickets.soldOut.text', { film: text(detail.film.title) })}
        actions={<NextAction href={routes.film(detail.film)}>{t('tickets.otherTimes')}</NextAction>}
      />
    )
  }
  if (detail && needs.every(({ value }) => value !== undefined)) return children(detail)
  if ([entry, ...needs].some(({ error }) => error)) {
    return (
      <OrderProblem
        title={t('tickets.failed.title')}
        text={t('tickets.failed.text')}
        onRetry={() => void Promise.all([entry, ...needs].map((each) => each.refresh()))}
      />
    )
  }
  return <OrderSkeleton label={loadingLabel} />
})
