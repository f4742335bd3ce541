import { seatStatuses, type SeatStatus } from '@foyer/contract/enumerations'
import type { SeatAvailabilityResponse, SeatLayoutResponse } from '@foyer/contract/wire/seating'
import { failed, success, type Result } from '../cache/result.ts'
import { lifetimes } from '../cache/lifetimes.ts'
import { bodyOf } from '../services/http/api-client.ts'
import type { Failure } from '../services/http/failure.ts'
import type { SeatingService } from '../services/ocapi/seating.ts'
import type { Cached, CachedByKey, Caching } from './caching.ts'

const knownStatuses: ReadonlySet<string> = new Set(seatStatuses)

/** Rooms and which of their seats are free. */
export class SeatingStore {
  readonly #layouts: CachedByKey<SeatLayoutResponse>
  readonly #availabilities: CachedByKey<SeatAvailabilityResponse>

  /** @param orderIdFor the order in progress that holds seats of a showtime, whose own seats count as free */
  constructor(service: SeatingService, orderIdFor: (showtimeId: string) => string | null, caching: Caching) {
    this.#layouts = caching.map('seat-layouts', {
      load: (showtimeId) => bodyOf(service.showtimeLayout(showtimeId)),
      lifetime: lifetimes.seatingMasterData,
    })
    this.#availabilities = caching.map('seat-availability', {
      load: async (showtimeId) => {
        const orderId = orderIdFor(showtimeId)
        const own = orderId === null ? null : await bodyOf(service.orderAvailability(orderId, showtimeId))
        // An order that has just ended must not keep the map away.
        return checked(own?.ok ? own : await bodyOf(service.availability(showtimeId, false)))
      },
      lifetime: lifetimes.seatAvailability,
    })
  }

  layout(showtimeId: string): Cached<SeatLayoutResponse> {
    return this.#layouts.entry(showtimeId)
  }

  availability(showtimeId: string): Cached<SeatAvailabilityResponse> {
    return this.#availabilities.entry(showtimeId)
  }

  /** Brings the room and its seats. */
  async ensureMap(showtimeId: string): Promise<void> {
    await Promise.all([this.layout(showtimeId).ensure(), this.availability(showtimeId).ensure()])
  }

  refreshAvailability(showtimeId: string): Promise<unknown> {
    return this.availability(showtimeId).refresh()
  }

  /** Status by seat id; a seat that is not in it cannot be had. */
  statusOf(showtimeId: string): ReadonlyMap<string, SeatStatus> {
    const seats = this.availability(showtimeId).value?.seatAvailabilities ?? []
    return new Map(seats.map(({ seatId, status }) => [seatId, status]))
  }
}

/** A seat status that the interface does not have is refused: a wrong guess would sell a seat twice. */
function checked(
  result: Result<SeatAvailabilityResponse, Failure>,
): Result<SeatAvailabilityResponse, Failure> {
  if (!result.ok) return result
  const stranger = result.value.seatAvailabilities.find(({ status }) => !knownStatuses.has(status))
  if (!stranger) return success(result.value)
  return failed({
    kind: 'contract',
    operation: 'getSeatAvailability',
    detail: `seat status ${String(stranger.status)} is unknown`,
    retryable: false,
  })
}
