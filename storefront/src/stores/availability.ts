import type { Attribute } from '@foyer/contract/wire/attributes'
import type { FilmAvailabilitiesResponse, FilmAvailability } from '@foyer/contract/wire/films'
import { lifetimes } from '../cache/lifetimes.ts'
import { mapResult } from '../cache/result.ts'
import { bodyOf } from '../services/http/api-client.ts'
import type { FilmsService } from '../services/ocapi/films.ts'
import { byId } from './by-id.ts'
import type { Cached, CachedByKey, Caching } from './caching.ts'
import {
  advanceBookingStart,
  promotedTag,
  statusLabel,
  type PromotedTag,
  type StatusLabel,
} from './film-status.ts'
import type { TodayStore } from './today.ts'

/** Whether and how films can be booked, network-wide or in one cinema: all of them, or one. */
export class AvailabilityStore {
  /** All of them. */
  readonly network: Cached<FilmAvailabilitiesResponse>
  readonly #single: CachedByKey<FilmAvailabilitiesResponse>
  readonly #today: TodayStore

  /** @param scope tells stores of the same caches apart: empty for the network, else the cinema's id */
  constructor(
    service: Pick<FilmsService, 'availability' | 'filmAvailability'>,
    today: TodayStore,
    caching: Caching,
    scope = '',
  ) {
    this.#today = today
    this.network = caching.value(`availability${scope}`, {
      load: () => bodyOf(service.availability()),
      lifetime: lifetimes.films,
    })
    this.#single = caching.map(`film-availability${scope}`, {
      load: async (filmId) =>
        mapResult(
          await bodyOf(service.filmAvailability(filmId)),
          ({ filmAvailability, relatedData }): FilmAvailabilitiesResponse => ({
            filmAvailabilities: [filmAvailability],
            relatedData,
          }),
        ),
      lifetime: lifetimes.films,
    })
  }

  ensure(): Promise<unknown> {
    return this.network.ensure()
  }

  /** Brings what is said of one film, from the whole list when that is at hand. */
  ensureFilm(filmId: string): Promise<unknown> {
    return this.#of(filmId).ensure()
  }

  of(filmId: string): FilmAvailability | undefined {
    const { value } = this.#of(filmId)
    return value && byId(value.filmAvailabilities, (each) => each.filmId).get(filmId)
  }

  statusLabel(filmId: string): StatusLabel | null {
    return statusLabel(this.of(filmId), this.#today.now)
  }

  promotedTag(filmId: string, { sponsored = false } = {}): PromotedTag | null {
    return promotedTag(this.of(filmId), this.#today.now, sponsored)
  }

  /** Instant at which advance booking opens; null when it is open or there is none. */
  advanceBookingStart(filmId: string): string | null {
    return advanceBookingStart(this.of(filmId), this.#today.now)
  }

  attributes(filmId: string): Attribute[] {
    const ids = this.of(filmId)?.showtimeAttributeIds ?? []
    const known = this.#of(filmId).value?.relatedData.attributes
    return known?.filter((attribute) => ids.includes(attribute.id)) ?? []
  }

  #of(filmId: string): Cached<FilmAvailabilitiesResponse> {
    return this.network.value ? this.network : this.#single.entry(filmId)
  }
}
