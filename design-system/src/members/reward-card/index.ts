export { HeldReward, HeldRewards, type HeldRewardProps, type HeldRewardsProps } from './HeldReward.tsx'
export { RewardCard, RewardGrid, type RewardCardProps, type RewardGridProps } from './RewardCard.tsx'
