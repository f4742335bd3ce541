import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { ringSpace, scrollingRow, toOpenLine, toRowLine } from '../../internal/tab-row/row-look.ts'
import { useCentredTab } from '../../internal/tab-row/use-centred-tab.ts'

const Root = styled('nav', { name: 'FoyerTabLinks', slot: 'Root' })({
  ...scrollingRow,
  gap: 28 - 2 * ringSpace,
  marginBlockEnd: 20,
  marginInline: -ringSpace,
  background: toRowLine('var(--foyer-border)'),
  '[data-heading=center] &': { justifyContent: 'safe center' },
  '& > a': {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 48,
    flex: 'none',
    padding: `0 ${ringSpace}px 3px`,
    color: 'var(--foyer-text-muted)',
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 'var(--foyer-heading-weight)',
    textDecoration: 'none',
    // What scrolls sideways would cut an outline off.
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& > a[aria-current]': { color: 'var(--foyer-text)' },
  // Under the ring of the focus.
  '& > a[aria-current]::after': toOpenLine({
    insetInline: ringSpace,
    zIndex: -1,
    blockSize: 3,
    background: 'var(--foyer-primary)',
  }),
  [media.hover]: { '& > a:hover': { color: 'var(--foyer-text)' } },
  // As the heading tabs of the home page are.
  '[data-radius=Straight] & > a[aria-current]::after': { background: 'var(--foyer-primary-text)' },
  '[data-radius=FullRounded] &': { gap: 8, marginInline: 0, background: 'none' },
  '[data-radius=FullRounded] & > a': {
    paddingBlockEnd: 0,
    paddingInline: 22,
    borderRadius: 'var(--foyer-radius-button)',
    background: 'var(--foyer-surface-2)',
    color: 'var(--foyer-text)',
    [media.below.sm]: { paddingInline: 18, fontSize: 'var(--foyer-text-md)' },
    '&[aria-current]': { background: 'var(--foyer-primary)', color: 'var(--foyer-on-primary)' },
    '&[aria-current]::after': { display: 'none' },
    [media.forcedColors]: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
  },
})

export interface TabLink {
  /** Tells the links apart. */
  id: string
  /** Label. */
  label: string
  /** Address of the view. */
  href: string
}

export interface TabLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Spoken name of the links: "When". */
  label: string
  /** In their order. */
  links: readonly TabLink[]
  /** Id of the current view; undefined if none is current. */
  current?: string | undefined
}

/**
 * Views of a page with their own addresses: a landmark of links, the current one `aria-current`, each a tab stop; if
 * they overflow, the current one is scrolled into view. Works without script, in another window and for machines. For
 * views that open in place use `heading-tabs` over a section, `tabs` in one; to narrow a list, a `single-filter`. Our
 * own: Material UI's Tabs are tabs, and these are links.
 */
export function TabLinks({ label, links, current, ref, ...rest }: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => row.current, [])
  useCentredTab(
    row,
    links.findIndex(({ id }) => id === current),
  )
  return (
    <Root aria-label={label} ref={row} {...rest}>
      {links.map(({ id, label: text, href }) => (
        <PlainLink key={id} href={href} aria-current={id === current ? 'page' : undefined}>
          {text}
        </PlainLink>
      ))}
    </Root>
  )
}
