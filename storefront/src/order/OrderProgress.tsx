import { OrderSteps } from '@foyer/design-system/order/order-steps'
import { observer } from 'mobx-react-lite'
import { useStore, useStores, useText } from '../context/hooks.ts'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import type { OrderStep } from './steps.ts'
import { useOrderSteps } from './use-order-steps.ts'

export interface OrderProgressProps {
  current: OrderStep
  showtimeId: string | null
  /** Query that the earlier steps need, with its question mark. */
  query?: string
  /** An auditorium without allocated seating has no step for seats. */
  withSeats?: boolean
}

/** Where the visitor is in the order; steps that are done lead back to themselves. */
export const OrderProgress = observer(function OrderProgress({
  current,
  showtimeId,
  query = '',
  withSeats = true,
}: OrderProgressProps) {
  const { routes } = useStores()
  const { order } = useStore(getOrderStores)
  const { t } = useText()
  const shown = useOrderSteps(showtimeId, withSeats)
  const position = shown.indexOf(current)
  const getSiteFood = (siteId: string | undefined) => (siteId ? routes.siteFood(siteId) : undefined)
  const addresses: Partial<Record<OrderStep, string | undefined>> = {
    ...(showtimeId && {
      booking: routes.bookingMode(showtimeId),
      tickets: routes.tickets(showtimeId) + query,
      seats: routes.seats(showtimeId) + query,
    }),
    basket: routes.giftShopBasket(),
    food: showtimeId === null ? getSiteFood(order.order?.siteId) : routes.food(showtimeId),
    details: routes.customerDetails(),
  }
  return (
    <OrderSteps
      label={t('transaction.steps.label')}
      progress={t('transaction.step.position', { position: position + 1, count: shown.length })}
      doneLabel={t('transaction.step.done')}
      steps={shown.map((step, index) => ({
        id: step,
        label: t(`transaction.step.${step}`),
        state: index < position ? 'done' : index === position ? 'current' : 'next',
        href: index < position ? addresses[step] : undefined,
      }))}
    />
  )
})
