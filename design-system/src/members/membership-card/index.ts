export { MembershipCard, type CardTone, type MembershipCardProps } from './MembershipCard.tsx'
