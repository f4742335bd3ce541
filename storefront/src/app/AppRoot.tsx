import { useEffect, useRef, useState } from 'react'
import { LiveRegion } from '@foyer/design-system/live-region'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { useStores } from './hooks.ts'
import { scrollToHash } from './scroll-to-hash.ts'

const contentId = 'content'

/** What every page stands in: scroll, focus and announcement of page changes, and what starts after hydration. */
export function AppRoot() {
  const stores = useStores()
  const { pathname, hash } = useLocation()
  const [announced, setAnnounced] = useState('')
  const previous = useRef(pathname)

  useEffect(() => {
    stores.cinemaGroups.restore()
    return stores.today.start()
  }, [stores])

  useEffect(() => {
    if (!hash) return undefined
    return scrollToHash(hash)
  }, [pathname, hash])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById(contentId)?.focus({ preventScroll: true })
    // The new page's own effects have written its title by now.
    setAnnounced(document.title)
  }, [pathname])

  return (
    <>
      <Outlet />
      <LiveRegion message={announced} />
      <ScrollRestoration />
    </>
  )
}
