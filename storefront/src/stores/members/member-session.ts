import { makeAutoObservable, runInAction } from 'mobx'
import type { Result } from '../../cache/result.ts'
import type { TokenAnswer } from '../../domain/member-token.ts'
import { describeFailure, type Failure } from '../../services/http/failure.ts'
import type { MemberCalls } from '../../services/http/member-calls.ts'
import type { MembersService } from '../../services/ocapi/members.ts'
import type { Logger } from '../browser/logger.ts'
import type { Storage } from '../browser/storage.ts'
import type { SignInBrowser } from './sign-in-browser.ts'
import type { Credentials, SignInMode } from './sign-in-mode.ts'
import { clearStoredMember } from './clear-member.ts'
import { isSignInOver } from './sign-in-over.ts'
import { leftKey } from '../visitor/signed-in.ts'

export type { Credentials }

/** Why a sign-in ended: by the visitor, also in another tab, or because it is over or was refused. */
export type EndReason = 'signed-out' | 'expired'

export interface MemberSessionOptions {
  readonly mode: SignInMode
  readonly members: Pick<MembersService, 'deleteCookie'>
  readonly browser: Pick<SignInBrowser, 'tabs' | 'onFocus'> | null
  readonly local: Storage
  readonly logger: Logger
  /** Whether the renderer of this page knew a member: the first render in the browser has to be the server's. */
  readonly isSignedIn: boolean
  /** Called after each sign-in in this tab. */
  readonly onSignIn: () => void
  /** Cancels the member's order, while its calls are still the member's. */
  readonly cancelOrder: () => Promise<void>
  /** Clears what is the member's in this browser: order, stored data. */
  readonly clearMember: () => Promise<void>
}

/** Whether somebody is signed in, and how a sign-in begins and ends. One for all calls of a page. */
export class MemberSession implements MemberCalls {
  /** False on the server and until the browser has looked; see `isKnown`. */
  isSignedIn: boolean
  /** Whether the browser has looked who is signed in. Always false on the server for public pages. */
  isKnown: boolean
  /** Counts sign-ins: the member may be another one after each. */
  signIns = 0
  readonly #options: MemberSessionOptions
  readonly #endListeners = new Set<(reason: EndReason) => void>()
  readonly #focusListeners = new Set<() => void>()
  #starts = 0
  #stop: () => void = () => undefined

  constructor(options: MemberSessionOptions) {
    this.#options = options
    this.isSignedIn = options.isSignedIn
    this.isKnown = options.isSignedIn
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * Looks who is signed in, and follows it from then on, also in other tabs. For an effect: the first render in the
   * browser has to be the server's.
   * @returns a function that stops it
   */
  start(): () => void {
    this.#starts += 1
    if (this.#starts === 1) this.#follow()
    return () => {
      this.#starts -= 1
      if (this.#starts === 0) this.#stop()
    }
  }

  /** Reads from the browser whether somebody is signed in. */
  restore(): boolean {
    const wasSignedIn = this.isSignedIn
    const isFirst = !this.isKnown
    const isSignedIn = this.#options.mode.isSignedIn()
    // The sign-in has ended while no page was open. An order that is there by now may be a visitor's.
    if (isFirst && !isSignedIn) clearStoredMember(this.#options.local)
    runInAction(() => {
      this.isSignedIn = isSignedIn
      this.isKnown = true
      if (isSignedIn && !wasSignedIn) this.signIns += 1
    })
    if (wasSignedIn && !isSignedIn) {
      void this.#options.clearMember()
      const reason: EndReason = this.#options.local.get(leftKey) === null ? 'expired' : 'signed-out'
      for (const listener of [...this.#endListeners]) listener(reason)
    }
    return isSignedIn
  }

  async signIn(credentials: Credentials, captchaResponse?: string): Promise<Result<void, Failure>> {
    const answer = await this.#options.mode.signIn(credentials, captchaResponse)
    if (answer.ok) this.#begin()
    return answer
  }

  /** Takes over a sign-in that another call has brought (sign-up with Token or Cookie, passkey). */
  async accept(answer: TokenAnswer | 'cookie'): Promise<void> {
    const accepted = this.#options.mode.accept(answer)
    if (accepted.ok) this.#begin()
    else this.#options.logger.error(`Nobody is signed in: ${describeFailure(accepted.failure)}`)
  }

  /**
   * Ends the sign-in here and on the server, clears what is the member's, cancels and clears the order.
   * @param options `onFailure` is called if the server did not answer: whether the sign-out goes on in this browser.
   * Without it a failing sign-out does not go on.
   * @returns false when the server did not answer
   */
  async signOut(options: { onFailure?: () => boolean } = {}): Promise<boolean> {
    const { members, local, cancelOrder } = this.#options
    // Before the calls: another tab may find the sign-in gone while the answer is on its way.
    local.set(leftKey, 'yes')
    await cancelOrder()
    const answer = await members.deleteCookie()
    const isEnded = answer.ok || isSignInOver(answer.failure)
    if (!isEnded && options.onFailure?.() !== true) {
      local.remove(leftKey)
      return false
    }
    await this.#endHere()
    return isEnded
  }

  /** Ends a sign-in whose member cannot be read any more. */
  async expire(): Promise<void> {
    if (!this.isSignedIn) return
    await this.#options.members.deleteCookie()
    await this.#endHere()
  }

  /**
   * @param listener called after each end of a sign-in: by the visitor, also in another tab, or expired
   * @returns a function that stops it
   */
  onEnd(listener: (reason: EndReason) => void): () => void {
    this.#endListeners.add(listener)
    return () => void this.#endListeners.delete(listener)
  }

  /** @param listener called when the window regains focus, while a member is signed in and the session is followed */
  onFocus(listener: () => void): () => void {
    this.#focusListeners.add(listener)
    return () => void this.#focusListeners.delete(listener)
  }

  async getToken(): Promise<string | null> {
    const token = await this.#options.mode.getToken()
    this.#notice()
    return token
  }

  async renew(refusedToken: string | null): Promise<boolean> {
    const isRenewed = await this.#options.mode.renew(refusedToken)
    this.#notice()
    return isRenewed
  }

  /** A renewal may have ended the sign-in. Nothing is looked at before the page has asked for it. */
  #notice(): void {
    if (this.isKnown && this.isSignedIn) this.restore()
  }

  #begin(): void {
    this.#options.local.remove(leftKey)
    const wasSignedIn = this.isSignedIn
    this.restore()
    // Another member may have been signed in before.
    if (wasSignedIn) this.#countSignIn()
    this.#options.browser?.tabs.tell('signed-in')
    this.#options.onSignIn()
  }

  async #endHere(): Promise<void> {
    const { mode, browser, clearMember } = this.#options
    mode.clear()
    browser?.tabs.tell('ended')
    await clearMember()
    this.restore()
  }

  #countSignIn(): void {
    runInAction(() => {
      this.signIns += 1
    })
  }

  #follow(): void {
    const { mode, browser } = this.#options
    this.restore()
    const stops = [
      mode.watch(() => this.restore()),
      browser?.tabs.listen((news) => {
        if (this.restore() && news === 'signed-in') this.#countSignIn()
      }),
      browser?.onFocus(() => {
        if (this.isSignedIn) for (const listener of this.#focusListeners) listener()
      }),
    ]
    this.#stop = () => stops.forEach((stop) => stop?.())
  }
}
