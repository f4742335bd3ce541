import type { TranslatedText } from '@foyer/contract/wire/common'
import { isRightToLeft } from '../brand/languages.ts'

export type MailParameters = Readonly<Record<string, string>>

/** What a mail is worded with, in one language. */
export interface MailTexts {
  readonly languageTag: string
  readonly direction: 'ltr' | 'rtl'
  /** The text of a key with `{name}` placeholders filled. */
  readonly t: (key: string, parameters?: MailParameters) => string
  /** A text of the wire in this language, else in its language without region, else as it stands. */
  readonly text: (translated: TranslatedText | null | undefined) => string
  /** Things one after another, with the comma of the language. */
  readonly list: (parts: readonly string[]) => string
  /** A name or a number from elsewhere, kept together where the mail reads from the right. */
  readonly foreign: (value: string) => string
}

const arabicComma: ReadonlySet<string> = new Set(['ar', 'fa', 'ur'])

/**
 * Words in a language out of a brand's mail texts, its primary language's in place of what it lacks.
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
    // A mail with an odd word in it is better than none.
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
