import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { useCityReload } from '../../features/cinema-group/use-city-reload.ts'
import { EditorialGrid } from '../../features/content-grid/EditorialGrid.tsx'
import { findCmsTexts } from '../../content/cms-page.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { FilmsFailed } from '../../features/failures/FilmsFailed.tsx'
import { readFilters } from '../../features/film-list/film-filters-url.ts'
import { FilteredFilmList } from '../../features/film-list/FilteredFilmList.tsx'
import { FilmListToolbar } from '../../features/film-list/FilmListToolbar.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { loadFilms } from './load.ts'

export const FilmsPage = observer(function FilmsPage() {
  const stores = useStores()
  const { cinemaGroups, configuration, listing } = stores
  const { t, plural } = useText()
  const { url } = usePage()
  useCityReload(loadFilms)
  const filters = readFilters(url.searchParams, configuration.value.browsing)
  const isComing = filters.category === 'ComingSoon'
  const count = isComing
    ? listing.of('ComingSoon').length
    : listing.of('NowShowing').length + listing.of('AdvanceBooking').length
  const place = cinemaGroups.selected?.name ?? t('sites.all')
  return (
    <PageBody>
      <PageHeading
        isHead
        title={findCmsTexts(stores, url.pathname, 'Films')?.pageTitle ?? t('browsing.films.title')}
        intro={
          listing.state === 'ready'
            ? plural(isComing ? 'browsing.films.introSoon' : 'browsing.films.intro', count, { place })
            : undefined
        }
      />
      <RequestedFilmsBoundary>
        {listing.state === 'failed' ? (
          <FilmsFailed />
        ) : (
          <>
            <FilmListToolbar />
            <FilteredFilmList filters={filters} />
          </>
        )}
      </RequestedFilmsBoundary>
      <EditorialGrid alias="Films" />
    </PageBody>
  )
})

/** Tries a block that has failed again with each requested address, and not once more when the page follows it. */
function RequestedFilmsBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return <BlockBoundary resetKey={pathname + search}>{children}</BlockBoundary>
}
