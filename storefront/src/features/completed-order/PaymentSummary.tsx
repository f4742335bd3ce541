import { isDueAtCinema } from '@foyer/contract/orders/is-due-at-cinema'
import type { CompletedOrder } from '@foyer/contract/wire/orders'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useFormats, useText } from '../../context/hooks.ts'
import { useCountUnits } from '../../order/payments/balance-name.ts'
import { formatPayer } from '../../order/payments/payment-lines.ts'
import { formatCard } from './format-card.ts'

const Lines = styled('dl')({
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, paddingBlock: 4 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

type PaidOrder = Pick<CompletedOrder, 'paymentSummary' | 'totalPrice' | 'booking' | 'broughtUnits'>

/** How an order was paid, and what it has brought its member. */
export const PaymentSummary = observer(function PaymentSummary({ order }: { order: PaidOrder }) {
  const { t } = useText()
  const { broughtUnits: brought } = order
  const countUnits = useCountUnits(brought?.name)
  return (
    <>
      <Paid order={order} countUnits={countUnits} />
      {brought && brought.units > 0 && (
        <p data-part="paid">{t('transaction.complete.brought', { units: countUnits(brought.units) })}</p>
      )}
    </>
  )
})

interface PaidProps {
  order: PaidOrder
  countUnits: (units: number) => string
}

/** One card in a sentence, everything else line by line. */
const Paid = observer(function Paid({ order, countUnits }: PaidProps) {
  const { t } = useText()
  const formats = useFormats()
  const total = order.totalPrice.valueIncludingTax
  const { paymentSummary } = order
  const [payment] = paymentSummary
  if (isDueAtCinema(order))
    return <p data-part="paid">{t('transaction.complete.due.title', { amount: formats.money(total) })}</p>
  if (!payment) {
    return (
      <p data-part="paid">
        {total > 0
          ? t('transaction.complete.paidSum', { amount: formats.money(total) })
          : t('transaction.complete.paidNothing')}
      </p>
    )
  }
  const isOneCard =
    paymentSummary.length === 1 && (payment.type === 'Embedded' || payment.type === 'Redirect')
  if (isOneCard) {
    return (
      <p data-part="paid">
        {t('transaction.complete.paidWith', {
          amount: formats.money(payment.value.valueIncludingTax),
          card: formatCard(payment.maskedDetail, t),
        })}
      </p>
    )
  }
  return (
    <div data-part="paid">
      <strong id="paid-by">{t('transaction.complete.paidBy')}</strong>
      <Lines aria-labelledby="paid-by">
        {paymentSummary.map((each, index) => (
          // Two may be alike, and none changes its place.
          <div key={index}>
            <dt>{formatPayer(each, t, countUnits)}</dt>
            <dd>
              <bdi>{formats.money(each.value.valueIncludingTax)}</bdi>
            </dd>
          </div>
        ))}
      </Lines>
    </div>
  )
})
