import { createRulesValidator } from '@foyer/contract/validation/create-rules-validator'
import { findOrderRules } from '@foyer/contract/validation/customer-rules'
import { Button } from '@foyer/design-system/actions/button'
import { EmailField } from '@foyer/design-system/forms/email-field'
import { useForm } from '@foyer/design-system/forms/form'
import { Alert } from '@foyer/design-system/feedback/alert'
import { styled } from '@foyer/design-system/foundations/styled'
import { TextField } from '@foyer/design-system/forms/text-field'
import { useText } from '../../context/hooks.ts'
import type { FindError } from './find-error.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  inlineSize: '100%',
  maxInlineSize: 480,
  // Under a title in the middle, in the middle.
  marginInline: 'var(--foyer-heading-margin)',
  marginBlockStart: 32,
})

export interface FindOrderFormProps {
  busy: boolean
  submitError: FindError | null
  onSubmit: (reference: string, email: string) => void
}

/** Reference and e-mail address of an order. What was typed stays when nothing is found. */
export function FindOrderForm({ busy, submitError, onSubmit }: FindOrderFormProps) {
  const { t } = useText()
  const Format = t('transaction.details.emailFormat')
  const { values, setValue, getError, form } = useForm<Record<keyof typeof findOrderRules, string>>({
    initial: { reference: '', email: '' },
    validate: createRulesValidator(findOrderRules, {
      Required: t('transaction.find.required'),
      Format,
      Length: t('transaction.details.tooLong', { maximum: '{max}' }),
      Range: Format,
      MinAge: Format,
    }),
    submit: ({ reference, email }) => {
      if (!busy) onSubmit(reference.replaceAll(/\s/g, ''), email.trim())
    },
  })
  const getFieldProps = (name: keyof typeof findOrderRules) => ({
    name,
    required: true,
    maxLength: findOrderRules[name].maxLength,
    value: values[name],
    onChange: (value: string) => setValue(name, value),
    error: getError(name),
  })
  return (
    <Form {...form} method="post">
      <TextField
        {...getFieldProps('reference')}
        label={t('transaction.find.reference')}
        help={t('transaction.find.referenceHelp')}
        autoComplete="off"
      />
      <EmailField {...getFieldProps('email')} label={t('transaction.find.email')} autoComplete="email" />
      {submitError && (
        <Alert tone="error" role="alert" title={t(`transaction.find.${submitError}.title`)}>
          {t(`transaction.find.${submitError}.text`)}
        </Alert>
      )}
      <div>
        <Button type="submit" busy={busy} busyLabel={t('transaction.find.searching')}>
          {t('transaction.find.submit')}
        </Button>
      </div>
    </Form>
  )
}
