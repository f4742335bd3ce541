import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Suspense } from 'react'
import { useHydrated, useStores } from '../../context/hooks.ts'
import { useExtendsMembers } from '../../context/use-members.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'

const ClaimPanel = lazyWithRetry(async () => (await import('./ClaimPanel.tsx')).ClaimPanel)

/**
 * Lets a member add an order that was bought as a visitor to their account. Its code is fetched where somebody is signed
 * in, at a server that has accounts of ours.
 */
export function ClaimOrder({ orderId }: { orderId: string }) {
  const { pageData, platform } = useStores().core
  const isHydrated = useHydrated()
  const extendsMembers = useExtendsMembers()
  const isOffered =
    isHydrated && extendsMembers && isSomebodySignedIn(pageData.initialData, platform.local, document.cookie)
  return isOffered ? (
    <Suspense fallback={null}>
      <ClaimPanel orderId={orderId} />
    </Suspense>
  ) : null
}
