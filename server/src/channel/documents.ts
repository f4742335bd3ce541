import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import {
  sectionOfArea,
  textAreas,
  type ChannelAnswers,
  type ChannelPath,
  type ConfiguredArea,
  type TextArea,
  type ThemeAnswer,
} from '@foyer/contract/channel/calls'
import type { LanguageVariant } from '@foyer/contract/channel/language-variant'
import type { Brand } from '../brand/brand.ts'
import { getLanguageFor } from '../brand/languages.ts'
import { toServiceAddress } from '../brand/services.ts'
import { getCodedTag, type Coding } from '../http/coding.ts'
import { createEntityTag } from '../http/entity-tag.ts'
import { createCacheByOrigin } from '../http/cache-by-origin.ts'

/** One encoding of a document; each has its own strong entity tag, as the bytes differ. */
export interface Representation {
  readonly body: Buffer
  readonly etag: string
}

/** An answer as it is sent, created once per start: a brand's files do not change while the server runs. */
export interface ChannelDocument {
  /** Its language; undefined if it has none. */
  readonly languageTag: string | undefined
  /** Entity tag of the plain bytes. */
  readonly etag: string
  as(coding: Coding): Representation
  /** All entity tags by which a caller may know it. */
  tags(): readonly string[]
}

/** What a request asks for besides its path. */
export interface ChannelQuestion {
  readonly languageTag?: string | undefined
  /** Name of a theme. */
  readonly name?: string | undefined
}

/** Finds the documents of a channel. */
export interface ChannelDocuments {
  /**
   * Null if there is no such theme.
   * @param origin under which the caller reaches the server, for absolute service addresses
   */
  find(path: ChannelPath, question: ChannelQuestion, origin: string): ChannelDocument | null
}

/** High enough to pay off, and still only some milliseconds for the largest document. */
const brotliQuality = 9
const codings = ['br', 'gzip', 'identity'] as const satisfies readonly Coding[]

function createDocument(answer: unknown, languageTag: string | undefined): ChannelDocument {
  const plain = Buffer.from(JSON.stringify(answer))
  const etag = createEntityTag(plain)
  const cached = new Map<Coding, Representation>([['identity', { body: plain, etag }]])
  const getTag = (coding: Coding) => getCodedTag(etag, coding)
  return {
    languageTag,
    etag,
    tags: () => codings.map(getTag),
    as(coding) {
      const known = cached.get(coding)
      if (known) return known
      const body =
        coding === 'br'
          ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
          : gzipSync(plain)
      const representation = { body, etag: getTag(coding) }
      cached.set(coding, representation)
      return representation
    },
  }
}

/** A theme in the interface's form: its files are listed separately, and comments for editors are left out. */
function themeAnswer(name: string, written: unknown): ThemeAnswer {
  const { assets = {}, $schema: _, ...theme } = written as { assets?: object; $schema?: string }
  return { name, theme, assets }
}

/** A language's texts, with the primary language's where a text is missing or empty. */
export function getDictionary(
  brand: Pick<Brand, 'pageTexts' | 'languages'>,
  tag: string,
): Record<string, string> {
  const own = Object.entries(brand.pageTexts[tag] ?? {}).filter(([, text]) => text.trim() !== '')
  return { ...brand.pageTexts[brand.languages[0] ?? tag], ...Object.fromEntries(own) }
}

function textOfArea(texts: Record<string, string>, area: TextArea): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith(`${area}.`)))
}

type Answers = { [P in Exclude<ChannelPath, 'theme' | 'configuration'>]: () => ChannelAnswers[P] }

/** The answer of each call in one language. */
function answersIn(brand: Brand, variant: LanguageVariant, languageTag: string): Answers {
  const texts = getDictionary(brand, languageTag)
  const sections = Object.entries(sectionOfArea).map(([area, section]) => [
    `${area}/configuration`,
    () => ({ languageTag, configuration: variant[section] }),
  ])
  const areas = textAreas.map((area) => [
    `${area}/language-text`,
    () => ({ languageTag, languageText: textOfArea(texts, area) }),
  ])
  return {
    ...(Object.fromEntries(sections) as Pick<Answers, `${ConfiguredArea}/configuration`>),
    ...(Object.fromEntries(areas) as Pick<Answers, `${TextArea}/language-text`>),
    'language-text': () => ({ languageTag, languageText: texts }),
    feature: () => ({ languageTag, configuration: variant.feature }),
    'shared/assets': () => ({ assets: themeAnswer(brand.themeName, brand.theme).assets }),
    'living-ticket/assets': () => ({ assets: { images: variant.livingTicket.images } }),
    'custom-content/custom-pages': () => ({ languageTag, customPages: variant.customPages }),
    'custom-content/standard-pages': () => ({ languageTag, standardPages: variant.standardPages }),
  }
}

/** A variant with absolute addresses of services, for a client from another origin. */
function variantAt(variant: LanguageVariant, origin: string): LanguageVariant {
  const { initial } = variant.shared
  const { vistaConnect, cdn, personalisation } = initial.services
  const services = {
    ...initial.services,
    vistaConnect: { ...vistaConnect, url: toServiceAddress(vistaConnect.url, origin) },
    cdn: { ...cdn, vistaCdn: toServiceAddress(cdn.vistaCdn, origin) },
    ...(personalisation && { personalisation: { url: toServiceAddress(personalisation.url, origin) } }),
  }
  return { ...variant, shared: { ...variant.shared, initial: { ...initial, services } } }
}

function rootConfiguration(brand: Brand, origin: string): ChannelAnswers['configuration'] {
  const variants = [...brand.variants].map(([tag, variant]) => [tag, variantAt(variant, origin)] as const)
  return {
    configuration: {
      languageVariantConfiguration: Object.fromEntries(variants),
      themes: {
        selectedThemeName: brand.themeName,
        allAssetsAndThemes: [...brand.themes].map(([name, theme]) => themeAnswer(name, theme)),
      },
      languages: brand.channel.languages,
    },
  }
}

/** Whether answers contain addresses of services, and so differ by origin. */
const isOfOrigin = (path: ChannelPath) => path === 'configuration' || path === 'shared/configuration'

/** Creates the documents of a brand's channel, each on first request, and caches them. */
export function createChannelDocuments(brand: Brand): ChannelDocuments {
  const ofAll = new Map<string, ChannelDocument>()
  const ofOrigin = createCacheByOrigin(() => new Map<string, ChannelDocument>())
  return {
    find(path, { languageTag, name }, origin) {
      const cached = isOfOrigin(path) ? ofOrigin(origin) : ofAll
      const keep = (key: string, make: () => ChannelDocument) => {
        const document = cached.get(key) ?? make()
        cached.set(key, document)
        return document
      }
      if (path === 'theme') {
        const themeName = name ?? brand.themeName
        const theme = brand.themes.get(themeName)
        if (theme === undefined) return null
        return keep(`${path} ${themeName}`, () => createDocument(themeAnswer(themeName, theme), undefined))
      }
      if (path === 'configuration')
        return keep(path, () => createDocument(rootConfiguration(brand, origin), undefined))
      const tag = getLanguageFor(languageTag, brand.languages) ?? brand.channel.languages.primaryLanguageTag
      const variant = brand.variants.get(tag)
      if (!variant) throw new TypeError(`The brand ${brand.name} has no variant in ${tag}`)
      const answers = () => answersIn(brand, variantAt(variant, origin), tag)
      return keep(`${path} ${tag}`, () => createDocument(answers()[path](), tag))
    },
  }
}
