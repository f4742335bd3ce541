import { HoldTimer } from '@foyer/design-system/order/hold-timer'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { formatSpokenTime } from '../../order/spoken-time.ts'

/** Minutes and seconds left of the hold, by the server's clock; near the end it offers to hold them longer, where that can be. */
export const HoldStatus = observer(function HoldStatus() {
  const { notifications, texts } = useStores()
  const { order } = useStore(getOrderStores)
  const functions = useText()
  const { t } = functions
  const hold = order.hold
  const isWarning = hold !== null && hold.isWarning && !hold.isOver

  // What it says is fetched when there is little time left, so that no page carries it.
  useEffect(() => {
    if (!isWarning) return
    let isCurrent = true
    let takeBack: (() => void) | undefined
    import('./hold-notice.ts').then(
      ({ showHoldNotice }) => {
        if (isCurrent) takeBack = showHoldNotice({ notifications, order, texts, functions })
      },
      // Without a connection nothing could be held for longer; the timer goes on.
      () => undefined,
    )
    return () => {
      isCurrent = false
      takeBack?.()
    }
  }, [functions, isWarning, notifications, order, texts])

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
