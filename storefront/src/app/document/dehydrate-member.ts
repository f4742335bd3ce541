import type { Member } from '@foyer/contract/wire/members'
import { dehydratePart } from '../../cache/snapshots.ts'
import type { PageModule } from '../../context/page-module.ts'
import { toBareDetails } from '../../services/ocapi/personal-details.ts'

type Taken = Readonly<Record<string, unknown>>

/**
 * What a page carries of its member: nothing where it is not for members, and what they sign in with only where it shows
 * it.
 * The browser loads the rest.
 * @param snapshots what the stores hold, by name
 */
export function dehydrateMember(
  { isMemberOnly, showsMemberDetails }: Pick<PageModule, 'isMemberOnly' | 'showsMemberDetails'>,
  { member, ...others }: Taken,
): Taken {
  if (!isMemberOnly || member === undefined) return others
  const toPart = showsMemberDetails ? toIdentified : toNamed
  return { ...others, member: dehydratePart(member, 'page', toPart) }
}

/** Never addresses, telephones or preferences: pages that show these load them in the browser. */
const toIdentified = (member: Member): Member => ({
  ...member,
  personalDetails: toBareDetails(member.personalDetails),
})

function toNamed({ id, personalDetails, isEmailVerified, clubMembership, createdAt }: Member): Member {
  return {
    id,
    personalDetails: toBareDetails(personalDetails),
    email: null,
    isEmailVerified,
    username: null,
    clubMembership,
    createdAt,
  }
}
