import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText, EncodingError } from '../brand/decode-text.ts'

/** Form of a brand's name, which is its folder's name. */
export const brandName = /^[a-z][a-z0-9-]{0,39}$/

/** Paths of a brand's files. */
export interface BrandFolder {
  /** The folder of all brands. */
  brands: string
  name: string
  /** The brand's own folder. */
  folder: string
  file(...path: string[]): string
}

/** The folder of a brand by name; it need not exist. */
export function readBrandFolder(brands: string, name: string): BrandFolder {
  const folder = join(brands, name)
  return { brands, name, folder, file: (...path) => join(folder, ...path) }
}

/** Content of a JSON file, or why it cannot be read. */
export type JsonFile = { json: unknown; problem: null } | { json: null; problem: string }

/** Reads a JSON file. */
export function readJsonFile(file: string): JsonFile {
  if (!existsSync(file)) return { json: null, problem: 'is missing' }
  try {
    return { json: JSON.parse(decodeText(readFileSync(file))) as unknown, problem: null }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { json: null, problem: error instanceof EncodingError ? message : `is not JSON: ${message}` }
  }
}
