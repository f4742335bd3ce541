import { makeAutoObservable, runInAction } from 'mobx'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import type { OrderPreparation } from '@foyer/contract/wire/order-items'
import type { Clock } from '../../cache/clock.ts'
import { isMissing } from '../../services/http/failure.ts'
import { createRepeatedRead } from '../../services/http/repeated-read.ts'
import type { CompletedOrdersService } from '../../services/ocapi/completed-orders.ts'
import { repeatWhileSeen, type SeenPage, type Turn } from '../browser/repeat-while-seen.ts'
import type { Cached } from '../base/caching.ts'

/** Milliseconds between two questions. */
export const askEvery = 2_000
/** The same while nobody makes it for a long time yet. */
export const askRarely = 30_000
/** Questions without an answer in a row from which the connection counts as lost: a single one goes by unseen. */
const lostAfter = 2

const hour = 60 * 60_000
/** How long before it is wanted an order can come up at the counter. */
const workedAhead = 2 * hour
/** How long after it was wanted nothing can become of an order any more. */
const overAfter = 24 * hour

export interface OrderStatusOptions {
  readonly orderId: string
  readonly service: Pick<CompletedOrdersService, 'order'>
  /** The order on the page: changed by each answer that differs. */
  readonly entry: Cached<CompletedOrderResponse>
  readonly clock: Clock
  readonly page: SeenPage
}

/** Follows how far the goods of a completed order are, for as long as they are under way. */
export class OrderStatusStore {
  /** Questions without an answer in a row. */
  failures = 0
  /** Epoch milliseconds of the last answer; null before the first. */
  answeredAt: number | null = null
  readonly #options: OrderStatusOptions

  constructor(options: OrderStatusOptions) {
    this.#options = options
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Nobody answers: what is shown may be old. */
  get isLost(): boolean {
    return this.failures >= lostAfter
  }

  /** Asks while the page is seen, until all is collected. Returns a function that stops it. */
  start(): () => void {
    const { entry, clock, orderId, page, service } = this.#options
    const getPreparation = () => entry.value?.order.preparation
    if (!isUnderWay(getPreparation(), clock.now())) return () => undefined
    const read = createRepeatedRead((options) => service.order(orderId, options))
    return repeatWhileSeen({
      page,
      every: () => (isWorkedOn(getPreparation(), clock.now()) ? askEvery : askRarely),
      ask: async (signal): Promise<Turn> => {
        const answer = await read(signal)
        if (!answer.ok) {
          runInAction(() => {
            this.failures += 1
          })
          return isMissing(answer.failure) ? 'done' : 'failed'
        }
        runInAction(() => {
          this.failures = 0
          this.answeredAt = clock.now()
        })
        const { body, isUnchanged } = answer.value
        if (!isUnchanged) entry.set(body)
        return isUnderWay(getPreparation(), clock.now()) ? 'again' : 'done'
      },
    })
  }
}

/** Whether anything can still become of an order's goods. @param now epoch milliseconds */
export function isUnderWay(preparation: OrderPreparation | undefined, now: number): boolean {
  if (!preparation || preparation.status === 'Collected') return false
  return now <= Date.parse(preparation.wantedAt) + overAfter
}

function isWorkedOn(preparation: OrderPreparation | undefined, now: number): boolean {
  if (preparation?.status !== 'NotStarted') return true
  return now >= Date.parse(preparation.wantedAt) - workedAhead
}
