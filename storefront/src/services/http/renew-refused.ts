import { isCondition, type Failure } from './failure.ts'
import type { AntiforgeryHeaders, MemberCalls } from './member-calls.ts'

/** What one try was sent with. */
export interface SentWith {
  readonly authToken: string
  /** Null for a visitor. */
  readonly member: MemberCalls | null
  readonly memberToken: string | null
  readonly isWrite: boolean
}

/** What of a call was renewed: each at most once. */
export interface Renewed {
  channel: boolean
  member: boolean
  antiforgery: boolean
}

/** A refusal, as far as it tells whose token it is about. */
export interface Refusal {
  readonly status: number
  /** Header `WWW-Authenticate`; null without one. */
  readonly challenge: string | null
  /** Read by the areas of the call, and by none. */
  readonly failure: Failure
  readonly general: Failure
}

export interface Renewals {
  readonly renewAccess?: ((refusedToken: string) => Promise<boolean>) | undefined
  readonly antiforgery?: AntiforgeryHeaders | undefined
}

/**
 * Renews what a server has refused: the channel's token, the member's, or the antiforgery token.
 *
 * Two kinds of 401 exist: the channel's token is not valid any more, or the sign-in of a member is over. Unless the
 * server says which, it is the channel's, until that is renewed: otherwise a page left open would sign its member out.
 * @returns whether the call is to be repeated, or else how it has failed
 */
export async function renewRefused(
  refusal: Refusal,
  { authToken, member, memberToken, isWrite }: SentWith,
  { renewAccess, antiforgery }: Renewals,
  renewed: Renewed,
): Promise<'repeat' | Failure> {
  const { failure, general } = refusal
  if (refusal.status === 401) {
    const refused = getRefusedCaller(refusal)
    if (refused === 'member') return failure
    if (renewed.channel || !renewAccess) return refused === 'unstated' && renewed.channel ? failure : general
    renewed.channel = true
    return (await renewAccess(authToken)) ? 'repeat' : general
  }
  if (member && !renewed.member && isCondition(failure, 'member-token-expired')) {
    renewed.member = true
    return (await member.renew(memberToken)) ? 'repeat' : failure
  }
  if (isWrite && antiforgery && !renewed.antiforgery && isCondition(failure, 'forbidden')) {
    renewed.antiforgery = true
    antiforgery.drop()
    return 'repeat'
  }
  return failure
}

/** Our server names the realm and the condition; others may name neither. */
function getRefusedCaller({ challenge, failure }: Refusal): 'channel' | 'member' | 'unstated' {
  const realm = /\brealm="?(\w+)/i.exec(challenge ?? '')?.[1]?.toLowerCase()
  if (realm === 'member') return 'member'
  if (realm === 'channel' || isCondition(failure, 'channel-token-invalid')) return 'channel'
  const hasCode = failure.kind === 'condition' && failure.problem.errorCode !== undefined
  return hasCode && isCondition(failure, 'refresh-token-expired') ? 'member' : 'unstated'
}
