/** One entry of a navigation. */
export interface NavItem {
  /** Tells the entries apart. */
  id: string
  /** Label. */
  label: string
  /** Address. */
  href: string
  /** The page shown, or the branch it belongs to. */
  current?: boolean | undefined
  /** Opens outside the shop. */
  external?: boolean | undefined
  /** Target window; addresses outside the shop open a new window by default. */
  target?: '_self' | '_blank' | undefined
  /** Picture that replaces the label, which is its alternative text. */
  image?: string | undefined
}

/** Props that every link of a navigation shares. */
export const getNavLinkProps = ({
  href,
  current,
  external,
  target = external ? '_blank' : '_self',
}: NavItem) => ({
  href,
  'aria-current': current ? ('page' as const) : undefined,
  ...(external ? { rel: 'noopener' } : {}),
  ...(target === '_blank' ? { target } : {}),
})
