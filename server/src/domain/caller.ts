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
  /** Rewards that the member can redeem now, each as often as it is held; filled where a price depends on them. */
  readonly rewardIds: readonly string[]
  /** Subscriptions that are active now. */
  readonly subscriptionIds: readonly string[]
  /** Where the member has signed in at a workstation, who cannot change any details there; absent elsewhere. */
  readonly workstation?: WorkstationPlace
}

/** A device of a cinema. */
export interface WorkstationPlace {
  readonly workstationId: string
  readonly siteId: string
}

/** A device of a cinema, with its own sign-in. */
export interface WorkstationCaller extends WorkstationPlace {
  readonly kind: 'workstation'
}

/** The workstation of a call, whether or not a member has signed in there; null for any other caller. */
export function findWorkstation(caller: Caller): WorkstationPlace | null {
  switch (caller.kind) {
    case 'visitor':
      return null
    case 'member':
      return caller.workstation ?? null
    case 'workstation':
      return caller
  }
}

/** Id of the signed-in member; null for anybody else. */
export function findMemberId(caller: Caller): string | null {
  return caller.kind === 'member' ? caller.memberId : null
}

/** Id of the caller for logs: the workstation's, else the member's; null for a visitor. As in correlation ids. */
export function getUserId(caller: Caller): string | null {
  return findWorkstation(caller)?.workstationId ?? (caller.kind === 'member' ? caller.memberId : null)
}

export const visitor: VisitorCaller = { kind: 'visitor' }
