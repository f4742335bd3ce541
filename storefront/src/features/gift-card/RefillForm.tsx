import { Button } from '@foyer/design-system/actions/button'
import { useForm } from '@foyer/design-system/forms/form'
import { styled } from '@foyer/design-system/foundations/styled'
import type { GiftCardOptions } from '@foyer/contract/wire/items'
import { observer } from 'mobx-react-lite'
import { useText } from '../../context/hooks.ts'
import { emptyGiftCard, type GiftCardChoice } from '../../stores/gift-shop/gift-basket-content.ts'
import { AmountFields } from './AmountFields.tsx'
import { createDraft, getAmount, toDraft } from './gift-card-draft.ts'
import { useGiftCardTexts } from './use-gift-card-texts.ts'
import { findAmountError } from './validate-gift-card.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  '& > *': { inlineSize: '100%' },
})

export interface RefillFormProps {
  options: GiftCardOptions
  /** Of the card, as its details name it. */
  refillId: string
  /** A refill of the basket that is changed; absent: a new one. */
  line?: GiftCardChoice | undefined
  onRefill: (card: GiftCardChoice) => void
}

/** More money for a card: it is on it as soon as the order is paid. */
export const RefillForm = observer(function RefillForm(props: RefillFormProps) {
  const { options, refillId, line, onRefill } = props
  const { t } = useText()
  const texts = useGiftCardTexts(options)
  const { amount, otherAmount, faceId } = line ? toDraft(line, options) : createDraft(options)
  const { values, setValue, getError, form } = useForm<{ amount: string; otherAmount: string }>({
    initial: { amount, otherAmount },
    validate: (fields) => {
      const error = findAmountError(fields, options)
      return new Map(error ? [['otherAmount', texts.describeError(error, 'otherAmount')] as const] : [])
    },
    submit: (fields) =>
      onRefill({ ...emptyGiftCard, amount: getAmount(fields) ?? 0, faceId, way: 'print', refillId }),
  })
  return (
    <Form {...form} method="post">
      <AmountFields
        options={options}
        label={t('gift-shop.balance.refill.title')}
        amount={values.amount}
        otherAmount={values.otherAmount}
        onChange={(value) => setValue('amount', value)}
        onType={(value) => setValue('otherAmount', value)}
        error={getError('otherAmount')}
      />
      <Button type="submit" variant="secondary" icon="bag">
        {t(line ? 'gift-shop.card.change' : 'gift-shop.balance.refill.add')}
      </Button>
    </Form>
  )
})
