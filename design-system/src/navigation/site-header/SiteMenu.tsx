import { styled } from '../../foundations/styled/index.ts'
import { Button } from '../../actions/button/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { Languages, languagesStyle, type LanguagesProps } from '../../internal/languages/Languages.tsx'
import { NavLabel } from './NavLabel.tsx'
import { getNavLinkProps, type NavItem } from './navigation.ts'
import type { SiteHeaderProps } from './SiteHeader.tsx'

const MenuList = styled('nav', { name: 'FoyerSiteHeader', slot: 'Menu' })({
  '& ul': { margin: '0 0 24px', padding: 0, listStyle: 'none' },
  '& li': { borderBlockEnd: '1px solid var(--foyer-border)' },
  '& li:first-of-type': { borderBlockStart: '1px solid var(--foyer-border)' },
  '& li > a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: 60,
    color: 'var(--foyer-text)',
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 'var(--foyer-heading-weight)',
    letterSpacing: 'var(--foyer-heading-tracking)',
    textDecoration: 'none',
    '&[aria-current=page]': { color: 'var(--foyer-primary-text)' },
  },
})

const MenuFoot = styled('div', { name: 'FoyerSiteHeader', slot: 'MenuFoot' })({
  ...languagesStyle,
  marginBlockStart: 16,
  '& a': { color: 'var(--foyer-text-muted)', textDecoration: 'none' },
})

export interface SiteMenuProps extends LanguagesProps {
  /** In their order. */
  navigation: readonly NavItem[]
  /** Spoken name of it. */
  navigationLabel: string
  /** The way in for members, or who is in. */
  account?: SiteHeaderProps['account']
  /** A link was followed. */
  onLeave: () => void
}

/** All of the navigation, and the languages, in the drawer of the menu (MUI's). Fetched by the press that opens it. */
export const SiteMenu = ({ navigation, navigationLabel, account, onLeave, ...languages }: SiteMenuProps) => (
  <>
    <MenuList aria-label={navigationLabel}>
      <ul>
        {navigation.map((item) => (
          <li key={item.id}>
            <PlainLink {...getNavLinkProps(item)} onClick={onLeave}>
              <NavLabel {...item} />
              <Icon name="chevron-right" size={20} />
            </PlainLink>
          </li>
        ))}
      </ul>
      {account?.member && (
        <>
          <ul>
            {account.member.menu.items.map(({ id, label, href }) => (
              <li key={id}>
                <PlainLink href={href} onClick={onLeave}>
                  {label}
                  <Icon name="chevron-right" size={20} />
                </PlainLink>
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            fullWidth
            onClick={() => {
              onLeave()
              account.member?.menu.signOut.onPress()
            }}
          >
            {account.member.menu.signOut.label}
          </Button>
        </>
      )}
      {account && !account.member && (
        <Button variant="secondary" href={account.href} icon="user" fullWidth onClick={onLeave}>
          {account.label}
        </Button>
      )}
    </MenuList>
    {languages.languages && languages.languages.length > 0 && (
      <MenuFoot>
        <Languages {...languages} />
      </MenuFoot>
    )}
  </>
)
