import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentSession, RedirectSession } from '../src/domain/payment-provider.ts'

/** How long hosted fields can be used, milliseconds: longer than any hold. */
const sessionLifetime = 2 * 60 * 60_000

/** Packs a session into a signed token for the fields' address; nothing is stored. */
export function sealSession(session: PaymentSession | RedirectSession, secret: string, now: number): string {
  const body = Buffer.from(JSON.stringify({ ...session, until: now + sessionLifetime })).toString('base64url')
  return `${body}.${sign(body, secret)}`
}

/** A session with whether it has expired. */
export interface OpenedSession {
  readonly session: PaymentSession & Partial<Pick<RedirectSession, 'returnUrl'>>
  readonly isOver: boolean
}

/** The session of a token, even if expired; null if it is forged. */
export function openSession(token: string, secret: string, now: number): OpenedSession | null {
  const [body = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(body, secret))
  const sentSignature = Buffer.from(signature)
  if (expected.length !== sentSignature.length || !timingSafeEqual(expected, sentSignature)) return null
  // Signed by us, so it is what `sealSession` packed.
  const { until, ...session } = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  ) as OpenedSession['session'] & {
    until: number
  }
  return { session, isOver: until <= now }
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`session.${body}`).digest('base64url')
}
