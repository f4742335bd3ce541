import { discountReasons, type DiscountReason } from '@foyer/contract/wire/enumerations'
import { Alert } from '@foyer/design-system/feedback/alert'
import { observer } from 'mobx-react-lite'
import { useStore, useText } from '../../context/hooks.ts'
import { errorMessages, messagesByCondition } from '../../order/error-messages.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** Exceptions: a visitor who knows the discount expects it here. Another day, hour or cinema surprises nobody. */
const surprising: ReadonlySet<DiscountReason> = new Set([
  'discount-invalid-for-film',
  'discount-invalid-for-distributor',
  'discount-invalid-for-holiday',
])

/** Automatic discounts that the showtime does not have, each with its reason. */
export const MissedDiscounts = observer(function MissedDiscounts({ showtimeId }: { showtimeId: string }) {
  const { discounts } = useStore(getOrderStores)
  const { t, text } = useText()
  return (discounts.entry(showtimeId).value ?? []).flatMap(
    ({ discountId, name, isAvailable, unavailableReason }) => {
      const reason = discountReasons.find((each) => each === unavailableReason)
      const message = reason && messagesByCondition[reason]
      if (isAvailable || !reason || !message || !surprising.has(reason)) return []
      return (
        <Alert key={discountId} tone="info" title={t('tickets.discounts.title', { discount: text(name) })}>
          {t(errorMessages[message].text)}
        </Alert>
      )
    },
  )
})
