import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Message to announce; the region stays in the page while this is empty, as screen readers need. */
  message: string
  /** 'assertive' interrupts; default 'polite'. */
  politeness?: 'polite' | 'assertive' | undefined
}

/**
 * Announces a message when it changes, without moving the focus. Components that appear visibly announce themselves:
 * `failure-state`, `notification-list`. Our own: it draws nothing.
 */
export const LiveRegion = ({ message, politeness = 'polite', ...rest }: LiveRegionProps) => (
  <VisuallyHidden
    role={politeness === 'polite' ? 'status' : 'alert'}
    aria-live={politeness}
    aria-atomic="true"
    {...rest}
  >
    {message}
  </VisuallyHidden>
)
