import { HoldTimer } from '@foyer/design-system/order/hold-timer'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { isHeldLongest } from '../../stores/orders/order-outcome.ts'
import { formatSpokenTime } from '../../order/spoken-time.ts'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'

const noticeId = 'hold-running-out'

/** Minutes and seconds left of the hold, by the server's clock; near the end it offers to hold them longer, where that can be. */
export const HoldStatus = observer(function HoldStatus() {
  const { notifications } = useStores()
  const { order } = useStore(getOrderStores)
  const { t, plural } = useText()
  const say = useOrderTextKey()
  const hold = order.hold
  const isWarning = hold !== null && hold.isWarning && !hold.isOver

  useEffect(() => {
    if (!isWarning) {
      notifications.remove(noticeId)
      return
    }
    const minutes = order.minutesToExtend
    const tellLast = () => {
      notifications.add({
        id: noticeId,
        type: 'Warning',
        title: t(say('transaction.hold.last.title')),
        messages: [
          t(say('transaction.hold.last.text'), { time: formatSpokenTime(order.hold?.secondsLeft ?? 0) }),
        ],
      })
    }
    if (minutes === 0) {
      tellLast()
      return
    }
    notifications.add({
      id: noticeId,
      type: 'Warning',
      title: t(say('transaction.hold.more.title')),
      messages: [
        t(say('transaction.hold.more.text'), { time: formatSpokenTime(order.hold?.secondsLeft ?? 0) }),
      ],
      actionButton: {
        show: true,
        label: plural(say('transaction.hold.more.action'), minutes),
        onClick: () => {
          void order.extend().then((outcome) => {
            if (outcome.kind === 'ok') notifications.remove(noticeId)
            else if (isHeldLongest(outcome)) tellLast()
            else if (outcome.kind !== 'order-expired') {
              notifications.add({
                id: noticeId,
                type: 'Error',
                title: t(say('transaction.hold.more.failed')),
              })
            }
          })
        },
      },
    })
  }, [isWarning, notifications, order, say, t, plural])

  useEffect(() => () => notifications.remove(noticeId), [notifications])

  if (!hold || !order.isOpen) return null
  return (
    <HoldTimer
      remaining={Math.max(0, hold.secondsLeft) * 1000}
      total={order.holdMinutes * 60_000}
      label={t('transaction.hold.label')}
      announcements={{
        twoMinutes: t('transaction.hold.warning', { time: formatSpokenTime(120) }),
        thirtySeconds: t('transaction.hold.warning', { time: formatSpokenTime(30) }),
        expired: t('transaction.expired.titleUnknown'),
      }}
    />
  )
})
