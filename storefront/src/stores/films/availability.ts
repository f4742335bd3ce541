import type { Attribute } from '@foyer/contract/wire/attributes'
import type { FilmAvailabilitiesResponse, FilmAvailability } from '@foyer/contract/wire/films'
import { lifetimes } from '../../cache/lifetimes.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { FilmsService } from '../../services/ocapi/films.ts'
import { indexById } from '../../domain/by-id.ts'
import type { Cached, Caching } from '../base/caching.ts'
import {
  getAdvanceBookingStart,
  getPromotedTag,
  getStatusLabel,
  hasRewardPeriods,
  type PromotedTag,
  type StatusLabel,
} from '../../domain/film-status.ts'
import type { TodayStore } from '../channel/today.ts'
import type { MemberOpenings } from '../members/member-openings.ts'

/** What of a page decides how films can be booked. */
export interface BookingContext {
  readonly today: TodayStore
  readonly memberOpenings: Pick<MemberOpenings, 'heldRewards' | 'wantRewards'>
}

/** Whether and how films can be booked: all of the network, those of one cinema, or one film. */
export class AvailabilityStore {
  /** All of them. */
  readonly network: Cached<FilmAvailabilitiesResponse>
  readonly #context: BookingContext

  /**
   * @param scope distinguishes stores of the same caches: empty for the network, otherwise the id of the cinema or the
   * film
   */
  constructor(
    service: Pick<FilmsService, 'availability'>,
    context: BookingContext,
    caching: Caching,
    scope = '',
  ) {
    this.#context = context
    this.network = caching.value(`availability${scope}`, {
      load: () => getBody(service.availability()),
      lifetime: lifetimes.films,
    })
  }

  async ensure(): Promise<unknown> {
    await this.network.ensure()
    const { memberOpenings } = this.#context
    if (this.network.value?.filmAvailabilities.some(hasRewardPeriods)) memberOpenings.wantRewards()
    return this.network.value
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
    return getStatusLabel(this.of(filmId), this.#now, this.#heldRewards)
  }

  promotedTag(filmId: string, { sponsored = false } = {}): PromotedTag | null {
    return getPromotedTag(this.of(filmId), this.#now, sponsored, this.#heldRewards)
  }

  /** Instant at which advance booking opens; null when it is open or there is none. */
  advanceBookingStart(filmId: string): string | null {
    return getAdvanceBookingStart(this.of(filmId), this.#now, this.#heldRewards)
  }

  get #now(): number {
    return this.#context.today.now
  }

  get #heldRewards(): ReadonlySet<string> {
    return this.#context.memberOpenings.heldRewards
  }

  attributes(filmId: string): Attribute[] {
    const ids = this.of(filmId)?.showtimeAttributeIds ?? []
    return this.network.value?.relatedData.attributes.filter((attribute) => ids.includes(attribute.id)) ?? []
  }
}
