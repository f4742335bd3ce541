import type { LinkComponentProps } from '@foyer/design-system/link'
import { Link, useLocation } from 'react-router-dom'
import { usePrefetch } from './prefetch.ts'

/** The router's link for the design system: fetches the page's code on approach, keeps the scroll within one page. */
export function RouterLink({ href, ref, ...rest }: LinkComponentProps) {
  const { pathname } = useLocation()
  const prefetch = usePrefetch()
  const isSamePage = href.startsWith('?') || href.split(/[?#]/)[0] === pathname
  const approach = () => {
    prefetch(href)
  }
  return (
    <Link
      {...rest}
      {...(ref ? { ref } : {})}
      to={href}
      preventScrollReset={isSamePage && !href.includes('#')}
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
