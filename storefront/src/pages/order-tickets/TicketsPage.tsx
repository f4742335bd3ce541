import { observer } from 'mobx-react-lite'
import { usePage, useStore, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { ShowtimeGate } from '../../order/ShowtimeGate.tsx'
import { Codes } from '../../features/codes/Codes.tsx'
import { TicketChoice } from '../../features/tickets/TicketChoice.tsx'

/** Tickets for one showtime, or why there are none. */
export const TicketsPage = observer(function TicketsPage() {
  const { params } = usePage()
  const { sales } = useStore(getOrderStores)
  const { t, text } = useText()
  const id = params.showtimeId ?? ''
  return (
    <ShowtimeGate showtimeId={id} needs={[sales.prices.entry(id)]} loadingLabel={t('tickets.loading')}>
      {(detail) => (
        <TicketChoice
          key={id}
          detail={detail}
          codes={<Codes film={text(detail.film.title)} showtime={{ id, siteId: detail.site.id }} />}
        />
      )}
    </ShowtimeGate>
  )
})
