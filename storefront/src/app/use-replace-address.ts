import { useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

/**
 * Takes another address of the site in the place of the one that stands, as a filter does. Not the router's `useNavigate`,
 * with which each who asks is drawn anew with each address. Addresses begin at the root: there is nothing to resolve.
 */
export function useReplaceAddress(): (href: string) => void {
  const { navigator } = useContext(NavigationContext)
  return (href) => navigator.replace(href)
}
