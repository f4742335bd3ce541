import type { CatalogueFilm } from '../catalogue/catalogue.ts'
import type { ContentFacts } from '../omnia/content-facts.ts'
import { daysOnSale, releaseDateOn, statusOn } from '../schedule/lifecycle.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { addDays, businessDayStartsAt, instantOf } from '../schedule/zone.ts'

/** A film that can be booked. Instants are epoch milliseconds. */
export interface FilmOnSale {
  readonly film: CatalogueFilm
  /** yyyy-mm-dd */
  readonly releaseDate: string
  /** When its tickets went on sale. */
  readonly onSaleSince: number
  /** When it last became something else: bookable, then showing. */
  readonly changed: number
}

/** Films that are on or can be booked ahead, those that changed last first. */
export function whatsOn(
  { catalogue }: Pick<ContentFacts, 'catalogue'>,
  { firstDay, today }: ProgrammeSnapshot,
): FilmOnSale[] {
  const [site] = catalogue.sites.values()
  const zone = site?.ianaTimeZoneName ?? 'UTC'
  const found = [...catalogue.films.values()].flatMap((film): FilmOnSale[] => {
    const status = statusOn(film, firstDay, today)
    if (status === 'ComingSoon') return []
    const releaseDate = releaseDateOn(film, firstDay, today)
    const onSaleSince = instantOf(zone, addDays(releaseDate, -daysOnSale), businessDayStartsAt)
    const released = instantOf(zone, releaseDate, businessDayStartsAt)
    return [{ film, releaseDate, onSaleSince, changed: status === 'NowShowing' ? released : onSaleSince }]
  })
  return found.sort(
    (a, b) => b.changed - a.changed || a.film.wire.displayPriority - b.film.wire.displayPriority,
  )
}
