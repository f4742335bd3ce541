import type { Film } from '@foyer/contract/wire/films'
import { Button } from '@foyer/design-system/button'
import { EmptyState } from '@foyer/design-system/empty-state'
import { IconSheet } from '@foyer/design-system/icon'
import { Section } from '@foyer/design-system/layout'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { useAttributeIcon } from '../film-showtimes/showtime-props.ts'
import { FilmWall } from '../film-wall/FilmWall.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { activeFilters, cleared, queryOf, type FilmFilters } from './film-filters.ts'
import { FilmListRow } from './FilmListRow.tsx'
import { ListHead } from './ListHead.tsx'
import { listedDayQuery } from './queries.ts'
import { useFilterNames } from './use-filter-names.ts'

/** The films that were found, how many they are, and what to do when there are none. */
export const ListedFilms = observer(function ListedFilms({
  films,
  filters,
}: {
  films: readonly Film[]
  filters: FilmFilters
}) {
  const stores = useStores()
  const { formats, showtimes, today } = stores
  const { t, plural } = useText()
  const attributeIcon = useAttributeIcon()
  const { attributes = {} } = showtimes.entry(listedDayQuery(stores, filters)).value ?? {}
  // They stand beside each time of each film.
  const glyphs = Object.values(attributes).flatMap((attribute) => attributeIcon(attribute) ?? [])
  const count =
    filters.category === 'NowShowing' && filters.date !== null
      ? plural('browsing.films.count', films.length, {
          when:
            filters.date === today.businessDate()
              ? t('browsing.films.whenToday')
              : t('browsing.films.whenOn', { date: formats.longDay(filters.date) }),
        })
      : plural(
          filters.category === 'NowShowing' && films.length > 0
            ? 'browsing.films.countToday'
            : 'browsing.films.results',
          films.length,
        )
  return (
    <>
      <ListHead>
        {/* Said when it changes; there is no second, hidden place that says it. */}
        <p data-slot="count" role="status">
          {count}
        </p>
        {activeFilters(filters).length === 0 && <p data-slot="hint">{t('browsing.filter.hint')}</p>}
        <ActiveFilters filters={filters} />
      </ListHead>
      {films.length === 0 ? (
        <NoFilms filters={filters} />
      ) : filters.category === 'NowShowing' ? (
        <IconSheet names={glyphs}>
          {films.map((film) => (
            <FilmListRow key={film.id} film={film} filters={filters} />
          ))}
        </IconSheet>
      ) : (
        <FilmWall films={films} headingLevel={2} />
      )}
    </>
  )
})

const NoFilms = observer(function NoFilms({ filters }: { filters: FilmFilters }) {
  const { configuration, films, routes } = useStores()
  const { t } = useText()
  const nameOf = useFilterNames()
  const active = activeFilters(filters)
  const [only] = active
  const recommended = configuration.value.films.recommended.flatMap((id) => films.film(id) ?? [])
  const clear = (
    <Button variant="secondary" href={routes.films(queryOf(cleared(filters)))}>
      {t('browsing.films.clearAll')}
    </Button>
  )
  return (
    <>
      {active.length > 1 ? (
        <EmptyState headingLevel={2} title={t('browsing.films.noneMatch')} actions={clear} />
      ) : only ? (
        <EmptyState
          headingLevel={2}
          title={t('browsing.films.noneFor', { label: nameOf(only, filters) })}
          text={t('browsing.films.noneForText')}
          actions={clear}
        />
      ) : (
        <EmptyState headingLevel={2} title={t('browsing.films.noneTitle')} />
      )}
      {recommended.length > 0 && (
        <Section title={t('browsing.films.recommended')}>
          <FilmWall films={recommended} />
        </Section>
      )}
    </>
  )
})
