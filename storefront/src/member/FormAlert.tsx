import { Alert } from '@foyer/design-system/feedback/alert'
import type { IconName } from '@foyer/design-system/foundations/icon'
import { useEffect, useRef, type ReactNode } from 'react'

export interface FormAlertProps {
  title: string
  icon?: IconName | undefined
  children: ReactNode
}

/** Above the fields of a form: why it was not taken. Comes into view, wherever the press was; the focus stays. */
export function FormAlert({ children, ...rest }: FormAlertProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={root} tone="error" role="alert" {...rest}>
      {children}
    </Alert>
  )
}
