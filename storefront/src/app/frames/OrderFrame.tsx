import { orderPatterns } from '@foyer/contract/omnia/shop-addresses'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { OrderShell } from './OrderShell.tsx'
import { usePage, useStore, useStores } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** Frame of the order pages: brings back the order that this browser has, and leads to its ticket when it is done. */
export const OrderFrame = observer(function OrderFrame({ children }: { children: ReactNode }) {
  const { order } = useStore(getOrderStores)
  const { routes } = useStores()
  const { pattern } = usePage()
  useEffect(() => {
    let stop: (() => void) | undefined
    // A task of its own: opening a browser's storage takes its time.
    const later = setTimeout(() => {
      stop = order.start()
    })
    return () => {
      clearTimeout(later)
      stop?.()
    }
  }, [order])
  const completed =
    order.state.phase === 'completed' && pattern !== orderPatterns.completedOrder ? order.state.orderId : null
  return (
    <OrderShell>
      {completed === null ? children : <Navigate replace to={routes.completedOrder(completed)} />}
    </OrderShell>
  )
})
