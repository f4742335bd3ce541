import type { ReferralGift } from '@foyer/contract/wire/loyalty'
import { useStore, useText } from '../context/hooks.ts'
import { getLoyaltyMasterData } from '../stores/members/loyalty-master-data.ts'
import { useUnits } from './points/use-units.ts'

/** "500 points", or the name of a reward. Call inside an observer, with the master data loaded. */
export function useGiftName(): (gift: ReferralGift) => string {
  const masterData = useStore(getLoyaltyMasterData)
  const { text } = useText()
  const club = masterData.data?.clubs.find(({ isDefault }) => isDefault)
  const { amount } = useUnits(
    masterData.findBalanceType(club?.balanceTypeId) ?? masterData.data?.balanceTypes[0],
  )
  return ({ units, rewardId }) =>
    units === null ? text(masterData.findReward(rewardId ?? '')?.name) : amount(units)
}
