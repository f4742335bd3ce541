export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'
export type { SignedInMember } from './HeaderMember.tsx'
export type { NavItem } from './navigation.ts'
