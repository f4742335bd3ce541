import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { useForm } from '@foyer/design-system/forms/form'
import { TextField } from '@foyer/design-system/forms/text-field'
import { Section } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { useState } from 'react'
import { useStore, useText } from '../../context/hooks.ts'
import { getFailureStatus, isCondition, type Failure } from '../../services/http/failure.ts'
import { getMemberCodesStore } from '../../stores/members/member-codes.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  '& > [data-slot=fields]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 132px auto',
    alignItems: 'end',
    gap: 12,
    [media.below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** Why nothing was added; part of the text keys. */
type Refusal = 'full' | 'limited' | 'unreachable' | 'failed'

const tooMany = 429

function toRefusal(failure: Failure): Refusal {
  if (failure.kind === 'transport') return 'unreachable'
  if (getFailureStatus(failure) === tooMany) return 'limited'
  return isCondition(failure, 'invalid-state') ? 'full' : 'failed'
}

/** Adds a voucher, gift card or pass by its number and pin, as at payment. */
export function AddVoucher({ onAdded }: { onAdded: () => void }) {
  const store = useStore(getMemberCodesStore)
  const { t } = useText()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { values, setValue, getError, isSubmitting, form } = useForm<{ number: string; pin: string }>({
    initial: { number: '', pin: '' },
    validate: ({ number }) =>
      new Map(number.trim() === '' ? [['number', t('member.vouchers.numberNeeded')]] : []),
    submit: async ({ number, pin }) => {
      setRefusal(null)
      const result = await store.add(number.trim(), pin.trim())
      if (result.ok) {
        setValue('number', '')
        setValue('pin', '')
        onAdded()
        return
      }
      if (isCondition(result.failure, 'redemption-card-declined'))
        return new Map([['number', t('member.vouchers.declined')]])
      setRefusal(toRefusal(result.failure))
      return new Map()
    },
  })
  return (
    <Section title={t('member.vouchers.add.title')} headingLevel={3}>
      <Form {...form} method="post">
        {refusal !== null && (
          <Alert tone="error" role="alert" title={t('member.vouchers.notAdded')}>
            {t(`member.vouchers.refused.${refusal}`)}
          </Alert>
        )}
        <div data-slot="fields">
          <TextField
            label={t('member.vouchers.number')}
            name="number"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={values.number}
            onChange={(number) => setValue('number', number)}
            error={getError('number')}
          />
          <TextField
            label={t('member.vouchers.pin')}
            name="pin"
            autoComplete="off"
            inputMode="numeric"
            maxLength={20}
            value={values.pin}
            onChange={(pin) => setValue('pin', pin)}
          />
          <Button type="submit" busy={isSubmitting} busyLabel={t('member.vouchers.adding')}>
            {t('member.vouchers.add.submit')}
          </Button>
        </div>
        <p>{t('member.vouchers.add.note')}</p>
      </Form>
    </Section>
  )
}
