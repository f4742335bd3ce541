import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { derivativeVersion } from './derivative.ts'
import { linkPreviewVersion } from './link-preview.ts'
import { manifestFile } from './manifest.ts'
import type { ArtCatalogue } from './resolve-art.ts'

export interface MediaVersionParts {
  /** Folder of the committed masters; its manifest has each master's digest. */
  mastersDirectory: string
  iconsDirectory: string
  /** The brand's logos, which are part of link previews. */
  logosDirectory?: string
  /** The brand's drawings, in folders. */
  brandArtDirectory?: string
  /** Entities of the pictures, and their focal points. */
  catalogue: ArtCatalogue
}

/**
 * The version of all pictures: it changes when any of them would look different. It is part of the pictures' addresses
 * (`?v=`), so that browsers can cache them permanently and still load a new one immediately. An update of the encoder
 * alone does not change it, as the pictures stay the same.
 */
export function getMediaVersion(parts: MediaVersionParts): string {
  const { mastersDirectory, iconsDirectory, logosDirectory, brandArtDirectory, catalogue } = parts
  const hash = createHash('sha256')
    .update(`${derivativeVersion} ${linkPreviewVersion}`)
    .update(readFileSync(path.join(mastersDirectory, manifestFile)))
    .update(JSON.stringify(catalogue))
  for (const folder of [iconsDirectory, logosDirectory, brandArtDirectory]) {
    if (folder === undefined || !existsSync(folder)) continue
    const entries = readdirSync(folder, { withFileTypes: true, recursive: folder === brandArtDirectory })
    const drawings = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    for (const name of drawings.sort()) hash.update(name).update(readFileSync(path.join(folder, name)))
  }
  return hash.digest('hex').slice(0, 8)
}
