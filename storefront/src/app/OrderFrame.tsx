import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { OrderLayout } from '../features/order-layout/OrderLayout.tsx'
import { useOrdering } from './ordering.ts'

/** Frame of the order pages; brings the order back that this browser has in progress. */
export function Component() {
  const { order } = useOrdering()
  useEffect(() => order.start(), [order])
  return (
    <OrderLayout>
      <Outlet />
    </OrderLayout>
  )
}
