import { getFilmColorsStore } from '../../stores/films/film-colors.ts'
import { getFilmAvailability } from '../../stores/films/film-availability.ts'
import type { PageModule } from '../../context/page-module.ts'
import { getContentPagesStore } from '../../stores/content/content-pages.ts'
import { getChosenDay } from '../../film/showtimes/day-strip.ts'
import { ensureNextTimes } from '../../film/showtimes/ensure-next-times.ts'
import { createFilmDatesQuery, createFilmDayQuery, getRequestedDay } from '../../film/showtimes/queries.ts'

/** The film, what an editor adds to it, when it is on, and the showtimes of the day that the address asks for. */
export const loadFilm: NonNullable<PageModule['load']> = async (stores, page) => {
  const filmId = page.params.filmId ?? ''
  const datesQuery = createFilmDatesQuery(stores, filmId)
  const showtimes = async () => {
    await stores.screeningDates.for(datesQuery).ensure()
    const date = getChosenDay({
      today: stores.today.businessDate(),
      dates: stores.screeningDates.getDates(datesQuery),
      requested: getRequestedDay(page),
    })
    await Promise.all([
      date === undefined ? undefined : stores.showtimes.ensure(createFilmDayQuery(stores, filmId, date)),
      ensureNextTimes(stores, filmId),
    ])
  }
  await Promise.all([
    getContentPagesStore(stores).ensure(page.url.pathname),
    stores.films.ensureFilm(filmId).then(() => getFilmColorsStore(stores).ensure(stores.films.film(filmId))),
    getFilmAvailability(stores, filmId).ensure(),
    stores.sites.ensure(),
    showtimes(),
  ])
}
