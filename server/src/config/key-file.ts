import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from './start-error.ts'

export interface KeySource {
  /** Absolute path of the key's file. */
  readonly file: string
  /** Used instead of the file; several servers of one database need the same. */
  readonly secret: string | null
  /** What to do if the file holds no key, as whole sentences. */
  readonly advice: string
}

/**
 * Reads a key of this server: the given secret, or 32 random bytes created at the first start.
 * @throws StartError if the file holds anything but a key
 */
export async function readKey({ file, secret, advice }: KeySource): Promise<Uint8Array> {
  if (secret !== null) return new TextEncoder().encode(secret)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  if (!existsSync(file)) await writeKey(file)
  const stored = (await readFile(file, 'utf8')).trim()
  if (!/^[0-9a-f]{64}$/i.test(stored))
    throw new StartError(`${file} does not hold a key of 64 hexadecimal digits. ${advice}`)
  return new Uint8Array(Buffer.from(stored, 'hex'))
}

/** Written to a temporary file and linked when it is on disk: a crash leaves a complete key or none. */
async function writeKey(file: string): Promise<void> {
  const beside = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    const handle = await open(beside, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(32).toString('hex'))
      await handle.sync()
    } finally {
      await handle.close()
    }
    // Another server that starts at the same moment may have been first: a link never replaces a file.
    await link(beside, file).catch((error: NodeJS.ErrnoException) => {
      // Some file systems have no links.
      if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(error.code ?? '')) throw error
      return rename(beside, file)
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(beside, { force: true })
  }
}
