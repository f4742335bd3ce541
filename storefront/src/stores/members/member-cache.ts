import { reaction } from 'mobx'
import { failed, type Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { Cached, Caching } from '../base/caching.ts'
import type { MemberSession } from './member-session.ts'

type Session = Pick<MemberSession, 'isSignedIn' | 'signIns'>

/** What a call of a member comes to where nobody is signed in: the server is not asked. */
const signedOut: Failure = {
  kind: 'condition',
  condition: 'member-not-signed-in',
  status: 401,
  problem: { type: 'about:blank', title: 'Nobody is signed in', status: 401 },
  retryable: false,
}

/** Makes a call only while a member is signed in; else it fails with `member-not-signed-in`. */
export async function callAsMember<T>(
  session: Pick<Session, 'isSignedIn'>,
  call: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  return session.isSignedIn ? call() : failed(signedOut)
}

export interface MemberCacheOptions<T> {
  readonly load: () => Promise<Result<T, Failure>>
  /** Milliseconds for which a value is reused. */
  readonly lifetime: number
}

/**
 * A value that is the member's: not loaded for a visitor, and forgotten with the sign-in, as the next member is another.
 * For everything that is read of a member or for one: their data, rewards, watchlist, billing options.
 * @param name by which the server hands it over
 */
export function createMemberCache<T>(
  caching: Pick<Caching, 'value'>,
  session: Session,
  name: string,
  { load, lifetime }: MemberCacheOptions<T>,
): Cached<T> {
  const cached = caching.value<T>(name, { load: () => callAsMember(session, load), lifetime })
  reaction(
    () => (session.isSignedIn ? session.signIns : null),
    () => cached.clear(),
  )
  return cached
}
