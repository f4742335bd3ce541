import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { useForm } from '@foyer/design-system/forms/form'
import { PasswordField } from '@foyer/design-system/forms/password-field'
import { TextField } from '@foyer/design-system/forms/text-field'
import { styled } from '@foyer/design-system/foundations/styled'
import { media } from '@foyer/design-system/foundations/media'
import type { GiftCardDetailsRequest } from '@foyer/contract/wire/codes'
import type { PinRule } from '@foyer/contract/codes/code-format'
import { validateField } from '@foyer/contract/validation/validate-field'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useFormats, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import type { BalanceState } from './use-balance.ts'

/** Number and PIN as one types them: those of the interface's body. */
const longest = { number: 100, pin: 20 } as const

const Form = styled('form')({
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  '& > *': { inlineSize: '100%' },
  '& > [data-part=pin]': { maxInlineSize: 224 },
  [media.up.sm]: { '& > button': { inlineSize: 'auto' } },
})

export interface BalanceFormProps {
  /** Whether cards have a PIN. */
  pinRule: PinRule
  state: BalanceState
  onFind: (credentials: GiftCardDetailsRequest) => Promise<void>
}

/** Number and PIN of a card. A wrong number and a wrong PIN get one answer, at the number. */
export const BalanceForm = observer(function BalanceForm({ pinRule, state, onFind }: BalanceFormProps) {
  const { t } = useText()
  const formats = useFormats()
  const number = useRef<HTMLInputElement>(null)
  const { values, setValue, getError, form } = useForm<{ number: string; pin: string }>({
    initial: { number: '', pin: '' },
    validate: (fields) => {
      const errors = new Map<'number' | 'pin', string>()
      if (validateField(fields.number, { kind: 'Text', required: true, maxLength: longest.number }))
        errors.set('number', t('gift-shop.balance.numberMissing'))
      const pin = { kind: 'Text', required: pinRule === 'Required', maxLength: longest.pin } as const
      if (pinRule !== 'None' && validateField(fields.pin, pin))
        errors.set('pin', t('gift-shop.balance.pinMissing'))
      return errors
    },
    submit: ({ number: cardNumber, pin }) =>
      onFind({ cardNumber: cardNumber.trim(), pin: pinRule === 'None' ? null : pin.trim() || null }),
  })
  const isRefused = state.kind === 'refused'
  useEffect(() => {
    if (isRefused) number.current?.focus()
  }, [isRefused])
  const refusal = isRefused
    ? t(pinRule === 'None' ? 'gift-shop.balance.refusedNumber' : 'gift-shop.balance.refused')
    : undefined
  return (
    <Form {...form} method="post">
      <TextField
        ref={number}
        name="number"
        label={t('gift-shop.balance.number')}
        dir="ltr"
        value={values.number}
        onChange={(value) => setValue('number', value)}
        error={getError('number') ?? refusal}
        maxLength={longest.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      {pinRule !== 'None' && (
        <div data-part="pin">
          <PasswordField
            name="pin"
            label={t('gift-shop.balance.pin')}
            optionalLabel={pinRule === 'Optional' ? t('gift-shop.card.optional') : undefined}
            dir="ltr"
            labels={{ show: t('gift-shop.balance.showPin'), hide: t('gift-shop.balance.hidePin') }}
            value={values.pin}
            onChange={(value) => setValue('pin', value)}
            error={getError('pin')}
            maxLength={longest.pin}
            inputMode="numeric"
            autoComplete="off"
            required={pinRule === 'Required'}
          />
        </div>
      )}
      {state.kind === 'limited' && (
        <Alert tone="error" role="alert" title={t('gift-shop.balance.limited')}>
          {state.until === null
            ? t('gift-shop.balance.limitedSometime')
            : t('gift-shop.balance.limitedUntil', { time: formats.time(toLocalInstant(state.until)) })}
        </Alert>
      )}
      {state.kind === 'failed' && (
        <Alert tone="error" role="alert" title={t('gift-shop.balance.failed.title')}>
          {t('gift-shop.balance.failed.text')}
        </Alert>
      )}
      <Button type="submit" busy={state.kind === 'looking-up'} busyLabel={t('gift-shop.balance.looking')}>
        {t('gift-shop.balance.find')}
      </Button>
    </Form>
  )
})
