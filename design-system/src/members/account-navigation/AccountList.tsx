import type { ComponentPropsWithRef } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import type { AccountLink } from './AccountRail.tsx'

const Root = styled('nav', { name: 'FoyerAccountList', slot: 'Root' })({
  '& > ul': { margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: '1px solid var(--foyer-border)' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minBlockSize: 72,
    paddingBlock: 10,
    borderBlockStart: '1px solid var(--foyer-border)',
    color: 'var(--foyer-text)',
    textDecoration: 'none',
    [media.hover]: { '&:hover strong': { color: 'var(--foyer-primary-text)' } },
  },
  '& svg': { flex: 'none', color: 'var(--foyer-primary-text)' },
  '& svg:last-child': { color: 'inherit' },
  '& [data-slot=text]': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& strong': { display: 'block', fontWeight: 650 },
  '& small': { display: 'block', color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
})

/** A page of the account, with what stands on it. */
export interface AccountListLink extends AccountLink {
  /** What it holds, below: "Email, password, devices". */
  note?: string | undefined
  /** A glyph of the set before it. */
  icon: IconName
}

export interface AccountListProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Spoken name of the links: "Account". */
  label: string
  /** In their order. */
  links: readonly AccountListLink[]
}

/**
 * Pages of an account as rows that lead to them, with a glyph and what each holds: for phones. Beside a page they are
 * an `AccountRail`; rows with an action of their own are a `setting-list`. Keyboard as links. Our own: a styled list;
 * Material UI's List would cost script for each row.
 */
export const AccountList = ({ label, links, ...rest }: AccountListProps) => (
  <Root aria-label={label} {...rest}>
    <ul>
      {links.map(({ id, label: text, note, icon, href }) => (
        <li key={id}>
          <PlainLink href={href}>
            <Icon name={icon} size={22} />
            <span data-slot="text">
              <strong>{text}</strong>
              {note !== undefined && <small>{note}</small>}
            </span>
            <Icon name="chevron-right" size={20} />
          </PlainLink>
        </li>
      ))}
    </ul>
  </Root>
)
