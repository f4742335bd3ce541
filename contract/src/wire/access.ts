/** Who makes a call: everybody who is neither a signed-in member nor a workstation is a visitor. */
export type CallerKind = 'visitor' | 'member' | 'workstation'

/**
 * Whose data a call reads or changes.
 * - `public`: nobody's in particular; the caller's own token is not looked at.
 * - `credentials`: of who proves in the request to be them; the caller's own token is not looked at, it may have expired.
 * - `holder`: of whoever knows the id or code in the request, such as an order's.
 * - `caller`: the caller's own; nothing in the request can name another's.
 */
export type DataOwner = 'public' | 'credentials' | 'holder' | 'caller'

/** Who may make a call. The server compares it with the caller in one place, before anything of the call is read. */
export interface Access {
  readonly callers: readonly CallerKind[]
  readonly data: DataOwner
}

export const callerKinds = ['visitor', 'member', 'workstation'] as const satisfies readonly CallerKind[]

export const publicAccess: Access = { callers: callerKinds, data: 'public' }
/** By an id or a code that nobody guesses: an order, a gift card. */
export const holderAccess: Access = { callers: callerKinds, data: 'holder' }
/** Begins something that belongs to the caller. */
export const callerAccess: Access = { callers: callerKinds, data: 'caller' }
/** Something of a holder that only a cinema's own device does. */
export const workstationAccess: Access = { callers: ['workstation'], data: 'holder' }
/** Proves in the request who it is for. */
export const credentialsAccess: Access = { callers: callerKinds, data: 'credentials' }
/** The workstation's own. */
export const ownWorkstationAccess: Access = { callers: ['workstation'], data: 'caller' }
/** The member's own. */
export const memberAccess: Access = { callers: ['member'], data: 'caller' }
