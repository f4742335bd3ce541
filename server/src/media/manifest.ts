import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One raster that derivatives are cut from. Sizes in pixels; `version` changes when its bytes do. */
export interface Master {
  /** File name relative to the masters' folder. */
  file: string
  width: number
  height: number
  /** First 16 hex digits of the file's SHA-256: part of every cache key and of every ETag. */
  version: string
  /** Digest of the drawing and the recipe it was made from, so that a second run only renders what changed. */
  source: string
  transparent: boolean
}

/** Every master by name, e.g. `films/kingfisher/poster`. The list is also the allow-list: no other file is ever opened. */
export type MasterManifest = Record<string, Master>

export const manifestFile = 'manifest.json'

/**
 * Reads the committed list of masters.
 * @throws when the folder has no manifest, which is a broken installation and not a visitor's mistake.
 */
export function readManifest(mastersDirectory: string): MasterManifest {
  return JSON.parse(readFileSync(path.join(mastersDirectory, manifestFile), 'utf8')) as MasterManifest
}
