import type { OrderResponse } from '@foyer/contract/wire/orders'
import type { Result } from '../../cache/result.ts'
import type { Answer } from '../../services/http/api-client.ts'
import { isMissing, type Failure } from '../../services/http/failure.ts'
import { done, toOutcome, type OrderOutcome } from './order-outcome.ts'
import type { OrderStoreParts } from './order-parts.ts'
import type { OrderRecord } from './order-record.ts'

/** Answer to a change of the order: the order, or nothing. */
export type Changed = Result<Answer<OrderResponse | undefined>, Failure>

/** Brings what the server answers about the order into its record. */
export class OrderReader {
  readonly #parts: Pick<OrderStoreParts, 'service' | 'memory'>
  readonly #record: OrderRecord

  constructor(parts: Pick<OrderStoreParts, 'service' | 'memory'>, record: OrderRecord) {
    this.#parts = parts
    this.#record = record
  }

  /** Loads an order. @returns why its state is unknown; null if it is known now */
  async load(id: string): Promise<Failure | null> {
    const { service } = this.#parts
    const record = this.#record
    const [answer, customer] = await Promise.all([service.order(id), service.customer(id)])
    if (!answer.ok) return this.#fail(answer.failure)
    const { body, serverTime } = answer.value
    if (body.order.status === 'Completed') {
      record.complete(id)
      return null
    }
    // A missing answer is not "no customer": a step would ask for a known name again. What this page knows is kept.
    const isNew = record.order?.id !== id
    if (isNew && !customer.ok && !isMissing(customer.failure)) return this.#fail(customer.failure)
    const known = isNew ? null : (record.known?.customer ?? null)
    record.adopt(body, serverTime, customer.ok ? (customer.value.body?.customer ?? null) : known)
    return null
  }

  /**
   * Loads the order that this browser remembers and this page does not know: it could not be loaded on arrival, or a hold
   * got no response. A new order would replace it in storage, while the old one may be paid for, or hold the requested
   * seats. @returns why it is still unknown; null if it is known, or there is none
   */
  async loadUnknown(): Promise<Failure | null> {
    const remembered = this.#parts.memory.read()
    const { phase } = this.#record.state
    const isUnknown = phase === 'restoring' || phase === 'none' || this.#record.order?.id !== remembered?.id
    return remembered && isUnknown ? this.load(remembered.id) : null
  }

  /** Takes the order from a change's answer; after an empty answer, the order as read then. */
  async take(orderId: string, changed: Changed): Promise<OrderOutcome> {
    const { service, memory } = this.#parts
    const isChanged = !changed.ok || changed.value.body !== undefined
    const result: Changed = isChanged ? changed : await service.order(orderId)
    if (!result.ok) return toOutcome(result.failure)
    const { body, serverTime } = result.value
    if (body === undefined) return done
    this.#record.adopt(body, serverTime, this.#record.known?.customer ?? null)
    const revision = (memory.read()?.revision ?? 0) + 1
    memory.write({ id: body.order.id, revision, showtimeId: this.#record.showtimeId })
    return done
  }

  #fail(failure: Failure): Failure | null {
    if (toOutcome(failure).kind !== 'order-expired') {
      this.#record.fail(failure)
      return failure
    }
    const isGone = failure.kind === 'condition' && failure.condition !== 'order-expired'
    if (isGone) this.#record.vanish()
    else this.#record.expire()
    return null
  }
}
