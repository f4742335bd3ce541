import { useEffect, useState } from 'react'

/**
 * Holds back a member who leaves a page with unsaved changes by a link of this site; the browser asks a member who closes it.
 * @returns the address that a link leads to, until it is answered; null otherwise
 */
export function useUnsavedChanges(hasChanges: boolean): {
  readonly leavingTo: string | null
  readonly stay: () => void
} {
  const [leavingTo, setLeavingTo] = useState<string | null>(null)
  useEffect(() => {
    if (!hasChanges) return
    const onClick = (event: MouseEvent) => {
      const href = getPlainLink(event)
      if (href === null) return
      event.preventDefault()
      event.stopPropagation()
      setLeavingTo(href)
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before the link's own handler, which would navigate.
    document.addEventListener('click', onClick, { capture: true })
    addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      removeEventListener('beforeunload', onUnload)
    }
  }, [hasChanges])
  return { leavingTo, stay: () => setLeavingTo(null) }
}

/** Where a press leads to within the site, in this tab; null for any other press. */
function getPlainLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(link.href, location.href)
  const isHere = url.pathname === location.pathname && url.search === location.search
  return url.origin !== location.origin || isHere ? null : url.pathname + url.search + url.hash
}
