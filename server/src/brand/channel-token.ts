import { join } from 'node:path'
import { jwtVerify, SignJWT } from 'jose'
import { readKey } from '../config/key-file.ts'
import type { Clock } from '../domain/clock.ts'

const hour = 3_600_000
/** A channel token is good for so long. */
export const tokenLifetime = 12 * hour
/** One token is handed out for so long before a new one is signed. */
const tokenReuse = hour
/** Checked tokens are remembered, so that a signature is computed once per token and not once per call. */
const rememberedTokens = 1_000

const algorithm = 'HS256'

/**
 * The key of the sales channel: the given secret, or one made at first start and kept in the data folder.
 * @throws StartError where the file holds anything but a key: it would sign tokens that nobody takes, for ever
 */
export function readChannelKey(dataFolder: string, secret: string | null): Promise<Uint8Array> {
  return readKey({
    file: join(dataFolder, 'channel.key'),
    secret,
    advice:
      'Put a copy back, or delete it: a new key is made then, and pages that are open have to be loaded again.',
  })
}

/** Signs and checks the bearer tokens that a channel's pages call the interface with. */
export interface ChannelTokens {
  /** A token that is good for at least eleven hours. */
  issue(): Promise<string>
  /** Is it ours, for this channel, and in date? */
  check(token: string): Promise<boolean>
}

/** @param channel who the token is for: a token of another brand is refused though the key be shared */
export function createChannelTokens(key: Uint8Array, channel: string, clock: Clock): ChannelTokens {
  let current: { token: string; issuedAt: number } | null = null
  /** Expiry by token, epoch milliseconds. */
  const known = new Map<string, number>()

  function remember(token: string, expiresAt: number): void {
    if (known.size >= rememberedTokens) known.clear()
    known.set(token, expiresAt)
  }

  return {
    async issue() {
      const now = clock.now()
      if (current && now >= current.issuedAt && now < current.issuedAt + tokenReuse) return current.token
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: algorithm })
        .setIssuer('foyer')
        .setAudience(channel)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor((now + tokenLifetime) / 1000))
        .sign(key)
      current = { token, issuedAt: now }
      return token
    },
    async check(token) {
      const now = clock.now()
      const expiresAt = known.get(token)
      if (expiresAt !== undefined) return now < expiresAt
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer: 'foyer',
          audience: channel,
          currentDate: new Date(now),
          requiredClaims: ['exp'],
        })
        remember(token, (payload.exp ?? 0) * 1000)
        return true
      } catch {
        // Whatever is wrong with it, the answer is the same: it is not a token of ours.
        return false
      }
    },
  }
}
