import { seatStatuses, type SeatStatus } from '@foyer/contract/wire/enumerations'
import type { SeatAvailabilityResponse, SeatLayoutResponse } from '@foyer/contract/wire/seating'
import { failed, success, type Result } from '../../cache/result.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { getBody } from '../../services/http/api-client.ts'
import { isMissing, type Failure } from '../../services/http/failure.ts'
import type { SeatingService } from '../../services/ocapi/seating.ts'
import type { Cached, CachedByKey, Caching } from '../base/caching.ts'
import { toOutcome } from './order-outcome.ts'

const knownStatuses: ReadonlySet<string> = new Set(seatStatuses)

/**
 * State that seat availability depends on: seats held by the visitor's own order, and whether a change is in progress.
 */
export interface SeatHolder {
  /** Another number whenever a change begins or ends. */
  readonly changes: number
  orderIdFor: (showtimeId: string) => string | null
  /** Resolves when no change is in progress. */
  settled: () => Promise<void>
}

/** Seat layouts and seat availability. */
export class SeatingStore {
  readonly #layouts: CachedByKey<SeatLayoutResponse>
  readonly #screenLayouts: CachedByKey<SeatLayoutResponse>
  readonly #availabilities: CachedByKey<SeatAvailabilityResponse>

  /** @param order the order in progress, whose own seats count as free */
  constructor(service: SeatingService, order: SeatHolder, caching: Caching) {
    this.#layouts = caching.map('seat-layouts', {
      load: (showtimeId) => getBody(service.showtimeLayout(showtimeId)),
      lifetime: lifetimes.seatingMasterData,
    })
    this.#screenLayouts = caching.map('screen-layouts', {
      load: (seatLayoutId) => getBody(service.layout(seatLayoutId)),
      lifetime: lifetimes.seatingMasterData,
    })
    this.#availabilities = caching.map('seat-availability', {
      load: async (showtimeId) => {
        for (;;) {
          await order.settled()
          const orderId = order.orderIdFor(showtimeId)
          const { changes } = order
          const answer = checked(await ask(service, showtimeId, orderId))
          // Seats held since a request without the order look taken, and released ones free: such an answer would show
          // the visitor's own seats as somebody else's. It is dropped, and requested again.
          if (order.changes === changes && order.orderIdFor(showtimeId) === orderId) return answer
        }
      },
      lifetime: lifetimes.seatAvailability,
    })
  }

  /** The seats of a showtime that is for sale. */
  layout(showtimeId: string): Cached<SeatLayoutResponse> {
    return this.#layouts.entry(showtimeId)
  }

  /** The seats of a screen, whatever is on there: also of a showtime that has begun or is sold out. */
  screenLayout(seatLayoutId: string): Cached<SeatLayoutResponse> {
    return this.#screenLayouts.entry(seatLayoutId)
  }

  availability(showtimeId: string): Cached<SeatAvailabilityResponse> {
    return this.#availabilities.entry(showtimeId)
  }

  /** Brings the auditorium and its seats. */
  async ensureMap(showtimeId: string): Promise<void> {
    await Promise.all([this.layout(showtimeId).ensure(), this.availability(showtimeId).ensure()])
  }

  refreshAvailability(showtimeId: string): Promise<unknown> {
    return this.availability(showtimeId).refresh()
  }

  /** Status by seat id; a seat that is not in it cannot be had. */
  getStatuses(showtimeId: string): ReadonlyMap<string, SeatStatus> {
    const seats = this.availability(showtimeId).value?.seatAvailabilities ?? []
    return new Map(seats.map(({ seatId, status }) => [seatId, status]))
  }
}

/** Which seats are free, with those of an order counted as free. */
async function ask(
  service: SeatingService,
  showtimeId: string,
  orderId: string | null,
): Promise<Result<SeatAvailabilityResponse, Failure>> {
  const plain = () => getBody(service.availability(showtimeId, false))
  if (orderId === null) return plain()
  const own = await getBody(service.orderAvailability(orderId, showtimeId))
  // An order that has just ended must not block the map. Without an answer it may still hold its seats, and a request
  // without the order returns them as taken.
  const isOver = !own.ok && (toOutcome(own.failure).kind === 'order-expired' || isMissing(own.failure))
  return isOver ? plain() : own
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
