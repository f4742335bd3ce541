import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { derivativeVersion } from './derivative.ts'
import { manifestFile } from './masters/manifest.ts'
import type { ArtCatalogue } from './resolve-art.ts'

export interface MediaVersionParts {
  /** Folder of the committed masters; its manifest names each master's bytes. */
  mastersDirectory: string
  iconsDirectory: string
  /** Whose pictures they are, and where each one's subject is. */
  catalogue: ArtCatalogue
}

/**
 * Names all pictures that the server hands out, together: it changes when any of them would show something else. It
 * stands in the pictures' addresses (`?v=`), so that a browser may keep them for ever and yet sees a new one at once.
 * An update of the encoder alone is not told by it: an older copy is the same picture.
 */
export function mediaVersionOf({ mastersDirectory, iconsDirectory, catalogue }: MediaVersionParts): string {
  const hash = createHash('sha256')
    .update(String(derivativeVersion))
    .update(readFileSync(path.join(mastersDirectory, manifestFile)))
    .update(JSON.stringify(catalogue))
  const icons = existsSync(iconsDirectory) ? readdirSync(iconsDirectory).sort() : []
  for (const icon of icons) hash.update(icon).update(readFileSync(path.join(iconsDirectory, icon)))
  return hash.digest('hex').slice(0, 8)
}
