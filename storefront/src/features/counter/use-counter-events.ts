import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import { useFormats, useStores, useText, type TextFunctions } from '../../context/hooks.ts'
import type { Formats } from '../../stores/channel/formats.ts'
import type { CounterEvent, RunningOrdersStore } from '../../stores/counter/running-orders.ts'
import { nameDelivery, nameOrder, nameOrderAt } from './order-texts.ts'

const notificationId = 'counter-refused'

/** A sentence for a screen reader; empty for what a notification shows. */
function toSentence(event: CounterEvent, texts: TextFunctions, formats: Formats): string {
  switch (event.kind) {
    case 'arrived': {
      const names = event.orders.map((order) => nameOrderAt(order, texts, formats))
      return texts.plural('counter.said.arrived', names.length, { orders: texts.list(names) })
    }
    case 'moved':
      return texts.t(`counter.said.${event.status}`, {
        order:
          event.deliveryId === null
            ? nameOrder(event.order, texts)
            : nameDelivery(event.order, event.deliveryId, texts, formats),
      })
    case 'refused':
      return ''
    default:
      return event satisfies never
  }
}

/** Shows over the page what was refused. @returns the sentence that is announced politely for everything else */
export function useCounterEvents(orders: RunningOrdersStore): string {
  const { notifications } = useStores()
  const texts = useText()
  const formats = useFormats()
  const [said, setSaid] = useState('')
  useEffect(
    () =>
      reaction(
        () => orders.event,
        (event) => {
          if (event === null) return
          setSaid(toSentence(event, texts, formats))
          if (event.kind !== 'refused') return
          notifications.add({
            id: notificationId,
            type: 'Warning',
            title: texts.t(`counter.refused.${event.reason}.title`, { order: nameOrder(event.order, texts) }),
            messages: [texts.t(`counter.refused.${event.reason}.text`)],
          })
        },
      ),
    [orders, notifications, texts, formats],
  )
  return said
}
