import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'

const hour = 3_600_000
/** A channel token is good for so long. */
export const tokenLifetime = 12 * hour
/** One token is handed out for so long before a new one is signed. */
const tokenReuse = hour
/** Checked tokens are remembered, so that a signature is computed once per token and not once per call. */
const rememberedTokens = 1_000

const algorithm = 'HS256'

/** The key of the sales channel: the given secret, or one made at first start and kept in the data folder. */
export async function channelKey(dataFolder: string, secret: string | null): Promise<Uint8Array> {
  if (secret !== null) return new TextEncoder().encode(secret)
  const file = join(dataFolder, 'channel.key')
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return new Uint8Array(Buffer.from((await readFile(file, 'utf8')).trim(), 'hex'))
}

/** Signs and checks the bearer tokens that a channel's pages call the interface with. */
export interface ChannelTokens {
  /** A token that is good for at least eleven hours. */
  issue(): Promise<string>
  /** Is it ours, for this channel, and in date? */
  check(token: string): Promise<boolean>
}

/** @param channel who the token is for: a token of another brand is refused though the key be shared */
export function channelTokens(key: Uint8Array, channel: string, clock: Clock): ChannelTokens {
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
