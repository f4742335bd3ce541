import type { Attribute } from '@foyer/contract/wire/attributes'
import type { CensorRating, Film, FilmAdvanceBookingRule, FilmRelatedData } from '@foyer/contract/wire/films'
import type { AreaCategory, Screen, Showtime, ShowtimeResponse } from '@foyer/contract/wire/showtimes'
import type { Site } from '@foyer/contract/wire/sites'
import { lifetimes } from '../../cache/lifetimes.ts'
import { failed, success, type Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { ShowtimesService } from '../../services/ocapi/showtimes.ts'
import type { Cached, CachedByKey, Caching } from '../base/caching.ts'
import { compareByDisplayOrder } from '../../domain/display-order.ts'
import { getOffset } from '../../domain/time.ts'
import type { TodayStore } from '../channel/today.ts'

/** One showtime with everything that its pages show. */
export interface ShowtimeDetail {
  readonly showtime: Showtime
  readonly film: Film
  readonly site: Site
  /** Undefined if it has no name. */
  readonly screen: Screen | undefined
  readonly censorRating: CensorRating | undefined
  readonly attributes: readonly Attribute[]
  readonly areaCategories: readonly AreaCategory[]
  /** The rule by which it is booked in advance; null without one. */
  readonly advanceBooking: FilmAdvanceBookingRule | null
  readonly filmRelated: Pick<FilmRelatedData, 'genres'>
}

/** Single showtimes, as the order pages show them. */
export class ShowtimeDetailStore {
  readonly #details: CachedByKey<ShowtimeDetail>

  constructor(service: ShowtimesService, today: TodayStore, caching: Caching) {
    this.#details = caching.map('showtime', {
      load: async (showtimeId) => {
        const answer = await getBody(service.showtime(showtimeId))
        if (!answer.ok) return answer
        const result = toDetail(answer.value)
        if (result.ok) today.learnOffset(getOffset(result.value.showtime.schedule.startsAt))
        return result
      },
      lifetime: lifetimes.showtimes,
    })
  }

  entry(showtimeId: string): Cached<ShowtimeDetail> {
    return this.#details.entry(showtimeId)
  }

  ensure(showtimeId: string): Promise<unknown> {
    return this.entry(showtimeId).ensure()
  }
}

/** Joins a showtime with its related data; an answer without its film or cinema is invalid. */
export function toDetail({ showtime, relatedData }: ShowtimeResponse): Result<ShowtimeDetail, Failure> {
  const film = relatedData.films.find((each) => each.id === showtime.filmId)
  const site = relatedData.sites.find((each) => each.id === showtime.siteId)
  if (!film || !site) {
    const detail = 'the related data lack the film or the site'
    return failed({ kind: 'contract', operation: 'getShowtime', detail, retryable: false })
  }
  return success({
    showtime,
    film,
    site,
    screen: relatedData.screens.find((each) => each.id === showtime.screenId),
    censorRating: relatedData.censorRatings.find((each) => each.id === film.censorRatingId),
    attributes: relatedData.attributes
      .filter((each) => showtime.attributeIds.includes(each.id))
      .sort(compareByDisplayOrder),
    areaCategories: [...relatedData.areaCategories].sort(compareByDisplayOrder),
    advanceBooking:
      relatedData.filmAdvanceBookingRules?.find(({ id }) => id === showtime.filmAdvanceBookingRuleId) ?? null,
    filmRelated: { genres: relatedData.genres.filter((genre) => film.genreIds.includes(genre.id)) },
  })
}
