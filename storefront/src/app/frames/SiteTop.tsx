import { SiteHeader } from '@foyer/design-system/navigation/site-header'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { useSearchPanel } from '../../features/search/use-search-panel.tsx'
import { findCurrentLink, getNavigationItems } from '../../page/content-links.ts'
import { rememberLanguage } from './remember-language.ts'
import { useHeaderAccount } from './use-header-account.ts'

export interface SiteTopProps {
  /** Opens the list of cities. */
  onChooseCity: () => void
}

/** The header of the browsing pages: logo, navigation, the chosen city, the account. */
export const SiteTop = observer(function SiteTop({ onChooseCity }: SiteTopProps) {
  const stores = useStores()
  const { cinemaGroups, configuration, languages, logo, routes } = stores
  const { t } = useText()
  const search = useSearchPanel()
  const { url } = usePage()
  const { hash } = useLocation()
  const account = useHeaderAccount()
  const links = getNavigationItems(configuration.value.navigation.items, stores, t)
  const current = findCurrentLink(
    links.map((link) => link.href),
    url,
  )
  const city = cinemaGroups.selected?.name
  return (
    <>
      <SiteHeader
        onClickCapture={(event) => rememberLanguage(stores, event)}
        logo={{ ...logo, label: t('shared.site.homeLink'), href: configuration.chainUrl ?? routes.home() }}
        navigation={links.map((link) => ({ ...link, current: link.href === current }))}
        maximumInline={configuration.value.navigation.maximumInline}
        menuBelow={configuration.value.navigation.menuBelow}
        navigationLabel={t('shared.navigation.label')}
        moreLabel={t('shared.navigation.more')}
        city={
          cinemaGroups.groups.length
            ? {
                label: city ?? t('sites.selector.choose'),
                accessibleName: city ? t('sites.selector.label', { city }) : t('sites.selector.choose'),
                onPress: onChooseCity,
              }
            : undefined
        }
        actions={[
          { icon: 'search', label: t('browsing.search.title'), href: routes.search(), onClick: search.open },
        ]}
        account={account}
        menu={{
          openLabel: t('shared.navigation.menu'),
          closeLabel: t('shared.navigation.closeMenu'),
          title: t('shared.navigation.menu'),
        }}
        languages={languages.links(url, hash)}
        languagesLabel={t('shared.language.label')}
      />
      {search.panel}
    </>
  )
})
