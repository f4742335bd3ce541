import type { LoyaltyMasterDataResponse } from '@foyer/contract/wire/loyalty'

const name = (text: string) => ({ text, translations: [] })

/** A club with three levels and its points, as our server answers. */
export const loyaltyMasterData: LoyaltyMasterDataResponse = {
  balanceTypes: [{ id: 'points', name: name('Points'), unitName: name('point'), expiresAfterMonths: 12 }],
  clubs: [
    {
      id: 'circle',
      name: name('Halcyon Circle'),
      description: null,
      isDefault: true,
      balanceTypeId: 'points',
      levelPeriodMonths: 12,
      levels: [
        { id: 'circle', name: name('Circle'), threshold: 0 },
        { id: 'silver', name: name('Silver'), threshold: 1000, benefits: name('No booking fee.') },
        { id: 'gold', name: name('Gold'), threshold: 2000, benefits: name('Recliners at the usual price.') },
      ],
    },
  ],
  customPreferences: [],
  educationLevels: [],
  interests: [],
  occupations: [],
  rewards: [
    { id: 'popcorn', name: name('A bucket of popcorn'), description: null, type: 'Item', cost: 300 },
    {
      id: 'preview',
      name: name('A seat at the preview'),
      description: null,
      type: 'AdvanceBooking',
      cost: 200,
      leastClubLevelId: 'gold',
    },
    { id: 'two', name: name('Two for the film'), description: null, type: 'Item', cost: 2100 },
  ],
  subscriptions: [],
  friendConfiguration: null,
}
