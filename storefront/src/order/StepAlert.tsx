import { Alert, type AlertProps } from '@foyer/design-system/feedback/alert'
import { useEffect, useRef } from 'react'

/**
 * Why a step failed after the visitor's press. Scrolls into the middle of the view, clear of the header and a phone's
 * bar, and takes the focus, which may have been on a control that is gone.
 */
export function StepAlert(props: AlertProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = root
    current?.focus({ preventScroll: true })
    // If the step shows the message elsewhere, this one is not rendered: no focus, no scrolling.
    if (current !== null && document.activeElement === current) current.scrollIntoView({ block: 'center' })
  }, [])
  return <Alert ref={root} tabIndex={-1} role="alert" {...props} />
}
