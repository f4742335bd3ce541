import { useContext, useEffect, type ComponentType } from 'react'
import { NavigateContext } from '../../context/contexts.ts'
import { usePage, useStores } from '../../context/hooks.ts'
import type { PageModule } from '../../context/page-module.ts'
import { useMembers } from '../../context/use-members.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'

/**
 * The same page for members only: its load leads visitors to the sign-in, and so does the end of a sign-in while it is
 * shown. Nobody else's browser or search engine has it in an index.
 */
export function guardMemberPage(page: PageModule): PageModule {
  return {
    ...page,
    Page: createGuardedPage(page.Page),
    load: async (stores, context) => {
      if (isVisitor(stores)) return { redirect: stores.routes.signIn(context.url) }
      return page.load?.(stores, context)
    },
    head: (stores, context) => ({ robots: 'noindex', ...page.head(stores, context) }),
  }
}

/** The server knows by a cookie at most: where it cannot tell, the browser decides. */
function isVisitor(stores: Stores): boolean {
  if (typeof document === 'undefined') return stores.core.pageData.isSignedIn === false
  return !getMemberStores(stores).session.restore()
}

function createGuardedPage(Page: ComponentType) {
  return function GuardedPage() {
    useEndOfSignIn()
    return <Page />
  }
}

/** Who has signed out goes home; who was signed out signs in again, and comes back. */
function useEndOfSignIn(): void {
  const { routes } = useStores()
  const { url } = usePage()
  const { session } = useMembers()
  const navigate = useContext(NavigateContext)
  useEffect(
    () =>
      session.onEnd((reason) => {
        const next = reason === 'expired' ? routes.signIn(url, { sessionExpired: true }) : routes.home()
        // In the page's place: the way back must not lead to it.
        navigate(next, { replace: true })
      }),
    [session, routes, url, navigate],
  )
  useEffect(() => {
    // A page that the browser has kept has not heard of what happened meanwhile.
    const readAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.restore()
    }
    addEventListener('pageshow', readAgain)
    return () => removeEventListener('pageshow', readAgain)
  }, [session])
}
