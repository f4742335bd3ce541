export { AccountList, type AccountListLink, type AccountListProps } from './AccountList.tsx'
export { AccountRail, type AccountLink, type AccountRailProps } from './AccountRail.tsx'
