import { Section } from '@foyer/design-system/foundations/layout'
import { Link } from '@foyer/design-system/actions/link'
import { ProgrammeColumns } from '@foyer/design-system/films/programme-columns'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { compareByStart } from '../../film/showtimes/group-showtimes.ts'
import { getSaleState } from '../../film/showtimes/showtime-state.ts'
import { createTodaysQuery } from '../../film/use-todays-times.ts'
import { useWatchlistMark } from '../../film/watchlist/use-watchlist-mark.ts'

/** Showtimes of a site that the page gives. */
const entriesShown = 6

/** What is still to come today at each site of the chosen cinema group, where a brand's home page has such a programme. */
export const TodaysProgramme = observer(function TodaysProgramme() {
  const stores = useStores()
  const { cinemaGroups, configuration, films, formats, routes, sites, today } = stores
  const { t, text } = useText()
  const getMark = useWatchlistMark()
  const { programme } = configuration.value.home
  const query = createTodaysQuery(stores)
  const listed = query && stores.showtimes.whole(query)
  if (!programme || !listed) return null
  const toCome = [...listed.showtimes]
    .sort(compareByStart)
    .filter((showtime) => !['soldOut', 'started'].includes(getSaleState(showtime, today.now, 0)))
  const getFilmMark = (filmId: string) => {
    const film = films.film(filmId)
    return film && getMark(film)
  }
  return (
    <Section
      title={t(programme.headingKey)}
      note={formats.longDay(today.businessDate())}
      action={
        <Link href={routes.films({})} arrow>
          {t(programme.linkKey)}
        </Link>
      }
    >
      <ProgrammeColumns
        emptyText={t(programme.emptyKey)}
        columns={cinemaGroups.siteIds
          .flatMap((siteId) => sites.site(siteId) ?? [])
          .map((site) => ({
            id: site.id,
            title: text(site.name),
            entries: toCome
              .filter((showtime) => showtime.siteId === site.id && films.film(showtime.filmId))
              .slice(0, entriesShown)
              .map((showtime, index, shown) => ({
                id: showtime.id,
                href: routes.showtime(showtime),
                time: formats.time(showtime.schedule.startsAt),
                title: text(films.film(showtime.filmId)?.title),
                place: text(listed.screens[showtime.screenId]?.name) || undefined,
                // Once for each film: the others are times of the same one.
                watchlist:
                  shown.findIndex(({ filmId }) => filmId === showtime.filmId) === index
                    ? getFilmMark(showtime.filmId)
                    : undefined,
              })),
          }))}
      />
    </Section>
  )
})
