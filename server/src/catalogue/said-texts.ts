import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Catalogue } from './catalogue.ts'

const isText = (value: object): value is TranslatedText =>
  'text' in value && typeof value.text === 'string' && 'translations' in value

function* textsIn(value: unknown): Generator<TranslatedText> {
  if (typeof value !== 'object' || value === null) return
  if (isText(value)) yield value
  else for (const each of value instanceof Map ? value.values() : Object.values(value)) yield* textsIn(each)
}

/** Everything that a catalogue says to visitors, with the languages in which it says it beside the default one. */
export function saidTexts(catalogue: Catalogue): Map<string, ReadonlySet<string>> {
  const said = new Map<string, ReadonlySet<string>>()
  for (const { text, translations } of textsIn(catalogue))
    said.set(text, new Set(translations.map(({ languageTag }) => languageTag)))
  return said
}
