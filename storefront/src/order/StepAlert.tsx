import { Alert, type AlertProps } from '@foyer/design-system/feedback/alert'
import { useEffect, useRef } from 'react'

/**
 * What stands in the way of a step, after the visitor's press: it comes into the middle of the view, clear of the header
 * and of the bar of a phone, and takes the focus, which the answer may have left on a control that has gone.
 */
export function StepAlert(props: AlertProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = root
    current?.focus({ preventScroll: true })
    // One that is not drawn, because the step says it in another place, takes no focus and moves nothing.
    if (current !== null && document.activeElement === current) current.scrollIntoView({ block: 'center' })
  }, [])
  return <Alert ref={root} tabIndex={-1} role="alert" {...props} />
}
