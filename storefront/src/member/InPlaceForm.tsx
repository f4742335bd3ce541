import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { useForm, type FormErrors, type FormState, type FormValues } from '@foyer/design-system/forms/form'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useText } from '../context/hooks.ts'

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

export interface InPlaceFormProps<Values extends FormValues> {
  initial: Values
  validate: (values: Values) => FormErrors<Values>
  /** @returns errors at fields, or above them in words; null if it has worked */
  onSubmit: (values: Values) => Promise<FormErrors<Values> | string | null>
  onCancel: () => void
  /** Of the message above the fields. */
  problemTitle: string
  submitLabel: string
  busyLabel: string
  /** Draws the fields; the one named `value` has the focus at first. */
  children: (form: Pick<FormState<Values>, 'values' | 'setValue' | 'getError'>) => ReactNode
}

/** The form of a change that opens below its row, and why what it asks for did not work. */
export function InPlaceForm<Values extends FormValues>(props: InPlaceFormProps<Values>) {
  const { initial, validate, onSubmit, onCancel, problemTitle, submitLabel, busyLabel, children } = props
  const { t } = useText()
  const element = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[name=value]')?.focus()
  }, [])
  const { isSubmitting, form, ...fields } = useForm<Values>({
    initial,
    validate,
    submit: async (values) => {
      setProblem(null)
      const refused = await onSubmit(values)
      if (refused === null) return
      if (typeof refused !== 'string') return refused
      setProblem(refused)
      return new Map()
    },
  })
  return (
    <Form ref={element} {...form} method="post">
      {problem !== null && (
        <Alert tone="error" role="alert" title={problemTitle}>
          {problem}
        </Alert>
      )}
      {children(fields)}
      <div data-slot="actions">
        <Button type="submit" busy={isSubmitting} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('member.credentials.cancel')}
        </Button>
      </div>
    </Form>
  )
}
