import type { OrderClaim } from '@foyer/contract/wire/members'
import { toIdentifierKey } from '../accounts/identifier-key.ts'
import type { Clock } from '../domain/clock.ts'
import { ProblemError } from '../http/problem.ts'
import type { OrderStore } from '../order-store/order-store.ts'
import { runOrderWrite } from '../order-store/order-writes.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { hasExpired } from '../orders/order-access.ts'

/** A member's e-mail address if mail to it is known to arrive, else null. */
export type FindVerifiedEmail = (memberId: string) => Promise<string | null>

export interface OrderClaimsOptions {
  readonly store: OrderStore
  readonly clock: Clock
  /** Default: no member's address is verified, for servers without accounts. */
  readonly findVerifiedEmail?: FindVerifiedEmail
}

/** Orders that were completed as a visitor, and become a member's by the verified address of their customer. */
export class OrderClaims {
  readonly #options: OrderClaimsOptions

  constructor(options: OrderClaimsOptions) {
    this.#options = options
  }

  /**
   * Whether an order is the member's or can become it. An order that does not exist, is not completed or has another
   * customer's address has the same answer; what a member with an unverified address learns depends on no address.
   */
  async read(orderId: string, memberId: string): Promise<OrderClaim> {
    const { store } = this.#options
    return this.#getClaim(await store.read(orderId), memberId)
  }

  /**
   * Makes an order the member's. No effect on the member's own.
   * @throws ProblemError `email-unverified`, also where there is no such order; `order-not-found` for an order that does
   * not exist, is not completed, has another customer's address or is another member's
   */
  async claim(orderId: string, memberId: string): Promise<void> {
    const { store } = this.#options
    await runOrderWrite(store, async () => {
      const order = await store.read(orderId)
      if (order?.memberId === memberId) return { command: null, answer: undefined }
      if ((await this.#findEmailKey(memberId)) === null) throw new ProblemError('email-unverified')
      if (order === null || (await this.#getClaim(order, memberId)) !== 'Claimable')
        throw new ProblemError('order-not-found')
      return {
        command: { orderId, steps: [{ kind: 'order.save', order: { ...order, memberId } }] },
        answer: undefined,
      }
    })
  }

  async #getClaim(order: StoredOrder | null, memberId: string): Promise<OrderClaim> {
    if (order?.memberId === memberId) return 'Own'
    if (order?.status !== 'Completed' || hasExpired(order, this.#options.clock.now())) return 'NotClaimable'
    if (order.memberId !== null) return 'NotClaimable'
    const email = await this.#findEmailKey(memberId)
    if (email === null) return 'EmailUnverified'
    return email === toIdentifierKey(order.customer?.email) ? 'Claimable' : 'NotClaimable'
  }

  async #findEmailKey(memberId: string): Promise<string | null> {
    return toIdentifierKey(await this.#options.findVerifiedEmail?.(memberId))
  }
}
