import type { Seat } from '@foyer/contract/wire/seating'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { OrderExpired } from '../../order/OrderExpired.tsx'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { SeatedTicketChoice } from './SeatedTicketChoice.tsx'

/** Tickets for seats that were chosen first; or where those are, if none are held. */
export const SeatedTickets = observer(function SeatedTickets({
  detail,
  codes,
}: {
  detail: ShowtimeDetail
  /** What opens further prices: stands after the tickets. */
  codes?: ReactNode
}) {
  const { routes } = useStores()
  const { order } = useStore(getOrderStores)
  const { t } = useText()
  const { id } = detail.showtime
  const { state } = order

  switch (state.phase) {
    case 'restoring':
      return state.failure ? (
        <OrderProblem
          title={t('transaction.unavailable.title')}
          text={t('transaction.unavailable.text')}
          onRetry={() => void order.restore()}
        />
      ) : (
        <OrderSkeleton label={t('transaction.loading')} />
      )
    case 'active': {
      const held = state.response.order.showtimes.find(({ showtimeId }) => showtimeId === id)
      return held && held.seats.length > 0 ? chooseFor(held.seats) : seatsFirst()
    }
    case 'expired':
      return order.showtimeIdLastHeld === id ? <OrderExpired /> : seatsFirst()
    case 'none':
    case 'gone':
    case 'completed':
      return seatsFirst()
    default:
      return state satisfies never
  }

  function chooseFor(seats: readonly Seat[]) {
    return <SeatedTicketChoice detail={detail} seats={seats} codes={codes} />
  }

  function seatsFirst() {
    return (
      <OrderProblem
        title={t('tickets.seated.none.title')}
        text={t('tickets.seated.none.text')}
        actions={<NextAction href={routes.seats(id)}>{t('tickets.seated.none.action')}</NextAction>}
      />
    )
  }
})
