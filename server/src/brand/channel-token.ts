import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../domain/clock.ts'
import { StartError } from '../config/start-error.ts'

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
export async function readChannelKey(dataFolder: string, secret: string | null): Promise<Uint8Array> {
  if (secret !== null) return new TextEncoder().encode(secret)
  const file = join(dataFolder, 'channel.key')
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) await makeKey(file)
  const stored = (await readFile(file, 'utf8')).trim()
  if (!/^[0-9a-f]{64}$/i.test(stored))
    throw new StartError(
      `${file} does not hold a key of 64 hexadecimal digits. Put a copy back, or delete it: a new key is made then, and pages that are open have to be loaded again.`,
    )
  return new Uint8Array(Buffer.from(stored, 'hex'))
}

/** Written beside and put in place when it is on the disk: a crash leaves a whole key or none. */
async function makeKey(file: string): Promise<void> {
  const beside = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    const handle = await open(beside, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(32).toString('hex'))
      await handle.sync()
    } finally {
      await handle.close()
    }
    // Another server that starts at the same moment may have been first: a link takes the place of nothing.
    await link(beside, file).catch((error: NodeJS.ErrnoException) => {
      // Some disks know no links.
      if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(error.code ?? '')) throw error
      return rename(beside, file)
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(beside, { force: true })
  }
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
