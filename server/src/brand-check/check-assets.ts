import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { toTheme } from '@foyer/theme-tokens/to-theme'
import { readJsonFile, type BrandFolder } from './brand-folder.ts'
import type { ThemeFile } from './theme-file.ts'
import type { BrandReport } from './brand-report.ts'
import type { NamingFile } from './referencing-files.ts'

const servedAt = '/brand/'
const genericFamilies = new Set([
  'system-ui',
  'sans-serif',
  'serif',
  'monospace',
  'ui-sans-serif',
  'ui-serif',
])

/** First bytes of font files, by extension. */
const signatures: Readonly<Record<string, readonly string[]>> = {
  '.woff2': ['774f4632'],
  '.woff': ['774f4646'],
  '.otf': ['4f54544f'],
  '.ttf': ['00010000', '74727565'],
}

function firstBytes(file: string): string {
  const descriptor = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(4)
    readSync(descriptor, bytes, 0, bytes.length, 0)
    return bytes.toString('hex')
  } finally {
    closeSync(descriptor)
  }
}

interface Reference {
  path: string
  address: string
}

/** Collects the addresses of the brand's own files in a piece of configuration, with their paths. */
function listAddresses(value: unknown, path: string): Reference[] {
  if (typeof value === 'string') return value.startsWith(servedAt) ? [{ path, address: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    listAddresses(each, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`),
  )
}

/** The file's name below `assets/`; null for an address that no browser could request. */
function parseAssetName(address: string): string | null {
  try {
    return decodeURIComponent(address.slice(servedAt.length).replace(/[?#].*$/, ''))
  } catch {
    return null
  }
}

/** Finds the file that an address of the brand names; null if it does not exist or is not below the assets. */
export function findAssetFile(address: string, assets: string): string | null {
  const name = address.startsWith(servedAt) ? parseAssetName(address) : null
  if (name === null) return null
  const file = join(assets, name)
  return file.startsWith(`${assets}${sep}`) && existsSync(file) && statSync(file).isFile() ? file : null
}

function findProblems({ path, address }: Reference, assets: string): string[] {
  const name = parseAssetName(address)
  if (name === null) return [`${path}: found ${address}, needed an address: % begins two hexadecimal digits`]
  const file = join(assets, name)
  if (!file.startsWith(`${assets}${sep}`))
    return [`${path}: ${address} is outside: needed a file below assets/, which alone is served`]
  if (!existsSync(file) || !statSync(file).isFile())
    return [`${path}: ${address} is missing: needed the file assets/${name}`]
  const expected = signatures[extname(file)]
  if (expected && !expected.includes(firstBytes(file)))
    return [`${path}: assets/${name} is no ${extname(file).slice(1)} font`]
  return statSync(file).size === 0 ? [`${path}: assets/${name} is empty`] : []
}

/** Origins of third parties whose pictures the brand's pages may show, from `channel.json`. */
function readPictureOrigins(brand: BrandFolder): readonly unknown[] {
  const { json } = readJsonFile(brand.file('channel.json'))
  const origins = (json as { mediaOrigins?: unknown } | null)?.mediaOrigins
  return Array.isArray(origins) ? origins : []
}

/** Addresses of other sites in a theme that the pages' Content-Security-Policy blocks, as their origin is not allowed. */
function findBlockedAddresses(value: unknown, origins: readonly unknown[], path: string): string[] {
  if (typeof value === 'string') {
    if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return []
    if (path.endsWith('.source'))
      return [`${path}: found ${value}, needed a file of assets/: fonts are served from this site only`]
    const { origin } = new URL(value)
    return origins.includes(origin)
      ? []
      : [`${path}: found ${value}, needed a file of assets/, or ${origin} in mediaOrigins of channel.json`]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    findBlockedAddresses(each, origins, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`),
  )
}

/** Font families that a theme uses without a file for them. */
function findMissingFamilies(file: string, theme: BrandTheme): string[] {
  const known = new Set(theme.assets.fonts.map(({ family }) => family))
  const { heading, body } = theme.typography
  return Object.entries({ heading, body })
    .filter(([, { family }]) => !known.has(family) && !genericFamilies.has(family))
    .map(
      ([group, { family }]) =>
        `${file}: typography.fontFamilyGroups.${group}.family: "${family}" has no file: needed a font of that family in assets.fonts`,
    )
}

/** Checks for files that themes or other configuration name and that are missing, and for fonts without files. */
export function checkAssets(
  brand: BrandFolder,
  themeFiles: readonly ThemeFile[],
  others: readonly NamingFile[],
): BrandReport {
  const references = [...themeFiles, ...others].flatMap(({ file, json }) => listAddresses(json, `${file}: `))
  const tidy = (text: string) => text.replace(': .', ': ')
  const themes = themeFiles.flatMap(({ file, theme }) => (theme ? [{ file, theme: toTheme(theme) }] : []))
  const origins = readPictureOrigins(brand)
  const failures = [
    ...themeFiles.flatMap(({ file, json }) => findBlockedAddresses(json, origins, `${file}: `)).map(tidy),
    ...references.flatMap((reference) => findProblems(reference, brand.file('assets'))).map(tidy),
    ...themes.flatMap(({ file, theme }) => findMissingFamilies(file, theme)),
  ]
  const notes = themes
    .filter(({ theme }) => theme.assets.favicons.length === 0)
    .map(({ file }) => `${file}: assets.favicons: the brand has no icon`)
  return {
    title: 'Assets',
    summary: `${references.length} files of assets/ that the brand names`,
    failures,
    notes,
  }
}
