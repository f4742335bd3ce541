import { SiteHeader } from '@foyer/design-system/site-header'
import { observer } from 'mobx-react-lite'
import { usePage, useStores, useText } from '../../app/hooks.ts'
import { useSearchPanel } from '../search/use-search-panel.tsx'
import { currentLink, hrefOf, isExternal } from './content-links.ts'

export interface SiteTopProps {
  /** Opens the list of cities. */
  onChooseCity: () => void
}

/** The header of the browsing pages: logo, navigation, the chosen city. */
export const SiteTop = observer(function SiteTop({ onChooseCity }: SiteTopProps) {
  const { cinemaGroups, configuration, logo, routes } = useStores()
  const { t } = useText()
  const search = useSearchPanel()
  const { url } = usePage()
  const links = configuration.value.navigation.items.map((item) => ({ item, href: hrefOf(item, routes) }))
  const current = currentLink(
    links.map((link) => link.href),
    url,
  )
  const city = cinemaGroups.selected?.name
  return (
    <>
      <SiteHeader
        logo={{ ...logo, label: t('shared.site.homeLink'), href: configuration.chainUrl ?? routes.home() }}
        navigation={links.map(({ item, href }) => ({
          id: item.id,
          label: t(item.textKey),
          href,
          current: href === current,
          external: isExternal(href),
        }))}
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
        menu={{
          openLabel: t('shared.navigation.menu'),
          closeLabel: t('shared.navigation.closeMenu'),
          title: t('shared.navigation.menu'),
        }}
      />
      {search.panel}
    </>
  )
})
