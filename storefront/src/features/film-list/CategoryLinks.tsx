import { TabLinks } from '@foyer/design-system/navigation/tab-links'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { toFilterQuery, type FilmFilters } from './film-filters-url.ts'

/** When films are on, as links: each category is an address of its own. */
export const CategoryLinks = observer(function CategoryLinks({ filters }: { filters: FilmFilters }) {
  const { configuration, routes } = useStores()
  const { t } = useText()
  return (
    <TabLinks
      label={t('browsing.category.label')}
      current={filters.category}
      links={configuration.value.films.categories.map((category) => ({
        id: category,
        label: t(`browsing.category.${category}`),
        href: routes.films(
          toFilterQuery({
            ...filters,
            category,
            date: null,
            // What has no showtimes yet is neither in a cinema nor on a screen.
            ...(category === 'ComingSoon' && { cinemas: [], attribute: null }),
          }),
        ),
      }))}
    />
  )
})
