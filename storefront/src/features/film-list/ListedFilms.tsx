import { FilmList } from '@foyer/design-system/films/film-list'
import { IconSprite } from '@foyer/design-system/foundations/icon'
import { Section } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { useAttributeIcon } from '../../film/showtimes/showtime-props.ts'
import { FilmCard } from '../../film/FilmCard.tsx'
import { FilmWall } from '../../film/FilmWall.tsx'
import { listShapes } from '../../film/list-shapes.tsx'
import { useFilmListLabels } from '../../film/use-film-list-labels.ts'
import { getActiveFilters, clearFilters, toFilterQuery, type FilmFilters } from './film-filters-url.ts'
import { DropFilter } from './DropFilter.tsx'
import { FilmListRow } from './FilmListRow.tsx'
import { getListedDayQuery } from './queries.ts'
import { useFilterNames } from './use-filter-names.ts'
import { useFirstFilms } from './use-first-films.tsx'
import { useFoundFilms } from './use-found-films.ts'

/** The films that were found, and what to do when there are none. Suspends until queries can be answered. */
export const ListedFilms = observer(function ListedFilms({ filters }: { filters: FilmFilters }) {
  const stores = useStores()
  const { configuration, routes, showtimes } = stores
  const { t } = useText()
  const films = useFoundFilms(filters) ?? []
  const attributeIcon = useAttributeIcon()
  const getName = useFilterNames()
  const active = getActiveFilters(filters)
  const isProgramme = filters.category === 'NowShowing'
  const labels = useFilmListLabels({
    labels: active.map((name) => getName(name, filters)),
    clear: active.length > 0 ? { href: routes.films(toFilterQuery(clearFilters(filters))) } : undefined,
  })
  // One filter is taken away by clearing all.
  const drops =
    active.length > 1 &&
    active.map((name) => (
      <DropFilter
        key={name}
        label={getName(name, filters)}
        rest={{ ...filters, [name]: clearFilters(filters)[name] }}
      />
    ))
  const { attributes = {} } = showtimes.entry(getListedDayQuery(stores, filters)).value ?? {}
  // They stand beside each time of each film.
  const glyphs = Object.values(attributes).flatMap((attribute) => attributeIcon(attribute) ?? [])
  const { shown, more } = useFirstFilms(films, filters)
  const list = (
    <FilmList
      label={t('browsing.films.title')}
      mode={isProgramme ? listShapes[configuration.value.shapes.filmList].mode : 'Grid'}
      headingLevel={2}
      {...labels}
      empty={{ ...labels.empty, drops }}
    >
      {shown.map((film) =>
        isProgramme ? (
          <FilmListRow key={film.id} film={film} filters={filters} />
        ) : (
          <FilmCard
            key={film.id}
            film={film}
            headingLevel={2}
            listedAs={filters.category === 'ComingSoon' ? 'ComingSoon' : undefined}
            travels
          />
        ),
      )}
    </FilmList>
  )
  return (
    <>
      {isProgramme ? <IconSprite names={glyphs}>{list}</IconSprite> : list}
      {more}
      {films.length === 0 && <Recommended />}
    </>
  )
})

/** Where nothing is left, what the chain recommends. */
const Recommended = observer(function Recommended() {
  const { configuration, films } = useStores()
  const { t } = useText()
  const recommended = configuration.value.films.recommended.flatMap((id) => films.film(id) ?? [])
  if (recommended.length === 0) return null
  return (
    <Section title={t('browsing.films.recommended')}>
      <FilmWall films={recommended} />
    </Section>
  )
})
