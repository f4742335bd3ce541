import { useSyncExternalStore } from 'react'
import { useStores } from '../../context/hooks.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'

const subscribeToNothing = () => () => undefined

/**
 * Whether somebody is signed in who may have codes with the account, as far as the browser can tell without asking. A
 * server's markup knows nobody.
 */
export function useMayHaveOwn(): boolean {
  const { core } = useStores()
  const { initialData } = core.pageData
  return useSyncExternalStore(
    subscribeToNothing,
    () =>
      (initialData.extendsMembers ?? false) &&
      isSomebodySignedIn(initialData, core.platform.local, document.cookie),
    () => false,
  )
}
