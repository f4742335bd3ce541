import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { NavigateContext, type StableNavigate } from './contexts.ts'

/**
 * Provides the router's `navigate` as a stable function. Reading it from the router would render on each change of the
 * address: a list has hundreds of links, whose rendering does not change. Use it within the router.
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
