import type { SummaryLine } from '@foyer/design-system/order/order-summary'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { addAmounts } from '../../domain/amounts.ts'
import { getItemLines } from '../../domain/item-lines.ts'
import { getKnownOrder } from '../../stores/orders/order-state.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { listPaying } from '../../stores/orders/redemptions/applied-codes.ts'
import { isPaidAtCinema } from '../booking/booking-modes.ts'
import { getTypeOfKind, nameRedemption } from '../codes/name-redemption.ts'
import { createRedemptionLines } from '../payments/payment-lines.ts'
import { createOrderGroups } from './order-groups.ts'
import { ShowtimeSummary } from './ShowtimeSummary.tsx'
import { formatSeatsNote, getSeats } from './held-seats.ts'

export interface HeldSummaryProps {
  /** Null for an order without a showtime. */
  detail: ShowtimeDetail | null
  action?: ReactNode
  note?: string | undefined
  totalLabel?: string
  /** Main unit: in place of the whole sum, where others pay a part. */
  total?: number
  /** Lines of who pays a part. */
  parts?: readonly SummaryLine[]
}

/** The order summary of what the server holds. */
export const HeldSummary = observer(function HeldSummary({
  detail,
  action,
  note,
  totalLabel,
  total,
  parts = [],
}: HeldSummaryProps) {
  const { configuration } = useStores()
  const { order, discounts } = useStore(getOrderStores)
  const texts = useText()
  const known = getKnownOrder(order.state)
  const items = known ? getItemLines(known.response, texts.text) : []
  const formats = useFormats()
  const showtimeId = detail?.showtime.id ?? ''
  const { codeTypes } = configuration.value.tickets.ticketRedemption
  const money = (amount: number) => formats.money(amount)
  const paying = order.order ? listPaying(order.order) : []
  const payers = [
    ...createRedemptionLines(paying, configuration.modes, {
      name: (code) =>
        nameRedemption(
          code,
          codeTypes.find(({ type }) => type === getTypeOfKind(code.kind)),
          texts.t,
        ),
      countTickets: (count) => texts.plural('transaction.summary.tickets', count),
      list: texts.list,
      money,
    }),
    ...parts,
  ]
  const isDiscounted = order.lines.some(({ savings }) =>
    savings.some(({ discountId }) => discountId !== null),
  )
  // The order tells the discounts by their ids.
  useEffect(() => {
    if (isDiscounted && showtimeId !== '') void discounts.ensure(showtimeId)
  }, [discounts, showtimeId, isDiscounted])
  return (
    <ShowtimeSummary
      detail={detail}
      count={
        detail
          ? order.lines.reduce((sum, line) => sum + line.places, 0)
          : items.reduce((sum, item) => sum + item.quantity, 0)
      }
      total={total ?? order.total}
      whole={
        payers.length > 0
          ? addAmounts([order.total, ...paying.map(({ saved }) => saved.valueIncludingTax)])
          : undefined
      }
      totalLabel={
        totalLabel ??
        (isPaidAtCinema(order.order?.booking?.mode ?? 'Paid')
          ? texts.t('transaction.summary.toPayAtCinema')
          : undefined)
      }
      action={action}
      note={note}
      groups={[
        ...createOrderGroups({
          lines: order.lines,
          items,
          totals: order.totals,
          modes: configuration.modes,
          findDiscountName: (id) => texts.text(discounts.find(showtimeId, id)?.name),
          seats: formatSeatsNote(getSeats(order.order), texts),
          t: texts.t,
          money,
          list: texts.list,
        }).filter(({ lines }) => lines.length > 0),
        ...(payers.length > 0 ? [{ id: 'parts', lines: payers }] : []),
      ]}
    />
  )
})
