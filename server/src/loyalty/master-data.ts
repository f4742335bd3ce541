import type { Club, LoyaltyMasterDataResponse } from '@foyer/contract/wire/loyalty'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueClub } from '../catalogue/membership.ts'

/** Answers with a chain's clubs and rewards, and the lists of preferences. */
export function createMasterDataAnswer({
  membership,
  currency,
  genres,
}: Pick<Catalogue, 'membership' | 'currency' | 'genres'>): LoyaltyMasterDataResponse {
  const scale = 10 ** currency.decimals
  return {
    balanceTypes: [...membership.balanceTypes.values()].map(
      ({ id, name, unitName, expiresAfterMonths, spending }) => ({
        id,
        name,
        unitName,
        expiresAfterMonths,
        spending: spending && { units: spending.units, amount: spending.minorUnits / scale },
      }),
    ),
    clubs: [...membership.clubs.values()].map((club) => toClub(club, scale)),
    customPreferences: [...membership.customPreferences.values()].map(({ options, ...preference }) => ({
      ...preference,
      options: [...options],
    })),
    educationLevels: [...membership.educationLevels.values()],
    interests: [...membership.interests.values()],
    occupations: [...membership.occupations.values()],
    rewards: [...membership.rewards.values()].map((reward) => ({
      id: reward.id,
      name: reward.name,
      description: reward.description,
      type: reward.type,
      clubId: reward.clubId,
      leastClubLevelId: reward.leastLevelId,
      balanceTypeId: reward.balanceTypeId,
      cost: reward.cost,
      ...(reward.itemIds.length > 0 ? { itemIds: [...reward.itemIds] } : {}),
      limitPerOrder: reward.limitPerOrder,
      limitPerShowtime: reward.limitPerShowtime,
      expiresAfterDays: reward.expiresAfterDays,
    })),
    subscriptions: [...membership.subscriptions.values()].map(({ areaCategoryIds, ...subscription }) => ({
      ...subscription,
      areaCategoryIds: [...areaCategoryIds],
    })),
    friendConfiguration: membership.friends,
    contactMethods: [...membership.contactMethods.values()],
    genres: [...genres.values()].map(({ id, name }) => ({ id, name })),
    ...(membership.referrals ? { referrals: membership.referrals } : {}),
  }
}

function toClub(club: CatalogueClub, scale: number): Club {
  return {
    id: club.id,
    name: club.name,
    description: club.description,
    levels: [...club.levels],
    isDefault: club.isDefault,
    balanceTypeId: club.balanceTypeId,
    joiningPrice: club.joiningPriceMinor / scale,
    levelPeriodMonths: club.levelPeriodMonths,
  }
}
