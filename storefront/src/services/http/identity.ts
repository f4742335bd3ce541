const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Source of random ids; injected, so that tests know them. */
export type RandomId = (length: number) => string

/** Letters and digits from the platform's secure source; works on plain http too, unlike `randomUUID`. */
export const createRandomId: RandomId = (length) => {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Client part of each correlation id. */
export interface CallerIdentity {
  /** Stored per browser session, 7 characters. */
  readonly sessionId: string
  /** Signed-in member or workstation; empty for a visitor. */
  readonly userId: string
}

const clientId = 'OCC'
const randomPartLength = 12

/** `OCC-<user or workstation id, or empty>-<session id>-<random>`: the same for every attempt of one call. */
export function createCorrelationId(identity: CallerIdentity, random: RandomId): string {
  return [clientId, identity.userId, identity.sessionId, random(randomPartLength)].join('-')
}

const idempotencyKeyLength = 24

/** A key that makes all attempts of one write one effect. */
export function createIdempotencyKey(random: RandomId): string {
  return random(idempotencyKeyLength)
}
