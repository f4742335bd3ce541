import { navigationInlineItems, type NavigationBreakpoint } from '@foyer/theme-tokens/breakpoints'
import { Suspense, useState, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { lazyWithRetry } from '../../foundations/lazy/index.ts'
import { LazyDrawer } from '../../internal/drawer/LazyDrawer.tsx'
import { PlainLink } from '../../actions/link/index.ts'
import { Logo } from '../../foundations/logo/index.ts'
import { NavLabel } from './NavLabel.tsx'
import { getNavLinkProps, type NavItem } from './navigation.ts'
import type { SignedInMember } from './HeaderMember.tsx'
import { Actions, Bar, CityButton, CityRow, Nav, Root, WayOut } from './parts.tsx'

/** A native disclosure: it opens before its script has loaded, which only longer navigations need. */
const MoreMenu = lazyWithRetry(async () => (await import('./MoreMenu.tsx')).MoreMenu)
const loadMenu = async () => (await import('./SiteMenu.tsx')).SiteMenu
const SiteMenu = lazyWithRetry(loadMenu)
const HeaderMember = lazyWithRetry(async () => (await import('./HeaderMember.tsx')).HeaderMember)

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand's, for each mode, with its name and its address; `ratio` is width divided by height. */
  logo: { light: string; dark: string; label: string; href: string; ratio?: number | undefined }
  /** None if nothing should lead away from the page: then there is no menu either. */
  navigation: readonly NavItem[]
  /**
   * Maximum number of entries in the header, default 5; the rest are under `moreLabel`, or with a centred logo in the
   * menu.
   */
  maximumInline?: number | undefined
  /** Width below which a menu replaces the navigation: Mobile 768 px, Tablet 1200 (default), Desktop always. */
  menuBelow?: NavigationBreakpoint | undefined
  /** Spoken name of the navigation, e.g. "Main". */
  navigationLabel: string
  /** Label of the button with the overflow. */
  moreLabel: string
  /** The city chosen, and how to change it: a press or a link. */
  city?:
    | { label: string; accessibleName: string; onPress?: (() => void) | undefined; href?: string | undefined }
    | undefined
  /**
   * Icon links at the end, e.g. search; where there is no navigation, with their labels. A press may do more than the
   * link, which works without script.
   */
  actions?:
    | readonly {
        icon: IconName
        label: string
        href: string
        onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
      }[]
    | undefined
  /**
   * The way in for members, e.g. "Sign in", or who is in. The place keeps its width where `<html>` has
   * `data-signed-in`, so that nothing moves when the member is known.
   */
  account?: { label: string; href: string; member?: SignedInMember | undefined } | undefined
  /** Labels of the menu on narrow screens. */
  menu: { openLabel: string; closeLabel: string; title: string }
  /** At the foot of the menu, each in its own language; `tag` is its BCP 47 tag. */
  languages?: readonly { tag: string; label: string; href: string; current: boolean }[] | undefined
  /** Spoken name of the languages. */
  languagesLabel?: string | undefined
}

/**
 * The site's header: logo, navigation, city and account; on narrow screens a menu and a bar for the city. Entries that
 * do not fit are under “More” beside a logo on the left; with a centred logo there is no space for it, and the menu has
 * them. Keyboard as links, “More” as the disclosure navigation of the ARIA Authoring Practices without its arrows:
 * Space and Enter expand, Escape collapses; the menu as their modal dialog. For the pages of an order see
 * `order-header`.
 */
export function SiteHeader({
  logo,
  navigation,
  maximumInline = navigationInlineItems,
  menuBelow = 'Tablet',
  navigationLabel,
  moreLabel,
  city,
  actions = [],
  account,
  menu,
  languages,
  languagesLabel,
  ...rest
}: SiteHeaderProps) {
  const [open, setOpen] = useState(false)
  const hasNavigation = navigation.length > 0
  const isOverflowing = navigation.length > maximumInline
  const close = () => {
    setOpen(false)
  }
  const chosenCity = city && (
    <CityButton
      as={city.href === undefined ? 'button' : PlainLink}
      {...(city.href === undefined ? { type: 'button' } : { href: city.href })}
      aria-label={city.accessibleName}
      onClick={city.onPress}
    >
      <Icon name="pin" size={20} />
      {city.label}
      <Icon name="chevron-down" size={18} />
    </CityButton>
  )
  return (
    <Root data-menu-below={menuBelow} data-overflow={isOverflowing ? '' : undefined} {...rest}>
      <Bar>
        <PlainLink href={logo.href} data-slot="logo">
          <Logo {...logo} />
        </PlainLink>
        {hasNavigation && (
          <Nav aria-label={navigationLabel}>
            <ul>
              {navigation.slice(0, maximumInline).map((item) => (
                <li key={item.id}>
                  <PlainLink {...getNavLinkProps(item)}>
                    <NavLabel {...item} />
                  </PlainLink>
                </li>
              ))}
              {isOverflowing && (
                <li data-slot="more">
                  <Suspense fallback={null}>
                    <MoreMenu label={moreLabel} items={navigation.slice(maximumInline)} />
                  </Suspense>
                </li>
              )}
            </ul>
          </Nav>
        )}
        <Actions data-slot="actions">
          <span data-slot="wide">{chosenCity}</span>
          {actions.map((action) =>
            hasNavigation ? (
              <IconButton key={action.href} {...action} />
            ) : (
              <WayOut key={action.href} href={action.href} onClick={action.onClick} aria-label={action.label}>
                <Icon name={action.icon} size={20} />
                <span>{action.label}</span>
              </WayOut>
            ),
          )}
          {account && (
            <span data-slot="wide" data-account="">
              {account.member ? (
                <Suspense fallback={null}>
                  <HeaderMember signIn={account} member={account.member} hasMenu />
                </Suspense>
              ) : (
                <IconButton icon="user" label={account.label} href={account.href} />
              )}
            </span>
          )}
          {hasNavigation && (
            <span data-slot="narrow">
              <IconButton
                icon="menu"
                label={menu.openLabel}
                aria-haspopup="dialog"
                aria-expanded={open}
                onClick={() => {
                  // Beside the dialog instead of after it; a failure is reported in its place.
                  loadMenu().catch(() => undefined)
                  setOpen(true)
                }}
              />
            </span>
          )}
        </Actions>
      </Bar>
      {(city ?? account) && (
        <CityRow>
          {chosenCity}
          {account?.member && (
            <Suspense fallback={null}>
              <HeaderMember signIn={account} member={account.member} />
            </Suspense>
          )}
          {account && !account.member && (
            <PlainLink href={account.href}>
              <Icon name="user" size={20} />
              {account.label}
            </PlainLink>
          )}
        </CityRow>
      )}
      <LazyDrawer open={open} onClose={close} closeLabel={menu.closeLabel} title={menu.title} size="sm">
        <Suspense fallback={null}>
          <SiteMenu
            navigation={navigation}
            navigationLabel={navigationLabel}
            account={account}
            languages={languages}
            languagesLabel={languagesLabel}
            onLeave={close}
          />
        </Suspense>
      </LazyDrawer>
    </Root>
  )
}
