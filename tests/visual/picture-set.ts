/** A set of pictures while it is drawn: what its signatures say of each, and what is to be written. */
import { join } from 'node:path'
import { readSignatures, toSignature, writeSignatures } from './signatures.ts'
import type { Suspect } from './compare-suspects.ts'

export type Result = 'same' | 'new' | 'changed'

export interface PictureSet {
  /** Whether a picture is what its signature says, to the last bit. */
  isSame: (name: string, picture: Buffer) => Promise<boolean>
  /** Takes a picture into the set. */
  take: (name: string, picture: Buffer) => Promise<Result>
  /** Has a picture compared with its base, whatever its signature says. */
  suspect: (name: string, picture: Buffer) => void
  /** Pictures to be compared: those taken that are not what their signatures say, and those that were asked for. */
  readonly suspects: readonly Suspect[]
  /** How many pictures were taken. */
  count: () => number
  /** Names without a signature among those taken, and signatures for which nothing was taken. */
  findUnmatched: () => { unsigned: string[]; stale: string[] }
  /** Writes the signatures of what was taken; those of the others are dropped where the set is whole. */
  save: (isWhole: boolean) => void
}

const signatures = 'tests/visual/signatures'

/** Opens a set by its name, as the Chromium of this version draws it. */
export function openSet(set: string, chromium: string, folder = signatures): PictureSet {
  const file = join(folder, `${set}.txt`)
  const recorded = readSignatures(file)
  const taken = new Map<string, string>()
  const suspects = new Map<string, Suspect>()
  const suspect = (name: string, picture: Buffer) => {
    const signature = recorded.lines.get(name) ?? ''
    suspects.set(name, { set, name, file, signature, chromium: recorded.chromium, picture })
  }
  return {
    suspect,
    get suspects() {
      return [...suspects.values()]
    },
    isSame: async (name, picture) => recorded.lines.get(name) === (await toSignature(picture)),
    take: async (name, picture) => {
      const now = await toSignature(picture)
      taken.set(name, now)
      const signature = recorded.lines.get(name)
      if (signature === undefined) return 'new'
      if (signature === now) return 'same'
      suspect(name, picture)
      return 'changed'
    },
    count: () => taken.size,
    findUnmatched: () => ({
      unsigned: [...taken.keys()].filter((name) => !recorded.lines.has(name)),
      stale: [...recorded.lines.keys()].filter((name) => !taken.has(name)),
    }),
    save: (isWhole) => {
      const lines = isWhole ? taken : new Map([...recorded.lines, ...taken])
      writeSignatures(file, { chromium, lines })
    },
  }
}
