import type { SummaryLine } from '@foyer/design-system/order/order-summary'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { addAmounts } from '../../domain/amounts.ts'
import type { ItemLine } from '../../domain/item-lines.ts'
import { getKnownOrder } from '../../stores/orders/order-state.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { listPaying } from '../../stores/orders/redemptions/applied-codes.ts'
import { isPaidAtCinema } from '../booking/booking-modes.ts'
import { getTypeOfKind, nameRedemption } from '../codes/name-redemption.ts'
import { createRedemptionLines } from '../payments/payment-lines.ts'
import { ChangeGoods } from './ChangeGoods.tsx'
import { createOrderGroups, type GoodsExtra } from './order-groups.ts'
import { getGoods, replaceGoods } from './goods.ts'
import { ShowtimeSummary } from './ShowtimeSummary.tsx'
import { formatSeatsNote, getSeats } from './held-seats.ts'

/** Goods that an order is about to have. */
export interface WantedGoods {
  readonly lines: readonly ItemLine[]
  readonly extras: readonly GoodsExtra[]
}

export interface HeldSummaryProps {
  /** Null for an order without a showtime. */
  detail: ShowtimeDetail | null
  action?: ReactNode
  note?: string | undefined
  totalLabel?: string
  /** Main unit: in place of the whole sum, where others pay a part. */
  total?: number
  /** Goods as they are wanted, where they have not been sent yet: in place of those that the order has. */
  goods?: WantedGoods
  /** Over the goods: where they are brought to. */
  goodsTitle?: string | undefined
  /** The goods can be changed on their own step. */
  canChangeGoods?: boolean
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
  goods,
  goodsTitle,
  canChangeGoods = false,
  parts = [],
}: HeldSummaryProps) {
  const { configuration } = useStores()
  const { order, discounts } = useStore(getOrderStores)
  const texts = useText()
  const known = getKnownOrder(order.state)
  const sent = getGoods(known?.response ?? null, texts)
  const { lines: items, extras } = goods ?? sent
  const totals = goods ? replaceGoods(order.totals, sent, goods) : order.totals
  const itemCount = items.reduce((sum, item) => sum + item.quantity, 0)
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
      count={detail ? order.lines.reduce((sum, line) => sum + line.places, 0) : itemCount}
      itemCount={itemCount}
      total={total ?? totals.total.valueIncludingTax}
      whole={
        payers.length > 0
          ? addAmounts([
              totals.total.valueIncludingTax,
              ...paying.map(({ saved }) => saved.valueIncludingTax),
            ])
          : undefined
      }
      totalLabel={
        totalLabel ??
        (isPaidAtCinema(order.order?.booking?.mode ?? 'Paid')
          ? texts.t('transaction.summary.toPayAtCinema')
          : undefined)
      }
      action={action}
      panel={
        canChangeGoods && items.length > 0 && order.order ? (
          <ChangeGoods order={order.order} detail={detail} />
        ) : undefined
      }
      note={note}
      groups={[
        ...createOrderGroups({
          lines: order.lines,
          items,
          goodsTitle,
          goodsExtras: extras,
          totals,
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
