import type { ReferralGift } from '@foyer/contract/wire/loyalty'
import { createTranslate, type Translate } from './language-texts.ts'
import type {
  CatalogueBalanceType,
  CatalogueClub,
  CatalogueReward,
  Membership,
  MembershipPictures,
} from './membership.ts'
import type { ClubSource, MembershipSource, ReferralGiftSource, RewardSource } from './membership-source.ts'

const byId = <T extends { readonly id: string }>(entries: readonly T[]) =>
  new Map(entries.map((entry) => [entry.id, entry]))

/** Builds a chain's membership. Pure; the file is valid. */
export function buildMembership(source: MembershipSource): Membership {
  const translate = createTranslate(source.languages)
  const toNamed = ({ id, name }: { id: string; name: Record<string, string> }) => ({
    id,
    name: translate(name),
  })
  const clubs = byId(source.clubs.map((club) => buildClub(club, translate)))
  return {
    balanceTypes: byId(source.balanceTypes.map((type) => buildBalanceType(type, translate))),
    clubs,
    rewards: byId(
      source.rewards.map((reward) =>
        buildReward(reward, clubs.get(reward.clubId)?.balanceTypeId ?? '', translate),
      ),
    ),
    subscriptions: byId(
      (source.subscriptions ?? []).map(({ id, name, description, clubId, areaCategories, ...rest }) => ({
        id,
        name: translate(name),
        description: translate(description),
        clubId,
        areaCategoryIds: areaCategories,
        rollsOver: rest.rollsOver,
        isSharedWithFriends: rest.friendSharing,
      })),
    ),
    interests: byId((source.interests ?? []).map(toNamed)),
    customPreferences: byId(
      (source.customPreferences ?? []).map(({ allowsSeveral, options, ...preference }) => ({
        ...toNamed(preference),
        allowsSeveral,
        options: options.map(toNamed),
      })),
    ),
    educationLevels: byId((source.educationLevels ?? []).map(toNamed)),
    occupations: byId((source.occupations ?? []).map(toNamed)),
    contactMethods: byId((source.contactMethods ?? []).map(toNamed)),
    friends: source.friends
      ? { maximumFriends: source.friends.maximum, codeLifetimeInHours: source.friends.codeLifetimeInHours }
      : null,
    referrals: source.referrals
      ? {
          ...source.referrals,
          forMember: buildGift(source.referrals.forMember),
          forFriend: buildGift(source.referrals.forFriend),
        }
      : null,
    pictures: listPictures(source),
    firstLanguage: source.languages[0] ?? null,
  }
}

const buildGift = ({ points, rewardId }: ReferralGiftSource): ReferralGift => ({
  units: points ?? null,
  rewardId: rewardId ?? null,
})

function buildBalanceType(
  { id, name, one, earn, spend, expiresAfterMonths }: MembershipSource['balanceTypes'][number],
  translate: Translate,
): CatalogueBalanceType {
  const { perMinorUnits, points = 0, perShowtime = 0, on } = earn
  return {
    id,
    name: translate(name),
    unitName: translate(one),
    earning:
      perMinorUnits === undefined
        ? { per: 'Showtime', units: perShowtime, on }
        : { per: { minorUnits: perMinorUnits }, units: points, on },
    spending: spend && { units: spend.points, minorUnits: spend.minorUnits },
    expiresAfterMonths,
  }
}

function buildClub(source: ClubSource, translate: Translate): CatalogueClub {
  return {
    id: source.id,
    name: translate(source.name),
    description: translate(source.description),
    isDefault: source.isDefault,
    balanceTypeId: source.balanceTypeId,
    joiningPriceMinor: source.joiningPrice,
    cardPrefix: source.cardPrefix ?? null,
    earnFactor: source.earnFactor ?? 1,
    startsAfter: source.startsAfter ?? null,
    levelPeriodMonths: source.levelPeriodMonths ?? null,
    levels: source.levels.map(({ id, name, threshold, benefits, cardColors = null }) => ({
      id,
      name: translate(name),
      threshold,
      benefits: translate(benefits),
      cardColors,
    })),
  }
}

function buildReward(source: RewardSource, balanceTypeId: string, translate: Translate): CatalogueReward {
  return {
    id: source.id,
    type: source.kind,
    name: translate(source.name),
    description: translate(source.description),
    clubId: source.clubId,
    balanceTypeId,
    cost: source.cost,
    leastLevelId: source.leastLevelId ?? null,
    itemIds: source.itemIds ?? [],
    daysEarlier: source.daysEarlier ?? 0,
    films: source.films ?? [],
    validDays: source.validDays ?? 0,
    weekdays: source.weekdays ?? [],
    ratings: source.ratings ?? [],
    limitPerOrder: source.limitPerOrder ?? null,
    limitPerShowtime: source.limitPerShowtime ?? null,
    expiresAfterDays: source.expiresAfterDays ?? null,
  }
}

/** Below the brand's `art`: `../food/slush` is an item's, `food/slush`. */
const toPicture = (art: string) => (art.startsWith('../') ? art.slice(3) : `membership/${art}`)

function listPictures({ clubs, rewards }: MembershipSource): MembershipPictures {
  return {
    clubs: new Map(clubs.map(({ id, mark }) => [id, toPicture(mark)])),
    levels: new Map(clubs.flatMap(({ levels }) => levels.map(({ id, card }) => [id, toPicture(card)]))),
    rewards: new Map(rewards.map(({ id, art }) => [id, toPicture(art)])),
  }
}
