import { failed, success, type Result } from '../../cache/result.ts'
import type { Clock } from '../../cache/clock.ts'
import { isTokenStale, readMemberToken, type TokenAnswer } from '../../domain/member-token.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createContractFailure, type Failure } from '../../services/http/failure.ts'
import type { MembersService } from '../../services/ocapi/members.ts'
import type { Credentials, SignInMode } from './sign-in-mode.ts'
import { memberTokenKey, type TokenStore } from './token-store.ts'

export interface TokenModeOptions {
  readonly tokens: TokenStore
  readonly members: MembersService
  readonly clock: Clock
  readonly onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
}

/** The sign-in by a token in the browser's storage. */
export class TokenMode implements SignInMode {
  readonly #options: TokenModeOptions

  constructor(options: TokenModeOptions) {
    this.#options = options
  }

  isSignedIn(): boolean {
    return this.#options.tokens.read() !== null
  }

  async signIn(
    { identifier, password, remember }: Credentials,
    captchaResponse: string | undefined,
  ): Promise<Result<void, Failure>> {
    const answer = await getBody(
      this.#options.members.createToken(
        {
          grant_type: 'password',
          ...(identifier.includes('@') ? { email: identifier } : { username: identifier }),
          password,
          ...(remember ? { remember: 'true' as const } : {}),
        },
        { captchaResponse },
      ),
    )
    return answer.ok ? this.accept(answer.value) : answer
  }

  accept(answer: TokenAnswer | 'cookie'): Result<void, Failure> {
    const { tokens, clock } = this.#options
    const token = answer === 'cookie' ? null : readMemberToken(answer, clock.now())
    if (token === null) return failed(createContractFailure('createMemberToken'))
    tokens.write(token)
    return success(undefined)
  }

  async getToken(): Promise<string | null> {
    const token = this.#options.tokens.read()
    if (token !== null && isTokenStale(token, this.#options.clock.now())) await this.renew(token.accessToken)
    return this.#options.tokens.read()?.accessToken ?? null
  }

  async renew(refusedToken: string | null): Promise<boolean> {
    const { tokens, members, clock } = this.#options
    const held = tokens.read()
    if (held === null || held.accessToken !== refusedToken) return held !== null
    const answer = await getBody(
      members.createToken({ grant_type: 'refresh_token', refresh_token: held.refreshToken }),
    )
    const renewed = answer.ok ? readMemberToken(answer.value, clock.now()) : null
    if (renewed !== null) tokens.replace(renewed)
    return renewed !== null
  }

  clear(): void {
    this.#options.tokens.clear()
  }

  watch(onChange: () => void): () => void {
    return this.#options.onLocalChange((key) => {
      if (key === memberTokenKey) onChange()
    })
  }
}
