/** Kind of caller: who is neither a signed-in member nor a workstation is a visitor. */
export type CallerKind = 'visitor' | 'member' | 'workstation'

/**
 * Whose data a call reads or changes.
 * - `public`: nobody's; the caller's token is not read.
 * - `credentials`: those of the person whose credentials are in the request; the caller's token is not read and may have
 *   expired.
 * - `holder`: those of anyone who knows the id or code in the request, such as an order's.
 * - `caller`: the caller's own; the request cannot name somebody else's.
 */
export type DataOwner = 'public' | 'credentials' | 'holder' | 'caller'

/** Who may make a call. The server checks it in one place, before it reads the body. */
export interface Access {
  readonly callers: readonly CallerKind[]
  readonly data: DataOwner
  /** Whether it changes a member's details or credentials: refused to members who have signed in at a workstation. */
  readonly changesMember?: true
}

export const callerKinds = ['visitor', 'member', 'workstation'] as const satisfies readonly CallerKind[]

export const publicAccess: Access = { callers: callerKinds, data: 'public' }
/** Data for anyone who knows an unguessable id or code: an order, a gift card. */
export const holderAccess: Access = { callers: callerKinds, data: 'holder' }
/** Creates something that belongs to the caller. */
export const callerAccess: Access = { callers: callerKinds, data: 'caller' }
/** A holder's data, for calls that only workstations may make; with or without a member who has signed in there. */
export const workstationAccess: Access = { callers: ['workstation'], data: 'holder' }
/** A holder's data, for calls that the signed-in member makes whose they are to be. */
export const memberHolderAccess: Access = { callers: ['member'], data: 'holder' }
/** Data of the person whose credentials are in the request. */
export const credentialsAccess: Access = { callers: callerKinds, data: 'credentials' }
/** The calling workstation's own data. */
export const ownWorkstationAccess: Access = { callers: ['workstation'], data: 'caller' }
/** The signed-in member's own data. */
export const memberAccess: Access = { callers: ['member'], data: 'caller' }
/** A change of the signed-in member's own details or credentials. */
export const memberChangeAccess: Access = { ...memberAccess, changesMember: true }
