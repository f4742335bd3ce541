import type { TextArea } from '@foyer/contract/channel/calls'
import { isSameLanguage } from '@foyer/contract/omnia/language-address'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Logger } from '../browser/logger.ts'
import { getLanguage } from '../../domain/language-tag.ts'
import { getPluralCategory } from '../../domain/plural-rules.ts'

/** As on the wire, or as dehydrated in a page: without translations if there are none. */
export type HandedText = Pick<TranslatedText, 'text'> & Partial<TranslatedText>

export type TextParameters = Readonly<Record<string, string | number>>

/** Language text of every area, flat, with the primary language as the fallback for a missing text. */
export type Dictionary = Readonly<Record<string, string>>

/** Fetches the texts of one area; rejects when they do not come. */
export type LoadTexts = (area: TextArea, languageTag: string) => Promise<Dictionary>

export interface TextsOptions {
  /** Areas whose texts the dictionary has; every other one is loaded when a page needs it. */
  areas?: readonly TextArea[] | undefined
  /** Absent on the server, which has all texts. */
  load?: LoadTexts | undefined
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur'])

/** Languages of the Arabic script; Hebrew reads from the right too, with the Latin comma. */
const arabicComma: ReadonlySet<string> = new Set(['ar', 'fa', 'ur'])

/** The way a language is read. */
export const getDirection = (languageTag: string): 'ltr' | 'rtl' =>
  rightToLeft.has(getLanguage(languageTag)) ? 'rtl' : 'ltr'

/** Texts of the pages. A missing or empty text is logged once and never shows as a key. */
export class TextsStore {
  readonly languageTag: string
  #dictionary: Dictionary
  readonly #logger: Logger
  readonly #areas: Set<TextArea>
  readonly #load: LoadTexts | undefined
  readonly #loading = new Map<TextArea, Promise<void>>()
  readonly #reported = new Set<string>()

  constructor(
    languageTag: string,
    dictionary: Dictionary,
    logger: Logger,
    { areas = [], load }: TextsOptions = {},
  ) {
    this.languageTag = languageTag
    this.#dictionary = dictionary
    this.#logger = logger
    this.#areas = new Set(areas)
    this.#load = load
  }

  /**
   * Loads the texts of areas that are not at hand, each once. Rejects when one of them does not come; the next call tries
   * again. A page is shown only after this, so that nothing has to be drawn again when texts arrive.
   */
  async ensure(areas: readonly TextArea[]): Promise<void> {
    await Promise.all(areas.filter((area) => !this.#areas.has(area)).map((area) => this.#loadArea(area)))
  }

  /** Adds texts that were loaded after the page. */
  add(texts: Dictionary, areas: readonly TextArea[]): void {
    this.#dictionary = { ...this.#dictionary, ...texts }
    for (const area of areas) this.#areas.add(area)
  }

  get direction(): 'ltr' | 'rtl' {
    return getDirection(this.languageTag)
  }

  has(key: string): boolean {
    return Boolean(this.#dictionary[key]?.trim())
  }

  /** The text of a key with `{name}` placeholders filled. */
  t(key: string, parameters?: TextParameters): string {
    const text = this.#dictionary[key]
    if (!text?.trim()) return this.#missing(key)
    return parameters ? fillIn(text, parameters, this.direction === 'rtl') : text
  }

  /** The form that the language has for the number, e.g. `key.few`, else `key.other`; `{count}` is filled. */
  plural(key: string, count: number, parameters?: TextParameters): string {
    const form = `${key}.${getPluralCategory(this.languageTag, count)}`
    return this.t(this.has(form) ? form : `${key}.other`, { count, ...parameters })
  }

  /** A text of the wire in the visitor's language, otherwise in its language without region, otherwise as it is. */
  text(translated: HandedText | null | undefined): string {
    if (!translated) return ''
    const { translations = [] } = translated
    const language = getLanguage(this.languageTag)
    const exact = translations.find((each) => isSameLanguage(each.languageTag, this.languageTag))
    const near = translations.find((each) => isSameLanguage(each.languageTag, language))
    return (exact ?? near)?.text ?? translated.text
  }

  /** Isolates a name, an address or a number from elsewhere on a right-to-left page. */
  foreign(value: string): string {
    return this.direction === 'rtl' && value !== '' ? isolate(value) : value
  }

  /** Things one after another, with the comma of the language. */
  list(parts: readonly string[]): string {
    return parts.join(arabicComma.has(getLanguage(this.languageTag)) ? '، ' : ', ')
  }

  #loadArea(area: TextArea): Promise<void> {
    const underWay = this.#loading.get(area)
    if (underWay || !this.#load) return underWay ?? Promise.resolve()
    const loading = this.#load(area, this.languageTag)
      .then((texts) => this.add(texts, [area]))
      .finally(() => this.#loading.delete(area))
    this.#loading.set(area, loading)
    return loading
  }

  #missing(key: string): string {
    if (!this.#reported.has(key)) {
      this.#reported.add(key)
      this.#logger.warn(`The text ${key} is missing in ${this.languageTag}`)
    }
    return toReadableKey(key)
  }
}

/** A language's texts with the primary language's for missing or empty ones. */
export function createDictionary(
  texts: Readonly<Record<string, Dictionary>>,
  languageTag: string,
  primary: string,
): Dictionary {
  const language = languageTag.split('-')[0] ?? languageTag
  const layers = [primary.split('-')[0] ?? primary, primary, language, languageTag].map((tag) => texts[tag])
  const joined = Object.assign({}, ...layers) as Record<string, string>
  for (const [key, text] of Object.entries(joined)) {
    if (text.trim() === '') joined[key] = layers.findLast((layer) => layer?.[key]?.trim())?.[key] ?? text
  }
  return joined
}

function fillIn(text: string, parameters: TextParameters, isRightToLeft: boolean): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = parameters[name]
    if (value === undefined) return placeholder
    return isRightToLeft && typeof value === 'string' ? isolate(value) : String(value)
  })
}

/**
 * Isolates a value in a right-to-left sentence: names, times and prices have Latin letters and digits, and would move
 * the punctuation beside them.
 */
function isolate(value: string): string {
  return /[\u0590-\u08ff]/.test(value) ? value : `\u2068${value}\u2069`
}

/** `tickets.area.chooseSeats` becomes "Choose seats": better than an empty button. */
function toReadableKey(key: string): string {
  const last =
    key
      .split('.')
      .filter((part) => !/^(zero|one|two|few|many|other)$/.test(part))
      .at(-1) ?? ''
  const lastItem = last
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return lastItem.charAt(0).toUpperCase() + lastItem.slice(1)
}
