import { useContext } from 'react'
import { flushSync } from 'react-dom'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

/**
 * Takes another address of the site in the place of the one that stands, as a filter does. What the page answers ahead of
 * the router (`usePendingLocation`) is drawn within this task, be it a press or the end of a pause in typing. Not the router's
 * `useNavigate`, with which each who asks is drawn anew with each address. Addresses begin at the root: there is nothing to
 * resolve.
 */
export function useReplaceAddress(): (href: string) => void {
  const { navigator } = useContext(NavigationContext)
  return (href) => flushSync(() => navigator.replace(href))
}
