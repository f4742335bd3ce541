import type {
  FilmAvailabilitiesResponse,
  FilmAvailability,
  FilmRelatedData,
  FilmsResponse,
} from '@foyer/contract/wire/films'
import type { Catalogue, CatalogueFilm } from '../catalogue/catalogue.ts'
import { findEarlyBookingReward, getBookingPeriods } from '../schedule/advance-booking.ts'
import { computeReleaseDate, getStatus } from '../schedule/lifecycle.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { isOnSale, type Showtime } from '../domain/showtime.ts'
import { getBusinessDate } from '../domain/time-zone.ts'
import { toFilm, pickById, getScheduledEvent } from '../schedule/related-data.ts'

/** Scope of an answer: one cinema, or (null) the whole network, whose date is that of the chain's first time zone. */
export interface FilmScope {
  readonly catalogue: Catalogue
  readonly snapshot: ProgrammeSnapshot
  readonly siteId: string | null
  readonly now: number
}

/** Films that are showing, bookable or announced, in order of display. */
export function listFilms(scope: FilmScope): CatalogueFilm[] {
  const { catalogue, siteId } = scope
  const films = [...catalogue.films.values()].sort((a, b) => a.wire.displayPriority - b.wire.displayPriority)
  if (siteId === null) return films
  return films.filter((film) => getCategory(scope, film) !== null)
}

export function toFilmsResponse(scope: FilmScope): FilmsResponse {
  const films = listFilms(scope)
  return {
    films: films.map((film) => toFilm(film, (of) => getReleaseDate(scope, of))),
    relatedData: collectFilmRelatedData(scope, films),
  }
}

export function collectFilmRelatedData(scope: FilmScope, films: readonly CatalogueFilm[]): FilmRelatedData {
  const { catalogue } = scope
  return {
    castAndCrew: pickById(
      catalogue.castAndCrew,
      films.flatMap((film) => film.wire.castAndCrew.map((member) => member.castAndCrewMemberId)),
    ),
    genres: pickById(
      catalogue.genres,
      films.flatMap((film) => film.wire.genreIds),
    ),
    censorRatings: pickById(
      catalogue.censorRatings,
      films.map((film) => film.wire.censorRatingId),
    ),
    events: pickById(
      catalogue.events,
      films.map((film) => film.wire.eventId),
    ).map((event) => getScheduledEvent(catalogue, event, (of) => getReleaseDate(scope, of))),
  }
}

export function toFilmAvailabilitiesResponse(scope: FilmScope): FilmAvailabilitiesResponse {
  const filmAvailabilities = listFilms(scope).map((film) => toFilmAvailability(scope, film))
  return {
    filmAvailabilities,
    relatedData: {
      attributes: pickById(
        scope.catalogue.attributes,
        filmAvailabilities.flatMap((entry) => entry.showtimeAttributeIds),
      ),
    },
  }
}

export function toFilmAvailability(scope: FilmScope, film: CatalogueFilm): FilmAvailability {
  const category = getCategory(scope, film)
  return {
    filmId: film.wire.id,
    siteId: scope.siteId,
    categories: category === null ? [] : [category],
    showtimeAttributeIds: [
      ...new Set(listUpcoming(scope, film.wire.id).flatMap((showtime) => showtime.attributeIds)),
    ],
    advanceBookingPeriods:
      category === 'AdvanceBooking'
        ? getBookingPeriods(
            getZone(scope),
            getReleaseDate(scope, film),
            findEarlyBookingReward(scope.catalogue.membership, film),
          )
        : [],
  }
}

/** Null for a film that shows elsewhere but not at this cinema. */
function getCategory(scope: FilmScope, film: CatalogueFilm): FilmAvailability['categories'][number] | null {
  const status = getStatus(film, scope.snapshot.firstDay, getToday(scope))
  if (status === 'ComingSoon' || scope.siteId === null) return status
  return listUpcoming(scope, film.wire.id).length > 0 ? status : null
}

function listUpcoming({ snapshot, siteId, now }: FilmScope, filmId: string) {
  const showtimes = showtimesByFilm(snapshot).get(filmId) ?? []
  return showtimes.filter(
    (showtime) => isOnSale(showtime, now) && (siteId === null || showtime.siteId === siteId),
  )
}

const indexes = new WeakMap<ProgrammeSnapshot, Map<string, Showtime[]>>()

function showtimesByFilm(snapshot: ProgrammeSnapshot): Map<string, Showtime[]> {
  let index = indexes.get(snapshot)
  if (!index) {
    index = new Map()
    for (const showtime of snapshot.byId.values()) {
      const ofFilm = index.get(showtime.filmId)
      if (ofFilm) ofFilm.push(showtime)
      else index.set(showtime.filmId, [showtime])
    }
    indexes.set(snapshot, index)
  }
  return index
}

export function getReleaseDate(scope: FilmScope, film: CatalogueFilm): string {
  return computeReleaseDate(film, scope.snapshot.firstDay, getToday(scope))
}

function getToday(scope: FilmScope): string {
  return scope.siteId === null ? scope.snapshot.today : getBusinessDate(getZone(scope), scope.now)
}

function getZone({ catalogue, siteId }: FilmScope): string {
  const site = siteId === null ? [...catalogue.sites.values()][0] : catalogue.sites.get(siteId)
  return site?.ianaTimeZoneName ?? 'UTC'
}
