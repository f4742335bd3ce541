// Types alone: the models bring class-validator, which has no place in a browser.
import type { CodeFormat, TicketRedemption, TicketRedemptionCodeType } from '../channel/tickets.ts'
import { normalizeCode } from './normalize-code.ts'

/**
 * Which kind of code a visitor is typing, by the kinds that a channel takes. Formats are matched character by character,
 * in one pass and not as regular expressions, so that no format can make it slow.
 *
 * In a format `#` is any one letter or digit, and a letter or digit is itself. Blanks and hyphens are layout only: typed
 * text may have them anywhere. Case is ignored. `fullFormat` is the whole code; `partialFormat` is what its beginning
 * must match; after `prefixLength` characters the kind is recognized. A kind without a format matches any code.
 */
type CodeType = TicketRedemptionCodeType

/** Most characters of a code, as of a format. */
const longestCode = 60

const separator = /[ -]/
const letterOrDigit = /^[0-9A-Z]$/

/** The characters of a format that stand for one of the code. */
const getPlaces = (format: string) => normalizeCode(format)

/** Whether a code fits as many places of a format as both have. */
function fitsBeginning(code: string, format: string): boolean {
  const places = getPlaces(format)
  for (let index = 0; index < Math.min(code.length, places.length); index += 1) {
    const place = places.charAt(index)
    const character = code.charAt(index)
    if (place === '#' ? !letterOrDigit.test(character) : place !== character) return false
  }
  return true
}

/** Whether a code may become one of this kind by typing on. */
function mayBecome(code: string, { format }: CodeType): boolean {
  if (!format) return code.length <= longestCode
  return (
    code.length <= getPlaces(format.fullFormat).length &&
    fitsBeginning(code, format.fullFormat) &&
    fitsBeginning(code, format.partialFormat)
  )
}

function isWhole(code: string, { format }: CodeType): boolean {
  return !format || code.length === getPlaces(format.fullFormat).length
}

const countFixed = (format: string) => [...getPlaces(format)].filter((place) => place !== '#').length

/** How much of a code a kind fixes: where several take the same code, the one that fixes most is meant. */
function getPrecision({ format }: CodeType): number {
  return format ? Math.max(countFixed(format.fullFormat), countFixed(format.partialFormat)) : -1
}

/** Kinds that what is typed so far may still become, in the order of the configuration; all of them before anything is typed. */
export function findCodeTypes(input: string, codeTypes: readonly CodeType[]): CodeType[] {
  const code = normalizeCode(input)
  return codeTypes.filter((type) => mayBecome(code, type))
}

/**
 * The kind of a code. `None`: no kind matches it. `Several`: kinds that cannot be told apart; the visitor chooses.
 */
export type CodeMatch =
  | { readonly kind: 'None' }
  | { readonly kind: 'One'; readonly code: string; readonly codeType: CodeType }
  | { readonly kind: 'Several'; readonly code: string; readonly codeTypes: readonly CodeType[] }

/** Which kind a whole code is; of several, the one whose format fixes most of it. */
export function matchCodeType(input: string, codeTypes: readonly CodeType[]): CodeMatch {
  const code = normalizeCode(input)
  if (code === '') return { kind: 'None' }
  return toMatch(
    code,
    codeTypes.filter((type) => mayBecome(code, type) && isWhole(code, type)),
  )
}

/**
 * The kind recognized while a code is typed, for its label, icon and pin field: as `matchCodeType`, once the kind's
 * `prefixLength` characters are there.
 */
export function recognizeCodeType(input: string, codeTypes: readonly CodeType[]): CodeMatch {
  const code = normalizeCode(input)
  if (code === '') return { kind: 'None' }
  return toMatch(
    code,
    codeTypes.filter((type) => mayBecome(code, type) && code.length >= (type.format?.prefixLength ?? 0)),
  )
}

function toMatch(code: string, fitting: readonly CodeType[]): CodeMatch {
  const most = Math.max(...fitting.map(getPrecision))
  const [codeType, ...others] = fitting.filter((type) => getPrecision(type) === most)
  if (!codeType) return { kind: 'None' }
  return others.length === 0
    ? { kind: 'One', code, codeType }
    : { kind: 'Several', code, codeTypes: [codeType, ...others] }
}

export interface MaskedCode {
  readonly text: string
  /** Index of the caret in `text`, after the same characters as in the typed text. */
  readonly caret: number
}

/**
 * Formats typed text for its field: in capitals, with the blanks and hyphens that all kinds still possible agree on, or
 * without any. A separator comes with the character after it, so that Backspace always takes a
 * character away.
 * @param caret index of the caret in `input`; default its end
 */
export function maskCode(
  input: string,
  codeTypes: readonly CodeType[],
  caret: number = input.length,
): MaskedCode {
  const code = normalizeCode(input)
  const layouts = findCodeTypes(input, codeTypes).map(({ format }) => layOut(code, format))
  const [first = code, ...others] = new Set(layouts)
  const text = others.length === 0 ? first : code
  return { text, caret: findCaret(text, normalizeCode(input.slice(0, caret)).length) }
}

/** By the partial format as long as the code is within it, then by the full one. */
function layOut(code: string, format: CodeFormat | undefined): string {
  if (!format) return code
  const { partialFormat, fullFormat } = format
  const shown = code.length <= getPlaces(partialFormat).length ? partialFormat : fullFormat
  let text = ''
  let next = 0
  for (const place of shown) {
    if (next === code.length) break
    text += separator.test(place) ? place : code.charAt(next++)
  }
  return text + code.slice(next)
}

/** After so many characters of the code. */
function findCaret(text: string, characters: number): number {
  let left = characters
  for (let index = 0; index < text.length; index += 1) {
    if (left === 0) return index
    if (!separator.test(text.charAt(index))) left -= 1
  }
  return text.length
}

export type PinRule = 'Required' | 'Optional' | 'None'

/**
 * Whether a code of this kind needs a pin: the kind's own rule, or for a kind without one, such as a card, the channel's
 * `ticketRedemption.pin.isRequired`.
 */
export function getPinRule(codeType: CodeType, { pin }: Pick<TicketRedemption, 'pin'>): PinRule {
  return codeType.pin ?? (pin.isRequired ? 'Required' : 'None')
}
