import { NumberField } from '@foyer/design-system/forms/number-field'
import { TipChooser } from '@foyer/design-system/order/tip-chooser'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import type { BasketTip } from '../../stores/orders/basket-content.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { estimateTip } from './wanted-goods.ts'

export interface TipSectionProps {
  readonly siteId: string
  readonly percentages: readonly number[]
  /** Of the goods that the tip is for, in the main unit. */
  readonly sum: number
  readonly onChange: () => void
  /** The heading above says what it is for. */
  readonly hideLabel?: boolean
  /** Nothing can be changed just now. */
  readonly disabled?: boolean
}

const toValue = (tip: BasketTip | null): string =>
  tip === null ? 'none' : 'percentage' in tip ? String(tip.percentage) : 'other'

/** A tip: none, a share of the goods, or an amount of one's own. */
export const TipSection = observer(function TipSection({
  siteId,
  percentages,
  sum,
  onChange,
  hideLabel = false,
  disabled = false,
}: TipSectionProps) {
  const { basket } = useStore(getOrderStores)
  const { configuration } = useStores()
  const { t } = useText()
  const formats = useFormats()
  const { tip } = basket.itemsAt(siteId)
  const { decimals, symbol } = configuration.value.shared.localisation.currency
  // An amount that is being typed may be none yet.
  const [isOther, setIsOther] = useState(tip !== null && 'amount' in tip)
  const value = isOther ? 'other' : toValue(tip)
  function change(next: BasketTip | null) {
    onChange()
    basket.changeItems(siteId, { tip: next })
  }
  return (
    <TipChooser
      label={t('food-and-beverage.tip.title')}
      name="tip"
      hideLabel={hideLabel}
      disabled={disabled}
      value={value}
      options={[
        { value: 'none', label: t('food-and-beverage.tip.none') },
        ...percentages.map((percentage) => ({
          value: String(percentage),
          label: t('food-and-beverage.tip.percentage', { percentage }),
          amount: formats.money(estimateTip({ percentage }, sum, decimals).valueIncludingTax),
        })),
        {
          value: 'other',
          label: t('food-and-beverage.tip.other'),
          panel: isOther ? (
            <NumberField
              format="currency"
              symbol={symbol}
              label={t('food-and-beverage.tip.amount')}
              name="tip-amount"
              disabled={disabled}
              value={tip !== null && 'amount' in tip ? String(tip.amount) : ''}
              onChange={(typed) => {
                const amount = Number(typed)
                change(amount > 0 ? { amount } : null)
              }}
            />
          ) : undefined,
        },
      ]}
      onChange={(chosen) => {
        setIsOther(chosen === 'other')
        const percentage = percentages.find((each) => String(each) === chosen)
        change(percentage === undefined || percentage === 0 ? null : { percentage })
      }}
    />
  )
})
