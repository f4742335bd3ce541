import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { decodeText } from '../brand/decode-text.ts'
import { hasCycle } from '../content/read-source.ts'
import { readJsonFile, type BrandFolder } from './brand-folder.ts'

/** A file of a brand with its content; null if it cannot be read, which another check reports. */
export interface NamingFile {
  /** `storefront.fr.json`, `content/pages/home.yaml`. */
  file: string
  json: unknown
}

const configuration = /^(?:channel|storefront)(?:\.[\w-]+)?\.json$/

function readYamlFile(file: string): unknown {
  try {
    const value: unknown = parse(decodeText(readFileSync(file)), { logLevel: 'silent' })
    return hasCycle(value) ? null : value
  } catch {
    return null
  }
}

/** Lists the files besides themes that may name files of `assets/`: configuration in each language, content pages. */
export function listNamingFiles(brand: BrandFolder): NamingFile[] {
  const contents = existsSync(brand.file('content'))
    ? readdirSync(brand.file('content'), { recursive: true, encoding: 'utf8' })
    : []
  return [
    ...readdirSync(brand.folder)
      .filter((name) => configuration.test(name))
      .map((file) => ({ file, json: readJsonFile(brand.file(file)).json })),
    ...contents
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({ file: `content/${name}`, json: readYamlFile(brand.file('content', name)) })),
  ].sort((one, other) => (one.file < other.file ? -1 : 1))
}
