import { useCallback, useContext } from 'react'
import { getMemberStores } from '../stores/members/member-stores.ts'
import { NavigateContext } from './contexts.ts'
import { useStores, useText } from './hooks.ts'

/**
 * Signs the member out and leads home. If the server does not answer, a notification says that the sign-in goes on: its
 * cookie can be cleared by the server only.
 */
export function useSignOut(): () => Promise<void> {
  const stores = useStores()
  const { t } = useText()
  const navigate = useContext(NavigateContext)
  return useCallback(async () => {
    if (await getMemberStores(stores).session.signOut()) {
      navigate(stores.routes.home(), { replace: true })
      return
    }
    stores.notifications.add({
      id: 'sign-out',
      type: 'Error',
      title: t('shared.account.stillSignedIn.title'),
      messages: [t('shared.account.stillSignedIn.text')],
    })
  }, [stores, t, navigate])
}
