import { useState, type ReactNode } from 'react'
import type { Result } from '../../cache/result.ts'
import { useText } from '../../context/hooks.ts'
import { InPlaceForm } from '../../member/InPlaceForm.tsx'
import type { Failure } from '../../services/http/failure.ts'
import { PresentPasswordField } from '../../member/PresentPasswordField.tsx'
import { toCredentialRefusal, type Credential } from './refusal.ts'

export interface CredentialFormProps {
  credential: Credential
  /** Why a value cannot be sent, in words; null if it can. */
  validate: (value: string) => string | null
  /** Draws the field of the new value; it has the name `value`. */
  children: (field: {
    value: string
    onChange: (value: string) => void
    error: string | undefined
    /** The value that the server has refused as stolen; null without one. */
    stolen: string | null
  }) => ReactNode
  send: (value: string, currentPassword: string) => Promise<Result<void, Failure>>
  onSaved: () => void
  onCancel: () => void
}

/** Changes one credential by the present password. A refusal of the server is shown at its field. */
export function CredentialForm(props: CredentialFormProps) {
  const { credential, validate, children, send, onSaved, onCancel } = props
  const { t } = useText()
  const [stolen, setStolen] = useState<string | null>(null)
  return (
    <InPlaceForm<{ value: string; current: string }>
      initial={{ value: '', current: '' }}
      validate={({ value, current }) => {
        const errors = new Map<'value' | 'current', string>()
        const wrong = validate(value)
        if (wrong !== null) errors.set('value', wrong)
        if (current === '') errors.set('current', t('member.credentials.currentRequired'))
        return errors
      }}
      onSubmit={async ({ value, current }) => {
        const result = await send(credential === 'password' ? value : value.trim(), current)
        if (result.ok) {
          onSaved()
          return null
        }
        const refusal = toCredentialRefusal(result.failure, credential)
        if (refusal.text === 'member.password.stolen') setStolen(value)
        return refusal.kind === 'field' ? new Map([[refusal.field, t(refusal.text)]]) : t(refusal.text)
      }}
      onCancel={onCancel}
      problemTitle={t('member.credentials.refused')}
      submitLabel={t(`member.credentials.${credential}.save`)}
      busyLabel={t('member.credentials.saving')}
    >
      {({ values, setValue, getError }) => (
        <>
          {children({
            value: values.value,
            onChange: (value) => setValue('value', value),
            error: getError('value'),
            stolen,
          })}
          <PresentPasswordField
            value={values.current}
            onChange={(value) => setValue('current', value)}
            error={getError('current')}
          />
        </>
      )}
    </InPlaceForm>
  )
}
