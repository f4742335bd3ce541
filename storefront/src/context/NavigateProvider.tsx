import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { NavigateContext, type StableNavigate } from './contexts.ts'

/**
 * Hands on the router's `navigate` as a function that stays the same. Whoever asks the router itself is drawn anew with each
 * change of the address: a list has hundreds of links, and none of them looks any different then. Stands within the router.
 */
export function NavigateProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  const [stable] = useState(() => {
    const go: StableNavigate = (href, options) => void latest.current(href, options)
    return go
  })
  return <NavigateContext value={stable}>{children}</NavigateContext>
}
