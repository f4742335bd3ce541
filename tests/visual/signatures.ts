/**
 * Signatures of a set of screenshots, a line each: `<name> <width>x<height> <hash of its pixels>`. The screenshots
 * themselves are not committed: they are drawn again from the commit that wrote the line, if needed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import sharp from 'sharp'

/** Hexadecimal digits of a hash: enough that no two screenshots share it by chance. */
const hashLength = 16
const heading = '# Chromium '

/** A set's signatures by name, and the Chromium that drew its pictures. */
export interface Signatures {
  chromium: string
  lines: Map<string, string>
}

/** The signature of a screenshot (PNG): its size and a hash of its pixels, independent of compression. */
export async function toSignature(screenshot: Buffer): Promise<string> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(data).digest('hex').slice(0, hashLength)
  return `${info.width}x${info.height} ${hash}`
}

/** Reads a set's file; without lines if it does not exist. */
export function readSignatures(file: string): Signatures {
  const [first = '', ...rest] = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  const lines = rest.map((line): [string, string] => {
    const space = line.indexOf(' ')
    return [line.slice(0, space), line.slice(space + 1)]
  })
  return { chromium: first.slice(heading.length), lines: new Map(lines) }
}

/** Writes a set's file, a line for each screenshot, sorted by name. */
export function writeSignatures(file: string, { chromium, lines }: Signatures): void {
  mkdirSync(dirname(file), { recursive: true })
  const sorted = [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = sorted.map(([name, signature]) => `${name} ${signature}\n`).join('')
  writeFileSync(file, `${heading}${chromium}\n${text}`)
}

const git = (folder: string, ...args: string[]) => {
  const { stdout, status } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** The commit that wrote a screenshot's line, at which it looked like that; null if none has. */
export const findWriter = (file: string, name: string, signature: string): string | null =>
  git(dirname(file), 'log', '-1', '--format=%H', `-S${name} ${signature}`, '--', basename(file)) || null

/** The commit of a name; default the one that is checked out. */
export const getCommit = (name = 'HEAD'): string => git('.', 'rev-parse', name)
