import type { OrderClaim } from '@foyer/contract/wire/members'
import { toIdentifierKey } from '../accounts/identifier-key.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { ProblemError } from '../http/problem.ts'
import type { OrderStore } from '../order-store/order-store.ts'
import { runOrderWrite } from '../order-store/order-writes.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { createEarnings, type Earnings, type FindEarningMember } from '../orders/earnings.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
import { hasExpired } from '../orders/order-access.ts'
import type { OrderSettings } from '../orders/settings.ts'
import type { SalesCatalogue } from '../orders/showtime-details.ts'

/** A member's e-mail address if mail to it is known to arrive, else null. */
export type FindVerifiedEmail = (memberId: string) => Promise<string | null>

export interface OrderClaimsOptions {
  readonly store: OrderStore
  readonly clock: Clock
  readonly ids: Ids
  readonly catalogue: SalesCatalogue
  readonly settings: Pick<OrderSettings, 'balances'>
  /** Default: nobody earns anything. */
  readonly findEarningMember?: FindEarningMember
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
   * Makes an order the member's, who earns what it has not brought anybody. No effect on the member's own.
   * @throws ProblemError `email-unverified`, also where there is no such order; `order-not-found` for an order that does
   * not exist, is not completed, has another customer's address or is another member's
   */
  async claim(orderId: string, memberId: string): Promise<void> {
    const { store, clock } = this.#options
    const now = clock.now()
    await runOrderWrite(store, async () => {
      const order = await store.read(orderId)
      if (order?.memberId === memberId) return { command: null, answer: undefined }
      if ((await this.#findEmailKey(memberId)) === null) throw new ProblemError('email-unverified')
      if (order === null || (await this.#getClaim(order, memberId)) !== 'Claimable')
        throw new ProblemError('order-not-found')
      const claimed = await this.#earn({ ...order, memberId }, memberId, now)
      return {
        command: { orderId, steps: [{ kind: 'order.save', order: claimed.order }, ...claimed.steps] },
        answer: undefined,
      }
    })
  }

  async #earn(order: StoredOrder, memberId: string, now: number): Promise<Earnings> {
    const { catalogue, ids, settings, findEarningMember } = this.#options
    return createEarnings(order, (await findEarningMember?.(memberId)) ?? null, {
      rules: settings.balances,
      details: await loadShowtimeDetails(catalogue, order),
      ids,
      now,
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
