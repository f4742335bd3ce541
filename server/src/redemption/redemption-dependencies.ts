import type { Caller } from '../domain/caller.ts'
import type { CodeKeys } from '../codes/code-keys.ts'
import type { CodeStore } from '../codes/code-store.ts'
import type { GuessLimits } from '../codes/guess-limits.ts'
import type { TakeScarce } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { FindOwnCode } from './member-codes.ts'
import type { OrderServiceDependencies } from '../orders/order-service.ts'

export interface RedemptionDependencies extends OrderServiceDependencies {
  codes: CodeStore
  codeKeys: CodeKeys
  guesses: GuessLimits
  /** Codes that members have with their account. */
  findOwn: FindOwnCode
}

/** Holds one use of what is added to an order, until the order's expiry. */
export function createHoldStep(scarceId: string, { expiresAt }: StoredOrder, now: number): TakeScarce {
  return {
    kind: 'scarce.take',
    scarceId,
    quantity: 1,
    capacity: null,
    showtimeId: null,
    state: 'held',
    expiresAt,
    now,
  }
}

/** Who adds a code to an order. */
export interface CodeRequester {
  readonly address: string
  readonly caller: Caller
}
