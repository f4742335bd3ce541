import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { pageTypes } from '@foyer/contract/omnia/pages'
import type { BrandBundle } from '@foyer/contract/render/boundary'

const Origin = Type.String({ pattern: '^https?://[a-z0-9.-]+(:\\d+)?$' })

/** `channel.json`: what a brand says about its sales channel, beside what visitors read. */
const Channel = Type.Object({
  /** Default language with its region. */
  culture: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' }),
  /** Language tags that have texts, the primary one first. */
  languages: Type.Array(Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' }), { minItems: 1 }),
  /** ISO 3166-1 alpha-2. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  regionCode: Type.String({ minLength: 1, maxLength: 100 }),
  tenantId: Type.String({ minLength: 1, maxLength: 50 }),
  requiredCinemaGroupPrompt: Type.Boolean(),
  /** Addresses that differ from the default map: alias to URL pattern. */
  pages: Type.Partial(
    Type.Object(
      Object.fromEntries(pageTypes.map((type) => [type, Type.String({ pattern: '^/([^\\s?#]*/)?$' })])),
    ),
  ),
  /** Origins, beside our own, that the page's policy lets scripts call, pictures and films come from, forms go to. */
  connectOrigins: Type.Array(Origin),
  mediaOrigins: Type.Array(Origin),
  formOrigins: Type.Array(Origin),
})
export type Channel = Static<typeof Channel>

/** A brand's folder as the server uses it. */
export interface Brand extends BrandBundle {
  readonly channel: Channel
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
  for (const [key, text] of Object.entries(content)) {
    if (typeof text !== 'string') throw new BrandError(file, `${key} should be a text`)
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

const checkChannel = Compile(Channel)

/** @throws BrandError that names the file and what is wrong with it */
export async function readBrand(brandsFolder: string, name: string): Promise<Brand> {
  const folder = join(brandsFolder, name)
  const channelFile = join(folder, 'channel.json')
  const channel = await readJson(channelFile)
  if (!checkChannel.Check(channel)) {
    const [first] = checkChannel.Errors(channel)
    throw new BrandError(
      channelFile,
      first ? `${first.instancePath || '/'} ${first.message}` : 'is not right',
    )
  }
  const configuration = await readJson(join(folder, 'storefront.json'))
  const texts: Record<string, Record<string, string>> = {}
  for (const language of channel.languages) texts[language] = await readTexts(join(folder, 'text', language))
  return {
    name,
    theme: await readJson(join(folder, 'theme.json'), {}),
    configuration,
    texts,
    channel,
    siteTitle: siteTitleOf(configuration) ?? name,
    assetsFolder: join(folder, 'assets'),
  }
}

function siteTitleOf(configuration: unknown): string | undefined {
  if (typeof configuration !== 'object' || configuration === null || !('siteTitle' in configuration)) return
  return typeof configuration.siteTitle === 'string' ? configuration.siteTitle : undefined
}
