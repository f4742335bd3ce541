/**
 * Who makes a call: what rules of prices, orders and payments are judged by. Everybody without a loyalty account is a
 * visitor.
 */
export type Caller = VisitorCaller | MemberCaller | WorkstationCaller

export interface VisitorCaller {
  readonly kind: 'visitor'
}

export interface MemberCaller {
  readonly kind: 'member'
  readonly memberId: string
  /** Rewards that the member may redeem now. */
  readonly rewardIds: readonly string[]
  /** Subscriptions that are active now. */
  readonly subscriptionIds: readonly string[]
}

/** A device of a cinema's own, with its own sign-in. */
export interface WorkstationCaller {
  readonly kind: 'workstation'
  readonly workstationId: string
  readonly siteId: string
}

export const visitor: VisitorCaller = { kind: 'visitor' }
