import { failed, success, type Result } from '../../cache/result.ts'
import type { Clock } from '../../cache/clock.ts'
import {
  isTokenStale,
  readMemberToken,
  type MemberToken,
  type TokenAnswer,
} from '../../domain/member-token.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createContractFailure, isCondition, type Failure } from '../../services/http/failure.ts'
import type { MembersService } from '../../services/ocapi/members.ts'
import type { SignInBrowser } from './sign-in-browser.ts'
import { toPasswordGrant, type Credentials, type SignInMode } from './sign-in-mode.ts'
import { isSignInOver } from './sign-in-over.ts'
import { memberTokenKey } from '../visitor/signed-in.ts'
import type { DeviceStore, TokenStore } from './token-store.ts'

/**
 * All tries of a renewal, milliseconds: below the server's 60 s, after which a token that was answered for is taken for
 * a stolen one.
 */
const longestRenewal = 20_000
/** Milliseconds for which a token that is stale, but has not expired, is used after a failed renewal. */
const renewalPause = 10_000

export interface TokenModeOptions {
  readonly tokens: TokenStore
  readonly devices: DeviceStore
  readonly members: Pick<MembersService, 'createToken'>
  readonly clock: Clock
  readonly browser: Pick<SignInBrowser, 'inTurn' | 'tabs' | 'onFocus'>
  readonly onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
}

/**
 * The sign-in by a token in the browser's storage, of which every tab may renew the one that it reads there. Only a
 * server that refuses the newest token ends the sign-in: a lost answer, a cut or a time-out does not.
 */
export class TokenMode implements SignInMode {
  readonly #options: TokenModeOptions
  #renewal: Promise<boolean> | null = null
  /** When a renewal has last failed, by the clock. */
  #failedAt = -Infinity

  constructor(options: TokenModeOptions) {
    this.#options = options
  }

  isSignedIn(): boolean {
    return this.#options.tokens.read() !== null
  }

  async signIn(
    credentials: Credentials,
    captchaResponse: string | undefined,
  ): Promise<Result<void, Failure>> {
    const { members, devices } = this.#options
    const device = devices.read()
    const body = { ...toPasswordGrant(credentials), ...(device === null ? {} : { device_token: device }) }
    const answer = await getBody(members.createToken(body, { captchaResponse }))
    if (!answer.ok) return answer
    const accepted = this.accept(answer.value)
    const { device_token: secret } = answer.value
    if (accepted.ok && secret !== undefined) devices.write({ secret, canSignIn: credentials.remember })
    return accepted
  }

  accept(answer: TokenAnswer | 'cookie'): Result<void, Failure> {
    const { tokens, clock } = this.#options
    const token = answer === 'cookie' ? null : readMemberToken(answer, clock.now())
    if (token === null) return failed(createContractFailure('createMemberToken'))
    tokens.write(token)
    this.#failedAt = -Infinity
    return success(undefined)
  }

  async getToken(): Promise<string | null> {
    const { tokens, clock } = this.#options
    const held = tokens.read()
    if (held === null) return null
    const now = clock.now()
    if (isTokenStale(held, now) && now - this.#failedAt >= renewalPause) await this.renew(held.accessToken)
    return tokens.read()?.accessToken ?? null
  }

  /** In one tab at a time; a call that was refused a token which was renewed since goes on with the new one. */
  async renew(refusedToken: string | null): Promise<boolean> {
    const held = this.#options.tokens.read()
    if (held === null) return false
    if (held.accessToken !== refusedToken) return true
    this.#renewal ??= this.#options.browser
      .inTurn(() => this.#renewHeld(refusedToken))
      .finally(() => {
        this.#renewal = null
      })
    return this.#renewal
  }

  clear(): void {
    this.#options.tokens.clear()
    this.#options.devices.clearSigningIn()
  }

  watch(onChange: () => void): () => void {
    const { browser, onLocalChange } = this.#options
    const stops = [
      onLocalChange((key) => {
        if (key === memberTokenKey) onChange()
      }),
      browser.onFocus(onChange),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /** Reads the token again, as another tab may have had its turn meanwhile. */
  async #renewHeld(refusedToken: string): Promise<boolean> {
    const { tokens, members, clock, browser } = this.#options
    const held = tokens.read()
    if (held === null) return false
    if (held.accessToken !== refusedToken) return true
    const signal = AbortSignal.timeout(longestRenewal)
    const byRefresh = await getBody(
      members.createToken({ grant_type: 'refresh_token', refresh_token: held.refreshToken }, { signal }),
    )
    const answer = (await this.#signInByDevice(held, byRefresh, signal)) ?? byRefresh
    if (!answer.ok) return this.#endRefused(held, answer.failure)
    const renewed = readMemberToken(answer.value, clock.now())
    if (renewed === null) {
      this.#failedAt = clock.now()
      return false
    }
    tokens.replace(renewed)
    this.#failedAt = -Infinity
    browser.tabs.tell('renewed')
    return tokens.read() !== null
  }

  /**
   * Where the refresh token has expired and the member stays signed in on this device: by the device's secret.
   * @returns null where that is not the case, or another tab has signed in meanwhile
   */
  async #signInByDevice(
    tried: MemberToken,
    byRefresh: Result<TokenAnswer, Failure>,
    signal: AbortSignal,
  ): Promise<Result<TokenAnswer, Failure> | null> {
    const { tokens, devices, members, clock } = this.#options
    const device = devices.readSigningIn()
    if (byRefresh.ok || !isCondition(byRefresh.failure, 'refresh-token-expired') || device === null)
      return null
    if (tokens.read()?.refreshToken !== tried.refreshToken) return null
    const body = { grant_type: 'device_token', device_token: device, remember: 'true' } as const
    const answer = await getBody(members.createToken(body, { signal }))
    const isOther = answer.ok && readMemberToken(answer.value, clock.now())?.memberId !== tried.memberId
    // It needs the password from now on.
    if (isOther || (!answer.ok && isSignInOver(answer.failure))) devices.clearSigningIn()
    return isOther ? null : answer
  }

  /** @returns whether another tab has stored another token meanwhile */
  #endRefused(tried: MemberToken, failure: Failure): boolean {
    const { tokens, clock } = this.#options
    this.#failedAt = clock.now()
    if (!isSignInOver(failure)) return false
    const held = tokens.read()
    if (held !== null && held.refreshToken !== tried.refreshToken) return true
    tokens.clear()
    return false
  }
}
