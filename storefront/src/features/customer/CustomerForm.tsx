import { createRulesValidator } from '@foyer/contract/validation/create-rules-validator'
import {
  customerRules,
  type CustomerField,
  type CustomerFields,
} from '@foyer/contract/validation/customer-rules'
import { useForm } from '@foyer/design-system/forms/form'
import { EmailField, suggestEmail } from '@foyer/design-system/forms/email-field'
import { media } from '@foyer/design-system/foundations/media'
import { TextField } from '@foyer/design-system/forms/text-field'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { StepAlert } from '../../order/StepAlert.tsx'
import type { MemberDetails } from './use-member-details.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  inlineSize: '100%',
  maxInlineSize: 640,
  // Under a title in the middle, in the middle.
  marginInline: 'var(--foyer-heading-margin)',
  [media.up.sm]: { gridTemplateColumns: '1fr 1fr' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
})

const inputs: Record<
  CustomerField,
  { autoComplete: string; type?: string; inputMode?: 'tel'; isWide?: boolean }
> = {
  givenName: { autoComplete: 'given-name' },
  familyName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', isWide: true },
  phoneNumber: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', isWide: true },
}
const fieldNames = Object.keys(inputs) as CustomerField[]
const labels: Record<CustomerField, string> = {
  givenName: 'transaction.details.givenName',
  familyName: 'transaction.details.familyName',
  email: 'transaction.details.email',
  phoneNumber: 'transaction.details.phone',
}

export interface CustomerFormProps {
  /** For the button that sends it: it stands where every step has its one action, outside the form. */
  id: string
  initial: CustomerFields
  /** Of the member, as soon as they are known: fill fields that are empty and that nobody is in, and never what was typed. */
  memberDetails?: MemberDetails | null
  busy: boolean
  /** What the phone number is for. */
  phoneHelp: string
  /** Text keys of why saving did not work; what was typed stays. */
  submitError: { title: string; text: string } | null
  onSubmit: (fields: CustomerFields) => void
  /** Called with every change, so that a page that is loaded again has what was typed. */
  onType?: (fields: CustomerFields) => void
}

/** Name, email and phone. A field is checked when it is left, and from then on as it changes; sending checks them all. */
export const CustomerForm = observer(function CustomerForm({
  id,
  initial,
  memberDetails = null,
  busy,
  phoneHelp,
  submitError,
  onSubmit,
  onType,
}: CustomerFormProps) {
  const { configuration } = useStores()
  const { t } = useText()
  /** The address as it stood when its field was left: what is still being typed is not questioned. */
  const [leftEmail, setLeftEmail] = useState('')
  const { domains, secondLevelDomain } = configuration.value.shared.emailSuggestion
  const Format = t('transaction.details.emailFormat')
  const { values, setValue, getError, form } = useForm<CustomerFields>({
    initial,
    validate: createRulesValidator(
      {
        ...customerRules,
        phoneNumber: {
          ...customerRules.phoneNumber,
          messages: { Format: t('transaction.details.phoneFormat') },
        },
      },
      {
        Required: t('transaction.details.required'),
        Format,
        // The placeholder of this message is filled by the form, which knows the bound.
        Length: t('transaction.details.tooLong', { maximum: '{max}' }),
        Range: Format,
        MinAge: Format,
      },
    ),
    submit: (fields) => {
      if (!busy) onSubmit(fields)
    },
  })

  const fillIn = useEffectEvent((details: MemberDetails) => {
    // A visitor whose focus is in a field is about to type: their first letters must not land behind the member's.
    const focused = document.activeElement?.getAttribute('name')
    const empty = fieldNames.filter((name) => values[name] === '' && details[name] !== '' && name !== focused)
    for (const name of empty) setValue(name, details[name])
    if (empty.length > 0)
      onType?.({ ...values, ...Object.fromEntries(empty.map((name) => [name, details[name]])) })
  })
  useEffect(() => {
    if (memberDetails !== null) fillIn(memberDetails)
  }, [memberDetails])

  return (
    <Form {...form} id={id} method="post">
      {fieldNames.map((field) => {
        const { isWide, ...input } = inputs[field]
        const error = getError(field)
        const change = (value: string) => {
          setValue(field, value)
          onType?.({ ...values, [field]: value })
        }
        const common = {
          ...input,
          name: field,
          label: t(labels[field]),
          required: 'required' in customerRules[field],
          maxLength: customerRules[field].maxLength,
          help: field === 'phoneNumber' ? phoneHelp : undefined,
          value: values[field],
          onChange: change,
          onBlur: () => {
            if (field === 'email') setLeftEmail(values.email)
          },
          error,
        }
        const better =
          field === 'email' && values.email === leftEmail && !error
            ? suggestEmail(values.email.trim(), {
                extraDomains: domains,
                extraSecondLevel: secondLevelDomain,
              })
            : null
        return (
          <div key={field} data-wide={isWide ? '' : undefined}>
            {field === 'email' ? (
              <EmailField
                {...common}
                suggestion={
                  better === null
                    ? undefined
                    : {
                        text: t('transaction.details.emailSuggestion', { email: better }),
                        onAccept: () => change(better),
                      }
                }
              />
            ) : (
              <TextField {...common} />
            )}
          </div>
        )
      })}
      {submitError && (
        <div data-wide="">
          <StepAlert tone="error" title={t(submitError.title)}>
            {t(submitError.text)}
          </StepAlert>
        </div>
      )}
    </Form>
  )
})
