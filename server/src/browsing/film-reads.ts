import type {
  FilmAvailabilitiesResponse,
  FilmAvailability,
  FilmRelatedData,
  FilmsResponse,
} from '@foyer/contract/wire/films'
import type { Catalogue, CatalogueFilm } from '../catalogue/catalogue.ts'
import { bookingPeriod } from '../schedule/advance-booking.ts'
import { releaseDateOn, statusOn } from '../schedule/lifecycle.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { isOnSale, type Showtime } from '../schedule/showtime.ts'
import { businessDateAt } from '../schedule/zone.ts'
import { filmOf, pick, scheduledEvent } from './related-data.ts'

/** Whom an answer speaks for: one cinema, or (null) the whole network, whose date is that of the chain's first zone. */
export interface FilmScope {
  readonly catalogue: Catalogue
  readonly snapshot: ProgrammeSnapshot
  readonly siteId: string | null
  readonly now: number
}

/** Films that are on, can be booked, or are announced, in the order of display. */
export function filmsIn(scope: FilmScope): CatalogueFilm[] {
  const { catalogue, siteId } = scope
  const films = [...catalogue.films.values()].sort((a, b) => a.wire.displayPriority - b.wire.displayPriority)
  if (siteId === null) return films
  return films.filter((film) => categoryOf(scope, film) !== null)
}

export function filmsAnswer(scope: FilmScope): FilmsResponse {
  const films = filmsIn(scope)
  return {
    films: films.map((film) => filmOf(film, (of) => releaseIn(scope, of))),
    relatedData: filmRelatedData(scope, films),
  }
}

export function filmRelatedData(scope: FilmScope, films: readonly CatalogueFilm[]): FilmRelatedData {
  const { catalogue } = scope
  return {
    castAndCrew: pick(
      catalogue.castAndCrew,
      films.flatMap((film) => film.wire.castAndCrew.map((member) => member.castAndCrewMemberId)),
    ),
    genres: pick(
      catalogue.genres,
      films.flatMap((film) => film.wire.genreIds),
    ),
    censorRatings: pick(
      catalogue.censorRatings,
      films.map((film) => film.wire.censorRatingId),
    ),
    events: pick(
      catalogue.events,
      films.map((film) => film.wire.eventId),
    ).map((event) => scheduledEvent(catalogue, event, (of) => releaseIn(scope, of))),
  }
}

export function availabilityAnswer(scope: FilmScope): FilmAvailabilitiesResponse {
  const filmAvailabilities = filmsIn(scope).map((film) => availabilityOf(scope, film))
  return {
    filmAvailabilities,
    relatedData: {
      attributes: pick(
        scope.catalogue.attributes,
        filmAvailabilities.flatMap((entry) => entry.showtimeAttributeIds),
      ),
    },
  }
}

export function availabilityOf(scope: FilmScope, film: CatalogueFilm): FilmAvailability {
  const category = categoryOf(scope, film)
  return {
    filmId: film.wire.id,
    siteId: scope.siteId,
    categories: category === null ? [] : [category],
    showtimeAttributeIds: [
      ...new Set(upcoming(scope, film.wire.id).flatMap((showtime) => showtime.attributeIds)),
    ],
    advanceBookingPeriods:
      category === 'AdvanceBooking' ? [bookingPeriod(zoneOf(scope), releaseIn(scope, film))] : [],
  }
}

/** Null for a film that is on elsewhere but not at this cinema. */
function categoryOf(scope: FilmScope, film: CatalogueFilm): FilmAvailability['categories'][number] | null {
  const status = statusOn(film, scope.snapshot.firstDay, todayOf(scope))
  if (status === 'ComingSoon' || scope.siteId === null) return status
  return upcoming(scope, film.wire.id).length > 0 ? status : null
}

function upcoming({ snapshot, siteId, now }: FilmScope, filmId: string) {
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

export function releaseIn(scope: FilmScope, film: CatalogueFilm): string {
  return releaseDateOn(film, scope.snapshot.firstDay, todayOf(scope))
}

function todayOf(scope: FilmScope): string {
  return scope.siteId === null ? scope.snapshot.today : businessDateAt(zoneOf(scope), scope.now)
}

function zoneOf({ catalogue, siteId }: FilmScope): string {
  const site = siteId === null ? [...catalogue.sites.values()][0] : catalogue.sites.get(siteId)
  return site?.ianaTimeZoneName ?? 'UTC'
}
