import type { ProofOfWorkCaptcha } from '../captcha/proof-of-work.ts'
import type { Database } from '../database/database.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { ProblemError } from '../http/problem.ts'
import type { OrderStore } from '../order-store/order-store.ts'
import { getHeldId, getHeldOfShowtimeId, getOpenOrderId } from '../order-store/scarce-ids.ts'
import type { Step, TakeScarce } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { countPlacesOnLine, countRequestedPlaces, type HoldRequest } from './hold-request.ts'
import { getShowtimeLimits, listCountedHolds, type CountedHold } from './hold-limits.ts'
import type { OrderSettings } from './settings.ts'

export interface HoldCapsDependencies {
  database: Database
  store: OrderStore
  settings: OrderSettings
  limits: LimitSwitch
  captcha: ProofOfWorkCaptcha
}

/** Purpose of answers to a hold's challenge; their subject is the order. */
const holdAction = 'hold'

/**
 * Limits what one client may hold unpaid, with counters over all its orders and for each showtime. They are steps of
 * the hold, so two simultaneous holds cannot both pass. An order that does not grow is never refused.
 */
export class HoldCaps {
  readonly #dependencies: HoldCapsDependencies

  constructor(dependencies: HoldCapsDependencies) {
    this.#dependencies = dependencies
  }

  /** Whether the answer solves a challenge for the order. A wrong one counts against the client that began the order. */
  async isSolved(orderId: string, captchaResponse: string): Promise<boolean> {
    const { store, captcha } = this.#dependencies
    const order = await store.read(orderId)
    const purpose = { action: holdAction, subject: orderId }
    return (await captcha.verify(captchaResponse, purpose, order?.client ?? null)) === 'ok'
  }

  getSteps(hold: HoldRequest): Step[] {
    const { limits, settings } = this.#dependencies
    const { order, showtime, request, now, expiresAt, hasSolved } = hold
    if (!limits.isOn || order.client === null) return []
    const wanted = countRequestedPlaces(request, showtime)
    const { own, elsewhere } = countOwn(hold)
    if (wanted === own) return []
    const { most, unchallenged } = getShowtimeLimits(settings.holdLimits, showtime)
    const common = { kind: 'scarce.take', showtimeId: null, state: 'held', expiresAt, now } as const
    const take = (scarceId: string, quantity: number, capacity: number): TakeScarce => ({
      ...common,
      scarceId,
      quantity,
      capacity,
    })
    return [
      take(getHeldId(order.client), elsewhere + wanted, settings.holdLimits.seatsInAll),
      take(
        getHeldOfShowtimeId(order.client, showtime.showtimeId),
        wanted,
        hasSolved ? most : Math.min(most, unchallenged),
      ),
    ]
  }

  /** Why a counter refused the hold; null if the counter is not one of a client's limits. */
  async explain(hold: HoldRequest, scarceId: string): Promise<ProblemError | null> {
    const { settings, captcha, database } = this.#dependencies
    const { order, showtime, request, now } = hold
    const { client } = order
    if (client === null) return null
    const ofShowtime = getHeldOfShowtimeId(client, showtime.showtimeId)
    if (scarceId !== ofShowtime && scarceId !== getHeldId(client)) return null
    const others = (await listCountedHolds(database, scarceId, now)).filter(
      ({ orderId }) => orderId !== order.id,
    )
    const { most } = getShowtimeLimits(settings.holdLimits, showtime)
    const { seatsInAll } = settings.holdLimits
    if (scarceId !== ofShowtime) return tooManyHolds(others, Math.min(most, seatsInAll), now)
    const here = others.reduce((sum, { seats }) => sum + seats, countRequestedPlaces(request, showtime))
    if (here > most) return tooManyHolds(others, most, now)
    const purpose = { action: holdAction, subject: order.id }
    return new ProblemError('captcha-required', {
      challenge: await captcha.challenge(database.read, purpose, client),
    })
  }
}

/** Steps that release an open order's share of its client's limits, when it is paid or closed. */
export function getUncountSteps({ client, contents }: StoredOrder): Step[] {
  const { workstationId, showtimes } = contents
  const ids = [
    ...(client === null
      ? []
      : [getHeldId(client), ...showtimes.map(({ showtimeId }) => getHeldOfShowtimeId(client, showtimeId))]),
    ...(workstationId === undefined ? [] : [getOpenOrderId(workstationId)]),
  ]
  return ids.sort().map((scarceId) => ({ kind: 'scarce.give', scarceId }))
}

function countOwn({ order, showtime }: HoldRequest): { own: number; elsewhere: number } {
  let own = 0
  let elsewhere = 0
  for (const line of order.contents.showtimes)
    if (line.showtimeId === showtime.showtimeId) own += countPlacesOnLine(line)
    else elsewhere += countPlacesOnLine(line)
  return { own, elsewhere }
}

/** The refusal states when the first of the client's holds expires, so that there is room again. */
function tooManyHolds(holds: readonly CountedHold[], most: number, now: number): ProblemError {
  const ends = holds.map(({ expiresAt }) => expiresAt)
  return new ProblemError(
    'held-seats-limit-exceeded',
    { maximumHeldSeats: most },
    { retryAfter: Math.max(1, Math.ceil(((ends.length > 0 ? Math.min(...ends) : now) - now) / 1_000)) },
  )
}
