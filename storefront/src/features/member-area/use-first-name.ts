import { useHydrated, useStores } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { memberNameKey } from '../../stores/visitor/signed-in.ts'

/**
 * The member's first name: as loaded, or until then as this browser remembers it. Null if neither is known. For an
 * observer.
 */
export function useFirstName(): string | null {
  const isHydrated = useHydrated()
  const { local } = useStores().core.platform
  const { member, session } = useMembers()
  if (member.member) return member.member.personalDetails.name.givenName || null
  // The first render in the browser has to be the server's, which remembers nobody.
  return isHydrated && session.isSignedIn ? local.get(memberNameKey) || null : null
}
