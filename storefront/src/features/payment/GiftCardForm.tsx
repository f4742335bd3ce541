import { Button } from '@foyer/design-system/actions/button'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { useForm } from '@foyer/design-system/forms/form'
import { TextField } from '@foyer/design-system/forms/text-field'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { StepAlert } from '../../order/StepAlert.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { findRefusal } from './gift-card-refusals.ts'
import { GiftCardAmount } from './GiftCardAmount.tsx'

/** Number and PIN as one types them: those of the interface's body. */
const longest = { number: 100, pin: 20 } as const

const Box = styled('div')({
  display: 'grid',
  gap: 20,
  padding: 20,
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  [media.below.sm]: { padding: 16 },
  '& > form[data-part=number]': {
    display: 'grid',
    gap: 20,
    [media.up.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    '& > [data-part=actions]': { gridColumn: '1 / -1' },
  },
  '& [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
})

export interface GiftCardFormProps {
  /** Main unit: the most that a card can pay. */
  rest: number
  /** The form is not wanted any more; also after a card was added. */
  onClose: () => void
}

/** A gift card is put on the order in two steps: what is on it, and how much of it is wanted. Nothing is used until the order is booked. */
export const GiftCardForm = observer(function GiftCardForm({ rest, onClose }: GiftCardFormProps) {
  const { configuration } = useStores()
  const { giftCards } = useStore(getOrderStores).payments
  const { t } = useText()
  const { state, card } = giftCards
  const needsPin = configuration.value.tickets.ticketRedemption.pin.isRequired
  const { values, setValue, getError, form } = useForm<{ number: string; pin: string }>({
    initial: { number: '', pin: '' },
    validate: ({ number, pin }) => {
      const errors = new Map<'number' | 'pin', string>()
      if (number.trim() === '') errors.set('number', t('transaction.giftCard.numberMissing'))
      if (needsPin && pin.trim() === '') errors.set('pin', t('transaction.giftCard.pinMissing'))
      return errors
    },
    submit: async ({ number, pin }) => {
      await giftCards.find({ cardNumber: number.trim(), pin: pin.trim() || null })
    },
  })
  const number = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What was pressed to come here has gone.
    number.current?.focus()
  }, [card])
  const refusal = state.kind === 'refused' ? findRefusal(state.condition, 'gift-card') : null
  return (
    <Box role="group" aria-label={t('transaction.giftCard.title')}>
      {refusal && (
        <StepAlert tone="error" icon="gift" title={t(refusal.title)}>
          {t(refusal.text)}
        </StepAlert>
      )}
      {card ? (
        <GiftCardAmount card={card} rest={rest} onAdded={onClose} />
      ) : (
        <form {...form} method="post" data-part="number">
          <TextField
            ref={number}
            name="number"
            label={t('transaction.giftCard.number')}
            value={values.number}
            onChange={(value) => setValue('number', value)}
            error={getError('number')}
            maxLength={longest.number}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            name="pin"
            label={t('transaction.giftCard.pin')}
            optionalLabel={needsPin ? undefined : t('transaction.giftCard.optional')}
            value={values.pin}
            onChange={(value) => setValue('pin', value)}
            error={getError('pin')}
            maxLength={longest.pin}
            inputMode="numeric"
            autoComplete="off"
          />
          <div data-part="actions">
            <Button
              type="submit"
              variant="secondary"
              size="medium"
              busy={state.kind === 'looking-up'}
              busyLabel={t('transaction.giftCard.checking')}
            >
              {t('transaction.giftCard.check')}
            </Button>
            <Button variant="text" size="medium" onClick={onClose}>
              {t('transaction.giftCard.close')}
            </Button>
          </div>
        </form>
      )}
    </Box>
  )
})
