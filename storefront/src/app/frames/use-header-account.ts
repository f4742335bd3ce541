import type { SignedInMember, SiteHeaderProps } from '@foyer/design-system/navigation/site-header'
import { useContext, useEffect, useState } from 'react'
import { NavigateContext } from '../../context/contexts.ts'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { signedInAttribute } from '../document/signed-in-attribute.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'

/**
 * The account's place in the header: the way to sign in and back, as the server has rendered it for everybody; who is
 * signed in once the browser knows. The member's code is fetched where somebody is. Undefined where the chain has no
 * members. For an observer.
 */
export function useHeaderAccount(): SiteHeaderProps['account'] {
  const stores = useStores()
  const { t } = useText()
  const { url } = usePage()
  const navigate = useContext(NavigateContext)
  const [member, setMember] = useState<SignedInMember>()
  const isOffered = stores.configuration.value.feature.loyalty
  useEffect(() => {
    if (!isOffered) return
    const { pageData, platform } = stores.core
    let stop: (() => void) | undefined
    let isBegun = false
    const begin = () => {
      if (isBegun || !isSomebodySignedIn(pageData.initialData, platform.local, document.cookie)) return
      isBegun = true
      import('./follow-member.ts').then(
        ({ followMember }) => {
          if (isBegun) stop = followMember(stores, navigate, setMember)
        },
        () => {
          isBegun = false
          // The header leads to the sign-in again, which leads on a member who is signed in.
          document.documentElement.removeAttribute(signedInAttribute)
        },
      )
    }
    begin()
    // Somebody may have signed in in another tab.
    addEventListener('focus', begin)
    return () => {
      isBegun = false
      removeEventListener('focus', begin)
      stop?.()
    }
  }, [stores, navigate, isOffered])
  return isOffered
    ? { label: t('shared.account.signIn'), href: stores.routes.signIn(url), member }
    : undefined
}
