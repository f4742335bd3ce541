import type { Member } from '@foyer/contract/wire/members'
import { dehydratePart } from '../../cache/snapshots.ts'
import type { PageModule } from '../../context/page-module.ts'
import { toBareDetails } from '../../services/ocapi/personal-details.ts'

type Taken = Readonly<Record<string, unknown>>

/**
 * What a page carries of its member: nothing where it is not for members, and contact details only where it shows them.
 * The browser loads the rest.
 * @param snapshots what the stores hold, by name
 */
export function dehydrateMember(
  { isMemberOnly, showsMemberDetails }: Pick<PageModule, 'isMemberOnly' | 'showsMemberDetails'>,
  { member, ...others }: Taken,
): Taken {
  if (!isMemberOnly || member === undefined) return others
  return { ...others, member: showsMemberDetails ? member : dehydratePart(member, 'page', toNamed) }
}

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
