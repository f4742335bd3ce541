import type { Condition } from '@foyer/contract/errors/catalogue'
import type { MaximumMemberBalanceResponse } from '@foyer/contract/wire/member-balances'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { getBody } from '../../../services/http/api-client.ts'
import { toOutcome, type OrderOutcome } from '../order-outcome.ts'
import type { PaymentParts } from './payment-parts.ts'

/**
 * The last change of what the balance pays.
 * - `refused`: with its condition, null without an answer.
 */
export type BalancePaymentState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'setting' }
  | { readonly kind: 'refused'; readonly condition: Condition | null }

const idle: BalancePaymentState = { kind: 'idle' }

/** The part of the order in progress that the signed-in member pays with points. It is charged when it is completed. */
export class MemberBalancePayments {
  /** As last asked; null before, and where the server says nothing of it: then nothing is offered. */
  maximum: MaximumMemberBalanceResponse | null = null
  state: BalancePaymentState = idle
  readonly #parts: PaymentParts
  readonly #onChanged: () => void
  /** Counts requests: a late answer does not replace a later one. */
  #requests = 0

  /** @param onChanged the rest to pay is another sum: what was begun for the old one is over */
  constructor(parts: PaymentParts, onChanged: () => void) {
    this.#parts = parts
    this.#onChanged = onChanged
    makeAutoObservable(this, { maximum: observableRef, state: observableRef }, { autoBind: true })
  }

  /** Asks how much of the order the balance can pay, beside its other parts. */
  async load(): Promise<void> {
    const { payments, order } = this.#parts
    const orderId = order.order?.id
    if (orderId === undefined) return
    const request = (this.#requests += 1)
    const result = await getBody(payments.maximumBalance(orderId))
    if (request !== this.#requests) return
    runInAction(() => (this.maximum = result.ok ? result.value : null))
  }

  /**
   * Pays a part with the balance, in place of what it paid before.
   * @param amount main unit; null: as much as balance and order allow
   */
  async set(amount: number | null): Promise<OrderOutcome> {
    const { payments, order } = this.#parts
    const orderId = order.order?.id
    if (orderId === undefined) return { kind: 'order-expired' }
    this.state = { kind: 'setting' }
    const body = amount === null ? {} : { value: amount }
    const result = await getBody(payments.setBalance(orderId, body))
    if (!result.ok) {
      const { failure } = result
      const condition = failure.kind === 'condition' ? failure.condition : null
      runInAction(() => (this.state = { kind: 'refused', condition }))
      const outcome = toOutcome(failure)
      // What was expected of the order, or of the balance, is not so any more.
      if (outcome.kind !== 'network') await Promise.all([order.refresh(), this.load()])
      return outcome
    }
    this.#onChanged()
    await order.refresh()
    runInAction(() => (this.state = idle))
    return { kind: 'ok' }
  }

  /** Nobody is signed in any more, or the step was left. */
  forget(): void {
    this.#requests += 1
    this.maximum = null
    this.state = idle
  }
}
