import type { Member as MemberDocument } from '@foyer/contract/wire/members'
import type { MemberStanding } from '../balances/member-standings.ts'
import type { Member } from './member-store.ts'

/** Creates the interface's document of the signed-in member. @param hash by which recommendations know the member */
export function toMemberDocument({ details, ...member }: Member, hash: string): MemberDocument {
  const { name, clubId, clubLevelId } = details
  return {
    id: member.id,
    name,
    email: member.email,
    isEmailVerified: member.isEmailVerified,
    username: member.username,
    preferences: { languageTag: member.languageTag },
    clubMembership: clubId === null ? null : { clubId, clubLevelId },
    createdAt: new Date(member.createdAt).toISOString(),
    hash,
  }
}

/** The document with what the member has collected, and the level that it reaches. */
export function addStanding(document: MemberDocument, { balances, club }: MemberStanding): MemberDocument {
  return { ...document, clubMembership: club, ...(balances.length > 0 ? { balances } : {}) }
}
