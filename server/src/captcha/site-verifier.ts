import type { CaptchaVerdict, CaptchaVerifier } from './captcha-verifier.ts'

export interface SiteVerifierOptions {
  /** Address of the verifying service: of GoogleRecaptchaV2, or of another one that is called in the same way. */
  readonly address: string
  /** Belongs to the site key that pages show. */
  readonly secret: string
  /** Replaces the default in tests. */
  readonly fetch?: typeof globalThis.fetch
}

/** Time after which the service counts as unreachable, milliseconds: somebody waits for it. */
const timeout = 3_000

/**
 * Asks a service that issued an answer whether it is right (secret and response as a form, `success` as JSON). Services
 * accept each answer once. GoogleRecaptchaV2 knows no actions; where a service states one, it has to be the purpose's.
 */
export function createSiteVerifier(options: SiteVerifierOptions): CaptchaVerifier {
  const { address, secret, fetch = globalThis.fetch } = options

  async function ask(response: string, action: string): Promise<CaptchaVerdict> {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) return 'unreachable'
    const verdict: unknown = await answer.json()
    if (typeof verdict !== 'object' || verdict === null || !('success' in verdict)) return 'unreachable'
    if (verdict.success !== true) return 'refused'
    const isOther = 'action' in verdict && verdict.action !== action
    return isOther ? 'refused' : 'ok'
  }

  return {
    // Whatever fails is the service's outage: a sign-in never depends on it.
    verify: (response, { action }) => ask(response, action).catch(() => 'unreachable'),
  }
}
