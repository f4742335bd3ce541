import type { CatalogueFilm } from '../catalogue/catalogue.ts'
import type { ContentContext } from '../content/content-context.ts'
import { daysOnSale, computeReleaseDate, getStatus } from '../schedule/lifecycle.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { addDays, businessDayStartsAt, toInstant } from '../domain/time-zone.ts'

/** A film that can be booked. Instants are epoch milliseconds. */
export interface FilmOnSale {
  readonly film: CatalogueFilm
  /** yyyy-mm-dd */
  readonly releaseDate: string
  /** When its tickets went on sale. */
  readonly onSaleSince: number
  /** Instant of its last change: when it became bookable, or opened. */
  readonly changed: number
}

/** Films that are showing or can be booked in advance, the most recently changed first. */
export function listFilmsOnSale(
  { catalogue }: Pick<ContentContext, 'catalogue'>,
  { firstDay, today }: ProgrammeSnapshot,
): FilmOnSale[] {
  const [site] = catalogue.sites.values()
  const zone = site?.ianaTimeZoneName ?? 'UTC'
  const films = [...catalogue.films.values()].flatMap((film): FilmOnSale[] => {
    const status = getStatus(film, firstDay, today)
    if (status === 'ComingSoon') return []
    const releaseDate = computeReleaseDate(film, firstDay, today)
    const onSaleSince = toInstant(zone, addDays(releaseDate, -daysOnSale), businessDayStartsAt)
    const released = toInstant(zone, releaseDate, businessDayStartsAt)
    return [{ film, releaseDate, onSaleSince, changed: status === 'NowShowing' ? released : onSaleSince }]
  })
  return films.sort(
    (a, b) => b.changed - a.changed || a.film.wire.displayPriority - b.film.wire.displayPriority,
  )
}
