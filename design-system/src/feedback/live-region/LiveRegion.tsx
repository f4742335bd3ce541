import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What to say; the region stays in the page while this is empty, as screen readers need. */
  message: string
  /** 'assertive' interrupts; 'polite' unless given. */
  politeness?: 'polite' | 'assertive' | undefined
}

/**
 * Says a message aloud when it changes, without moving the focus. Parts that are seen as they come say themselves:
 * `failure-state`, `notification-list`.
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
