import type { CompletedOrderResponse, JourneyResponse } from '@foyer/contract/wire/orders'
import { lifetimes } from '../../cache/lifetimes.ts'
import { failed, success, type Result } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { isMissing, type Failure } from '../../services/http/failure.ts'
import { poll } from '../../services/http/polling.ts'
import type { CompletedOrdersService } from '../../services/ocapi/completed-orders.ts'
import type { JourneysService } from '../../services/ocapi/journeys.ts'
import type { Cached, CachedByKey, Caching } from '../base/caching.ts'

/** Orders that have become tickets. */
export class CompletedOrdersStore {
  readonly orders: CachedByKey<CompletedOrderResponse>

  constructor(service: CompletedOrdersService, caching: Caching) {
    this.orders = caching.map('completed-orders', {
      load: (orderId) => getBody(service.order(orderId)),
      lifetime: lifetimes.orders,
    })
  }

  entry(orderId: string): Cached<CompletedOrderResponse> {
    return this.orders.entry(orderId)
  }

  ensure(orderId: string): Promise<unknown> {
    return this.orders.ensure(orderId)
  }
}

/** Journeys of orders; a new one takes a moment to be created. */
export class JourneysStore {
  readonly byOrder: CachedByKey<JourneyResponse>

  constructor(service: JourneysService, caching: Caching) {
    this.byOrder = caching.map('journeys', {
      load: (orderId) => pollJourney(service, orderId),
      lifetime: lifetimes.journeys,
    })
  }

  entry(orderId: string): Cached<JourneyResponse> {
    return this.byOrder.entry(orderId)
  }

  ensure(orderId: string): Promise<unknown> {
    return this.byOrder.ensure(orderId)
  }
}

/** 202 and 404 both mean "not yet". */
async function pollJourney(
  service: JourneysService,
  orderId: string,
): Promise<Result<JourneyResponse, Failure>> {
  const result = await poll<JourneyResponse | undefined>({
    ask: async () => {
      const answer = await getBody(service.byOrderId(orderId))
      return !answer.ok && isMissing(answer.failure) ? success(undefined) : answer
    },
    isDone: (journey) => journey !== undefined,
  })
  if (!result.ok) return result
  return result.value ? success(result.value) : failed({ kind: 'polling', retryable: true })
}
