import { readFileSync } from 'node:fs'
import { decodeText, EncodingError } from '../brand/decode-text.ts'
import { CatalogueError } from './catalogue-error.ts'

/** Reads a JSON file of the catalogue. @throws CatalogueInvalid if it is missing or not JSON */
export function readCatalogueJson(file: string): unknown {
  try {
    return JSON.parse(decodeText(readFileSync(file)))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new CatalogueError(file, ['is missing'])
    if (code !== undefined) throw new CatalogueError(file, [`cannot be read (${code})`])
    throw new CatalogueError(file, [error instanceof EncodingError ? message : `is not JSON: ${message}`])
  }
}
