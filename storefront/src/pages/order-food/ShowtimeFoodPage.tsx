import { observer } from 'mobx-react-lite'
import { Navigate } from 'react-router-dom'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOffset } from '../../domain/time.ts'
import { FoodOrder } from '../../features/food/FoodOrder.tsx'
import { hasFoodStep } from '../../order/has-food-step.ts'
import { OrderGate } from '../../order/OrderGate.tsx'
import { getSeats } from '../../order/summary/held-seats.ts'
import { getParty } from '../../order/tickets/party.ts'
import { toQuery } from '../../order/tickets/ticket-quantities.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** Food and drink for a visitor who has places of the showtime that the address names. */
export const ShowtimeFoodPage = observer(function ShowtimeFoodPage() {
  const { params } = usePage()
  const { configuration, routes } = useStores()
  const orderStores = useStore(getOrderStores)
  const texts = useText()
  return (
    <OrderGate needs={['contents', 'tickets']}>
      {({ order, detail }) => {
        // Places of another showtime, or none: its own page has them.
        if (!detail) return <Navigate replace to={routes.siteFood(order.siteId)} />
        const { site, showtime } = detail
        if (showtime.id !== params.showtimeId) return <Navigate replace to={routes.food(showtime.id)} />
        if (!hasFoodStep(site, configuration.value)) return <Navigate replace to={routes.customerDetails()} />
        const [first, ...others] = getSeats(order)
        return (
          <FoodOrder
            key={site.id}
            site={site}
            detail={detail}
            offsetInMinutes={getOffset(showtime.schedule.startsAt)}
            title={texts.t('food-and-beverage.title')}
            query={toQuery(getParty(orderStores, showtime.id))}
            seats={first ? { showtimeId: showtime.id, seats: [first, ...others] } : null}
          />
        )
      }}
    </OrderGate>
  )
})
