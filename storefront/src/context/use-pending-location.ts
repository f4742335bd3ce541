import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { startAnswering } from './after-answer.ts'

/**
 * The address just requested by the visitor, within the press itself: the router updates its many subscribers in a
 * later task. In browsers without the Navigation API, and while nothing is pending, it is the router's.
 */
export function usePendingLocation(): Pick<URL, 'pathname' | 'search'> {
  const location = useLocation()
  const [pending, setPending] = useState<{ url: URL; from: object } | null>(null)
  useEffect(() => {
    // Not in all browsers.
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>
    const follow = ({ destination }: NavigateEvent) =>
      setPending({ url: new URL(destination.url), from: location })
    navigation?.addEventListener('navigate', follow)
    return () => navigation?.removeEventListener('navigate', follow)
  }, [location])
  useEffect(() => ('navigation' in window ? startAnswering() : undefined), [])
  // The router has followed: its location applies.
  return pending?.from === location ? pending.url : location
}
