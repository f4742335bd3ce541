import type { TranslatedText } from '@foyer/contract/wire/common'
import type { LanguageTexts } from './item-values.ts'

export type Translate = (texts: LanguageTexts) => TranslatedText

/** Converts texts by language to the interface's: the first language is the text, the others its translations. */
export function createTranslate([first = '', ...others]: readonly string[]): Translate {
  return (texts) => ({
    text: texts[first] ?? '',
    translations: others.flatMap((languageTag) => {
      const text = texts[languageTag]
      return text === undefined ? [] : [{ languageTag, text }]
    }),
  })
}

/** Properties that are texts by language. */
const textProperties: ReadonlySet<string> = new Set(['name', 'title', 'description', 'benefits', 'one'])

/** Finds texts without one of the file's languages, or with another one. */
export function findTextErrors(value: unknown, languages: readonly string[], path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const here = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    if (!textProperties.has(key)) return findTextErrors(each, languages, here)
    const found = Object.keys(each as object)
    return [
      ...languages
        .filter((language) => !found.includes(language))
        .map((language) => `${here}.${language}: found nothing, needed a text: languages names ${language}`),
      ...found
        .filter((language) => !languages.includes(language))
        .map(
          (language) => `${here}.${language}: found a text, needed one of languages: ${languages.join(', ')}`,
        ),
    ]
  })
}
