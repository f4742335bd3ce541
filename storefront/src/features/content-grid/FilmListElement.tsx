import { Button } from '@foyer/design-system/button'
import { EmptyState } from '@foyer/design-system/empty-state'
import { FailureState } from '@foyer/design-system/failure-state'
import { Section } from '@foyer/design-system/layout'
import { PosterWallSkeleton, Skeleton } from '@foyer/design-system/skeleton'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePage, useStores, useText } from '../../app/hooks.ts'
import { FilmWall } from '../film-wall/FilmWall.tsx'
import {
  meets,
  queryWith,
  selectionIn,
  type FilmListData,
  type FilmListSelection,
} from './film-list-filters.ts'
import { listedFilms } from './listed-films.ts'
import { useFilterSections, type FilmListSection } from './use-filter-sections.ts'

/** Only a list that asks something fetches what it asks with. */
const FilmListFilters = lazy(() =>
  import('./FilmListFilters.tsx').then((module) => ({ default: module.FilmListFilters })),
)

const Root = styled('div', { name: 'FoyerFilmList', slot: 'Root' })({ display: 'grid', gap: 24 })

const skeletonPosters = { Grid: 17, Carousel: 7 }

/** The films that an editor chose, or that a category, an attribute, an event or a genre leaves. */
export const FilmListElement = observer(function FilmListElement({ element }: { element: FilmListData }) {
  const { listing } = useStores()
  const { t } = useText()
  const { heading, mode, maximumFilms } = element
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
      <PosterWallSkeleton
        count={Math.min(skeletonPosters[mode], maximumFilms ?? Infinity)}
        label={t('browsing.films.loading')}
      />
    ) : (
      <Films element={element} />
    )
  return heading === null ? content : <Section title={heading}>{content}</Section>
})

/** The films that meet the filters of the address, under the questions that choose them. */
const Films = observer(function Films({ element }: { element: FilmListData }) {
  const { listing, availability } = useStores()
  const { url } = usePage()
  const navigate = useNavigate()
  const facts = {
    categoriesOf: (id: string) => availability.of(id)?.categories ?? [],
    attributesOf: (id: string) => availability.attributes(id).map((attribute) => attribute.id),
  }
  const all = listedFilms(element, { all: listing.all, ...facts })
  const sections = useFilterSections(element, all, facts)
  const selection = knownOf(selectionIn(url.searchParams, element), sections)
  const films = all
    .filter((film) => meets(film, selection, facts))
    .slice(0, element.maximumFilms ?? undefined)
  const choose = (next: FilmListSelection) => {
    const query = queryWith(url.searchParams, element, next).toString()
    void navigate(
      { pathname: url.pathname, search: query, hash: url.hash },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <Root>
      {sections.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <FilmListFilters sections={sections} selected={selection} count={films.length} onChange={choose} />
        </Suspense>
      )}
      {films.length > 0 ? (
        <FilmWall films={films} headingLevel={3} />
      ) : (
        <NoFilms
          labels={sections.flatMap(({ id, options }) =>
            options.flatMap(({ value, label }) => (selection[id]?.includes(value) ? [label] : [])),
          )}
          onClear={() => choose({})}
        />
      )}
    </Root>
  )
})

/** Of what an address says, what is offered: nobody could take the rest back. */
function knownOf(selection: FilmListSelection, sections: readonly FilmListSection[]): FilmListSelection {
  return Object.fromEntries(
    sections.map(({ id, options }) => [
      id,
      selection[id]?.filter((value) => options.some((option) => option.value === value)) ?? [],
    ]),
  )
}

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
