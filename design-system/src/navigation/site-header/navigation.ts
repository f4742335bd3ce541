/** One entry of a navigation. */
export interface NavItem {
  /** Tells the entries apart. */
  id: string
  /** What stands on it. */
  label: string
  /** Where it leads. */
  href: string
  /** The page shown, or the branch it belongs to. */
  current?: boolean | undefined
  /** Opens outside the shop. */
  external?: boolean | undefined
  /** Where it opens; outside the shop in a new window, unless said otherwise. */
  target?: '_self' | '_blank' | undefined
  /** Picture that stands for the words; they are its alternative text. */
  image?: string | undefined
}

/** Props that every link of a navigation shares. */
export const navLinkProps = ({
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
