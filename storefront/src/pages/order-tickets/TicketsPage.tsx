import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { ShowtimeGate } from '../../order/ShowtimeGate.tsx'
import { Codes } from '../../features/codes/Codes.tsx'
import { HoldersFirst } from '../../order/HoldersFirst.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { TicketChoice } from '../../features/tickets/TicketChoice.tsx'

/** For channels that sell seats first. */
const SeatedTickets = lazyWithRetry(
  async () => (await import('../../features/tickets/SeatedTickets.tsx')).SeatedTickets,
)

/** Tickets for one showtime, or why there are none. */
export const TicketsPage = observer(function TicketsPage() {
  const { params } = usePage()
  const { configuration } = useStores()
  const { sales } = useStore(getOrderStores)
  const { t, text } = useText()
  const id = params.showtimeId ?? ''
  return (
    <ShowtimeGate showtimeId={id} needs={[sales.prices.entry(id)]} loadingLabel={t('tickets.loading')}>
      {(detail) => {
        const codes = (
          <>
            <HoldersFirst detail={detail} />
            <Codes film={text(detail.film.title)} showtime={{ id, siteId: detail.site.id }} />
          </>
        )
        return configuration.modes.ticketing === 'SeatFirst' && detail.showtime.isAllocatedSeating ? (
          <Suspense key={id} fallback={<OrderSkeleton label={t('tickets.loading')} />}>
            <SeatedTickets detail={detail} codes={codes} />
          </Suspense>
        ) : (
          <TicketChoice key={id} detail={detail} codes={codes} />
        )
      }}
    </ShowtimeGate>
  )
})
