import type { BalanceType, Club, ClubLevel, LoyaltyMasterDataResponse } from '@foyer/contract/wire/loyalty'
import type { Member } from '@foyer/contract/wire/members'

/** Of a member: what they have of a kind. Everything after the units is Foyer's extension. */
interface Balance {
  readonly balanceTypeId: string
  readonly units: number
  /** What was collected in the period of the club's levels, spent or not. */
  readonly collectedUnits?: number
  readonly nextToRunOut?: { readonly units: number; readonly expiresAt: string } | null
}

type Standing = Pick<Member, 'clubMembership'> & { readonly balances?: readonly Balance[] }

/** A level of which it is known from where it begins. */
export type ReachableLevel = ClubLevel & { readonly threshold: number }

/** Where a member stands with their points. */
export interface PointsStanding {
  /** What they can spend. */
  readonly units: number
  /** What counts towards the levels: what they have collected, spent or not. */
  readonly collected: number
  readonly balanceType: BalanceType | undefined
  readonly club: Club | undefined
  /** The level that they have. */
  readonly level: ClubLevel | undefined
  /** The lowest first; none where there is nothing to reach, or the server does not say from where they begin. */
  readonly levels: readonly ReachableLevel[]
  /** The level after theirs, with the units that are missing; null at the highest and where none is known. */
  readonly next: { readonly level: ReachableLevel; readonly missing: number } | null
  /** What of it runs out next; null if nothing will, or that is not known. */
  readonly nextToRunOut: { readonly units: number; readonly expiresAt: string } | null
}

/**
 * Where a member stands, by what their server knows: with our extensions there are levels to reach, without them a level by
 * name or a balance alone. Null where it knows of neither balance nor club.
 */
export function getPointsStanding(
  { clubMembership, balances = [] }: Standing,
  masterData: LoyaltyMasterDataResponse | undefined,
): PointsStanding | null {
  const clubs = masterData?.clubs ?? []
  const club = clubMembership
    ? clubs.find(({ id }) => id === clubMembership.clubId)
    : clubs.find(({ isDefault }) => isDefault)
  const balance = balances.find(({ balanceTypeId }) => balanceTypeId === club?.balanceTypeId) ?? balances[0]
  if (!balance && !club) return null
  const balanceTypeId = balance?.balanceTypeId ?? club?.balanceTypeId
  const units = balance?.units ?? 0
  const collected = balance?.collectedUnits ?? units
  const levels = getReachableLevels(club)
  const level =
    club?.levels.find(({ id }) => id === clubMembership?.clubLevelId) ??
    levels.findLast(({ threshold }) => collected >= threshold)
  return {
    units,
    collected,
    balanceType: masterData?.balanceTypes.find(({ id }) => id === balanceTypeId),
    club,
    level,
    levels,
    next: findNext(levels, level, collected),
    nextToRunOut: balance?.nextToRunOut ?? null,
  }
}

function getReachableLevels(club: Club | undefined): ReachableLevel[] {
  const levels = (club?.levels ?? []).filter(
    (level): level is ReachableLevel => level.threshold !== undefined,
  )
  // A rail of one level leads nowhere.
  return levels.length < 2 ? [] : levels.toSorted((a, b) => a.threshold - b.threshold)
}

/** Above the member's level and above the points collected: a level may be kept from the period before. */
function findNext(levels: readonly ReachableLevel[], level: ClubLevel | undefined, collected: number) {
  const from = levels.findIndex(({ id }) => id === level?.id)
  const next = levels.slice(from + 1).find(({ threshold }) => threshold > collected)
  return next ? { level: next, missing: next.threshold - collected } : null
}

/** Where they would stand with more units, which have been bought or earned. */
export function addUnits(standing: PointsStanding, units: number): PointsStanding {
  const collected = standing.collected + units
  const { levels } = standing
  const reached = levels.findLast(({ threshold }) => collected >= threshold)
  const isHigher =
    levels.findIndex(({ id }) => id === reached?.id) > levels.findIndex(({ id }) => id === standing.level?.id)
  const level = isHigher ? reached : standing.level
  return {
    ...standing,
    units: standing.units + units,
    collected,
    level,
    next: findNext(levels, level, collected),
  }
}
