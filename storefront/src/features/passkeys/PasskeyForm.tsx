import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { useForm } from '@foyer/design-system/forms/form'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useText } from '../../context/hooks.ts'

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
  const element = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[name=value]')?.focus()
  }, [])
  const { values, setValue, getError, isSubmitting, form } = useForm<{ value: string }>({
    initial: { value: initial },
    validate: ({ value }) =>
      value.trim() === '' ? new Map([['value' as const, required]]) : new Map<'value', string>(),
    submit: async ({ value }) => {
      setProblem(null)
      const text = await onSubmit(value)
      if (text === wrongPassword) return new Map([['value' as const, t(text)]])
      setProblem(text)
      return new Map()
    },
  })
  return (
    <Form ref={element} {...form} method="post">
      {problem !== null && (
        <Alert tone="error" role="alert" title={t('member.passkeys.refused')}>
          {t(problem)}
        </Alert>
      )}
      {children({
        value: values.value,
        onChange: (value) => setValue('value', value),
        error: getError('value'),
      })}
      <div data-slot="actions">
        <Button type="submit" busy={isSubmitting} busyLabel={busyLabel}>
          {submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('member.credentials.cancel')}
        </Button>
      </div>
    </Form>
  )
}
