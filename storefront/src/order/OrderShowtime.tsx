import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useStore, useText } from '../context/hooks.ts'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../stores/orders/showtime-detail.ts'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderUnavailable } from './OrderUnavailable.tsx'

export interface OrderShowtimeProps {
  /** Null for an order without a showtime. */
  showtimeId: string | null
  children: (detail: ShowtimeDetail | null) => ReactNode
}

/** A step once its order's showtime is known; an order without one has nothing to wait for. */
export const OrderShowtime = observer(function OrderShowtime({ showtimeId, children }: OrderShowtimeProps) {
  const { showtime } = useStore(getOrderStores)
  const { t } = useText()
  const entry = showtimeId === null ? null : showtime.entry(showtimeId)

  useEffect(() => {
    if (showtimeId !== null) void showtime.ensure(showtimeId)
  }, [showtime, showtimeId])

  if (entry === null) return children(null)
  if (entry.value) return children(entry.value)
  if (entry.error) return <OrderUnavailable onRetry={() => void entry.refresh()} />
  return <OrderSkeleton label={t('transaction.loading')} />
})
