import { Alert } from '@foyer/design-system/feedback/alert'
import { useEffect, useRef } from 'react'
import { useText } from '../../context/hooks.ts'
import type { SignUpRefusal } from './refusal.ts'

export interface SignUpAlertProps {
  kind: Exclude<SignUpRefusal['kind'], 'field'>
}

/** Why no account was made, where no field is to blame. Has the focus, so that it is read. */
export function SignUpAlert({ kind }: SignUpAlertProps) {
  const { t } = useText()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <Alert ref={root} tabIndex={-1} role="alert" tone="error" title={t(`member.signUp.${kind}.title`)}>
      {t(`member.signUp.${kind}.text`)}
    </Alert>
  )
}
