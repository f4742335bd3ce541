import type { Film } from '@foyer/contract/wire/films'
import { FilmList } from '@foyer/design-system/film-list'
import { IconSheet } from '@foyer/design-system/icon'
import { Section } from '@foyer/design-system/layout'
import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { useStores, useText } from '../../app/hooks.ts'
import { useAttributeIcon } from '../film-showtimes/showtime-props.ts'
import { FilmCard } from '../film-wall/FilmCard.tsx'
import { FilmWall } from '../film-wall/FilmWall.tsx'
import { useFilmListWords } from '../film-wall/use-film-list-words.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { activeFilters, cleared, queryOf, type FilmFilters } from './film-filters.ts'
import { FilmListRow } from './FilmListRow.tsx'
import type * as FoundFilms from './found-films.ts'
import { ListHead } from './ListHead.tsx'
import { listedDayQuery } from './queries.ts'
import { useFilterNames } from './use-filter-names.ts'
import { useFirstFilms } from './use-first-films.tsx'

let finding: Promise<typeof FoundFilms> | undefined
/** Only a list that words are asked of fetches what it finds them with. */
const findingWords = () => (finding ??= import('./found-films.ts'))

interface ListedFilmsProps {
  /** Those that meet the other filters than the words. */
  films: readonly Film[]
  filters: FilmFilters
}

/**
 * The films that were found, how many they are, and what to do when there are none. The same with words and without: who
 * takes the words back by their tag stays among the tags. Suspends until words can be looked for.
 */
export const ListedFilms = observer(function ListedFilms({ films: all, filters }: ListedFilmsProps) {
  const stores = useStores()
  const { formats, routes, showtimes, today } = stores
  const { t, plural, text } = useText()
  const films = filters.words ? use(findingWords()).foundFilms(all, filters.words, { stores, text }) : all
  const attributeIcon = useAttributeIcon()
  const nameOf = useFilterNames()
  const active = activeFilters(filters)
  const isProgramme = filters.category === 'NowShowing'
  const words = useFilmListWords({
    labels: active.map((name) => nameOf(name, filters)),
    clear: active.length > 0 ? { href: routes.films(queryOf(cleared(filters))) } : undefined,
  })
  const { attributes = {} } = showtimes.entry(listedDayQuery(stores, filters)).value ?? {}
  // They stand beside each time of each film.
  const glyphs = Object.values(attributes).flatMap((attribute) => attributeIcon(attribute) ?? [])
  const count =
    isProgramme && filters.date !== null
      ? plural('browsing.films.count', films.length, {
          when:
            filters.date === today.businessDate()
              ? t('browsing.films.whenToday')
              : t('browsing.films.whenOn', { date: formats.longDay(filters.date) }),
        })
      : plural(
          isProgramme && films.length > 0 ? 'browsing.films.countToday' : 'browsing.films.results',
          films.length,
        )
  const { shown, more } = useFirstFilms(films, filters)
  const list = (
    <FilmList
      label={t('browsing.films.title')}
      mode={isProgramme ? 'Rows' : 'Grid'}
      headingLevel={2}
      {...words}
    >
      {shown.map((film) =>
        isProgramme ? (
          <FilmListRow key={film.id} film={film} filters={filters} />
        ) : (
          <FilmCard key={film.id} film={film} headingLevel={2} />
        ),
      )}
    </FilmList>
  )
  return (
    <>
      <ListHead>
        {/* Said when it changes; there is no second, hidden place that says it. */}
        <p data-slot="count" role="status">
          {count}
        </p>
        {active.length === 0 && <p data-slot="hint">{t('browsing.filter.hint')}</p>}
        <ActiveFilters filters={filters} />
      </ListHead>
      {isProgramme ? <IconSheet names={glyphs}>{list}</IconSheet> : list}
      {more}
      {films.length === 0 && <Recommended />}
    </>
  )
})

/** Where nothing is left, what the house would see. */
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
