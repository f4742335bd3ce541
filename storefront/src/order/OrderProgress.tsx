import { OrderSteps } from '@foyer/design-system/order/order-steps'
import { useStores, useText } from '../context/hooks.ts'

const steps = ['tickets', 'seats', 'details', 'payment'] as const
export type OrderStep = (typeof steps)[number]

export interface OrderProgressProps {
  current: OrderStep
  showtimeId: string | null
  /** Query that the earlier steps need, with its question mark. */
  query?: string
  /** An auditorium without allocated seating has no step for seats. */
  withSeats?: boolean
}

/** Where the visitor is in the order; steps that are done lead back to themselves. */
export function OrderProgress({ current, showtimeId, query = '', withSeats = true }: OrderProgressProps) {
  const { routes } = useStores()
  const { t } = useText()
  const shown = steps.filter((step) => withSeats || step !== 'seats')
  const position = shown.indexOf(current)
  const addresses: Partial<Record<OrderStep, string>> = {
    ...(showtimeId && {
      tickets: routes.tickets(showtimeId) + query,
      seats: routes.seats(showtimeId) + query,
    }),
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
}
