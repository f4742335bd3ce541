import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A raster picture that derivatives are cut from. Sizes in pixels; `version` changes with its bytes. */
export interface Master {
  /** File name relative to the masters' folder. */
  file: string
  width: number
  height: number
  /** First 16 hex digits of the file's SHA-256: part of every cache key and ETag. */
  version: string
  /** Digest of its drawing and recipe, so that a second run renders only what has changed. */
  source: string
  transparent: boolean
  /** Of a drawing: pixels per inch at which it has this width and height. */
  density?: number
}

/** Every master by name, e.g. `films/kingfisher/poster`. The list is also the allow-list: no other file is ever opened. */
export type MasterManifest = Record<string, Master>

export const manifestFile = 'manifest.json'

/**
 * Reads the committed list of masters.
 * @throws if the folder has no manifest, which is an incomplete installation and not a visitor's error.
 */
export function readManifest(mastersDirectory: string): MasterManifest {
  return JSON.parse(readFileSync(path.join(mastersDirectory, manifestFile), 'utf8')) as MasterManifest
}
