import type { Film } from '@foyer/contract/wire/films'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import type { DayOfShowtimes, ShowtimesQuery } from '../../stores/films/showtimes.ts'
import { listShapes } from '../../film/list-shapes.tsx'
import { getFilmPicture } from '../../film/film-pictures.ts'
import { sharePicture } from '../../film/share-picture.ts'
import { filterKnown, useFilmLabels, type FilmSources } from '../../film/use-film-labels.ts'
import { compareByStart } from '../../film/showtimes/group-showtimes.ts'
import { getFollowingTimes } from '../../film/showtimes/following-day.ts'
import { useShowtimeProps } from '../../film/showtimes/showtime-props.ts'
import { useFollowingProps } from '../../film/showtimes/use-following-props.ts'
import { useWatchlistMark } from '../../film/watchlist/use-watchlist-mark.ts'

export interface ProgrammeRowProps {
  film: Film
  /** The cinema's films and what can be booked of them. */
  sources: FilmSources
  href: string
  /** The film's own of the day. */
  showtimes: readonly Showtime[]
  day: DayOfShowtimes
  /** Of that day. */
  query: ShowtimesQuery
}

/** A film of a cinema's day with all its times there, and the next day's first where few are left. */
export const ProgrammeRow = observer(function ProgrammeRow({
  film,
  sources,
  href,
  showtimes,
  day,
  query,
}: ProgrammeRowProps) {
  const stores = useStores()
  const { configuration, routes } = stores
  const { Entry, Times } = listShapes[configuration.value.shapes.filmList]
  const { text } = useText()
  const labels = useFilmLabels(sources)
  const showtimeProps = useShowtimeProps()
  const followingProps = useFollowingProps()
  const getMark = useWatchlistMark()
  const title = labels.title(film)
  const after = getFollowingTimes(stores, query, { filmId: film.id, left: showtimes.length })
  return (
    <Entry
      headingLevel={3}
      title={title}
      href={href}
      poster={sharePicture(getFilmPicture(film, 'FilmPosterGraphic', routes), film)}
      posterAlt=""
      rating={labels.rating(film)}
      tag={labels.tag(film)}
      details={filterKnown(labels.runtime(film), labels.genre(film))}
      watchlist={getMark(film)}
      synopsis={text(film.shortSynopsis) || undefined}
    >
      <Times
        label={title}
        showtimes={[
          ...[...showtimes].sort(compareByStart).map((showtime) => showtimeProps(showtime, day)),
          ...(after?.showtimes.map((showtime) => followingProps(showtime, after)) ?? []),
        ]}
      />
    </Entry>
  )
})
