/**
 * Compares screenshots that do not match their signatures exactly. Another Chromium or processor may draw slightly
 * different shades; so the commit that wrote the signature is drawn again here, and the two are compared pixel by
 * pixel. Pictures of before, after and the difference are written for inspection.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compare, drawDifference } from './compare.ts'
import { findWriter } from './signatures.ts'

/** Folder for pictures of differences. */
export const failures = resolve('.cache/visual')

/** A screenshot that does not match its signature. */
export interface Suspect {
  set: string
  name: string
  /** The set's file of signatures. */
  file: string
  signature: string
  /** The Chromium that drew the set. */
  chromium: string
  picture: Buffer
}

export interface Verdict {
  isSame: boolean
  /** A sentence for the terminal. */
  message: string
}

/** Draws screenshots as a commit draws them, in the requested order. */
export type Redraw = (commit: string, suspects: readonly Suspect[]) => Promise<(Buffer | undefined)[]>

interface Circumstances {
  /** The commit that is checked out. */
  head: string
  /** The Chromium that draws now. */
  chromium: string
  redraw: Redraw
  /** The commit to compare with, instead of the one that wrote the signature. */
  base?: string
  /** Folder for pictures of differences. */
  folder?: string
}

function write(suspect: Suspect, what: string, picture: Buffer, folder = failures): string {
  const set = join(folder, suspect.set)
  mkdirSync(set, { recursive: true })
  const file = join(set, `${suspect.name}.${what}.png`)
  writeFileSync(file, picture)
  return file
}

/** The same commit's own signature proves nothing, unless another Chromium has drawn it. */
const isProof = (suspect: Suspect, commit: string, { base, head, chromium }: Circumstances) =>
  base !== undefined || commit !== head || suspect.chromium !== chromium

async function compareSuspect(
  suspect: Suspect,
  commit: string,
  before: Buffer | undefined,
  circumstances: Circumstances,
): Promise<Verdict> {
  const { folder } = circumstances
  const label = `${suspect.set} ${suspect.name}`
  const after = write(suspect, 'after', suspect.picture, folder)
  if (!before)
    return { isSame: false, message: `${label}: ${commit.slice(0, 8)} has no such picture (${after})` }
  const { isSame, pixels, sizes } = await compare(before, suspect.picture)
  if (isSame && isProof(suspect, commit, circumstances))
    return { isSame, message: `${label}: as ${commit.slice(0, 8)} draws it` }
  if (isSame) return { isSame: false, message: `${label}: its own commit draws something else than it says` }
  write(suspect, 'before', before, folder)
  const difference = write(suspect, 'difference', await drawDifference(before, suspect.picture), folder)
  const size = sizes ? `, ${sizes}` : ''
  return { isSame, message: `${label}: ${pixels} pixels differ${size} (${difference})` }
}

/** A signature that is not committed yet has nothing to be compared with. */
function compareUnsigned(suspect: Suspect, { folder }: Circumstances): Verdict {
  const after = write(suspect, 'after', suspect.picture, folder)
  const message = `${suspect.set} ${suspect.name}: differs from its signature, which no commit has (${after})`
  return { isSame: false, message }
}

async function compareWithCommit(
  commit: string,
  suspects: readonly Suspect[],
  circumstances: Circumstances,
): Promise<Verdict[]> {
  const before = await circumstances.redraw(commit, suspects).catch((error: unknown) => String(error))
  if (typeof before === 'string')
    return suspects.map((suspect) => ({
      isSame: false,
      message: `${suspect.set} ${suspect.name}: differs from its signature; its base could not be drawn (${before})`,
    }))
  return Promise.all(
    suspects.map((suspect, index) => compareSuspect(suspect, commit, before[index], circumstances)),
  )
}

/** Compares suspects, commit by commit. @returns a verdict for each, in any order */
export async function compareSuspects(
  suspects: readonly Suspect[],
  circumstances: Circumstances,
): Promise<Verdict[]> {
  const byCommit = new Map<string | null, Suspect[]>()
  for (const suspect of suspects) {
    const commit = circumstances.base ?? findWriter(suspect.file, suspect.name, suspect.signature)
    byCommit.set(commit, [...(byCommit.get(commit) ?? []), suspect])
  }
  const verdicts: Verdict[] = []
  for (const [commit, group] of byCommit)
    verdicts.push(
      ...(commit
        ? await compareWithCommit(commit, group, circumstances)
        : group.map((suspect) => compareUnsigned(suspect, circumstances))),
    )
  return verdicts
}
