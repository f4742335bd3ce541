import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('nav', { name: 'FoyerBreadcrumbs', slot: 'Root' })({
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  '& > ol': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 4px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  // As the page's heading under it.
  '[data-heading=center] & > ol': { justifyContent: 'center', textAlign: 'center' },
  // The first label is aligned with the page's edge, not its touch target.
  '[data-heading=left] & > ol': { marginInlineStart: -4 },
  '& > ol > li': { display: 'flex', alignItems: 'center', gap: 4, minInlineSize: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: 4,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    [media.hover]: { '&:hover': { color: 'var(--foyer-primary-text)', textDecoration: 'underline' } },
  },
  '& [aria-current]': { paddingInline: 4, color: 'var(--foyer-text)', overflowWrap: 'anywhere' },
  // On a phone, the way back is the one that counts.
  [media.below.sm]: {
    '& > ol > li:not([data-parent])': { display: 'none' },
    '& > ol > li[data-parent] > svg': { order: -1, transform: 'scaleX(-1)' },
    '[dir=rtl] & > ol > li[data-parent] > svg': { transform: 'none' },
  },
})

export interface Breadcrumb {
  /** Name of the page. */
  label: string
  /** Of every page but the present one. */
  href?: string | undefined
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name: "Where you are". */
  label: string
  /** From the home page to the present one, which is the last. */
  items: readonly Breadcrumb[]
}

/**
 * The position of a page, as the breadcrumb pattern of the ARIA Authoring Practices: a named landmark, an ordered list,
 * the last `aria-current`. On a phone only the parent page is shown. Place it above a `page-heading` on a page below
 * another one, and below a picture at the top of such a page; not on a page whose picture has the title, as
 * `film-hero`, nor on one in the navigation. For the steps of an order see `order-steps`. Our own: Material UI's
 * Breadcrumbs have no phone layout with one arrow back.
 */
export function Breadcrumbs({ label, items, ...rest }: BreadcrumbsProps) {
  const last = items.length - 1
  return (
    <Root aria-label={label} {...rest}>
      <ol>
        {items.map((item, index) => (
          <li key={`${index} ${item.label}`} data-parent={index === last - 1 ? '' : undefined}>
            {index === last || item.href === undefined ? (
              <span aria-current={index === last ? 'page' : undefined}>{item.label}</span>
            ) : (
              <PlainLink href={item.href}>{item.label}</PlainLink>
            )}
            {index < last && <Icon name="chevron-right" size={16} />}
          </li>
        ))}
      </ol>
    </Root>
  )
}
