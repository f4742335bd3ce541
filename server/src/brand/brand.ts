import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { textAreas } from '@foyer/contract/channel/calls'
import { ChannelConfiguration } from '@foyer/contract/channel/channel-configuration'
import { toVariant, type LanguageVariant } from '@foyer/contract/channel/language-variant'
import { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import { identifier } from '@foyer/contract/channel/patterns'
import { isSameLanguage } from '@foyer/contract/omnia/language-address'
import { ConfigurationError } from '@foyer/theme-tokens/configuration/configuration-error'
import { parseModel } from '@foyer/theme-tokens/configuration/read'
import { checkTheme } from '@foyer/theme-tokens/parse-theme'
import { decodeText, EncodingError } from './decode-text.ts'

/** A brand's folder as the server uses it. */
export interface Brand {
  /** Folder name. */
  readonly name: string
  /** The selected theme's file content, not validated. */
  readonly theme: unknown
  /** The name of that theme, a key of `themes`. */
  readonly themeName: string
  /** Every theme by name: the one of `theme.json` has the brand's name, those of `themes/<name>.json` their file's. */
  readonly themes: ReadonlyMap<string, unknown>
  /** The channel's configuration in its primary language. */
  readonly channel: ChannelConfiguration
  /** Language tags, the primary one first. */
  readonly languages: readonly string[]
  /** The configuration by language tag, with all defaults. */
  readonly variants: ReadonlyMap<string, LanguageVariant>
  /** Texts by language tag: flat keys that begin with their area. A language may lack some. */
  readonly texts: Record<string, Record<string, string>>
  /** The same without texts that only mails use: for pages and the channel's answers. */
  readonly pageTexts: Record<string, Record<string, string>>
  readonly siteTitle: string
  /** Absolute: files served below `/brand/`. */
  readonly assetsFolder: string
}

/** Area of texts that only mails use: `text/<tag>/mail.json`. */
export const mailArea = 'mail'
/** Areas that have a file of texts. */
const fileAreas: readonly string[] = [...textAreas, mailArea]

/** An error in a brand's files; the message names the file and each setting. */
export class BrandError extends Error {
  /** Absolute path; the folder if the error concerns no single file. */
  readonly file: string
  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file}: ${problem}`, options)
    this.name = 'BrandError'
    this.file = file
  }
}

async function readJson(file: string, fallback?: unknown): Promise<unknown> {
  let bytes: Buffer
  try {
    bytes = await readFile(file)
  } catch (error) {
    if (fallback !== undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return fallback
    throw new BrandError(file, 'cannot be read', { cause: error })
  }
  try {
    return JSON.parse(decodeText(bytes))
  } catch (error) {
    const { message } = error as Error
    const problem = error instanceof EncodingError ? message : `is not JSON: ${message}`
    throw new BrandError(file, problem, { cause: error })
  }
}

/** Longest text that any page has space for, characters. */
const longestText = 5_000

/** Checks that the keys of a text file begin with its area. @throws BrandError */
function parseTextKeys(file: string, content: unknown): [key: string, value: unknown][] {
  if (!isObject(content)) throw new BrandError(file, 'should be an object of texts by key')
  const area = basename(file, '.json')
  if (!fileAreas.includes(area))
    throw new BrandError(file, `is not named for an area of texts: needed one of ${fileAreas.join(', ')}`)
  const entries = Object.entries(content)
  for (const [key] of entries)
    if (!key.startsWith(`${area}.`)) throw new BrandError(file, `${key} should begin with its area: ${area}.`)
  return entries
}

/** @throws BrandError */
function parseText(file: string, key: string, text: unknown): string {
  if (typeof text !== 'string') throw new BrandError(file, `${key} should be a text`)
  if (text.length > longestText)
    throw new BrandError(file, `${key} has ${text.length} characters: needed at most ${longestText}`)
  return text
}

const parseTexts = (file: string, content: unknown): Record<string, string> =>
  Object.fromEntries(parseTextKeys(file, content).map(([key, text]) => [key, parseText(file, key, text)]))

/** Texts of all brands by language tag; a brand's own text replaces them. */
type SharedTexts = ReadonlyMap<string, Readonly<Record<string, string>>>

/**
 * Reads `shared/text/<area>.json`: all languages of a text by its key.
 * @throws BrandError
 */
async function readSharedTexts(folder: string): Promise<SharedTexts> {
  const byTag = new Map<string, Record<string, string>>()
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const file = join(folder, name)
    for (const [key, languages] of parseTextKeys(file, await readJson(file))) {
      if (!isObject(languages)) throw new BrandError(file, `${key} should be an object of texts by language`)
      for (const [tag, text] of Object.entries(languages)) {
        const texts = byTag.get(tag) ?? {}
        texts[key] = parseText(file, key, text)
        byTag.set(tag, texts)
      }
    }
  }
  return byTag
}

/** The shared texts of a language, or else of the primary part of its tag: `en` for `en-AU`. */
const getSharedTexts = (shared: SharedTexts, tag: string) =>
  shared.get(tag) ?? shared.get(tag.split('-')[0] ?? '') ?? {}

/** Merges all areas of one language. Keys begin with their area, so two files cannot have the same key. */
async function readTexts(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new BrandError(folder, 'has no texts', { cause: error })
  })
  const merged: Record<string, string> = {}
  for (const name of names.filter((name) => name.endsWith('.json')).sort()) {
    const file = join(folder, name)
    Object.assign(merged, parseTexts(file, await readJson(file)))
  }
  return merged
}

/** Parses plain data as a model. @throws BrandError that names the file and every invalid setting */
function parse<T extends object>(file: string, model: new () => T, json: unknown): T {
  try {
    return parseModel(model, json)
  } catch (error) {
    if (error instanceof ConfigurationError) throw new BrandError(file, error.message, { cause: error })
    throw error
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges a difference into a whole: objects are merged, lists and values replaced. */
function mergeDifference(whole: unknown, difference: unknown): unknown {
  if (!isObject(whole) || !isObject(difference)) return difference
  return Object.fromEntries(
    [...new Set([...Object.keys(whole), ...Object.keys(difference)])].map((key) => [
      key,
      Object.hasOwn(difference, key) ? mergeDifference(whole[key], difference[key]) : whole[key],
    ]),
  )
}

/** Reads `<name>.json` in a language: with `<name>.<tag>.json` merged into it if that exists. */
async function readVariant<T extends object>(
  folder: string,
  name: string,
  tag: string,
  model: new () => T,
): Promise<T> {
  const whole = await readJson(join(folder, `${name}.json`))
  const file = join(folder, `${name}.${tag}.json`)
  return parse(file, model, mergeDifference(whole, await readJson(file, {})))
}

/** Path of a theme's file in its brand's folder. */
export const getThemeFile = (brandName: string, themeName: string): string =>
  themeName === brandName ? 'theme.json' : `themes/${themeName}.json`

async function readThemes(folder: string, brandName: string): Promise<Map<string, unknown>> {
  const themes = new Map([[brandName, await readJson(join(folder, 'theme.json'), {})]])
  const files = await readdir(join(folder, 'themes')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const file of files.filter((each) => each.endsWith('.json')).sort()) {
    const [path, name] = [join(folder, 'themes', file), basename(file, '.json')]
    if (!identifier.test(name)) throw new BrandError(path, 'is not a name that a theme can have')
    if (themes.has(name)) throw new BrandError(path, `has the name of theme.json: ${name}`)
    themes.set(name, await readJson(path))
  }
  return themes
}

/** The theme that the configuration names; default the brand's own. @throws BrandError if it does not exist */
function getSelectedTheme(file: string, name: string, themes: ReadonlyMap<string, unknown>): unknown {
  const theme = themes.get(name)
  if (theme !== undefined) return theme
  const needed = `one of the brand's themes: ${[...themes.keys()].join(', ')}`
  const path = 'themes.selectedThemeName'
  const cause = new ConfigurationError([
    { path, found: JSON.stringify(name), needed, nearest: null, condition: null },
  ])
  throw new BrandError(file, cause.message, { cause })
}

/**
 * Reads and checks a brand's folder: `channel.json` and `storefront.json`, each with its differences in another
 * language in `channel.<tag>.json` and `storefront.<tag>.json`; `text/<tag>/<area>.json`, merged into the texts of
 * `shared/text/`; and its themes, which are not validated here.
 * @throws BrandError that names the file and each error
 */
export async function readBrand(brandsFolder: string, name: string): Promise<Brand> {
  const folder = join(brandsFolder, name)
  const channelFile = join(folder, 'channel.json')
  const channel = parse(channelFile, ChannelConfiguration, await readJson(channelFile))
  const contentFile = join(folder, 'storefront.json')
  const content = parse(contentFile, StorefrontContent, await readJson(contentFile))
  const tags = channel.shared.localisation.languages.map(({ languageTag }) => languageTag)
  // Tags are compared without regard to case and written as in the list of languages.
  const { primaryLanguageTag } = channel.languages
  const primary = tags.find((tag) => isSameLanguage(tag, primaryLanguageTag)) ?? primaryLanguageTag
  channel.languages.primaryLanguageTag = primary
  const others = tags.filter((tag) => tag !== primary)
  const variants = new Map([[primary, toVariant(channel, content)]])
  for (const tag of others) {
    const ofChannel = await readVariant(folder, 'channel', tag, ChannelConfiguration)
    variants.set(tag, toVariant(ofChannel, await readVariant(folder, 'storefront', tag, StorefrontContent)))
  }
  const languages = [...variants.keys()]
  const shared = await readSharedTexts(join(brandsFolder, 'shared', 'text'))
  const texts: Record<string, Record<string, string>> = {}
  const pageTexts: Record<string, Record<string, string>> = {}
  for (const language of languages) {
    texts[language] = {
      ...getSharedTexts(shared, language),
      ...(await readTexts(join(folder, 'text', language))),
    }
    pageTexts[language] = Object.fromEntries(
      Object.entries(texts[language]).filter(([key]) => !key.startsWith(`${mailArea}.`)),
    )
  }
  const themes = await readThemes(folder, name)
  const themeName = channel.themes.selectedThemeName ?? name
  return {
    name,
    theme: getSelectedTheme(channelFile, themeName, themes),
    themeName,
    themes,
    channel,
    languages,
    variants,
    texts,
    pageTexts,
    siteTitle: content.siteTitle,
    assetsFolder: join(folder, 'assets'),
  }
}

/**
 * Reads a brand to be served, and validates all its themes: pages need the selected one, and clients can request the
 * others.
 * @throws BrandError that names the file and each error
 */
export async function readServedBrand(brandsFolder: string, name: string): Promise<Brand> {
  const brand = await readBrand(brandsFolder, name)
  for (const [themeName, theme] of brand.themes) {
    const issues = checkTheme(theme)
    if (issues.length === 0) continue
    const cause = new ConfigurationError(issues)
    throw new BrandError(join(brandsFolder, name, getThemeFile(name, themeName)), cause.message, { cause })
  }
  return brand
}
