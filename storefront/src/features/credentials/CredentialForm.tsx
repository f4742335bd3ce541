import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { useForm } from '@foyer/design-system/forms/form'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Result } from '../../cache/result.ts'
import { useText } from '../../context/hooks.ts'
import type { Failure } from '../../services/http/failure.ts'
import { PresentPasswordField } from './PresentPasswordField.tsx'
import { toCredentialRefusal, type Credential } from './refusal.ts'

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > [data-slot=actions]': {
    display: 'flex',
    gap: 12,
    [media.below.sm]: { display: 'grid' },
  },
})

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

/** Changes one credential by the present password. What the server refuses is said at its field. */
export function CredentialForm(props: CredentialFormProps) {
  const { credential, validate, children, send, onSaved, onCancel } = props
  const { t } = useText()
  const element = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [stolen, setStolen] = useState<string | null>(null)
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[name=value]')?.focus()
  }, [])
  const { values, setValue, getError, isSubmitting, form } = useForm<{ value: string; current: string }>({
    initial: { value: '', current: '' },
    validate: ({ value, current }) => {
      const errors = new Map<'value' | 'current', string>()
      const wrong = validate(value)
      if (wrong !== null) errors.set('value', wrong)
      if (current === '') errors.set('current', t('member.credentials.currentRequired'))
      return errors
    },
    submit: async ({ value, current }) => {
      setProblem(null)
      const result = await send(credential === 'password' ? value : value.trim(), current)
      if (result.ok) {
        onSaved()
        return
      }
      const refusal = toCredentialRefusal(result.failure, credential)
      if (refusal.text === 'member.password.stolen') setStolen(value)
      if (refusal.kind === 'field') return new Map([[refusal.field, t(refusal.text)]])
      setProblem(refusal.text)
      return new Map()
    },
  })
  return (
    <Form ref={element} {...form} method="post">
      {problem !== null && (
        <Alert tone="error" role="alert" title={t('member.credentials.refused')}>
          {t(problem)}
        </Alert>
      )}
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
      <div data-slot="actions">
        <Button type="submit" busy={isSubmitting} busyLabel={t('member.credentials.saving')}>
          {t(`member.credentials.${credential}.save`)}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('member.credentials.cancel')}
        </Button>
      </div>
    </Form>
  )
}
