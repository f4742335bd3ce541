import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

const noticeId = 'held-order'

/** On pages without an order's frame: that seats are held, for which film, and the way back to them; until time runs out. */
export const HeldOrderReminder = observer(function HeldOrderReminder() {
  const { notifications, routes } = useStores()
  const { order } = useStore(getOrderStores)
  const { t, text } = useText()
  const navigate = useNavigate()
  useEffect(() => order.start(), [order])

  const { isHeld } = order
  const film = text(order.film()?.title)
  useEffect(() => {
    if (!isHeld) return
    notifications.add({
      id: noticeId,
      type: 'Info',
      title: t('shared.heldOrder.title', { film }),
      actionButton: {
        show: true,
        label: t('shared.heldOrder.back'),
        onClick: () => void navigate(routes.customerDetails()),
      },
    })
    return () => notifications.remove(noticeId)
  }, [film, isHeld, navigate, notifications, routes, t])

  return null
})
