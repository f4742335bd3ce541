import type { TranslatedText } from '@foyer/contract/wire/common'

/** What a language says for a text of the default one, by language tag. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Makes texts of the wire from a brand's data, which are written in the chain's default language. */
export interface Translator {
  translate: (text: string) => TranslatedText
  translateOrNull: (text: string | null | undefined) => TranslatedText | null
}

/** @param translations a language may lack some: the text itself stands in */
export function createTranslator(translations: Translations): Translator {
  const translate = (text: string): TranslatedText => ({
    text,
    translations: [...translations].flatMap(([languageTag, texts]) => {
      const translation = texts.get(text)
      return translation === undefined ? [] : [{ languageTag, text: translation }]
    }),
  })
  return {
    translate,
    translateOrNull: (text) => (text === null || text === undefined ? null : translate(text)),
  }
}
