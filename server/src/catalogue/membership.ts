import type { NamedEntity, TranslatedText } from '@foyer/contract/wire/common'
import type { RewardType } from '@foyer/contract/wire/enumerations'
import type { FriendConfiguration, ReferralProgramme } from '@foyer/contract/wire/loyalty'

/** A chain's membership: read from `membership.json` at the start and constant after it. Lists are in the file's order. */
export interface Membership {
  /** The primary one first. */
  readonly balanceTypes: ReadonlyMap<string, CatalogueBalanceType>
  readonly clubs: ReadonlyMap<string, CatalogueClub>
  readonly rewards: ReadonlyMap<string, CatalogueReward>
  readonly subscriptions: ReadonlyMap<string, CatalogueSubscription>
  readonly interests: ReadonlyMap<string, NamedEntity>
  readonly customPreferences: ReadonlyMap<string, CatalogueCustomPreference>
  readonly educationLevels: ReadonlyMap<string, NamedEntity>
  readonly occupations: ReadonlyMap<string, NamedEntity>
  readonly contactMethods: ReadonlyMap<string, NamedEntity>
  /** Null: members cannot be friends. */
  readonly friends: FriendConfiguration | null
  /** Null: members are given nothing for friends who join. */
  readonly referrals: ReferralProgramme | null
  readonly pictures: MembershipPictures
  /** Of the file; null: there is none. Has to be the chain's. */
  readonly firstLanguage: string | null
}

/** Drawings by id, named without their ending and below the brand's `art`; the second ones in `<name>.blank`, `<name>.cut`. */
export interface MembershipPictures {
  readonly clubs: ReadonlyMap<string, string>
  readonly levels: ReadonlyMap<string, string>
  readonly rewards: ReadonlyMap<string, string>
}

/** What members are given units for. */
type EarnedOn = 'Tickets' | 'Items' | 'GiftShop'

/** What members collect. */
export interface CatalogueBalanceType extends NamedEntity {
  /** Name of one: "point". */
  readonly unitName: TranslatedText
  readonly earning: {
    /** `units` for every `minorUnits` that are paid, or `units` for each showtime. */
    readonly per: { readonly minorUnits: number } | 'Showtime'
    readonly units: number
    readonly on: readonly EarnedOn[]
  }
  /** What `units` are worth as payment, minor units; null: they do not pay. */
  readonly spending: { readonly units: number; readonly minorUnits: number } | null
  /** Null: they do not run out. */
  readonly expiresAfterMonths: number | null
}

export interface CatalogueClub extends NamedEntity {
  readonly description: TranslatedText
  readonly isDefault: boolean
  readonly balanceTypeId: string
  /** Minor units; 0 if joining is free. */
  readonly joiningPriceMinor: number
  /** How the numbers of its members' cards begin; null: as those of clubs that do not say. */
  readonly cardPrefix: string | null
  /** Multiplies what its members collect. */
  readonly earnFactor: number
  /** Only of showtimes that begin then or later, `hh:mm` in the site's time; null: of all. */
  readonly startsAfter: string | null
  /** Null: a level is kept for good. */
  readonly levelPeriodMonths: number | null
  /** The lowest first; empty for a club without levels. */
  readonly levels: readonly CatalogueClubLevel[]
}

export interface CatalogueClubLevel extends NamedEntity {
  /** Units that have to be collected within the club's `levelPeriodMonths`. */
  readonly threshold: number
  readonly benefits: TranslatedText
  /** Of its card: the drawing's ground and words on it; null: those of a page's panel. */
  readonly cardColors: { readonly background: string; readonly foreground: string } | null
}

/** What a club gives for units of its balance. */
export interface CatalogueReward extends NamedEntity {
  readonly type: RewardType
  readonly description: TranslatedText
  readonly clubId: string
  readonly balanceTypeId: string
  /** Units; 0: it is a present. */
  readonly cost: number
  /** The lowest level whose members can take it; null: all. */
  readonly leastLevelId: string | null
  /** Of type Item: one of these; empty otherwise. */
  readonly itemIds: readonly string[]
  /** Of type AdvanceBooking: days by which its holders book before others; 0 otherwise. */
  readonly daysEarlier: number
  /** Of type AdvanceBooking: slugs of the films that its holders book before others; empty otherwise. */
  readonly films: readonly string[]
  /** Of type Birthday: days from the birthday on for which it is offered, and good; 0 otherwise. */
  readonly validDays: number
  /** Of showtimes, 1 (Monday) to 7; empty: every day. */
  readonly weekdays: readonly number[]
  /** Ids of ratings of films; empty: all. */
  readonly ratings: readonly string[]
  readonly limitPerOrder: number | null
  readonly limitPerShowtime: number | null
  /** Null: once taken, it does not run out. */
  readonly expiresAfterDays: number | null
}

export interface CatalogueSubscription extends NamedEntity {
  readonly description: TranslatedText
  readonly clubId: string
  readonly areaCategoryIds: readonly string[]
  readonly rollsOver: boolean
  readonly isSharedWithFriends: boolean
}

export interface CatalogueCustomPreference extends NamedEntity {
  readonly allowsSeveral: boolean
  readonly options: readonly NamedEntity[]
}

/** A chain without clubs. */
export const noMembership: Membership = {
  balanceTypes: new Map(),
  clubs: new Map(),
  rewards: new Map(),
  subscriptions: new Map(),
  interests: new Map(),
  customPreferences: new Map(),
  educationLevels: new Map(),
  occupations: new Map(),
  contactMethods: new Map(),
  friends: null,
  referrals: null,
  pictures: { clubs: new Map(), levels: new Map(), rewards: new Map() },
  firstLanguage: null,
}

/** The club that new members join; null if the chain has none. */
export function findDefaultClub({ clubs }: Pick<Membership, 'clubs'>): CatalogueClub | null {
  return [...clubs.values()].find(({ isDefault }) => isDefault) ?? null
}

/** Whether a level of a club is at least another one. @param leastLevelId null: every member has it */
export function isAtLeastLevel(
  { levels }: Pick<CatalogueClub, 'levels'>,
  levelId: string | null,
  leastLevelId: string | null,
): boolean {
  const findIndex = (wanted: string | null) => levels.findIndex(({ id }) => id === wanted)
  return leastLevelId === null || findIndex(levelId) >= findIndex(leastLevelId)
}
