import type { CustomerFields } from '@foyer/contract/validation/customer-rules'
import { useEffect, useState } from 'react'
import { useStores } from '../../context/hooks.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'

/** The member's known details that an order's customer needs; empty texts for the rest. */
export type MemberDetails = CustomerFields

/**
 * The signed-in member's details for the customer of an order, where the chain fills them in. Null until they have come,
 * and for visitors. The member's code is fetched where somebody is signed in.
 */
export function useMemberDetails(): MemberDetails | null {
  const stores = useStores()
  const [details, setDetails] = useState<MemberDetails | null>(null)
  const { autofillMemberDetails } = stores.configuration.value.transaction.customerDetails
  useEffect(() => {
    const { pageData, platform } = stores.core
    if (!autofillMemberDetails) return
    if (!isSomebodySignedIn(pageData.initialData, platform.local, document.cookie)) return
    let isCurrent = true
    loadDetails(stores).then(
      (found) => {
        if (isCurrent) setDetails(found)
      },
      // The code did not come: the visitor types.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [stores, autofillMemberDetails])
  return details
}

async function loadDetails(stores: Stores): Promise<MemberDetails | null> {
  const { getMemberStores } = await import('../../stores/members/member-stores.ts')
  const { session, member: store } = getMemberStores(stores)
  if (!session.restore()) return null
  await store.load()
  const { member } = store
  if (!member) return null
  const { name, contactDetails } = member.personalDetails
  return {
    givenName: name.givenName,
    familyName: name.familyName,
    email: member.email ?? '',
    phoneNumber: contactDetails.phoneNumbers[0]?.number ?? '',
  }
}
