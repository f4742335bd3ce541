import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { FilmList } from '@foyer/design-system/films/film-list'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Section } from '@foyer/design-system/foundations/layout'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHydrated, usePage, useStores, useText } from '../../context/hooks.ts'
import { getFilmsLeft, getSelected, type FilterValues } from '../../stores/filters/filter.ts'
import { FilmCard } from '../../film/FilmCard.tsx'
import { useFilmListLabels } from '../../film/use-film-list-labels.ts'
import { replaceSelection, type FilmListData } from './film-list-filters.ts'
import { getShownSections } from './filter-sections.ts'
import { addSponsored } from './listed-films.ts'
import { useListFilter } from './use-list-filter.ts'

/** Only a list that asks something fetches what it asks with. */
const FilmListFilters = lazyWithRetry(async () => (await import('./FilmListFilters.tsx')).FilmListFilters)

/** What is paid for by personalisation comes after the page: the server does not ask it. */
const SponsoredFilms = lazyWithRetry(async () => (await import('./SponsoredFilms.tsx')).SponsoredFilms)

const nothing = () => null

/** How long a step takes in the content's rows, as the carousel's library measures it: the calmest of 20 to 60. */
const contentDuration = 60

const listStates = { pending: 'loading', failed: 'failure', ready: 'success' } as const

/** Names a list by its settings, so that two on a page have different names. */
const getFilmListId = ({ mode, id, maximumFilms }: FilmListData) =>
  `film-list-${mode}-${id}-${maximumFilms ?? 'unlimited'}`

/** The films that an editor chose, or that a category, an attribute, an event or a genre leaves. */
export const FilmListElement = observer(function FilmListElement({ element }: { element: FilmListData }) {
  const isHydrated = useHydrated()
  const [sponsoredIds, setSponsoredIds] = useState('')
  const list = (
    <>
      <Films element={sponsoredIds === '' ? element : addSponsored(element, sponsoredIds.split(' '))} />
      {isHydrated && (
        <ErrorBoundary fallback={nothing}>
          <Suspense fallback={null}>
            <SponsoredFilms componentId={element.id} onNamed={setSponsoredIds} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
  return element.heading === null ? list : <Section title={element.heading}>{list}</Section>
})

/** The films that meet the filters of the address, under the questions that choose them. */
const Films = observer(function Films({ element }: { element: FilmListData }) {
  const { availability, listing } = useStores()
  const { t, text } = useText()
  const { url } = usePage()
  const navigate = useNavigate()
  const { filter, getLabel, choose: select } = useListFilter(element)
  const state = listStates[listing.state]
  const sections = filter ? getShownSections(filter, getLabel, t) : []
  const selection = filter ? getSelected(filter) : {}
  const films = filter ? getFilmsLeft(filter).slice(0, element.maximumFilms ?? undefined) : []
  const choose = (next: FilterValues) => {
    select(next)
    const query = replaceSelection(url.searchParams, element, next).toString()
    void navigate(
      { pathname: url.pathname, search: query, hash: url.hash },
      { replace: true, preventScrollReset: true },
    )
  }
  const chosen = sections.flatMap(({ id, options }) =>
    options.flatMap(({ value, label }) => (selection[id]?.includes(value) ? [label] : [])),
  )
  const labels = useFilmListLabels({
    labels: chosen,
    clear: chosen.length > 1 ? { onPress: () => choose({}) } : undefined,
  })
  // For a moment only: the list is loaded, or its place would be taken by posters that stand for it.
  if (state === 'success' && !filter) return null
  const attributes = availability.network.value?.relatedData.attributes
  const name =
    element.heading ??
    (text(attributes?.find(({ id }) => id === element.attributeId)?.name) || t('browsing.films.title'))
  const sponsored = element.films.flatMap((film) => (film.sponsored ? [film.filmId] : []))
  return (
    <FilmList
      id={getFilmListId(element)}
      label={name}
      mode={element.mode}
      state={state}
      {...labels}
      skeleton={element.skeleton}
      maximum={element.maximumFilms ?? undefined}
      filter={
        sections.length > 0 ? (
          <Suspense fallback={<Skeleton shape="block" />}>
            <FilmListFilters
              sections={sections}
              selected={selection}
              count={films.length}
              onChange={choose}
            />
          </Suspense>
        ) : undefined
      }
      carousel={{
        duration: contentDuration,
        labels: {
          previous: t('browsing.row.previous'),
          next: t('browsing.row.next'),
          stop: (position, count) => t('browsing.row.stop', { position, count }),
          pause: t('browsing.hero.pause'),
          play: t('browsing.hero.play'),
        },
      }}
    >
      {films.map((film) => (
        <FilmCard key={film.id} film={film} sponsored={sponsored.includes(film.id)} headingLevel={3} />
      ))}
    </FilmList>
  )
})
