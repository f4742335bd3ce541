import { useText } from '../context/hooks.ts'
import { OrderProblem } from './OrderProblem.tsx'

/** An order page that could not be read: nothing has changed, and a retry may help. */
export function OrderUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <OrderProblem
      title={t('transaction.unavailable.title')}
      text={t('transaction.unavailable.text')}
      onRetry={onRetry}
    />
  )
}
