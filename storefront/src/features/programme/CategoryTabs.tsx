import { HeadingTabs } from '@foyer/design-system/navigation/heading-tabs'
import { Section } from '@foyer/design-system/foundations/layout'
import { PosterWallSkeleton } from '@foyer/design-system/feedback/skeleton'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { observer } from 'mobx-react-lite'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { FilmWall } from '../../film/FilmWall.tsx'

/** The programme under three headings: what is on, what comes, what can be booked ahead. */
export const CategoryTabs = observer(function CategoryTabs() {
  const { configuration, listing, routes } = useStores()
  const { t } = useText()
  const { url } = usePage()
  const { tabs, posterWall } = configuration.value.home
  const lead = posterWall.lead && {
    filmId: posterWall.lead.film,
    tag: t(posterWall.lead.tagKey),
    isLarge: posterWall.lead.size === 'Large',
  }

  if (listing.state === 'pending')
    return (
      <Section>
        <PosterWallSkeleton count={posterWall.maximumFilms} label={t('browsing.films.loading')} />
      </Section>
    )
  return (
    <Section>
      <HeadingTabs
        label={t('browsing.category.label')}
        defaultSelected={tabs.find((category) => category === url.searchParams.get('category'))}
        tabs={tabs.map((category) => {
          const films = listing.of(category)
          return {
            id: category,
            label: t(`browsing.category.${category}`),
            count: films.length,
            href: routes.home(category === tabs[0] ? {} : { category }),
            panel: films.length ? (
              <FilmWall
                films={films}
                lead={lead}
                maximum={posterWall.maximumFilms}
                columns={posterWall.columns}
                listedAs={category === 'ComingSoon' ? 'ComingSoon' : undefined}
              />
            ) : (
              <EmptyState
                headingLevel={3}
                title={t('browsing.films.noneFor', { label: t(`browsing.category.${category}`) })}
                text={t('browsing.films.noneForText')}
              />
            ),
          }
        })}
      />
    </Section>
  )
})
