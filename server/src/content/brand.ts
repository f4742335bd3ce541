import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ChannelConfiguration } from '@foyer/contract/channel/channel-configuration'
import { variantOf, type LanguageVariant } from '@foyer/contract/channel/language-variant'
import { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import { ConfigurationError } from '@foyer/theme-tokens/configuration/configuration-error'
import { parseModel } from '@foyer/theme-tokens/configuration/read'
import { checkTheme } from '@foyer/theme-tokens/parse-theme'

/** A brand's folder as the server uses it. */
export interface Brand {
  /** Folder name. */
  readonly name: string
  /** `theme.json` as read. */
  readonly theme: unknown
  /** The channel's configuration in its primary language. */
  readonly channel: ChannelConfiguration
  /** Language tags, the primary one first. */
  readonly languages: readonly string[]
  /** The configuration by language tag, every default filled in. */
  readonly variants: ReadonlyMap<string, LanguageVariant>
  /** Language text by language tag: flat keys, area first. A language may lack some. */
  readonly texts: Record<string, Record<string, string>>
  readonly siteTitle: string
  /** Absolute: files served below `/brand/`. */
  readonly assetsFolder: string
}

/** Says which file of a brand is wrong, and how. */
export class BrandError extends Error {
  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file}: ${problem}`, options)
    this.name = 'BrandError'
  }
}

async function readJson(file: string, fallback?: unknown): Promise<unknown> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (fallback !== undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return fallback
    throw new BrandError(file, 'cannot be read', { cause: error })
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BrandError(file, `is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

function textsOf(file: string, content: unknown): Record<string, string> {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new BrandError(file, 'should be an object of texts by key')
  }
  const area = basename(file, '.json')
  for (const [key, text] of Object.entries(content)) {
    if (typeof text !== 'string') throw new BrandError(file, `${key} should be a text`)
    if (!key.startsWith(`${area}.`)) throw new BrandError(file, `${key} should begin with its area: ${area}.`)
  }
  return content as Record<string, string>
}

/** All areas of one language merged: keys begin with their area, so no two files can claim the same one. */
async function readTexts(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new BrandError(folder, 'has no texts', { cause: error })
  })
  const merged: Record<string, string> = {}
  for (const name of names.filter((name) => name.endsWith('.json')).sort()) {
    const file = join(folder, name)
    Object.assign(merged, textsOf(file, await readJson(file)))
  }
  return merged
}

/** Reads plain data as a model. @throws BrandError that names the file and every setting that is wrong */
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

/** What differs laid over the whole: objects are merged, lists and values replaced. */
function merged(whole: unknown, difference: unknown): unknown {
  if (!isObject(whole) || !isObject(difference)) return difference
  return Object.fromEntries(
    [...new Set([...Object.keys(whole), ...Object.keys(difference)])].map((key) => [
      key,
      Object.hasOwn(difference, key) ? merged(whole[key], difference[key]) : whole[key],
    ]),
  )
}

/** A language's reading of `<name>.json`: with `<name>.<tag>.json` laid over it where there is one. */
async function readVariant<T extends object>(
  folder: string,
  name: string,
  tag: string,
  model: new () => T,
): Promise<T> {
  const whole = await readJson(join(folder, `${name}.json`))
  const file = join(folder, `${name}.${tag}.json`)
  return parse(file, model, merged(whole, await readJson(file, {})))
}

/**
 * Reads and checks a brand's folder: `channel.json` and `storefront.json`, each with what differs in another language in
 * `channel.<tag>.json` and `storefront.<tag>.json`, and `text/<tag>/<area>.json`.
 * @throws BrandError that names the file and everything that is wrong with it
 */
export async function readBrand(brandsFolder: string, name: string): Promise<Brand> {
  const folder = join(brandsFolder, name)
  const channelFile = join(folder, 'channel.json')
  const channel = parse(channelFile, ChannelConfiguration, await readJson(channelFile))
  const contentFile = join(folder, 'storefront.json')
  const content = parse(contentFile, StorefrontContent, await readJson(contentFile))
  const primary = channel.languages.primaryLanguageTag
  const others = channel.shared.localisation.languages
    .map(({ languageTag }) => languageTag)
    .filter((tag) => tag !== primary)
  const variants = new Map([[primary, variantOf(channel, content)]])
  for (const tag of others) {
    const ofChannel = await readVariant(folder, 'channel', tag, ChannelConfiguration)
    variants.set(tag, variantOf(ofChannel, await readVariant(folder, 'storefront', tag, StorefrontContent)))
  }
  const languages = [...variants.keys()]
  const texts: Record<string, Record<string, string>> = {}
  for (const language of languages) texts[language] = await readTexts(join(folder, 'text', language))
  return {
    name,
    theme: await readJson(join(folder, 'theme.json'), {}),
    channel,
    languages,
    variants,
    texts,
    siteTitle: content.siteTitle,
    assetsFolder: join(folder, 'assets'),
  }
}

/**
 * A brand that is to be served: its theme is checked as well, which no page could do without.
 * @throws BrandError that names the file and everything that is wrong with it
 */
export async function readServedBrand(brandsFolder: string, name: string): Promise<Brand> {
  const brand = await readBrand(brandsFolder, name)
  const issues = checkTheme(brand.theme)
  if (issues.length > 0) {
    const cause = new ConfigurationError(issues)
    throw new BrandError(join(brandsFolder, name, 'theme.json'), cause.message, { cause })
  }
  return brand
}
