import type { Member as MemberDocument } from '@foyer/contract/wire/members'
import type { MemberStanding } from '../balances/member-standings.ts'
import { toPersonalDetails } from './member-profile.ts'
import type { Member } from './member-store.ts'
import type { PhotoAddress } from './photo-address.ts'

/**
 * Creates the interface's document of the signed-in member.
 * @param hash by which recommendations know the member
 * @param photo null without one
 */
export function toMemberDocument(member: Member, hash: string, photo: PhotoAddress | null): MemberDocument {
  const { clubId, clubLevelId } = member.details
  return {
    id: member.id,
    personalDetails: toPersonalDetails(member),
    email: member.email,
    isEmailVerified: member.isEmailVerified,
    username: member.username,
    clubMembership: clubId === null ? null : { clubId, clubLevelId },
    createdAt: new Date(member.createdAt).toISOString(),
    hash,
    ...(photo === null
      ? {}
      : { photo: { uri: photo.uri, uriExpiresAt: new Date(photo.expiresAt).toISOString() } }),
  }
}

/** The document with what the member has collected, and the level that it reaches. */
export function addStanding(document: MemberDocument, { balances, club }: MemberStanding): MemberDocument {
  return { ...document, clubMembership: club, ...(balances.length > 0 ? { balances } : {}) }
}
