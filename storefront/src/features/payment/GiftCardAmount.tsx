import { Button } from '@foyer/design-system/actions/button'
import { styled } from '@foyer/design-system/foundations/styled'
import { NumberField } from '@foyer/design-system/forms/number-field'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { formatPayer } from '../../order/payments/payment-lines.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { FoundGiftCard } from '../../stores/orders/payments/gift-card-payments.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  '& > div > p': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& [data-part=amount]': { maxInlineSize: 240 },
})

export interface GiftCardAmountProps {
  card: FoundGiftCard
  /** Main unit: what is left to pay. */
  rest: number
  onAdded: () => void
}

/** What is on a gift card, and how much of it is wanted: all that the order needs unless somebody says less. */
export const GiftCardAmount = observer(function GiftCardAmount({ card, rest, onAdded }: GiftCardAmountProps) {
  const { configuration } = useStores()
  const { giftCards } = useStore(getOrderStores).payments
  const { t } = useText()
  const formats = useFormats()
  const { currency } = configuration.value.shared.localisation
  const balance = card.availableBalance.valueIncludingTax
  const most = Math.min(balance, rest)
  const [typed, setTyped] = useState(String(most))
  const [wasSent, setWasSent] = useState(false)
  const amount = Number(typed)
  const isWrong = !(amount > 0 && amount <= most)
  const name = formatPayer({ type: 'GiftCard', maskedDetail: card.maskedCardNumber }, t)

  async function add() {
    setWasSent(true)
    if (isWrong || giftCards.state.kind === 'adding') return
    const outcome = await giftCards.add(amount)
    if (outcome.kind === 'ok') onAdded()
  }

  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <div>
        <strong>{name}</strong>
        <p>
          {card.expiresAt === null
            ? t('transaction.giftCard.found', { amount: formats.money(balance) })
            : t('transaction.giftCard.foundUntil', {
                amount: formats.money(balance),
                date: formats.releaseDate(card.expiresAt),
              })}
        </p>
      </div>
      {most > 0 && (
        <div data-part="amount">
          <NumberField
            format="currency"
            name="amount"
            label={t('transaction.giftCard.amount')}
            help={t('transaction.giftCard.amountHelp', { amount: formats.money(most) })}
            error={
              wasSent && isWrong
                ? t('transaction.giftCard.amountWrong', { amount: formats.money(most) })
                : undefined
            }
            symbol={currency.symbol}
            currencyFormat={currency.format}
            decimals={currency.decimals}
            decimalMark={currency.decimalSeparator}
            groupMark={currency.thousandsSeparator}
            value={typed}
            onChange={setTyped}
          />
        </div>
      )}
      <div data-part="actions">
        {most > 0 && (
          <Button
            type="submit"
            variant="secondary"
            size="medium"
            busy={giftCards.state.kind === 'adding'}
            busyLabel={t('transaction.giftCard.using')}
          >
            {isWrong
              ? t('transaction.giftCard.useIt')
              : t('transaction.giftCard.use', { amount: formats.money(amount) })}
          </Button>
        )}
        <Button variant="text" size="medium" onClick={() => giftCards.forget()}>
          {t('transaction.giftCard.another')}
        </Button>
      </div>
    </Form>
  )
})
