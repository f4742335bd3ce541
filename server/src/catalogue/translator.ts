import type { TranslatedText } from '@foyer/contract/wire/common'

/** Translations by language tag: text of the default language to translated text. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Creates the interface's translatable texts from a brand's data, which are in the chain's default language. */
export interface Translator {
  translate: (text: string) => TranslatedText
  translateOrNull: (text: string | null | undefined) => TranslatedText | null
}

/** @param translations a text that a language lacks is not translated */
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
