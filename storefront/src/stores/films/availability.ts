import type { Attribute } from '@foyer/contract/wire/attributes'
import type { FilmAvailabilitiesResponse, FilmAvailability } from '@foyer/contract/wire/films'
import { lifetimes } from '../../cache/lifetimes.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { FilmsService } from '../../services/ocapi/films.ts'
import { indexById } from '../../domain/by-id.ts'
import type { Cached, Caching } from '../caching.ts'
import {
  getAdvanceBookingStart,
  getPromotedTag,
  getStatusLabel,
  type PromotedTag,
  type StatusLabel,
} from '../../domain/film-status.ts'
import type { TodayStore } from '../channel/today.ts'

/** Whether and how films can be booked: all of the network, those of one cinema, or one film. */
export class AvailabilityStore {
  /** All of them. */
  readonly network: Cached<FilmAvailabilitiesResponse>
  readonly #today: TodayStore

  /**
   * @param scope distinguishes stores of the same caches: empty for the network, otherwise the id of the cinema or the
   * film
   */
  constructor(service: Pick<FilmsService, 'availability'>, today: TodayStore, caching: Caching, scope = '') {
    this.#today = today
    this.network = caching.value(`availability${scope}`, {
      load: () => getBody(service.availability()),
      lifetime: lifetimes.films,
    })
  }

  ensure(): Promise<unknown> {
    return this.network.ensure()
  }

  /** By film id, for many films; undefined while loading. */
  get byFilm(): ReadonlyMap<string, FilmAvailability> | undefined {
    const { value } = this.network
    return value && indexById(value.filmAvailabilities, (each) => each.filmId)
  }

  of(filmId: string): FilmAvailability | undefined {
    return this.byFilm?.get(filmId)
  }

  statusLabel(filmId: string): StatusLabel | null {
    return getStatusLabel(this.of(filmId), this.#today.now)
  }

  promotedTag(filmId: string, { sponsored = false } = {}): PromotedTag | null {
    return getPromotedTag(this.of(filmId), this.#today.now, sponsored)
  }

  /** Instant at which advance booking opens; null when it is open or there is none. */
  advanceBookingStart(filmId: string): string | null {
    return getAdvanceBookingStart(this.of(filmId), this.#today.now)
  }

  attributes(filmId: string): Attribute[] {
    const ids = this.of(filmId)?.showtimeAttributeIds ?? []
    return this.network.value?.relatedData.attributes.filter((attribute) => ids.includes(attribute.id)) ?? []
  }
}
