import { join } from 'node:path'
import { jwtVerify, SignJWT } from 'jose'
import { readKeyRing, type KeyRing } from '../config/key-file.ts'
import type { Clock } from '../domain/clock.ts'

const hour = 3_600_000
/** Validity of a channel token, milliseconds. */
export const tokenLifetime = 12 * hour
/** How long one token is handed out before a new one is signed, milliseconds. */
const tokenReuse = hour
/** Number of checked tokens to remember, so that a signature is verified once per token and not per call. */
const rememberedTokens = 1_000

const algorithm = 'HS256'

/**
 * Reads the keys of the sales channel: the given secret, or one created at the first start and kept in the data folder.
 * @throws StartError if the file holds anything but keys: tokens signed with it would never be accepted
 */
export function readChannelKey(dataFolder: string, secret: string | null): Promise<KeyRing> {
  return readKeyRing({ ...getChannelKeySource(dataFolder), secret })
}

/** Where the keys of the sales channel are stored. */
export const getChannelKeySource = (dataFolder: string) => ({
  file: join(dataFolder, 'channel.key'),
  advice: 'Restore a backup, or delete it: a new key is then created, and open pages have to be reloaded.',
})

/** Signs and checks the bearer tokens that a channel's pages send with calls of the interface. */
export interface ChannelTokens {
  /** A token that is valid for at least eleven hours. */
  issue(): Promise<string>
  /** Whether a token is ours, for this channel, and not expired. */
  check(token: string): Promise<boolean>
}

/** @param channel the brand's name: a token of another brand is refused even if the key is shared */
export function createChannelTokens(keys: KeyRing, channel: string, clock: Clock): ChannelTokens {
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
        .sign(keys[0])
      current = { token, issuedAt: now }
      return token
    },
    async check(token) {
      const now = clock.now()
      const expiresAt = known.get(token)
      if (expiresAt !== undefined) return now < expiresAt
      for (const key of keys) {
        const expiry = await readExpiry(token, key, channel, now)
        if (expiry === null) continue
        remember(token, expiry)
        return true
      }
      return false
    },
  }
}

/** Expiry of a token that a key has signed for the channel, epoch milliseconds; null for any other. */
async function readExpiry(
  token: string,
  key: Uint8Array,
  channel: string,
  now: number,
): Promise<number | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer: 'foyer',
      audience: channel,
      currentDate: new Date(now),
      requiredClaims: ['exp'],
    })
    return (payload.exp ?? 0) * 1000
  } catch {
    // All reasons have the same answer: the token is not ours.
    return null
  }
}
