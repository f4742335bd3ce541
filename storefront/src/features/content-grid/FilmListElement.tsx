import { Button } from '@foyer/design-system/button'
import { EmptyState } from '@foyer/design-system/empty-state'
import { ErrorBoundary } from '@foyer/design-system/error-boundary'
import { FailureState } from '@foyer/design-system/failure-state'
import { Section } from '@foyer/design-system/layout'
import { PosterWallSkeleton, Skeleton } from '@foyer/design-system/skeleton'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHydrated, usePage, useStores, useText } from '../../app/hooks.ts'
import { FilmWall } from '../film-wall/FilmWall.tsx'
import { filmsLeft, selectedIn, type FilterValues } from '../../stores/filter.ts'
import { queryWith, type FilmListData } from './film-list-filters.ts'
import { askedSections } from './filter-sections.ts'
import { withSponsored } from './listed-films.ts'
import { useListFilter } from './use-list-filter.ts'

/** Only a list that asks something fetches what it asks with. */
const FilmListFilters = lazy(() =>
  import('./FilmListFilters.tsx').then((module) => ({ default: module.FilmListFilters })),
)

/** So does only one whose films stand in a row. */
const FilmRow = lazy(() => import('./FilmRow.tsx').then((module) => ({ default: module.FilmRow })))

/** What is paid for by personalisation comes after the page: the server does not ask it. */
const SponsoredFilms = lazy(async () => ({ default: (await import('./SponsoredFilms.tsx')).SponsoredFilms }))

const nothing = () => null

const Root = styled('div', { name: 'FoyerFilmListElement', slot: 'Root' })({
  display: 'grid',
  gap: 24,
  '& > *': { minInlineSize: 0 },
  // One row stands for a row: what does not fit would be out of sight in it too.
  '&[data-mode=Carousel] > [data-slot=waiting]': {
    gridTemplateColumns: 'repeat(7, 194px)',
    overflow: 'hidden',
  },
})

const skeletonPosters = { Grid: 17, Carousel: 7 }

/** Names a list by what it is asked to show, so that two on a page are told apart. */
const filmListId = ({ mode, id, maximumFilms }: FilmListData) =>
  `film-list-${mode}-${id}-${maximumFilms ?? 'unlimited'}`

/** The films that an editor chose, or that a category, an attribute, an event or a genre leaves. */
export const FilmListElement = observer(function FilmListElement({ element }: { element: FilmListData }) {
  const { listing } = useStores()
  const { t } = useText()
  const isHydrated = useHydrated()
  const [sponsoredIds, setSponsoredIds] = useState('')
  const content =
    listing.state === 'failed' ? (
      <FailureState
        headingLevel={3}
        title={t('browsing.films.failedTitle')}
        text={t('browsing.films.failed')}
        retryLabel={t('shared.action.tryAgain')}
        onRetry={() => void listing.retry()}
      />
    ) : listing.state === 'pending' ? (
      <Waiting element={element} />
    ) : (
      <Films element={sponsoredIds === '' ? element : withSponsored(element, sponsoredIds.split(' '))} />
    )
  const list = (
    <Root id={filmListId(element)} data-mode={element.mode}>
      {content}
      {isHydrated && (
        <ErrorBoundary fallback={nothing}>
          <Suspense fallback={null}>
            <SponsoredFilms componentId={element.id} onNamed={setSponsoredIds} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Root>
  )
  return element.heading === null ? list : <Section title={element.heading}>{list}</Section>
})

/** Posters stand for the films that are on their way, or a word where an editor wants none. */
function Waiting({ element: { mode, maximumFilms, skeleton } }: { element: FilmListData }) {
  const { t } = useText()
  if (skeleton === false) return <p role="status">{t('browsing.films.loading')}</p>
  return (
    <PosterWallSkeleton
      data-slot="waiting"
      count={Math.min(skeletonPosters[mode], maximumFilms ?? Infinity)}
      label={t('browsing.films.loading')}
    />
  )
}

/** The films that meet the filters of the address, under the questions that choose them. */
const Films = observer(function Films({ element }: { element: FilmListData }) {
  const { availability } = useStores()
  const { t, text } = useText()
  const { url } = usePage()
  const navigate = useNavigate()
  const { filter, labelOf, choose: select } = useListFilter(element)
  // For a moment only: the list is loaded, or its place would be taken by posters that stand for it.
  if (!filter) return null
  const sections = askedSections(filter, labelOf, t)
  const selection = selectedIn(filter)
  const films = filmsLeft(filter).slice(0, element.maximumFilms ?? undefined)
  const attributes = availability.network.value?.relatedData.attributes
  const rowName =
    element.heading ??
    (text(attributes?.find(({ id }) => id === element.attributeId)?.name) || t('browsing.films.title'))
  const choose = (next: FilterValues) => {
    select(next)
    const query = queryWith(url.searchParams, element, next).toString()
    void navigate(
      { pathname: url.pathname, search: query, hash: url.hash },
      { replace: true, preventScrollReset: true },
    )
  }
  const sponsored = element.films.flatMap((film) => (film.sponsored ? [film.filmId] : []))
  return (
    <>
      {sections.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <FilmListFilters sections={sections} selected={selection} count={films.length} onChange={choose} />
        </Suspense>
      )}
      {films.length === 0 ? (
        <NoFilms
          labels={sections.flatMap(({ id, options }) =>
            options.flatMap(({ value, label }) => (selection[id]?.includes(value) ? [label] : [])),
          )}
          onClear={() => choose({})}
        />
      ) : element.mode === 'Carousel' ? (
        <Suspense fallback={<Waiting element={element} />}>
          <FilmRow films={films} label={rowName} sponsored={sponsored} />
        </Suspense>
      ) : (
        <FilmWall films={films} sponsored={sponsored} headingLevel={3} />
      )}
    </>
  )
})

/** Why there are none: by the labels of what is chosen. */
function NoFilms({ labels, onClear }: { labels: readonly string[]; onClear: () => void }) {
  const { t } = useText()
  const [only] = labels
  if (only === undefined) return <EmptyState headingLevel={3} title={t('browsing.films.noneTitle')} />
  if (labels.length === 1)
    return (
      <EmptyState
        headingLevel={3}
        title={t('browsing.films.noneFor', { label: only })}
        text={t('browsing.films.noneForText')}
      />
    )
  return (
    <EmptyState
      headingLevel={3}
      title={t('browsing.films.noneMatch')}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('browsing.films.clearAll')}
        </Button>
      }
    />
  )
}
