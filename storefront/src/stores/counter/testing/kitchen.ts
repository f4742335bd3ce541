import type { OrderInPreparation, PreparationStatus } from '@foyer/contract/wire/order-items'
import type { Condition } from '@foyer/contract/errors/catalogue'
import { failed, success } from '../../../cache/result.ts'
import type { Failure } from '../../../services/http/failure.ts'
import type { CallOptions } from '../../../services/http/api-client.ts'

export const noon = Date.parse('2026-11-21T12:00:00Z')
const steps: readonly PreparationStatus[] = ['NotStarted', 'InPreparation', 'OnItsWay', 'Collected']
export const offline: Failure = { kind: 'transport', reason: 'network', retryable: true }
export const refuse = (condition: Condition, status = 400): Failure => ({
  kind: 'condition',
  condition,
  status,
  problem: { type: 'x', title: condition, status },
  retryable: false,
})

export const createOrder = (
  orderId: string,
  status: PreparationStatus = 'NotStarted',
): OrderInPreparation => ({
  orderId,
  reference: orderId.toUpperCase(),
  completedAt: '2026-11-21T11:58:00Z',
  customerName: 'Ada',
  preparation: {
    status,
    wantedAt: '2026-11-21T11:58:00Z',
    startedAt: null,
    sentAt: null,
    collectedAt: null,
  },
  items: [{ id: 'i1', itemId: 'popcorn' }],
  itemDeliveries: [],
  itemDeliveriesComment: null,
  serviceAreaPickupSchedule: null,
})

/** A kitchen's server, for any number of screens: a list with a tag, and orders that only go on. */
export class Kitchen {
  orders: OrderInPreparation[] = []
  /** What the next questions for the list fail with; then it answers again. */
  faults: Failure[] = []
  moveFault: Failure | null = null
  /** Holds answers to moves back until it is called. */
  release: (() => void) | null = null
  readonly requests: { tag: string | undefined; wasUnchanged: boolean }[] = []

  readonly running = async (_siteId: string, { entityTag }: CallOptions = {}) => {
    const fault = this.faults.shift()
    if (fault) return failed(fault)
    const tag = JSON.stringify(this.orders)
    const wasUnchanged = entityTag === tag
    this.requests.push({ tag: entityTag, wasUnchanged })
    if (wasUnchanged) return failed<Failure>({ kind: 'http', status: 304, problem: null, retryable: false })
    const relatedData = { items: [{ id: 'popcorn', name: { text: 'Popcorn', translations: [] } }] }
    return success({
      status: 200,
      body: { orders: [...this.orders], relatedData },
      serverTime: null,
      entityTag: tag,
    })
  }

  readonly prepare = (orderId: string, status: 'InPreparation' | 'OnItsWay') =>
    this.#move(orderId, status, 'preparation-16100')
  readonly prepareDelivery = async (
    orderId: string,
    deliveryId: string,
    status: 'InPreparation' | 'OnItsWay',
  ) => {
    await Promise.resolve()
    if (this.moveFault) return failed(this.moveFault)
    this.orders = this.orders.map((each) =>
      each.orderId === orderId
        ? {
            ...each,
            itemDeliveries: each.itemDeliveries.map((delivery) =>
              delivery.id === deliveryId ? { ...delivery, status } : delivery,
            ),
          }
        : each,
    )
    const { preparation, itemDeliveries } = this.orders.find((each) => each.orderId === orderId)!
    return success({ status: 200, body: { orderId, preparation, itemDeliveries }, serverTime: null })
  }
  readonly collect = (orderId: string) => this.#move(orderId, 'Collected', 'collection-16200')

  async #move(orderId: string, status: PreparationStatus, refusal: Condition) {
    await Promise.resolve()
    if (this.moveFault) return failed(this.moveFault)
    const order = this.orders.find((each) => each.orderId === orderId)
    if (!order || steps.indexOf(order.preparation.status) >= steps.indexOf(status))
      return failed(refuse(refusal))
    const preparation = { ...order.preparation, status }
    this.orders = this.orders.flatMap((each) =>
      each !== order ? [each] : status === 'Collected' ? [] : [{ ...each, preparation }],
    )
    if (this.release !== null) await new Promise<void>((resolve) => (this.release = resolve))
    return success({ status: 200, body: { orderId, preparation, itemDeliveries: [] }, serverTime: null })
  }
}
