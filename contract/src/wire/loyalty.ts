import { Type, type Static } from 'typebox'
import { referralStatuses, rewardStatuses, rewardTypes } from './enumerations.ts'
import { Id, Instant, NamedEntity, Nullable, OneOf, TranslatedText } from './common.ts'

/**
 * What a chain's membership consists of. Pictures are media: `LoyaltyClubGraphic` and `LoyaltyClubLevelGraphic` by the ids
 * of clubs and levels, `RewardGraphic` by the reward's.
 */

const HexColor = Type.String({ pattern: '^#[0-9a-f]{6}$' })

/** What units of a balance are worth as payment: so many pay an amount in the currency's main unit. */
export const BalanceSpending = Type.Object({ units: Type.Integer({ minimum: 1 }), amount: Type.Number() })

/** What members collect: points, stars. Everything after `name` is Foyer's extension. */
export const BalanceType = Type.Object({
  id: Id,
  name: TranslatedText,
  /** Name of one: "point". */
  unitName: Type.Optional(TranslatedText),
  /** Months after which collected units run out; null: never. */
  expiresAfterMonths: Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
  /** What units are worth as payment, in the currency's main unit; null: they do not pay. */
  spending: Type.Optional(Nullable(BalanceSpending)),
})
export type BalanceType = Static<typeof BalanceType>

/** A level of a club. Everything after `name` is Foyer's extension. */
export const ClubLevel = Type.Object({
  id: Id,
  name: TranslatedText,
  /** Units that have to be collected within the club's `levelPeriodMonths`. */
  threshold: Type.Optional(Type.Integer({ minimum: 0 })),
  benefits: Type.Optional(Nullable(TranslatedText)),
  /** Of its card: what the picture is painted on, and words on it; null: those of the page. */
  cardColors: Type.Optional(Nullable(Type.Object({ background: HexColor, foreground: HexColor }))),
})
export type ClubLevel = Static<typeof ClubLevel>

/** A club. Everything after `levels` is Foyer's extension. */
export const Club = Type.Object({
  id: Id,
  name: TranslatedText,
  description: Nullable(TranslatedText),
  /** The lowest first; empty for a club without levels. */
  levels: Type.Array(ClubLevel),
  /** Whether new members join it unless they name another. */
  isDefault: Type.Optional(Type.Boolean()),
  balanceTypeId: Type.Optional(Nullable(Id)),
  /** In the currency's main unit; 0 if joining is free. */
  joiningPrice: Type.Optional(Type.Number()),
  /** Null if a level, once reached, is kept. */
  levelPeriodMonths: Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
})
export type Club = Static<typeof Club>

/** A reward that a club gives. Everything after `description` is Foyer's extension. */
export const Reward = Type.Object({
  id: Id,
  name: TranslatedText,
  description: Nullable(TranslatedText),
  type: Type.Optional(OneOf(rewardTypes)),
  clubId: Type.Optional(Id),
  /** The lowest level whose members can take it; null: all. */
  leastClubLevelId: Type.Optional(Nullable(Id)),
  balanceTypeId: Type.Optional(Nullable(Id)),
  /** Units that taking it costs; 0: it is a present. */
  cost: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Of a reward of type Item: one of these, for nothing. */
  itemIds: Type.Optional(Type.Array(Id)),
  /** Most of them that an order uses, and most that one showtime of it uses; null without such a limit. */
  limitPerOrder: Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
  limitPerShowtime: Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
  /** Days for which it is good once taken; null: it does not run out. */
  expiresAfterDays: Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
})
export type Reward = Static<typeof Reward>

/** A subscription that the chain offers. Everything after `description` is Foyer's extension. */
export const SubscriptionPlan = Type.Object({
  id: Id,
  name: TranslatedText,
  description: Nullable(TranslatedText),
  clubId: Type.Optional(Nullable(Id)),
  /** Seats that its tickets are for. */
  areaCategoryIds: Type.Optional(Type.Array(Id)),
  /** Whether unused tickets go over to the next period. */
  rollsOver: Type.Optional(Type.Boolean()),
  isSharedWithFriends: Type.Optional(Type.Boolean()),
})
export type SubscriptionPlan = Static<typeof SubscriptionPlan>

/** A preference of the chain's own, with the answers to choose from. */
export const CustomPreference = Type.Object({
  id: Id,
  name: TranslatedText,
  options: Type.Array(NamedEntity),
  /** Whether several answers can be chosen. */
  allowsSeveral: Type.Boolean(),
})
export type CustomPreference = Static<typeof CustomPreference>

export const FriendConfiguration = Type.Object({
  maximumFriends: Type.Integer({ minimum: 0 }),
  /** Hours for which a friend code is good. */
  codeLifetimeInHours: Type.Integer({ minimum: 1 }),
})
export type FriendConfiguration = Static<typeof FriendConfiguration>

/** What somebody is given for a referral: units of the balance, or a reward; one of them. Foyer's extension. */
export const ReferralGift = Type.Object({
  units: Nullable(Type.Integer({ minimum: 1 })),
  rewardId: Nullable(Id),
})
export type ReferralGift = Static<typeof ReferralGift>

/** What members are given for friends who join. Foyer's extension. */
export const ReferralProgramme = Type.Object({
  forMember: ReferralGift,
  forFriend: ReferralGift,
  /** Days from the friend's sign-up within which their first paid order counts. */
  withinDays: Type.Integer({ minimum: 1 }),
  /** Most friends of a member for whom the member is given something in a year. */
  maximumPerYear: Type.Integer({ minimum: 1 }),
})
export type ReferralProgramme = Static<typeof ReferralProgramme>

/** `GET loyalty-master-data`: each list in the order in which pages show it. `contactMethods` and `genres` are Foyer's extension. */
export const LoyaltyMasterDataResponse = Type.Object({
  balanceTypes: Type.Array(BalanceType),
  clubs: Type.Array(Club),
  customPreferences: Type.Array(CustomPreference),
  educationLevels: Type.Array(NamedEntity),
  interests: Type.Array(NamedEntity),
  occupations: Type.Array(NamedEntity),
  rewards: Type.Array(Reward),
  subscriptions: Type.Array(SubscriptionPlan),
  /** Null: members cannot be friends. */
  friendConfiguration: Nullable(FriendConfiguration),
  contactMethods: Type.Optional(Type.Array(NamedEntity)),
  genres: Type.Optional(Type.Array(NamedEntity)),
  /** Foyer's extension; absent where members are given nothing for friends. */
  referrals: Type.Optional(ReferralProgramme),
})
export type LoyaltyMasterDataResponse = Static<typeof LoyaltyMasterDataResponse>

/** A reward that a member holds, or can take. Everything after `description` is Foyer's extension. */
export const MemberReward = Type.Object({
  /** Of a held one: its own, which distinguishes it from others; else the reward's. */
  id: Id,
  /** The reward's, as in the loyalty master data and on prices. */
  rewardId: Id,
  name: TranslatedText,
  description: Nullable(TranslatedText),
  type: Type.Optional(OneOf(rewardTypes)),
  /** Absent, as from other servers: the member holds it. */
  status: Type.Optional(OneOf(rewardStatuses)),
  balanceTypeId: Type.Optional(Nullable(Id)),
  /** Units that taking it costs, or has cost. */
  cost: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Of a held one: when it was taken; null for one that can be taken. */
  takenAt: Type.Optional(Nullable(Instant)),
  /** When it runs out, or until when it can be taken; null: it does not. */
  expiresAt: Type.Optional(Nullable(Instant)),
  /** Most of it that an order may use; null: any number. */
  limitPerOrder: Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
})
export type MemberReward = Static<typeof MemberReward>

/** `GET members/current/rewards`: held ones first, those that run out soonest before others; then those to be taken. */
export const MemberRewardsResponse = Type.Object({ rewards: Type.Array(MemberReward) })
export type MemberRewardsResponse = Static<typeof MemberRewardsResponse>

/** `POST members/current/rewards/{rewardId}`: the one that was taken. */
export const MemberRewardResponse = Type.Object({ reward: MemberReward })
export type MemberRewardResponse = Static<typeof MemberRewardResponse>

/**
 * `GET members/{memberId}/rewards`, Foyer's extension: rewards of a member who shows their card at a counter, those that run
 * out soonest first, without those that orders in progress hold.
 */
export const CounterRewardsResponse = Type.Object({
  /** "Ines M.": whom the staff are talking to. */
  memberName: Type.String(),
  rewards: Type.Array(MemberReward),
})
export type CounterRewardsResponse = Static<typeof CounterRewardsResponse>

/** `PUT members/{memberId}/rewards/{id}/handed-over`, Foyer's extension. */
export const HandedOverRewardResponse = Type.Object({ reward: MemberReward, handedOverAt: Instant })
export type HandedOverRewardResponse = Static<typeof HandedOverRewardResponse>

/** A friend who has joined with the member's code. */
export const Referral = Type.Object({
  id: Id,
  /** Given name; null where the friend has left. */
  friendName: Nullable(Type.String()),
  status: OneOf(referralStatuses),
  joinedAt: Instant,
  /** When it was decided; null while it is open. */
  decidedAt: Nullable(Instant),
})
export type Referral = Static<typeof Referral>

/** `GET members/current/referrals`, Foyer's extension: the latest first. */
export const MemberReferralsResponse = Type.Object({
  /** The member's own, for good. */
  code: Type.String(),
  /** Friends of this year for whom the member was given something. */
  rewardedThisYear: Type.Integer({ minimum: 0 }),
  referrals: Type.Array(Referral),
})
export type MemberReferralsResponse = Static<typeof MemberReferralsResponse>

/** `GET referral-codes/{code}`, Foyer's extension: whose code it is. */
export const ReferralCodeResponse = Type.Object({ inviterName: Type.String() })
export type ReferralCodeResponse = Static<typeof ReferralCodeResponse>
