import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { CardSession, PaymentSession, RedirectSession } from '../src/domain/payment-provider.ts'

/** How long hosted fields can be used, milliseconds: longer than any hold. */
const sessionLifetime = 2 * 60 * 60_000

const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A payment's session, or that of a card to be stored, whose amount is zero. */
export type FieldsSession = PaymentSession & Partial<Pick<RedirectSession, 'returnUrl'>>

/** The fields' session of a card that is stored without a payment: an authorisation of zero is requested from the bank. */
export function toFieldsSession({ paymentCardId, ...session }: CardSession): FieldsSession {
  return { ...session, paymentId: paymentCardId, amountMinor: 0, currency: '', canStoreCard: true }
}

/**
 * Packs a session into a token for the fields' address; nothing is stored. It is encrypted: the address is in a page, and
 * the session may have the reference of a stored card.
 */
export function sealSession(session: FieldsSession, secret: string, now: number): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(cipherName, toKey(secret), nonce)
  const text = JSON.stringify({ ...session, until: now + sessionLifetime })
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** A session with whether it has expired. */
export interface OpenedSession {
  readonly session: FieldsSession
  readonly isOver: boolean
}

/** The session of a token, even if expired; null if it is forged. */
export function openSession(token: string, secret: string, now: number): OpenedSession | null {
  const text = decrypt(Buffer.from(token, 'base64url'), secret)
  if (text === null) return null
  // Encrypted by us, so it is what `sealSession` packed.
  const { until, ...session } = JSON.parse(text) as FieldsSession & { until: number }
  return { session, isOver: until <= now }
}

function decrypt(bytes: Buffer, secret: string): string | null {
  if (bytes.length <= nonceBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv(cipherName, toKey(secret), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    // The tag is not ours.
    return null
  }
}

const toKey = (secret: string) => createHash('sha256').update(`session.${secret}`).digest()
