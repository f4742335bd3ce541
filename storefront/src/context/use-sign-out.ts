import { useCallback, useContext } from 'react'
import type { Stores } from '../stores/create-stores.ts'
import { getMemberStores } from '../stores/members/member-stores.ts'
import { NavigateContext, type StableNavigate } from './contexts.ts'
import { useStores } from './hooks.ts'

/**
 * Signs the member out and leads home. If the server does not answer, a notification says that the sign-in goes on: its
 * cookie can be cleared by the server only.
 */
export async function signOut(stores: Stores, navigate: StableNavigate): Promise<void> {
  const { notifications, routes, texts } = stores
  if (await getMemberStores(stores).session.signOut()) {
    navigate(routes.home(), { replace: true })
    return
  }
  notifications.add({
    id: 'sign-out',
    type: 'Error',
    title: texts.t('shared.account.stillSignedIn.title'),
    messages: [texts.t('shared.account.stillSignedIn.text')],
  })
}

/** `signOut` for a component. */
export function useSignOut(): () => Promise<void> {
  const stores = useStores()
  const navigate = useContext(NavigateContext)
  return useCallback(() => signOut(stores, navigate), [stores, navigate])
}
