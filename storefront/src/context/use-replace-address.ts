import { useContext } from 'react'
import { flushSync } from 'react-dom'
import { NavigateContext } from './contexts.ts'

/**
 * Takes another address of the site in the place of the one that stands, as a filter does. What the page answers ahead of
 * the router (`usePendingLocation`) is drawn within this task, be it a press or the end of a pause in typing.
 */
export function useReplaceAddress(): (href: string) => void {
  const navigate = useContext(NavigateContext)
  return (href) => flushSync(() => navigate(href, { replace: true }))
}
