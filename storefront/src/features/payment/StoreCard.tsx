import { Checkbox } from '@foyer/design-system/forms/checkbox'
import { useText } from '../../context/hooks.ts'

export interface StoreCardProps {
  storesCard: boolean
  onChange: (storesCard: boolean) => void
}

/** A member's consent to store the card that is typed. Its script comes with the member's cards. */
export function StoreCard({ storesCard, onChange }: StoreCardProps) {
  const { t } = useText()
  return (
    <Checkbox
      name="store-card"
      label={t('transaction.payment.saved.store')}
      checked={storesCard}
      onChange={onChange}
    />
  )
}
