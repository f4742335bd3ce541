import type { ReactNode } from 'react'
import { useText } from '../../context/hooks.ts'
import { InPlaceForm } from '../../member/InPlaceForm.tsx'

const wrongPassword = 'member.credentials.wrongPassword'

export interface PasskeyFormProps {
  initial: string
  /** Said where the field is left empty. */
  required: string
  /** Draws the field; it has the name `value`. */
  children: (field: {
    value: string
    onChange: (value: string) => void
    error: string | undefined
  }) => ReactNode
  submit: string
  busyLabel: string
  /** @returns a text key of why it did not work; null if it has */
  onSubmit: (value: string) => Promise<string | null>
  onCancel: () => void
}

/** One field in its place, and why what it asks for did not work. */
export function PasskeyForm(props: PasskeyFormProps) {
  const { initial, required, children, submit, busyLabel, onSubmit, onCancel } = props
  const { t } = useText()
  return (
    <InPlaceForm<{ value: string }>
      initial={{ value: initial }}
      validate={({ value }) => new Map(value.trim() === '' ? [['value', required]] : [])}
      onSubmit={async ({ value }) => {
        const text = await onSubmit(value)
        if (text === null) return null
        return text === wrongPassword ? new Map([['value', t(text)]]) : t(text)
      }}
      onCancel={onCancel}
      problemTitle={t('member.passkeys.refused')}
      submitLabel={submit}
      busyLabel={busyLabel}
    >
      {({ values, setValue, getError }) =>
        children({
          value: values.value,
          onChange: (value) => setValue('value', value),
          error: getError('value'),
        })
      }
    </InPlaceForm>
  )
}
