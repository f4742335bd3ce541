/**
 * Who makes a call: rules of prices, orders and payments depend on it. Everybody without a loyalty account is a
 * visitor.
 */
export type Caller = VisitorCaller | MemberCaller | WorkstationCaller

export interface VisitorCaller {
  readonly kind: 'visitor'
}

export interface MemberCaller {
  readonly kind: 'member'
  readonly memberId: string
  /** Rewards that the member can redeem now. */
  readonly rewardIds: readonly string[]
  /** Subscriptions that are active now. */
  readonly subscriptionIds: readonly string[]
}

/** A device of a cinema, with its own sign-in. */
export interface WorkstationCaller {
  readonly kind: 'workstation'
  readonly workstationId: string
  readonly siteId: string
}

export const visitor: VisitorCaller = { kind: 'visitor' }
