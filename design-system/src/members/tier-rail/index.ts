export { TierRail, type TierRailProps } from './TierRail.tsx'
export type { Tier } from './tiers.ts'
