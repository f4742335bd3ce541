import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Catalogue } from './catalogue.ts'

const isText = (value: object): value is TranslatedText =>
  'text' in value && typeof value.text === 'string' && 'translations' in value

/** Collects every text of a catalogue that visitors see, with the languages it is translated into. */
export function collectTexts(catalogue: Catalogue): Map<string, ReadonlySet<string>> {
  const texts = new Map<string, ReadonlySet<string>>()
  // Screens of the same plan share one auditorium object, which has thousands of seats.
  const seen = new WeakSet<object>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isText(value))
      texts.set(value.text, new Set(value.translations.map(({ languageTag }) => languageTag)))
    else if (value instanceof Map) value.forEach(visit)
    else Object.values(value).forEach(visit)
  }
  visit(catalogue)
  return texts
}
