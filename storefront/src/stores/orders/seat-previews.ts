import type { AreaCategory } from '@foyer/contract/wire/showtimes'
import type { SeatAvailabilityPreviewsResponse, SeatAvailabilityResponse } from '@foyer/contract/wire/seating'
import { createBatchedLoad } from '../../cache/batched.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { failed, success, type Result } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { getFailureStatus, type Failure } from '../../services/http/failure.ts'
import { createSeatingService, type SeatingService } from '../../services/ocapi/seating.ts'
import type { Cached, CachedByKey, Caching } from '../base/caching.ts'
import { compareByDisplayOrder } from '../../domain/display-order.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** How full a showtime is. */
export interface SeatPreview {
  readonly free: number
  readonly total: number
  /** Its areas, in the chain's order; none if the server does not name them. */
  readonly areas: readonly {
    readonly category: AreaCategory
    readonly free: number
    readonly total: number
  }[]
}

/** Null: nothing to compare; it has begun, is gone, or its seats are not counted. */
type Counted = Result<SeatPreview | null, Failure>

/** Showtimes in one call, the contract's own limit. */
const mostAtOnce = 50
/** Statuses of a server that does not have the call. */
const unknownCall: ReadonlySet<number | null> = new Set([404, 405, 501])

/** Occupancy of showtimes, refreshed after a minute; concurrent requests are batched in one call. */
export class SeatPreviewsStore {
  readonly #service: Pick<SeatingService, 'previews' | 'availability'>
  readonly #previews: CachedByKey<SeatPreview | null>
  /** False once the server has turned out not to have the call for several. */
  #countsSeveral = true

  constructor(service: Pick<SeatingService, 'previews' | 'availability'>, caching: Caching) {
    this.#service = service
    this.#previews = caching.map('seat-availability-preview', {
      load: createBatchedLoad((ids) => this.#count(ids), mostAtOnce),
      lifetime: lifetimes.seatAvailabilityPreview,
    })
  }

  entry(showtimeId: string): Cached<SeatPreview | null> {
    return this.#previews.entry(showtimeId)
  }

  async ensure(showtimeIds: readonly string[]): Promise<void> {
    await Promise.all(showtimeIds.map((id) => this.#previews.ensure(id)))
  }

  async #count(ids: readonly string[]): Promise<Counted[]> {
    if (this.#countsSeveral) {
      const result = await getBody(this.#service.previews([...ids]))
      if (result.ok) return ids.map((id) => success(toPreview(result.value, id)))
      if (!unknownCall.has(getFailureStatus(result.failure))) return ids.map(() => failed(result.failure))
      this.#countsSeveral = false
    }
    return Promise.all(ids.map((id) => this.#countOne(id)))
  }

  /** By the public interface, which has one call a showtime: it refuses those whose seats are not numbered. */
  async #countOne(id: string): Promise<Counted> {
    const result = await getBody(this.#service.availability(id, true))
    if (result.ok) return success(countSeats(result.value, []))
    const status = getFailureStatus(result.failure)
    return status === 400 || status === 404 ? success(null) : failed(result.failure)
  }
}

function toPreview(
  { seatAvailabilityPreviews, relatedData }: SeatAvailabilityPreviewsResponse,
  id: string,
): SeatPreview | null {
  const preview = seatAvailabilityPreviews.find(({ showtimeId }) => showtimeId === id)
  return preview ? countSeats(preview, relatedData.areaCategories) : null
}

function countSeats(
  { summary, areaCategorySummaries }: Pick<SeatAvailabilityResponse, 'summary' | 'areaCategorySummaries'>,
  categories: readonly AreaCategory[],
): SeatPreview | null {
  if (summary.totalCount <= 0) return null
  const areas = [...categories].sort(compareByDisplayOrder).flatMap((category) => {
    const area = areaCategorySummaries.find(({ areaCategoryId }) => areaCategoryId === category.id)
    return area ? [{ category, free: area.availableCount, total: area.totalCount }] : []
  })
  return { free: summary.availableCount, total: summary.totalCount, areas }
}

/** How full showtimes are. */
export const getSeatPreviewsStore = defineStore(
  ({ core }: Stores) => new SeatPreviewsStore(createSeatingService(core.client), core.caching),
)
