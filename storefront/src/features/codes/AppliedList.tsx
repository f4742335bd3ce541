import { AppliedCode, AppliedCodes } from '@foyer/design-system/order/applied-codes'
import { observer } from 'mobx-react-lite'
import { useState, type RefObject } from 'react'
import { useFormats, useStore, useText } from '../../context/hooks.ts'
import { renderCodeIcon } from '../../order/codes/code-icon.tsx'
import { useAppliedRedemptions } from '../../order/codes/use-applied-redemptions.ts'
import { useFocusAfterRemoval } from '../../order/use-focus-after-removal.ts'
import type { ShowtimeKey } from '../../stores/orders/basket.ts'
import type { AppliedDiscount } from '../../stores/orders/basket-content.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { getCodeStores } from '../../stores/orders/redemptions/code-stores.ts'

export interface AppliedListProps {
  /** Showtime of the tickets. */
  showtime: ShowtimeKey
  /** Its tickets are held: codes of discounts say what they take off, and what pays a part is listed elsewhere. */
  isHeld: boolean
  /** Has the list and what follows it: the focus stays in it when a row is taken off. */
  region: RefObject<HTMLElement | null>
  /** Called with the name of what was taken off. */
  onRemoved: (name: string) => void
}

/** Vouchers and cards on the order and codes of discounts, each with what it does for it and how to take it off. */
export const AppliedList = observer(function AppliedList(props: AppliedListProps) {
  const { showtime, isHeld, region, onRemoved } = props
  const { discounts } = useStore(getOrderStores)
  const { heldDiscounts } = useStore(getCodeStores)
  const { t, plural, text } = useText()
  const formats = useFormats()
  // Those that pay a part stand with the other payers.
  const redemptions = useAppliedRedemptions(onRemoved).filter(({ isPaying }) => !isHeld || !isPaying)
  const [failedId, setFailedId] = useState<string | null>(null)
  const applied = discounts.applied(showtime.id)
  useFocusAfterRemoval(region)
  if (redemptions.length + applied.length === 0) return null

  const describeRemoval = (name: string) => ({
    label: t('transaction.codes.remove'),
    name: t('transaction.codes.removeNamed', { name }),
    busyLabel: t('transaction.codes.removing'),
  })
  const less = (saved: number) => (saved > 0 ? formats.money(-saved) : undefined)

  async function removeDiscount(discountId: string, name: string) {
    setFailedId(null)
    if (!isHeld) discounts.removeDiscountCode(showtime, discountId)
    else if ((await heldDiscounts.remove(showtime, discountId)).kind !== 'ok') return setFailedId(discountId)
    onRemoved(name)
  }

  function describeEffect(discountId: string) {
    if (!isHeld) return {}
    const { tickets, saved } = heldDiscounts.getEffect(discountId)
    return {
      note: tickets > 0 ? plural('transaction.codes.reduces', tickets) : t('transaction.codes.reducesNone'),
      amount: less(saved),
    }
  }

  function renderDiscount({ code, discountId }: AppliedDiscount) {
    const name = text(discounts.find(showtime.id, discountId)?.name) || code
    return (
      <AppliedCode
        key={discountId}
        name={name}
        code={name === code ? undefined : code}
        icon={renderCodeIcon({ type: 'DiscountCode' })}
        {...describeEffect(discountId)}
        removal={describeRemoval(name)}
        onRemove={() => void removeDiscount(discountId, name)}
        busy={heldDiscounts.removingId === discountId}
        error={failedId === discountId ? t('transaction.codes.removeFailed') : undefined}
      />
    )
  }

  return (
    <AppliedCodes label={t('transaction.codes.applied')}>
      {redemptions.map(({ id, name, code, icon, note, saved, expiry, ...each }) => (
        <AppliedCode
          key={id}
          {...{ name, code, icon, note, expiry }}
          amount={less(saved)}
          removal={describeRemoval(name)}
          onRemove={each.remove}
          busy={each.isBeingRemoved}
          error={each.isRemovalFailed ? t('transaction.codes.removeFailed') : undefined}
        />
      ))}
      {applied.map(renderDiscount)}
    </AppliedCodes>
  )
})
