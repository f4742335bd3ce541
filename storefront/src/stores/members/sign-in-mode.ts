import type { Result } from '../../cache/result.ts'
import type { TokenAnswer } from '../../domain/member-token.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { MemberCalls } from '../../services/http/member-calls.ts'

/** What a visitor signs in with. */
export interface Credentials {
  /** E-mail address or username, as typed. */
  readonly identifier: string
  readonly password: string
  /** Whether the sign-in lasts longer than a day. */
  readonly remember: boolean
}

/** How a browser holds a sign-in: by a token in its storage, or by a cookie that pages cannot read. */
export interface SignInMode extends MemberCalls {
  /** Whether somebody is signed in, read from the browser now. */
  isSignedIn(): boolean
  signIn(credentials: Credentials, captchaResponse: string | undefined): Promise<Result<void, Failure>>
  /** Takes over the answer of another call. */
  accept(answer: TokenAnswer | 'cookie'): Result<void, Failure>
  /** Forgets the sign-in in this browser. */
  clear(): void
  /**
   * Calls when a sign-in may have begun or ended in this browser.
   * @returns a function that stops it
   */
  watch(onChange: () => void): () => void
}

/** Fields of the password grant. */
export const toPasswordGrant = ({ identifier, password, remember }: Credentials) => ({
  grant_type: 'password' as const,
  ...(identifier.includes('@') ? { email: identifier } : { username: identifier }),
  password,
  ...(remember ? { remember: 'true' as const } : {}),
})

/** Nobody signs in: the server's. What it knows of the member is in the page. */
export const nobody: SignInMode = {
  isSignedIn: () => false,
  signIn: () => Promise.reject(new TypeError('Only browsers sign in')),
  accept: () => {
    throw new TypeError('Only browsers sign in')
  },
  getToken: () => Promise.resolve(null),
  renew: () => Promise.resolve(false),
  clear: () => undefined,
  watch: () => () => undefined,
}
