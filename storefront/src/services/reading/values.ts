import { isDay } from '@foyer/contract/validation/day'
import type { MonetaryValue, PersonName, TranslatedText } from '@foyer/contract/wire/common'
import { mapRead, either, or, orAbsent, readList, record, unusable, type Reader } from './reader.ts'

/** Characters that an id may have, as the contract has it. */
const longestId = 100
const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/** Any text, also an empty one, without the blanks around it: names come with trailing ones. */
export const anyText: Reader<string> = (sent) => (typeof sent === 'string' ? sent.trim() : unusable)

/** A non-blank text; a number is converted. */
export const text: Reader<string> = (sent) => {
  if (typeof sent === 'string') return sent.trim() || unusable
  return typeof sent === 'number' && Number.isFinite(sent) ? String(sent) : unusable
}

/** An id in any form, compared and sent back as received. Numbers are ids of some servers. */
export const id: Reader<string> = (sent) => {
  const value = typeof sent === 'number' && Number.isFinite(sent) ? String(sent) : sent
  return typeof value === 'string' && value.trim() !== '' && value.length <= longestId ? value : unusable
}

/** A number, also one that was sent as a text. */
export const number: Reader<number> = (sent) => {
  const value = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent
  return typeof value === 'number' && Number.isFinite(value) ? value : unusable
}

export const integer: Reader<number> = mapRead(number, (value) =>
  Number.isInteger(value) ? value : unusable,
)

/** A whole number that is not below a bound. */
export const atLeast = (bound: number): Reader<number> =>
  mapRead(integer, (value) => (value >= bound ? value : unusable))

/** A share of something, 0 to 1. */
export const fraction: Reader<number> = mapRead(number, (value) =>
  value >= 0 && value <= 1 ? value : unusable,
)

export const flag: Reader<boolean> = (sent) => (typeof sent === 'boolean' ? sent : unusable)

/** A value of a closed list; a value that is not in it is unknown. */
export function literal<const T extends string>(allowed: readonly T[]): Reader<T> {
  const known: ReadonlySet<unknown> = new Set(allowed)
  return (sent) => (known.has(sent) ? (sent as T) : unusable)
}

/** A day, `yyyy-mm-dd`; of an instant its day. */
export const date: Reader<string> = (sent) => {
  const [found] = (typeof sent === 'string' && day.exec(sent)) || []
  return found !== undefined && isDay(found) ? found : unusable
}

/** A moment with its offset, as it was written. */
export const instant: Reader<string> = (sent) =>
  typeof sent === 'string' && instantForm.test(sent) && !Number.isNaN(Date.parse(sent)) ? sent : unusable

const translation = record<TranslatedText['translations'][number]>({ languageTag: text, text })

/** A text with its translations; a plain text has none. */
export const translated: Reader<TranslatedText> = either(
  record<TranslatedText>({ text, translations: readList(translation) }),
  mapRead(text, (value): TranslatedText => ({ text: value, translations: [] })),
)

/** For records that are useful without a name. */
export const nameless: TranslatedText = { text: '', translations: [] }

/** A person with at least one name. Blank ones are omitted. */
export const personName: Reader<PersonName> = mapRead(
  record<PersonName>({
    givenName: or(anyText, ''),
    familyName: or(anyText, ''),
    middleName: orAbsent(text),
  }),
  (name) => (name.givenName || name.familyName ? name : unusable),
)

/** In whole ten-thousandths: no currency has more decimals. */
export const difference = (whole: number, part: number) => Math.round((whole - part) * 10_000) / 10_000

/** An amount of which at least the sum is known. */
export const money: Reader<MonetaryValue> = mapRead(
  record<{ valueIncludingTax: number; valueExcludingTax?: number; tax?: number }>({
    valueIncludingTax: number,
    valueExcludingTax: orAbsent(number),
    tax: orAbsent(number),
  }),
  ({ valueIncludingTax, valueExcludingTax: stated, tax: statedTax }) => {
    const tax = statedTax ?? (stated === undefined ? 0 : difference(valueIncludingTax, stated))
    return { valueIncludingTax, valueExcludingTax: stated ?? difference(valueIncludingTax, tax), tax }
  },
)

/** Amount due if the answer has none. */
export const noMoney: MonetaryValue = { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }

/** After all that have a place in the chain's order. */
export const lastPlace = Number.MAX_SAFE_INTEGER

export const displayPriority: Reader<number> = or(integer, lastPlace)
