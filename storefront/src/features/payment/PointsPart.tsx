import type { Order } from '@foyer/contract/wire/orders'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect } from 'react'
import { useStore } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { listPaymentParts } from '../../domain/payment-parts.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { isPoints } from './is-points.ts'
import { usePointsPart, type PointsPart as PointsPartOfOrder } from './use-points-part.tsx'

export interface PointsPartProps {
  order: Order
  /** Called before the next frame, so that a slider keeps what it was drawn to. A stable function. */
  onChange: (points: PointsPartOfOrder | null) => void
}

/**
 * What the signed-in member's points can pay of the order: asked again with each sign-in, and when the order or its other
 * parts change. Renders nothing: the payment step shows it among the others. Its code is fetched where somebody is signed
 * in.
 */
export const PointsPart = observer(function PointsPart({ order, onChange }: PointsPartProps) {
  const { session } = useMembers()
  const { memberBalance } = useStore(getOrderStores).payments
  const { isSignedIn, signIns } = session
  const others = listPaymentParts(order)
    .filter((part) => !isPoints(part))
    .reduce((sum, { value }) => sum + value.valueIncludingTax, 0)
  const total = order.totalPrice.valueIncludingTax
  useEffect(() => {
    if (isSignedIn) void memberBalance.load()
    else memberBalance.forget()
  }, [memberBalance, order.id, isSignedIn, signIns, others, total])
  useEffect(() => () => memberBalance.forget(), [memberBalance])
  const points = usePointsPart(order)
  useLayoutEffect(() => onChange(points))
  useLayoutEffect(() => () => onChange(null), [onChange])
  return null
})
