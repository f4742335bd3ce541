import type { TextFunctions } from '../../context/hooks.ts'
import { createOrderTextKey } from '../../order/order-text-key.ts'
import { formatSpokenTime } from '../../order/spoken-time.ts'
import type { TextsStore } from '../../stores/channel/texts.ts'
import { isHeldLongest } from '../../stores/orders/order-outcome.ts'
import type { OrderStore } from '../../stores/orders/order.ts'
import type { NotificationsStore } from '../../stores/content/notifications.ts'

/** Id of the one notice about the end of a hold. */
const id = 'hold-running-out'

export interface HoldNoticeParts {
  readonly notifications: NotificationsStore
  readonly order: OrderStore
  readonly texts: TextsStore
  readonly functions: Pick<TextFunctions, 't' | 'plural'>
}

/** Says that the hold nears its end, and offers to hold for longer, where that can be. @returns how to take it back */
export function showHoldNotice({
  notifications,
  order,
  texts,
  functions: { t, plural },
}: HoldNoticeParts): () => void {
  const say = createOrderTextKey(texts, order.order)
  const minutes = order.minutesToExtend
  const time = () => formatSpokenTime(order.hold?.secondsLeft ?? 0)
  const showLast = () => {
    notifications.add({
      id,
      type: 'Warning',
      title: t(say('transaction.hold.last.title')),
      messages: [t(say('transaction.hold.last.text'), { time: time() })],
    })
  }
  const extend = async () => {
    const outcome = await order.extend()
    if (outcome.kind === 'ok') notifications.remove(id)
    else if (isHeldLongest(outcome)) showLast()
    else if (outcome.kind !== 'order-expired')
      notifications.add({ id, type: 'Error', title: t(say('transaction.hold.more.failed')) })
  }
  if (minutes === 0) showLast()
  else {
    notifications.add({
      id,
      type: 'Warning',
      title: t(say('transaction.hold.more.title')),
      messages: [t(say('transaction.hold.more.text'), { time: time() })],
      actionButton: {
        show: true,
        label: plural(say('transaction.hold.more.action'), minutes),
        onClick: () => void extend(),
      },
    })
  }
  return () => notifications.remove(id)
}
