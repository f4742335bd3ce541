import { failed, success, type Result } from '../../cache/result.ts'
import type { TokenAnswer } from '../../domain/member-token.ts'
import { createContractFailure, type Failure } from '../../services/http/failure.ts'
import type { MembersService } from '../../services/ocapi/members.ts'
import type { SignInBrowser } from './sign-in-browser.ts'
import { toPasswordGrant, type Credentials, type SignInMode } from './sign-in-mode.ts'
import { hasCookie } from '../visitor/signed-in.ts'

/** Milliseconds between two looks at the flag, while the page is visible. */
const flagInterval = 500

export interface CookieModeOptions {
  readonly members: MembersService
  readonly browser: Pick<SignInBrowser, 'readCookies' | 'isVisible' | 'every' | 'onFocus'>
  /** Name of the cookie that tells pages that a member is signed in. */
  readonly flagCookie: string
  readonly writeCookie: (name: string, value: string, seconds: number | null) => void
}

/** The sign-in by a cookie that pages cannot read. The flag beside it decides: gone means signed out. */
export class CookieMode implements SignInMode {
  readonly #options: CookieModeOptions

  constructor(options: CookieModeOptions) {
    this.#options = options
  }

  isSignedIn(): boolean {
    const { browser, flagCookie } = this.#options
    return hasCookie(browser.readCookies(), flagCookie)
  }

  async signIn(
    credentials: Credentials,
    captchaResponse: string | undefined,
  ): Promise<Result<void, Failure>> {
    const body = toPasswordGrant(credentials)
    const answer = await this.#options.members.createCookie(body, { captchaResponse })
    return answer.ok ? this.accept('cookie') : answer
  }

  /** A browser that refuses cookies cannot sign in. */
  accept(answer: TokenAnswer | 'cookie'): Result<void, Failure> {
    return answer === 'cookie' && this.isSignedIn()
      ? success(undefined)
      : failed(createContractFailure('createMemberCookie'))
  }

  async getToken(): Promise<null> {
    return null
  }

  /** The server renews the cookie by itself: what it refuses is over. */
  async renew(): Promise<boolean> {
    this.clear()
    return false
  }

  /** Pages can delete the flag alone; the cookie is the server's to delete. */
  clear(): void {
    if (this.isSignedIn()) this.#options.writeCookie(this.#options.flagCookie, '', 0)
  }

  watch(onChange: () => void): () => void {
    const { browser } = this.#options
    const see = () => {
      if (browser.isVisible()) onChange()
    }
    const stops = [browser.every(flagInterval, see), browser.onFocus(see)]
    return () => stops.forEach((stop) => stop())
  }
}
