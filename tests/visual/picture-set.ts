/** A set of screenshots while it is drawn: comparison with its signatures, and what is to be written. */
import { join } from 'node:path'
import { readSignatures, toSignature, writeSignatures } from './signatures.ts'
import type { Suspect } from './compare-suspects.ts'

export type Result = 'same' | 'new' | 'changed'

export interface PictureSet {
  /** Whether a screenshot matches its signature exactly. */
  isSame: (name: string, picture: Buffer) => Promise<boolean>
  /** Adds a screenshot to the set. */
  take: (name: string, picture: Buffer) => Promise<Result>
  /** Marks a screenshot for comparison with its base, whatever its signature. */
  suspect: (name: string, picture: Buffer) => void
  /** Screenshots to be compared: those that do not match their signatures, and those marked. */
  readonly suspects: readonly Suspect[]
  /** Number of screenshots taken. */
  count: () => number
  /** Names of screenshots without a signature, and signatures without a screenshot. */
  findUnmatched: () => { unsigned: string[]; stale: string[] }
  /** Writes the signatures of the screenshots taken; others are deleted if the set is complete. */
  save: (isWhole: boolean) => void
}

const signatures = 'tests/visual/signatures'

/** Opens a set by name, for this version of Chromium. */
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
