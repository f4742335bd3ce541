import type { CompletionResponse } from '@foyer/contract/wire/orders'
import { failed, success, type Result } from '../../../cache/result.ts'
import { getBody } from '../../../services/http/api-client.ts'
import { isMissing, type Failure } from '../../../services/http/failure.ts'
import { poll } from '../../../services/http/polling.ts'
import type { CompletionService } from '../../../services/ocapi/completion.ts'
import { toRefusal } from '../order-outcome.ts'
import type { PaymentParts } from './payment-parts.ts'
import {
  toUnansweredCompletion,
  type CompletionResult,
  type PostedCompletionResult,
} from './payment-result.ts'

type CompletionAnswer = Result<CompletionResponse, Failure>

export interface CompletionParts extends Pick<PaymentParts, 'order' | 'memory'> {
  readonly completion: CompletionService
  /** An order of this browser is over, however it ended. */
  readonly onEnd: () => void
}

/** Turning an order into tickets: the server does it after a web payment, the page asks for it after any other. */
export class Completions {
  readonly #parts: CompletionParts

  constructor(parts: CompletionParts) {
    this.#parts = parts
  }

  /**
   * Polls until the paid order is completed; starts the completion if the server has not.
   * @param stays the order stays in this browser until `settle`, so that its page does until the ticket is there
   */
  async await(orderId: string, stays = false): Promise<CompletionResult> {
    // A mistyped address is no order that was just paid for: one answer is enough.
    const mayCome = this.#isOurs(orderId) || this.#parts.order.bookedOrderId === orderId
    const answer = await this.#ask(orderId, mayCome)
    if (answer.ok && answer.value.status === 'NotStarted') {
      const started = await getBody(this.#parts.completion.start(orderId))
      return started.ok
        ? this.#end(orderId, await this.#ask(orderId, true), stays)
        : toUnansweredCompletion(started.failure)
    }
    return this.#end(orderId, answer, stays)
  }

  /** Asks for the completion of an order that needs no web payment, and polls until it is completed. The order stays until `settle`. */
  async post(orderId: string): Promise<PostedCompletionResult> {
    const started = await getBody(this.#parts.completion.start(orderId))
    if (started.ok) return this.#end(orderId, await this.#ask(orderId, true), true)
    const outcome = toRefusal(started.failure)
    switch (outcome.kind) {
      case 'order-expired':
        return outcome
      case 'refused':
        return { kind: 'refused', condition: outcome.condition }
      case 'seats-unavailable':
        return { kind: 'failed' }
      case 'network':
        return { kind: 'network', failure: started.failure }
      default:
        return outcome satisfies never
    }
  }

  /** A completed order is no longer this browser's order in progress. Another may be by now: it is not affected. */
  settle(orderId: string): void {
    if (!this.#isOurs(orderId)) return
    this.#parts.order.settle(orderId)
    this.#parts.onEnd()
  }

  #isOurs(orderId: string): boolean {
    const { memory, order } = this.#parts
    return (memory.read()?.id ?? order.order?.id) === orderId
  }

  #end(orderId: string, answer: CompletionAnswer, stays: boolean): CompletionResult {
    if (!answer.ok) return toUnansweredCompletion(answer.failure)
    const { status, transactionNumber } = answer.value
    switch (status) {
      case 'Completed':
        if (!stays) this.settle(orderId)
        return { kind: 'completed', transactionNumber }
      case 'Failed':
        if (this.#isOurs(orderId)) this.#parts.onEnd()
        return { kind: 'failed' }
      case 'Pending':
      case 'NotStarted':
        return { kind: 'pending' }
      default:
        return status satisfies never
    }
  }

  /**
   * A 404 while polling counts as "not yet"; if it persists to the end, it is the answer.
   * @param mayCome this browser has paid for it; for another's order a 404 is final immediately
   */
  async #ask(orderId: string, mayCome: boolean): Promise<CompletionAnswer> {
    const last: { missing: Failure | null } = { missing: null }
    const result = await poll<CompletionResponse>({
      ask: async () => {
        const answer = await getBody(this.#parts.completion.completion(orderId))
        last.missing = !answer.ok && isMissing(answer.failure) ? answer.failure : null
        if (last.missing === null || !mayCome) return answer
        return success({ orderId, orderType: 'Standard', status: 'Pending', transactionNumber: null })
      },
      isDone: ({ status }) => status !== 'Pending',
    })
    return !result.ok && last.missing !== null ? failed(last.missing) : result
  }
}
