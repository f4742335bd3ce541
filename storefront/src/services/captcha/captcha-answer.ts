import type { ProofOfWorkChallenge } from '@foyer/contract/wire/captcha'
import type { CaptchaAction } from '@foyer/contract/wire/captcha-challenges'
import type { ApiClient } from '../http/api-client.ts'

/**
 * The answer to a form's challenge, found while the form is filled in. Without one the call goes without: if the server
 * wants one, its refusal has a challenge, which the client answers by itself.
 */
export class CaptchaAnswer {
  readonly #client: Pick<ApiClient, 'call'>
  readonly #action: CaptchaAction
  readonly #takeOver: () => boolean
  #begun: { readonly answer: Promise<string | undefined>; readonly stop: AbortController } | null = null

  /** @param takeOver called when an answer is required: whether it comes from elsewhere, and no work is needed */
  constructor(client: Pick<ApiClient, 'call'>, action: CaptchaAction, takeOver = () => false) {
    this.#client = client
    this.#action = action
    this.#takeOver = takeOver
  }

  /** Begins the work, unless an answer is there or under way. */
  begin(): void {
    if (this.#begun) return
    const stop = new AbortController()
    this.#begun = { answer: this.#find(stop.signal), stop }
  }

  /** Undefined if none is needed, or if the work has not begun. */
  async answer(): Promise<string | undefined> {
    return this.#begun?.answer
  }

  /** The answer was sent, or is not needed any more: the next call needs another. */
  spend(): void {
    this.#begun?.stop.abort()
    this.#begun = null
  }

  async #find(signal: AbortSignal): Promise<string | undefined> {
    const result = await this.#client.call(
      'createCaptchaChallenge',
      { body: { action: this.#action } },
      { signal },
    )
    const challenge = result.ok ? result.value.body.challenge : null
    return challenge === null || this.#takeOver() ? undefined : solve(challenge, signal)
  }
}

async function solve(challenge: ProofOfWorkChallenge, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { solveChallenge } = await import('./solve-challenge.ts')
    return (await solveChallenge(challenge, signal)) ?? undefined
  } catch {
    // The solver's code cannot be loaded: the call will say whether it is needed.
    return undefined
  }
}
