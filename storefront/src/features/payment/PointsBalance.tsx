import type { Order } from '@foyer/contract/wire/orders'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { listPaymentParts } from '../../domain/payment-parts.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { isPoints } from './use-points-part.ts'

/**
 * Asks how much of the order the signed-in member's points can pay: again with each sign-in, and when the order or its
 * other parts change. Renders nothing; its code is fetched where somebody is signed in.
 */
export const PointsBalance = observer(function PointsBalance({ order }: { order: Order }) {
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
  return null
})
