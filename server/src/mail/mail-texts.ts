import type { TranslatedText } from '@foyer/contract/wire/common'
import { isRightToLeft } from '../brand/languages.ts'

export type MailParameters = Readonly<Record<string, string>>

/** Texts of mails in one language. */
export interface MailTexts {
  readonly languageTag: string
  readonly direction: 'ltr' | 'rtl'
  /** The text of a key, with `{name}` placeholders filled. */
  readonly t: (key: string, parameters?: MailParameters) => string
  /** A translated text of the interface in this language, else in its language without region, else untranslated. */
  readonly text: (translated: TranslatedText | null | undefined) => string
  /** Joins parts as the language does. */
  readonly list: (parts: readonly string[]) => string
  /** Isolates a name or number written left to right within a mail written right to left. */
  readonly foreign: (value: string) => string
}

const arabicComma: ReadonlySet<string> = new Set(['ar', 'fa', 'ur'])

/**
 * Creates the texts of a language from a brand's mail texts, with the primary language's for those it lacks.
 * @param texts by language tag
 */
export function createMailTexts(
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
  languageTag: string,
  primaryTag: string,
): MailTexts {
  const language = languageTag.toLowerCase().split('-')[0] ?? languageTag
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
  const foreign = (value: string) =>
    direction === 'ltr' || value === '' || /[\u0590-\u08ff]/.test(value) ? value : `\u2068${value}\u2069`
  const getText = (key: string) =>
    [texts[languageTag]?.[key], texts[primaryTag]?.[key]].find((text) => text?.trim()) ??
    // A mail with part of a key in it is better than no mail.
    key.split('.').at(-1) ??
    key
  return {
    languageTag,
    direction,
    foreign,
    t: (key, parameters = {}) =>
      getText(key).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
        const value = parameters[name]
        return value === undefined ? placeholder : foreign(value)
      }),
    text(translated) {
      if (!translated) return ''
      const tag = languageTag.toLowerCase()
      const exact = translated.translations.find((each) => each.languageTag.toLowerCase() === tag)
      const near = translated.translations.find((each) => each.languageTag.toLowerCase() === language)
      return (exact ?? near)?.text ?? translated.text
    },
    list: (parts) => parts.join(arabicComma.has(language) ? '، ' : ', '),
  }
}
