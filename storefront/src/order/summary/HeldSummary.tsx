import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { createOrderGroups } from './order-groups.ts'
import { ShowtimeSummary } from './ShowtimeSummary.tsx'
import { formatSeatsNote, getSeats } from './held-seats.ts'

export interface HeldSummaryProps {
  detail: ShowtimeDetail
  action?: ReactNode
  note?: string
  totalLabel?: string
}

/** The order summary of what the server holds. */
export const HeldSummary = observer(function HeldSummary({
  detail,
  action,
  note,
  totalLabel,
}: HeldSummaryProps) {
  const { configuration } = useStores()
  const { order } = useStore(getOrderStores)
  const texts = useText()
  const formats = useFormats()
  return (
    <ShowtimeSummary
      detail={detail}
      count={order.lines.reduce((sum, line) => sum + line.quantity, 0)}
      total={order.total}
      totalLabel={totalLabel}
      action={action}
      note={note}
      groups={createOrderGroups({
        lines: order.lines,
        totals: order.totals,
        modes: configuration.modes,
        seats: formatSeatsNote(getSeats(order.order), texts),
        t: texts.t,
        money: (amount) => formats.money(amount),
      })}
    />
  )
})
