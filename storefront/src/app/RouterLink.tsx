import type { LinkComponentProps } from '@foyer/design-system/link'
import { Link } from 'react-router-dom'
import { usePrefetch } from './prefetch.ts'

/** The router's link for the design system: fetches the page's code on approach. */
export function RouterLink({ href, ref, ...rest }: LinkComponentProps) {
  const prefetch = usePrefetch()
  const approach = () => {
    prefetch(href)
  }
  return (
    <Link
      {...rest}
      {...(ref ? { ref } : {})}
      to={href}
      onPointerEnter={(event) => {
        approach()
        rest.onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        approach()
        rest.onFocus?.(event)
      }}
    />
  )
}
