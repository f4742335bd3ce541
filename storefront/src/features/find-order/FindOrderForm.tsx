import { Button } from '@foyer/design-system/button'
import { EmailField } from '@foyer/design-system/email-field'
import { judgeByRules, useForm } from '@foyer/design-system/form'
import { Message } from '@foyer/design-system/message'
import { styled } from '@foyer/design-system/styled'
import { TextField } from '@foyer/design-system/text-field'
import { useText } from '../../app/hooks.ts'
import type { FindTrouble } from './find-trouble.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  inlineSize: '100%',
  maxInlineSize: 480,
  // Under a title in the middle, in the middle.
  marginInline: 'var(--heading-margin)',
  marginBlockStart: 32,
})

const rules = {
  reference: { kind: 'Text', required: true, maxLength: 40 },
  email: { kind: 'Email', required: true, maxLength: 254 },
} as const

export interface FindOrderFormProps {
  busy: boolean
  trouble: FindTrouble | null
  onSubmit: (reference: string, email: string) => void
}

/** Reference and e-mail address of an order. What was typed stays when nothing is found. */
export function FindOrderForm({ busy, trouble, onSubmit }: FindOrderFormProps) {
  const { t } = useText()
  const Format = t('transaction.details.emailFormat')
  const { values, setValue, errorOf, form } = useForm<Record<keyof typeof rules, string>>({
    initial: { reference: '', email: '' },
    judge: judgeByRules(rules, {
      Required: t('transaction.find.required'),
      Format,
      Length: t('transaction.details.tooLong', { maximum: '{max}' }),
      Range: Format,
      MinAge: Format,
    }),
    submit: ({ reference, email }) => {
      if (!busy) onSubmit(reference.trim(), email.trim())
    },
  })
  const fieldOf = (name: keyof typeof rules) => ({
    name,
    required: true,
    maxLength: rules[name].maxLength,
    value: values[name],
    onChange: (value: string) => setValue(name, value),
    error: errorOf(name),
  })
  return (
    <Form {...form} method="post">
      <TextField
        {...fieldOf('reference')}
        label={t('transaction.find.reference')}
        help={t('transaction.find.referenceHelp')}
        autoComplete="off"
      />
      <EmailField {...fieldOf('email')} label={t('transaction.find.email')} autoComplete="email" />
      {trouble && (
        <Message tone="error" role="alert" title={t(`transaction.find.${trouble}.title`)}>
          {t(`transaction.find.${trouble}.text`)}
        </Message>
      )}
      <div>
        <Button type="submit" busy={busy} busyLabel={t('transaction.find.searching')}>
          {t('transaction.find.submit')}
        </Button>
      </div>
    </Form>
  )
}
