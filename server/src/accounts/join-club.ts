import type { CreateMemberRequest } from '@foyer/contract/wire/members'
import { findDefaultClub, type CatalogueClub, type Membership } from '../catalogue/membership.ts'
import { ProblemError } from '../http/problem.ts'

/** Club and level of a new member, as they are stored. */
export interface JoinedClub {
  /** Null where the chain has no clubs. */
  readonly clubId: string | null
  /** Null for a club without levels. */
  readonly clubLevelId: string | null
}

/**
 * The club that a new member joins, at its lowest level whatever the request says: levels are earned.
 * @param requested null: the chain's default club
 * @throws ProblemError `invalid-argument` for a club that there is not, or that has to be paid for
 */
export function joinClub(
  membership: Pick<Membership, 'clubs'>,
  requested: CreateMemberRequest['clubMembership'],
): JoinedClub {
  const club = requested ? findFreeClub(membership, requested.clubId) : findDefaultClub(membership)
  return { clubId: club?.id ?? null, clubLevelId: club?.levels[0]?.id ?? null }
}

function findFreeClub({ clubs }: Pick<Membership, 'clubs'>, clubId: string): CatalogueClub {
  const club = clubs.get(clubId)
  if (club?.joiningPriceMinor === 0) return club
  const message = club ? 'is of a club that has to be paid for' : 'is not the id of a club'
  throw new ProblemError('invalid-argument', {
    violations: [{ path: 'body/clubMembership/clubId', message }],
  })
}
