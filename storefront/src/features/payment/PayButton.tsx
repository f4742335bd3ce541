import { Button } from '@foyer/design-system/actions/button'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { observer } from 'mobx-react-lite'
import { useFormats, useStore, useText } from '../../context/hooks.ts'
import type { Settlement } from '../../domain/payment-parts.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { isPressable } from './payment-phase.ts'
import type { usePayment } from './use-payment.ts'
import { isPoints } from './is-points.ts'

export interface PayButtonProps {
  settlement: Settlement
  payment: ReturnType<typeof usePayment>
  /** The chosen way to pay the rest; null where none is needed, or none is known yet. */
  method: WebPaymentMethod | null
  /** The sum is about to change. */
  disabled?: boolean
  /** Sends what is in the provider's fields. */
  onSubmit: () => void
}

/** The step's one action: its words say what a press does, with the sum. */
export const PayButton = observer(function PayButton({
  settlement,
  payment,
  method,
  disabled = false,
  onSubmit,
}: PayButtonProps) {
  const { order, payments } = useStore(getOrderStores)
  const { embedded } = payments
  const { t } = useText()
  const formats = useFormats()
  const { phase } = payment
  const isByFields = settlement.kind === 'web' && method?.type !== 'Redirect'
  const isMissingFields = isByFields && embedded.frame === null
  const isMissingMethod = settlement.kind === 'web' && method === null

  const getLabel = () => {
    switch (settlement.kind) {
      case 'nothing':
        return t('transaction.payment.book.nothing')
      case 'at-cinema':
        return t('transaction.payment.book.atCinema')
      case 'gift-cards':
        return t(
          order.order?.payments.some(isPoints)
            ? 'transaction.payment.pay'
            : 'transaction.payment.book.giftCards',
          { amount: formats.money(settlement.amount) },
        )
      case 'web':
        return method?.type === 'Redirect'
          ? t('transaction.payment.payAt', {
              amount: formats.money(settlement.rest),
              provider: method.providerName,
            })
          : t('transaction.payment.pay', { amount: formats.money(settlement.rest) })
      default:
        return settlement satisfies never
    }
  }

  function press() {
    if (settlement.kind !== 'web') payment.complete()
    else if (isByFields) onSubmit()
    else void payment.leave()
  }

  return (
    <Button
      fullWidth
      icon={settlement.kind === 'nothing' || settlement.kind === 'at-cinema' ? 'ticket' : 'lock'}
      busy={phase.kind === 'asking' || phase.kind === 'finishing' || phase.kind === 'leaving'}
      busyLabel={t(
        phase.kind === 'finishing'
          ? 'transaction.payment.finishing'
          : phase.kind === 'leaving'
            ? 'transaction.payment.leavingShort'
            : 'transaction.payment.paying',
      )}
      disabled={disabled || !isPressable(phase) || isMissingFields || isMissingMethod}
      onClick={press}
    >
      {getLabel()}
    </Button>
  )
})
