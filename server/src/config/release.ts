import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Version of the running product. */
export interface Release {
  readonly version: string
  /** Null if neither the environment nor a Git folder has it. */
  readonly commit: string | null
}

const hash = /^[0-9a-f]{7,64}$/

/** The commit that a Git folder has checked out; null if it cannot be determined. */
async function checkedOut(folder: string): Promise<string | null> {
  const head = await readFile(join(folder, 'HEAD'), 'utf8')
  const name = /^ref: (refs\/[\w./-]+)\s*$/.exec(head)?.[1]
  if (name === undefined) return head.trim()
  const packed = async () => {
    const lines = (await readFile(join(folder, 'packed-refs'), 'utf8')).split('\n')
    return lines.find((line) => line.endsWith(` ${name}`))?.split(' ')[0] ?? ''
  }
  return (await readFile(join(folder, name), 'utf8').catch(packed)).trim()
}

/**
 * Reads the product's version below its root, and the commit: from the environment, as images are built without the Git
 * folder, or else from that folder.
 */
export async function readRelease(root: string, commit: string | null): Promise<Release> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const found = commit ?? (await checkedOut(join(root, '.git')).catch(() => null))
  return { version, commit: found !== null && hash.test(found) ? found : null }
}
