import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderNotice, SignedNotice } from '../domain/payment-provider.ts'

/** Writes a notice down and signs it with the secret that shop and provider share. */
export function signNotice(notice: ProviderNotice, secret: string): SignedNotice {
  const body = JSON.stringify(notice)
  return { body, signature: sign(body, secret) }
}

/** The notice, if it is the provider's; null when the signature is not right or the text is no notice. */
export function openNotice(signed: unknown, secret: string): ProviderNotice | null {
  if (!isSigned(signed)) return null
  const { body, signature } = signed
  const expected = Buffer.from(sign(body, secret))
  const sentSignature = Buffer.from(signature)
  if (expected.length !== sentSignature.length || !timingSafeEqual(expected, sentSignature)) return null
  const notice: unknown = JSON.parse(body)
  return isNotice(notice) ? notice : null
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`notice.${body}`).digest('base64url')
}

/** A notice is untrusted: either part may be missing. */
function isSigned(value: unknown): value is SignedNotice {
  if (typeof value !== 'object' || value === null) return false
  const { body, signature } = value as Partial<Record<keyof SignedNotice, unknown>>
  return typeof body === 'string' && typeof signature === 'string'
}

/** Signed text was written by `signNotice`; the type is looked at so that a later provider's news is passed by. */
function isNotice(value: unknown): value is ProviderNotice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'paymentId' in value &&
    typeof value.paymentId === 'string' &&
    'type' in value &&
    (value.type === 'submitted' || value.type === 'authorised' || value.type === 'declined')
  )
}
