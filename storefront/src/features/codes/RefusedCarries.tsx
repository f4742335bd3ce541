import { Alert } from '@foyer/design-system/feedback/alert'
import { observer } from 'mobx-react-lite'
import { useFormats, useStore, useText } from '../../context/hooks.ts'
import { toCodeRefusal } from '../../order/code-messages.ts'
import { getCodeStores } from '../../stores/orders/redemptions/code-stores.ts'

/** Vouchers and cards of an order that has ended which the present one does not take, each with its reason. */
export const RefusedCarries = observer(function RefusedCarries() {
  const { redemptions } = useStore(getCodeStores)
  const { t } = useText()
  const formats = useFormats()
  return redemptions.refusedCarries.map(({ codeType, outcome }, index) => {
    const { textKey, goodFrom } = toCodeRefusal(outcome, false) ?? {}
    return (
      <Alert
        key={index}
        tone="warning"
        role="status"
        title={t('transaction.codes.notCarried', { kind: codeType.label })}
      >
        {textKey && t(textKey, goodFrom == null ? {} : { day: formats.longDay(goodFrom) })}
      </Alert>
    )
  })
})
