import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useFormats, useStores, useText } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'
import type { ShowtimeDetail } from '../../stores/showtime-detail.ts'
import { orderGroups } from './order-groups.ts'
import { ShowtimeSummary } from './ShowtimeSummary.tsx'
import { seatsAsNote, seatsOf } from './held-seats.ts'

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
  const { order } = useOrdering()
  const words = useText()
  const formats = useFormats()
  return (
    <ShowtimeSummary
      detail={detail}
      count={order.lines.reduce((sum, line) => sum + line.quantity, 0)}
      total={order.total}
      totalLabel={totalLabel}
      action={action}
      note={note}
      groups={orderGroups({
        lines: order.lines,
        totals: order.totals,
        modes: configuration.modes,
        seats: seatsAsNote(seatsOf(order.order), words),
        t: words.t,
        money: (amount) => formats.money(amount),
      })}
    />
  )
})
