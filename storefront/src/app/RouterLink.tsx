import { isPagePath } from '@foyer/contract/render/page-path'
import type { LinkComponentProps } from '@foyer/design-system/link'
import { Link } from 'react-router-dom'
import { usePrefetch } from './prefetch.ts'

/** The router's link for the design system: fetches the page's code on approach. What is no page is the browser's to open. */
export function RouterLink({ href, ref, ...rest }: LinkComponentProps) {
  const prefetch = usePrefetch()
  const [path = ''] = href.split(/[?#]/, 1)
  if (!isPagePath(path)) {
    const { children, ...attributes } = rest
    return (
      <a {...attributes} ref={ref} href={href}>
        {children}
      </a>
    )
  }
  const approach = () => {
    prefetch(href)
  }
  return (
    <Link
      {...rest}
      {...(ref ? { ref } : {})}
      to={href}
      // Nothing discovers routes here, and the attribute that says so would stand in every link of a page.
      discover="none"
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
