export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'
export type { NavItem } from './navigation.ts'
