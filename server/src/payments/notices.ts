import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderNotice, SignedNotice } from '../domain/payment-provider.ts'

/** Serialises a notice and signs it with the secret that shop and provider share. */
export function signNotice(notice: ProviderNotice, secret: string): SignedNotice {
  const body = JSON.stringify(notice)
  return { body, signature: sign(body, secret) }
}

/** The notice, if it is from the provider; null if the signature is wrong or the text is not a notice. */
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

/** Untrusted input: either property may be missing. */
function isSigned(value: unknown): value is SignedNotice {
  if (typeof value !== 'object' || value === null) return false
  const { body, signature } = value as Partial<Record<keyof SignedNotice, unknown>>
  return typeof body === 'string' && typeof signature === 'string'
}

const paymentTypes = ['submitted', 'authorised', 'declined']
const cardTypes = ['card-submitted', 'card-stored', 'card-declined']

/** Signed text was written by `signNotice`; the type is checked so that unknown types of a later provider are ignored. */
function isNotice(value: unknown): value is ProviderNotice {
  if (typeof value !== 'object' || value === null) return false
  const { type, paymentId, paymentCardId } = value as Readonly<Record<string, unknown>>
  if (typeof type !== 'string') return false
  return paymentTypes.includes(type)
    ? typeof paymentId === 'string'
    : cardTypes.includes(type) && typeof paymentCardId === 'string'
}
