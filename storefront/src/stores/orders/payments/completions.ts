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

  /** Polls until the paid order is completed; starts the completion if the server has not. */
  async await(orderId: string): Promise<CompletionResult> {
    // A mistyped address is no order that was just paid for: one answer is enough.
    const mayCome = this.#isOurs(orderId) || this.#parts.order.bookedOrderId === orderId
    const answer = await this.#ask(orderId, mayCome)
    if (answer.ok && answer.value.status === 'NotStarted') {
      const started = await getBody(this.#parts.completion.start(orderId))
      return started.ok
        ? this.#end(orderId, await this.#ask(orderId, true))
        : toUnansweredCompletion(started.failure)
    }
    return this.#end(orderId, answer)
  }

  /** Asks for the completion of an order that needs no web payment, and polls until it is completed. */
  async post(orderId: string): Promise<PostedCompletionResult> {
    const started = await getBody(this.#parts.completion.start(orderId))
    if (started.ok) return this.#end(orderId, await this.#ask(orderId, true))
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

  #isOurs(orderId: string): boolean {
    const { memory, order } = this.#parts
    return (memory.read()?.id ?? order.order?.id) === orderId
  }

  #end(orderId: string, answer: CompletionAnswer): CompletionResult {
    if (!answer.ok) return toUnansweredCompletion(answer.failure)
    // Another order may be in progress in this browser by now: it is not affected.
    const isOurs = this.#isOurs(orderId)
    const { status, transactionNumber } = answer.value
    switch (status) {
      case 'Completed':
        if (isOurs) {
          this.#parts.order.settle(orderId)
          this.#parts.onEnd()
        }
        return { kind: 'completed', transactionNumber }
      case 'Failed':
        if (isOurs) this.#parts.onEnd()
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
