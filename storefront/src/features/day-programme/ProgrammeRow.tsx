import type { Film } from '@foyer/contract/wire/films'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { FilmRow } from '@foyer/design-system/film-row'
import { ShowtimeRow } from '@foyer/design-system/showtime-list'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import type { DayOfShowtimes } from '../../stores/showtimes.ts'
import { filmPicture } from '../film-details/film-pictures.ts'
import { known, useFilmWords, type FilmSources } from '../film-details/use-film-words.ts'
import { byStart } from '../film-showtimes/group-showtimes.ts'
import { useShowtimeProps } from '../film-showtimes/showtime-props.ts'

export interface ProgrammeRowProps {
  film: Film
  /** The cinema's films and what can be booked of them. */
  sources: FilmSources
  href: string
  /** The film's own of the day. */
  showtimes: readonly Showtime[]
  day: DayOfShowtimes
}

/** A film of a cinema's day with all its times there. */
export const ProgrammeRow = observer(function ProgrammeRow({
  film,
  sources,
  href,
  showtimes,
  day,
}: ProgrammeRowProps) {
  const { routes } = useStores()
  const { text } = useText()
  const words = useFilmWords(sources)
  const showtimeProps = useShowtimeProps()
  const title = words.title(film)
  return (
    <FilmRow
      headingLevel={3}
      title={title}
      href={href}
      poster={filmPicture(film, 'FilmPosterGraphic', routes)}
      posterAlt=""
      rating={words.rating(film)}
      tag={words.tag(film)}
      facts={known(words.runtime(film), words.genre(film))}
      synopsis={text(film.shortSynopsis) || undefined}
    >
      <ShowtimeRow
        label={title}
        showtimes={[...showtimes].sort(byStart).map((showtime) => showtimeProps(showtime, day))}
      />
    </FilmRow>
  )
})
