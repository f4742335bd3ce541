export { MembershipPass, type MembershipPassProps } from './MembershipPass.tsx'
