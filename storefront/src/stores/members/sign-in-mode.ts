import type { Result } from '../../cache/result.ts'
import type { TokenAnswer } from '../../domain/member-token.ts'
import type { Failure } from '../../services/http/failure.ts'

/** Why a sign-in ended: by the visitor, also in another tab, or because it is over or was refused. */
export type EndReason = 'signed-out' | 'expired'

/** What a visitor signs in with. */
export interface Credentials {
  /** E-mail address or username, as typed. */
  readonly identifier: string
  readonly password: string
  /** Whether the sign-in lasts longer than a day. */
  readonly remember: boolean
}

/** How a browser holds a sign-in: by a token in its storage, or by a cookie that pages cannot read. */
export interface SignInMode {
  /** Whether somebody is signed in, read from the browser now. */
  isSignedIn(): boolean
  signIn(credentials: Credentials, captchaResponse: string | undefined): Promise<Result<void, Failure>>
  /** Takes over the answer of another call. */
  accept(answer: TokenAnswer | 'cookie'): Result<void, Failure>
  /** The access token for the next call, renewed if it is stale; null without one. */
  getToken(): Promise<string | null>
  /**
   * The server has refused the member of a call.
   * @returns whether another token is there by now; false also if the sign-in is over
   */
  renew(refusedToken: string | null): Promise<boolean>
  /** Forgets the sign-in in this browser. */
  clear(): void
  /**
   * Follows sign-ins and their ends, also by other tabs.
   * @returns a function that stops it
   */
  watch(onChange: () => void): () => void
}
