import type { Brand } from '../brand/brand.ts'
import type { CaptchaVerifier } from '../captcha/captcha-verifier.ts'
import { createSiteVerifier } from '../captcha/site-verifier.ts'
import type { Settings } from '../config/settings.ts'

/**
 * The captcha service of a channel that shows its site key and whose secret the server has; null otherwise: without the
 * secret no answer can be verified, and without the key no page can ask for one.
 */
export function createCaptchaService(
  { captcha: { secret, verifier: address } }: Pick<Settings, 'captcha'>,
  brand: Pick<Brand, 'channel'>,
): CaptchaVerifier | null {
  const isShown = brand.channel.shared.initial.services.captcha !== undefined
  return secret === null || !isShown ? null : createSiteVerifier({ address, secret })
}
