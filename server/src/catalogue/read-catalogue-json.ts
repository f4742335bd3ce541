import { readFileSync } from 'node:fs'
import { decodeText, EncodingError } from '../content/decode-text.ts'
import { CatalogueInvalid } from './catalogue-invalid.ts'

/** A JSON file of the catalogue. @throws CatalogueInvalid where it is missing or not JSON */
export function readCatalogueJson(file: string): unknown {
  try {
    return JSON.parse(decodeText(readFileSync(file)))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new CatalogueInvalid(file, ['is missing'])
    if (code !== undefined) throw new CatalogueInvalid(file, [`cannot be read (${code})`])
    throw new CatalogueInvalid(file, [error instanceof EncodingError ? message : `is not JSON: ${message}`])
  }
}
