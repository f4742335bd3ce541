/** One entry of a navigation. */
export interface NavItem {
  id: string
  label: string
  href: string
  /** The page shown, or the branch it belongs to. */
  current?: boolean | undefined
  /** Opens outside the shop. */
  external?: boolean | undefined
}

/** Props that every link of a navigation shares. */
export const navLinkProps = ({ href, current, external }: NavItem) => ({
  href,
  'aria-current': current ? ('page' as const) : undefined,
  ...(external ? { rel: 'noopener', target: '_blank' } : {}),
})
