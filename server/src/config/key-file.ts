import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { formatKeyLines, parseKeyLines, type StoredKey } from './key-lines.ts'
import { StartError } from './start-error.ts'

export interface KeySource {
  /** Absolute path of the key's file. */
  readonly file: string
  /**
   * Used instead of the file; several servers of one database need the same. It may be several, separated by blanks, the
   * one that signs first.
   */
  readonly secret: string | null
  /** What to do if the file holds no key, as whole sentences. */
  readonly advice: string
}

/** Keys of one use: the first signs, all verify what was signed before. */
export type KeyRing = readonly [Uint8Array, ...Uint8Array[]]

/** Splits a secret of the settings into its keys. */
export function splitSecret(secret: string): string[] {
  return secret.split(/\s+/).filter(Boolean)
}

/**
 * Reads the keys of this server: the given secret, or those of the file, which gets 32 random bytes at the first start.
 * @throws StartError if the file holds anything but keys
 */
export async function readKeyRing(source: KeySource): Promise<KeyRing> {
  const { file, secret } = source
  const encoder = new TextEncoder()
  if (secret !== null) return toRing(splitSecret(secret).map((each) => encoder.encode(each)))
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  if (!existsSync(file)) await writeFirstKey(file)
  return toRing((await readKeyFile(source)).map(({ key }) => key))
}

/** Reads an existing file. @throws StartError if it holds anything but keys */
export async function readKeyFile({ file, advice }: Omit<KeySource, 'secret'>): Promise<StoredKey[]> {
  const keys = parseKeyLines(await readFile(file, 'utf8'))
  if (keys === null) throw new StartError(`${file} does not hold a key of 64 hexadecimal digits. ${advice}`)
  return keys
}

/** Replaces the file when the new one is complete on disk. */
export async function replaceKeyFile(file: string, keys: readonly StoredKey[]): Promise<void> {
  await withFileBeside(file, formatKeyLines(keys), (beside) => rename(beside, file))
}

export const createKey = () => new Uint8Array(randomBytes(32))

/** Written to a temporary file and linked when it is on disk: a crash leaves a complete key or none. */
async function writeFirstKey(file: string): Promise<void> {
  const text = Buffer.from(createKey()).toString('hex')
  try {
    await withFileBeside(file, text, (beside) =>
      // Another server that starts at the same moment may have been first: a link never replaces a file.
      link(beside, file).catch((error: NodeJS.ErrnoException) => {
        // Some file systems have no links.
        if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(error.code ?? '')) throw error
        return rename(beside, file)
      }),
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

async function withFileBeside(
  file: string,
  text: string,
  move: (beside: string) => Promise<void>,
): Promise<void> {
  const beside = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    const handle = await open(beside, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await move(beside)
  } finally {
    await rm(beside, { force: true })
  }
}

function toRing([first, ...others]: readonly Uint8Array[]): KeyRing {
  if (first === undefined) throw new StartError('A secret of the settings is empty')
  return [first, ...others]
}
