import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import { PlainLink } from '../link/index.ts'
import { media } from '../media/index.ts'
import { styled } from '../styled/index.ts'

const Root = styled('nav', { name: 'FoyerTabLinks', slot: 'Root' })({
  display: 'flex',
  gap: 28,
  marginBlockEnd: 20,
  borderBlockEnd: '1px solid var(--border)',
  '[data-heading=center] &': { justifyContent: 'safe center' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 48,
    flex: 'none',
    color: 'var(--muted)',
    fontFamily: 'var(--font-head)',
    fontSize: 'var(--t3)',
    fontWeight: 'var(--head-weight)',
    textDecoration: 'none',
    borderBlockEnd: '3px solid transparent',
    marginBlockEnd: -1,
    // What scrolls sideways would cut an outline off.
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& > a[aria-current]': { color: 'var(--text)', borderBlockEndColor: 'var(--primary)' },
  [media.hover]: { '& > a:hover': { color: 'var(--text)' } },
  // As the heading tabs of the home page are.
  '[data-radius=Straight] & > a[aria-current]': { borderBlockEndColor: 'var(--ink)' },
  '[data-radius=FullRounded] &': { gap: 8, borderBlockEnd: 0 },
  '[data-radius=FullRounded] & > a': {
    marginBlockEnd: 0,
    paddingInline: 22,
    border: 0,
    borderRadius: 'var(--r-button)',
    background: 'var(--surface-2)',
    color: 'var(--text)',
    [media.below.sm]: { paddingInline: 18, fontSize: 'var(--t2)' },
    '&[aria-current]': { background: 'var(--primary)', color: 'var(--on-primary)' },
    [media.forcedColors]: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
  },
})

export interface TabLink {
  /** Tells the links apart. */
  id: string
  /** What stands on it. */
  label: string
  /** Address of the view. */
  href: string
}

export interface TabLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Spoken name of the links: "When". */
  label: string
  /** In their order. */
  links: readonly TabLink[]
  /** Id of the view that is shown; none of them where it is another's. */
  current?: string | undefined
}

/**
 * Views of a page that are addresses of their own: a landmark of links, the one that is shown `aria-current`, each a tab
 * stop; where not all have room, the one that is shown is in sight. Works without script, in another window and for machines. Not for views that a press opens where they stand:
 * those are `heading-tabs` over a section, `tabs` in one; what narrows a list is a `single-filter`.
 */
export function TabLinks({ label, links, current, ...rest }: TabLinksProps) {
  const shown = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const row = shown.current?.parentElement
    if (!shown.current || !row || row.scrollWidth <= row.clientWidth) return
    // Sideways only: `scrollIntoView` would also move the page.
    const [at, room] = [shown.current.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += at.left + at.width / 2 - (room.left + room.width / 2)
  }, [current])
  return (
    <Root aria-label={label} {...rest}>
      {links.map(({ id, label: words, href }) => (
        <PlainLink
          key={id}
          href={href}
          ref={id === current ? shown : undefined}
          aria-current={id === current ? 'page' : undefined}
        >
          {words}
        </PlainLink>
      ))}
    </Root>
  )
}
