export { LoyaltySection, type LoyaltySectionProps } from './LoyaltySection.tsx'
