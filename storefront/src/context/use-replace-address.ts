import { useContext } from 'react'
import { flushSync } from 'react-dom'
import { NavigateContext } from './contexts.ts'

/**
 * Replaces the current address by another one of the site, as a filter does. What the page answers ahead of the router
 * (`usePendingLocation`) is rendered within this task, be it a press or the end of a typing pause.
 */
export function useReplaceAddress(): (href: string) => void {
  const navigate = useContext(NavigateContext)
  return (href) => flushSync(() => navigate(href, { replace: true }))
}
