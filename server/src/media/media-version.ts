import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { derivativeVersion } from './derivative.ts'
import { linkPreviewVersion } from './link-preview.ts'
import { manifestFile } from './manifest.ts'
import type { ArtCatalogue } from './resolve-art.ts'

export interface MediaVersionParts {
  /** Folder of the committed masters; its manifest names each master's bytes. */
  mastersDirectory: string
  iconsDirectory: string
  /** The brand's logos; they stand on previews of links. */
  logosDirectory?: string
  /** Whose pictures they are, and where each one's subject is. */
  catalogue: ArtCatalogue
}

/**
 * Names all pictures that the server hands out, together: it changes when any of them would show something else. It
 * stands in the pictures' addresses (`?v=`), so that a browser may keep them for ever and yet sees a new one at once.
 * An update of the encoder alone is not told by it: an older copy is the same picture.
 */
export function getMediaVersion(parts: MediaVersionParts): string {
  const { mastersDirectory, iconsDirectory, logosDirectory, catalogue } = parts
  const hash = createHash('sha256')
    .update(`${derivativeVersion} ${linkPreviewVersion}`)
    .update(readFileSync(path.join(mastersDirectory, manifestFile)))
    .update(JSON.stringify(catalogue))
  for (const folder of [iconsDirectory, logosDirectory]) {
    const entries =
      folder !== undefined && existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
    const drawings = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    for (const name of drawings.sort()) hash.update(name).update(readFileSync(path.join(folder ?? '', name)))
  }
  return hash.digest('hex').slice(0, 8)
}
