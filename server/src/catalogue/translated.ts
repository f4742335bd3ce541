import type { TranslatedText } from '@foyer/contract/wire/common'

/** A text of the brand's data, which is written in the chain's default language. */
export function translated(text: string): TranslatedText {
  return { text, translations: [] }
}

export function translatedOrNull(text: string | null | undefined): TranslatedText | null {
  return text === null || text === undefined ? null : translated(text)
}
