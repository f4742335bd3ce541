import type { ComponentPropsWithRef } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

/** px between a link's words and its edge; the words stand in line with the page. */
const padding = 16

const Root = styled('nav', { name: 'FoyerAccountRail', slot: 'Root' })({
  maxInlineSize: 224 + padding,
  marginInlineStart: -padding,
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingBlock: 8,
    paddingInline: padding,
    borderRadius: 'var(--foyer-radius-md)',
    color: 'var(--foyer-text-muted)',
    lineHeight: 1.3,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    [media.hover]: { '&:hover': { color: 'var(--foyer-text)' } },
    '&[aria-current]': {
      background: 'var(--foyer-surface-2)',
      color: 'var(--foyer-text)',
      fontWeight: 650,
    },
    [media.forcedColors]: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
  },
  '[data-radius=Straight] & a[aria-current]': {
    background: 'none',
    textDecoration: 'underline 2px var(--foyer-primary-text)',
    textUnderlineOffset: '.4em',
  },
})

/** A page of the account. */
export interface AccountLink {
  /** Tells the links apart. */
  id: string
  /** Label. */
  label: string
  /** Address. */
  href: string
}

export interface AccountRailProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Spoken name of the links: "Account". */
  label: string
  /** In their order. */
  links: readonly AccountLink[]
  /** Id of the page shown; undefined if none of them is. */
  current?: string | undefined
}

/**
 * Pages of an account beside the one that is shown, the current one `aria-current`: for screens from 1024 px. On phones
 * they are an `AccountList` on a page of their own. Keyboard as links. Our own: a styled list; Material UI's List would
 * cost script for each row.
 */
export const AccountRail = ({ label, links, current, ...rest }: AccountRailProps) => (
  <Root aria-label={label} {...rest}>
    <ul>
      {links.map(({ id, label: text, href }) => (
        <li key={id}>
          <PlainLink href={href} aria-current={id === current ? 'page' : undefined}>
            {text}
          </PlainLink>
        </li>
      ))}
    </ul>
  </Root>
)
