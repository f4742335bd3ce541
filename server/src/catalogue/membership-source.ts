import { Type, type Static, type TProperties } from 'typebox'
import { Compile } from 'typebox/compile'
import { rewardTypes } from '@foyer/contract/wire/enumerations'
import { CatalogueError } from './catalogue-error.ts'
import { describeSchemaErrors } from './describe-schema-errors.ts'
import { Age, Amount, closed, Id, Ids, Language, Text, TimeOfDay, Weekdays } from './item-values.ts'

/** A brand's `membership.json`. Amounts are in minor units of the catalogue's currency. */
const Months = Type.Integer({ minimum: 1, maximum: 120 })
const Count = Type.Integer({ minimum: 1, maximum: 99 })
const Units = Type.Integer({ minimum: 0, maximum: 9_999_999 })
/** A drawing without its ending, relative to `art/membership`, or one of an item. */
const Drawing = Type.String({ pattern: '^(?:\\.\\./(?:food|gifts)/)?[a-z0-9-]+$' })
const Color = Type.String({ pattern: '^#[0-9a-f]{6}$' })
/** What members collect units for. */
const EarnedOn = Type.Array(Type.Enum(['Tickets', 'Items', 'GiftShop']), { minItems: 1, uniqueItems: true })
const Named = Type.Object({ id: Id, name: Text }, closed)
const object = <T extends TProperties>(properties: T) => Type.Object(properties, closed)

const BalanceTypeSource = object({
  id: Id,
  name: Text,
  /** Name of one. */
  one: Text,
  /** Exactly one of `perMinorUnits` (with `points`) and `perShowtime`. */
  earn: object({
    perMinorUnits: Type.Optional(Type.Integer({ minimum: 1 })),
    points: Type.Optional(Units),
    perShowtime: Type.Optional(Units),
    on: EarnedOn,
  }),
  /** What so many are worth as payment; null: they do not pay. */
  spend: Type.Union([
    object({ points: Type.Integer({ minimum: 1 }), minorUnits: Type.Integer({ minimum: 1 }) }),
    Type.Null(),
  ]),
  /** Null: they do not run out. */
  expiresAfterMonths: Type.Union([Months, Type.Null()]),
})

const ClubSource = object({
  id: Id,
  isDefault: Type.Boolean(),
  name: Text,
  description: Text,
  /** Its round mark. */
  mark: Drawing,
  balanceTypeId: Id,
  joiningPrice: Amount,
  /** How the numbers of its members' cards begin, two to six digits; default 70. */
  cardPrefix: Type.Optional(Type.String({ pattern: '^[0-9]{2,6}$' })),
  renewsAfterMonths: Type.Optional(Months),
  /** Multiplies what its members collect. */
  earnFactor: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  /** Of showtimes that begin then or later, until the end of the business day. */
  startsAfter: Type.Optional(TimeOfDay),
  /** Omitted: a level is kept for good. */
  levelPeriodMonths: Type.Optional(Months),
  /** The lowest first. */
  levels: Type.Array(
    object({
      id: Id,
      name: Text,
      threshold: Units,
      card: Drawing,
      /** Of the drawing's ground, and of words on it. Omitted: those of a page's panel. */
      cardColors: Type.Optional(object({ background: Color, foreground: Color })),
      benefits: Text,
    }),
  ),
})
export type ClubSource = Static<typeof ClubSource>

const RewardSource = object({
  id: Id,
  clubId: Id,
  kind: Type.Enum(rewardTypes),
  name: Text,
  description: Text,
  art: Drawing,
  cost: Units,
  leastLevelId: Type.Optional(Id),
  itemIds: Type.Optional(Type.Array(Id, { minItems: 1, uniqueItems: true })),
  fromAreaCategory: Type.Optional(Id),
  toAreaCategory: Type.Optional(Id),
  /** Days by which advance booking begins earlier for its holders. */
  daysEarlier: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  /** Slugs of the films that its holders book before others. */
  films: Type.Optional(Type.Array(Id, { minItems: 1, uniqueItems: true })),
  /** Days from the birthday on. */
  validDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
  weekdays: Type.Optional(Weekdays),
  ratings: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true })),
  minimumAge: Type.Optional(Age),
  limitPerOrder: Type.Optional(Count),
  limitPerShowtime: Type.Optional(Count),
  expiresAfterDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_660 })),
})
export type RewardSource = Static<typeof RewardSource>

const SubscriptionSource = object({
  id: Id,
  name: Text,
  description: Text,
  clubId: Id,
  areaCategories: Ids,
  rollsOver: Type.Boolean(),
  friendSharing: Type.Boolean(),
})

/** Exactly one of them. */
const ReferralGiftSource = object({
  points: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999_999 })),
  rewardId: Type.Optional(Id),
})
export type ReferralGiftSource = Static<typeof ReferralGiftSource>

export const MembershipSource = object({
  /** Of all texts of the file, the chain's first language first. */
  languages: Type.Array(Type.String({ pattern: Language }), { minItems: 1, uniqueItems: true }),
  /** The primary one first. */
  balanceTypes: Type.Array(BalanceTypeSource, { minItems: 1 }),
  clubs: Type.Array(ClubSource, { minItems: 1 }),
  rewards: Type.Array(RewardSource),
  subscriptions: Type.Optional(Type.Array(SubscriptionSource)),
  interests: Type.Optional(Type.Array(Named)),
  customPreferences: Type.Optional(
    Type.Array(
      object({
        id: Id,
        name: Text,
        allowsSeveral: Type.Boolean(),
        options: Type.Array(Named, { minItems: 1 }),
      }),
    ),
  ),
  educationLevels: Type.Optional(Type.Array(Named)),
  occupations: Type.Optional(Type.Array(Named)),
  contactMethods: Type.Optional(Type.Array(Named)),
  /** Omitted: members cannot be friends. */
  friends: Type.Optional(
    object({
      maximum: Type.Integer({ minimum: 1, maximum: 99 }),
      codeLifetimeInHours: Type.Integer({ minimum: 1, maximum: 720 }),
    }),
  ),
  /** Omitted: members are given nothing for friends who join. */
  referrals: Type.Optional(
    object({
      forMember: ReferralGiftSource,
      forFriend: ReferralGiftSource,
      withinDays: Type.Integer({ minimum: 1, maximum: 366 }),
      maximumPerYear: Type.Integer({ minimum: 1, maximum: 1_000 }),
    }),
  ),
})
export type MembershipSource = Static<typeof MembershipSource>

const checker = Compile(MembershipSource)

/** @throws CatalogueInvalid */
export function parseMembership(file: string, value: unknown): MembershipSource {
  if (checker.Check(value)) return value
  throw new CatalogueError(file, describeSchemaErrors(checker, value))
}
