import { referralStatuses, rewardStatuses, rewardTypes } from '@foyer/contract/wire/enumerations'
import type { NamedEntity } from '@foyer/contract/wire/common'
import type {
  BalanceType,
  Club,
  ClubLevel,
  CustomPreference,
  FriendConfiguration,
  LoyaltyMasterDataResponse,
  MemberReferralsResponse,
  MemberReward,
  Referral,
  ReferralGift,
  ReferralProgramme,
  Reward,
  SubscriptionPlan,
} from '@foyer/contract/wire/loyalty'
import {
  mapRead,
  noRecord,
  or,
  orAbsent,
  orNull,
  readList,
  Reading,
  record,
  records,
  unusable,
  type Reader,
} from '../reading/reader.ts'
import { atLeast, flag, id, instant, literal, nameless, number, text, translated } from '../reading/values.ts'

const getId = ({ id }: { readonly id: string }) => id

/** A list of which nothing is sent is empty: other servers have some of them only. */
const readEntities = <T extends { readonly id: string }>(list: string, read: Reader<T>): Reader<T[]> =>
  or(records(list, read, getId), [])

const count = orAbsent(atLeast(0))
const limit = orNull(atLeast(1))
const ids: Reader<string[] | undefined> = (sent, reading) =>
  Array.isArray(sent) ? readList(id)(sent, reading, noRecord) : undefined

/** It goes into the page's styles: nothing else does. */
const color = mapRead(text, (value) => (/^#[0-9a-f]{6}$/i.test(value) ? value : unusable))

const named = record<NamedEntity>({ id, name: translated })

const balanceType = record<BalanceType>({
  id,
  name: or(translated, nameless),
  unitName: orAbsent(translated),
  expiresAfterMonths: limit,
  spending: orAbsent(
    orNull(record<NonNullable<BalanceType['spending']>>({ units: atLeast(1), amount: number })),
  ),
})

const clubLevel = record<ClubLevel>({
  id,
  name: translated,
  threshold: count,
  benefits: orNull(translated),
  cardColors: orNull(record<NonNullable<ClubLevel['cardColors']>>({ background: color, foreground: color })),
})

const club = record<Club>({
  id,
  name: translated,
  description: orNull(translated),
  levels: readEntities('clubs.levels', clubLevel),
  isDefault: orAbsent(flag),
  balanceTypeId: orNull(id),
  joiningPrice: orAbsent(number),
  levelPeriodMonths: limit,
})

const reward = record<Reward>({
  id,
  name: translated,
  description: orNull(translated),
  type: orAbsent(literal(rewardTypes)),
  clubId: orAbsent(id),
  leastClubLevelId: orNull(id),
  balanceTypeId: orNull(id),
  cost: count,
  itemIds: ids,
  limitPerOrder: limit,
  limitPerShowtime: limit,
  expiresAfterDays: limit,
})

const subscription = record<SubscriptionPlan>({
  id,
  name: translated,
  description: orNull(translated),
  clubId: orNull(id),
  areaCategoryIds: ids,
  rollsOver: orAbsent(flag),
  isSharedWithFriends: orAbsent(flag),
})

const customPreference = record<CustomPreference>({
  id,
  name: translated,
  options: readEntities('customPreferences.options', named),
  allowsSeveral: or(flag, false),
})

const referralGift = record<ReferralGift>({ units: orNull(atLeast(1)), rewardId: orNull(id) })

const referralProgramme = record<ReferralProgramme>({
  forMember: referralGift,
  forFriend: referralGift,
  withinDays: atLeast(1),
  maximumPerYear: atLeast(1),
})

const masterData = record<LoyaltyMasterDataResponse>({
  balanceTypes: readEntities('balanceTypes', balanceType),
  clubs: readEntities('clubs', club),
  customPreferences: readEntities('customPreferences', customPreference),
  educationLevels: readEntities('educationLevels', named),
  interests: readEntities('interests', named),
  occupations: readEntities('occupations', named),
  rewards: readEntities('rewards', reward),
  subscriptions: readEntities('subscriptions', subscription),
  friendConfiguration: orNull(
    record<FriendConfiguration>({ maximumFriends: atLeast(0), codeLifetimeInHours: atLeast(1) }),
  ),
  contactMethods: or(records('contactMethods', named, getId), []),
  genres: or(records('genres', named, getId), []),
  referrals: orAbsent(referralProgramme),
})

const memberReward = record<MemberReward>({
  id,
  // Another server may know the reward by one id alone.
  rewardId: (sent, reading, whole) => or(id, whole['id'] as string)(sent, reading, whole),
  name: or(translated, nameless),
  description: orNull(translated),
  type: orAbsent(literal(rewardTypes)),
  status: orAbsent(literal(rewardStatuses)),
  balanceTypeId: orNull(id),
  cost: count,
  takenAt: orNull(instant),
  expiresAt: orNull(instant),
  limitPerOrder: limit,
})

/** What a membership consists of, in one shape, for any server. Null if the answer is none. */
export function readLoyaltyMasterData(sent: unknown): LoyaltyMasterDataResponse | null {
  const value = masterData(sent, new Reading(), noRecord)
  return value === unusable ? null : value
}

/** Rewards of a member; those of which nothing can be said are left out. Null if the answer has no list. */
export function readMemberRewards(sent: { readonly rewards?: unknown }): MemberReward[] | null {
  const value = records('rewards', memberReward, getId)(sent.rewards, new Reading(), noRecord)
  return value === unusable ? null : value
}

/** Null if the answer has no reward. */
export function readMemberReward(sent: unknown): MemberReward | null {
  const value = memberReward(sent, new Reading(), noRecord)
  return value === unusable ? null : value
}

const memberReferrals = record<MemberReferralsResponse>({
  code: text,
  rewardedThisYear: or(atLeast(0), 0),
  referrals: or(
    records(
      'referrals',
      record<Referral>({
        id,
        friendName: orNull(text),
        status: literal(referralStatuses),
        joinedAt: instant,
        decidedAt: orNull(instant),
      }),
      getId,
    ),
    [],
  ),
})

/** A member's code for friends, and what became of them. Null if the answer has no code. */
export function readMemberReferrals(sent: unknown): MemberReferralsResponse | null {
  const value = memberReferrals(sent, new Reading(), noRecord)
  return value === unusable || value.code === '' ? null : value
}
