import type { ComponentPropsWithRef } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('nav', { name: 'FoyerSegmentLinks', slot: 'Root' })({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: 3,
  border: '1px solid var(--foyer-field-border)',
  borderRadius: 'var(--foyer-radius-md)',
  '& > a': {
    display: 'inline-flex',
    flex: '1 0 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    minBlockSize: 44,
    paddingInline: 20,
    borderRadius: 'calc(var(--foyer-radius-md) - 3px)',
    color: 'var(--foyer-text-muted)',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& > a[aria-current]': { background: 'var(--foyer-text)', color: 'var(--foyer-background)' },
  '& small': { fontSize: 'inherit', fontVariantNumeric: 'tabular-nums' },
  [media.hover]: { '& > a:not([aria-current]):hover': { color: 'var(--foyer-text)' } },
  [media.forcedColors]: { '& > a[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
  [media.below.sm]: { '& > a': { paddingInline: 18 } },
  [media.print]: { display: 'none' },
})

export interface SegmentLink {
  /** Tells the links apart. */
  id: string
  /** Label. */
  label: string
  /** How many things are there, after the label; absent: it is not known. */
  count?: string | undefined
  /** Address of the view. */
  href: string
  /** A glyph of the set before the label. */
  icon?: IconName | undefined
}

export interface SegmentLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Spoken name of the links: "Which bookings". */
  label: string
  /** Two or three, in their order. */
  links: readonly SegmentLink[]
  /** Id of the current view. */
  current: string
}

/**
 * Two or three views of one thing in a frame, each with an address of its own; the current one is reversed and
 * `aria-current`. Keyboard as the links that they are. For the parts of an area see `tab-links`, to narrow a list
 * `filter-chip`. Our own: Material UI's ToggleButtonGroup is of buttons, and these are links.
 */
export const SegmentLinks = ({ label, links, current, ...rest }: SegmentLinksProps) => (
  <Root aria-label={label} {...rest}>
    {links.map(({ id, label: text, count, href, icon }) => (
      <PlainLink key={id} href={href} aria-current={id === current ? 'page' : undefined}>
        {icon && <Icon name={icon} size={20} />}
        <span>
          {text}
          {count !== undefined && <small> {count}</small>}
        </span>
      </PlainLink>
    ))}
  </Root>
)
