import { isPagePath } from '@foyer/contract/render/page-path'
import type { LinkComponentProps } from '@foyer/design-system/actions/link'
import { useContext, type MouseEvent } from 'react'
import { NavigateContext } from '../../context/contexts.ts'
import { usePrefetch } from './prefetch.ts'

/** A press that asks for another window, a download or nothing of ours is the browser's. */
function isOurs({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const isElsewhere = currentTarget.target !== '' && currentTarget.target !== '_self'
  const isChanged = metaKey || ctrlKey || shiftKey || altKey
  return button === 0 && !isChanged && !isElsewhere && !currentTarget.hasAttribute('download')
}

/**
 * The router's link for the design system: fetches the page's code on approach. Addresses that are no pages are
 * opened by the browser.
 *
 * Not the router's own `Link`, which renders again with each change of the address, though a list may have hundreds of
 * links that do not change. Addresses of the design system's links begin at the root, so there is nothing to resolve.
 */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const navigate = useContext(NavigateContext)
  const prefetch = usePrefetch()
  const [path = ''] = href.split(/[?#]/, 1)
  const { children, ...attributes } = rest
  if (!isPagePath(path))
    return (
      <a {...attributes} href={href}>
        {children}
      </a>
    )
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        rest.onClick?.(event)
        if (event.defaultPrevented || !isOurs(event)) return
        event.preventDefault()
        // As a browser does: where one is already, one stays, and the way back is not lengthened.
        navigate(href, { replace: event.currentTarget.href === window.location.href })
      }}
      onPointerEnter={(event) => {
        prefetch(href)
        rest.onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prefetch(href)
        rest.onFocus?.(event)
      }}
    >
      {children}
    </a>
  )
}
