import { makeAutoObservable, runInAction } from 'mobx'
import { success, type Result } from '../../cache/result.ts'
import type { TokenAnswer } from '../../domain/member-token.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { MembersService } from '../../services/ocapi/members.ts'
import type { Logger } from '../browser/logger.ts'
import type { Credentials, EndReason, SignInMode } from './sign-in-mode.ts'

export type { Credentials, EndReason }

export interface MemberSessionOptions {
  readonly mode: SignInMode
  readonly members: MembersService
  readonly logger: Logger
  /** Lets go of what is the member's in this browser: the order, stored data. */
  readonly forgetMember: (reason: EndReason) => Promise<void>
}

/** Whether somebody is signed in, and how a sign-in begins and ends. */
export class MemberSession {
  /** False on the server and until the browser has looked; see `isKnown`. */
  isSignedIn = false
  /** Whether the browser has looked who is signed in. Always false on the server for public pages. */
  isKnown = false
  readonly #options: MemberSessionOptions
  readonly #listeners = new Set<(reason: EndReason) => void>()

  constructor(options: MemberSessionOptions) {
    this.#options = options
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * Looks who is signed in, and follows it from then on, also in other tabs. For an effect: the first render in the
   * browser has to be the server's.
   * @returns a function that stops it
   */
  start(): () => void {
    this.restore()
    return this.#options.mode.watch(() => this.restore())
  }

  /** Reads from the browser whether somebody is signed in. */
  restore(): boolean {
    const wasSignedIn = this.isSignedIn
    runInAction(() => {
      this.isSignedIn = this.#options.mode.isSignedIn()
      this.isKnown = true
    })
    if (wasSignedIn && !this.isSignedIn) this.#tell('signed-out')
    return this.isSignedIn
  }

  async signIn(credentials: Credentials, captchaResponse?: string): Promise<Result<void, Failure>> {
    const answer = await this.#options.mode.signIn(credentials, captchaResponse)
    if (!answer.ok) return answer
    this.restore()
    return success(undefined)
  }

  /** Takes over a sign-in that another call has brought (sign-up with Token or Cookie, passkey). */
  async accept(answer: TokenAnswer | 'cookie'): Promise<void> {
    const accepted = this.#options.mode.accept(answer)
    if (!accepted.ok) this.#options.logger.error('The answer of a sign-in is of no use')
    this.restore()
  }

  /**
   * Ends the sign-in here and on the server, clears what is the member's, cancels and clears the order.
   * @param options `onFailure` is called if the server did not answer: whether the sign-out goes on in this browser.
   * Without it a failing sign-out does not go on.
   * @returns false when the server did not answer
   */
  async signOut(options: { onFailure?: () => boolean } = {}): Promise<boolean> {
    const { members, mode, forgetMember } = this.#options
    const answer = await members.deleteCookie()
    if (!answer.ok && !options.onFailure?.()) return false
    await forgetMember('signed-out')
    mode.clear()
    this.restore()
    return answer.ok
  }

  /**
   * @param listener called after each end of a sign-in: by the visitor, also in another tab, or expired
   * @returns a function that stops it
   */
  onEnd(listener: (reason: EndReason) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #tell(reason: EndReason): void {
    for (const listener of this.#listeners) listener(reason)
  }
}
