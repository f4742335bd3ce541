import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'
import { scrollToHash } from './scroll-to-hash.ts'
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts'

const storageKey = 'foyer-scroll'

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function remember(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Storage is refused: going back starts at the top.
  }
}

/**
 * Scroll over navigations: a new page starts at its top, going back finds its place again, a hash leads to its
 * element, and another query of the same page leaves the scroll alone.
 */
export function useScroll({ key, pathname, hash }: Location): void {
  const type = useNavigationType()
  const shown = useRef({ key, pathname })
  /** Of the pages shown since the document was loaded; what was before is in the storage, opened when it is needed. */
  const positions = useRef<Record<string, number>>({})

  useEffect(() => {
    // The browser keeps the place over a reload; between our own pages it would move before the page is there.
    history.scrollRestoration = 'manual'
    const handBack = () => {
      history.scrollRestoration = 'auto'
    }
    const follow = () => {
      positions.current[shown.current.key] = window.scrollY
    }
    const save = () => {
      remember({ ...readPositions(), ...positions.current })
      handBack()
    }
    addEventListener('scroll', follow, { passive: true })
    addEventListener('pagehide', save)
    return () => {
      handBack()
      removeEventListener('scroll', follow)
      removeEventListener('pagehide', save)
    }
  }, [])

  useBrowserLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }
    if (hash) return
    if (type === NavigationType.Pop) window.scrollTo(0, positions.current[key] ?? readPositions()[key] ?? 0)
    else if (before.pathname !== pathname) window.scrollTo(0, 0)
  }, [key, pathname, hash, type])

  useEffect(() => (hash ? scrollToHash(hash) : undefined), [key, hash])
}
