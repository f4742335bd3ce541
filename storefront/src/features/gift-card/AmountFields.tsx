import { NumberField } from '@foyer/design-system/forms/number-field'
import { styled } from '@foyer/design-system/foundations/styled'
import { AmountChooser } from '@foyer/design-system/order/amount-chooser'
import type { GiftCardOptions } from '@foyer/contract/wire/items'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { anotherAmount } from './gift-card-draft.ts'
import { useGiftCardTexts } from './use-gift-card-texts.ts'

const Narrow = styled('div')({ maxInlineSize: 240 })

export interface AmountFieldsProps {
  options: GiftCardOptions
  /** The question, read aloud; the heading above shows it. */
  label: string
  /** One of the usual amounts, or `anotherAmount`. */
  amount: string
  otherAmount: string
  onChange: (amount: string) => void
  onType: (otherAmount: string) => void
  /** What is wrong with the other amount. */
  error: string | undefined
}

/** The usual amounts, and another within its bounds. */
export const AmountFields = observer(function AmountFields(props: AmountFieldsProps) {
  const { options, label, amount, otherAmount, onChange, onType, error } = props
  const { configuration } = useStores()
  const { t } = useText()
  const { money, bounds } = useGiftCardTexts(options)
  const { currency } = configuration.value.shared.localisation
  const hasSteps = options.step > 1
  return (
    <AmountChooser
      label={label}
      hideLabel
      name="amount"
      help={t(hasSteps ? 'gift-shop.card.amount.helpSteps' : 'gift-shop.card.amount.help', bounds)}
      value={amount}
      onChange={onChange}
      options={[
        ...options.amounts.map((each) => ({ value: String(each), label: money(each) })),
        {
          value: anotherAmount,
          label: t('gift-shop.card.amount.another'),
          panel: (
            <Narrow>
              <NumberField
                format="currency"
                name="otherAmount"
                label={t('gift-shop.card.amount.label')}
                error={error}
                symbol={currency.symbol}
                currencyFormat={currency.format}
                decimals={currency.decimals}
                decimalMark={currency.decimalSeparator}
                groupMark={currency.thousandsSeparator}
                value={otherAmount}
                onChange={onType}
                required
              />
            </Narrow>
          ),
        },
      ]}
    />
  )
})
