import { filmAvailabilityOf } from '../../app/film-availability.ts'
import type { PageModule } from '../../app/page-module.ts'
import { writtenPagesOf } from '../../app/written-pages.ts'
import { chosenDay } from '../../features/film-showtimes/day-strip.ts'
import { filmDatesQuery, filmDayQuery, requestedDay } from '../../features/film-showtimes/queries.ts'

/** The film, what an editor adds to it, when it is on, and the showtimes of the day that the address asks for. */
export const loadFilm: NonNullable<PageModule['load']> = async (stores, page) => {
  const filmId = page.params.filmId ?? ''
  const datesQuery = filmDatesQuery(stores, filmId)
  const showtimes = async () => {
    await stores.screeningDates.for(datesQuery).ensure()
    const date = chosenDay({
      today: stores.today.businessDate(),
      dates: stores.screeningDates.datesOf(datesQuery),
      requested: requestedDay(page),
    })
    if (date !== undefined) await stores.showtimes.ensure(filmDayQuery(stores, filmId, date))
  }
  await Promise.all([
    writtenPagesOf(stores).ensure(page.url.pathname),
    stores.films.ensureFilm(filmId),
    filmAvailabilityOf(stores, filmId).ensure(),
    stores.sites.ensure(),
    showtimes(),
  ])
}
