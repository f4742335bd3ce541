import { useEffect } from 'react'
import { getMemberStores, type MemberStores } from '../stores/members/member-stores.ts'
import { useStore, useStores } from './hooks.ts'

/** Who is signed in, and their data; looked for once the component has hydrated, and followed while it is there. */
export function useMembers(): MemberStores {
  const members = useStore(getMemberStores)
  useEffect(() => members.session.start(), [members])
  return members
}

/** Whether the ordering server answers our own calls about members: without them nothing of theirs is shown. */
export const useExtendsMembers = (): boolean => useStores().core.pageData.initialData.extendsMembers ?? false
