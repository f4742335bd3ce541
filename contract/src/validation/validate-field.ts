import { isAtLeast, parseDay } from './day.ts'

/** Type of a field's value. `Other` is checked by `required` and `check` only. */
export type FieldKind =
  'Text' | 'Email' | 'Number' | 'Currency' | 'Decimal' | 'Integer' | 'Date' | 'Password' | 'Other'

/** A rule for a password: its text, and the pattern that it must match. */
export interface PasswordPattern {
  text: string
  pattern: RegExp
}

/** Rules of a field. Patterns are compiled: those of editors are limited and checked by `omnia/safe-pattern`. */
export interface FieldRules {
  kind: FieldKind
  required?: boolean | undefined
  /** Of the trimmed text, in characters. */
  minLength?: number | undefined
  maxLength?: number | undefined
  /** Of a text or an email, without the blanks around it. */
  format?: RegExp | undefined
  /** Bounds of a number, both allowed. */
  range?: { min?: number | undefined; max?: number | undefined } | undefined
  /** Of a date: minimum age in whole years on the day of `today`. */
  minAge?: number | undefined
  /** Of a password; each broken rule is reported. */
  rules?: readonly PasswordPattern[] | undefined
  /** Checks what passed all else; answers the text of an error, or null. */
  check?: ((value: unknown) => string | null) | undefined
}

/** Why a value breaks a rule. `kind` is the key of the message, the rest fills it. */
export type ValidationError =
  | { kind: 'Required' | 'Format' }
  | { kind: 'Length' | 'Range'; min?: number | undefined; max?: number | undefined }
  | { kind: 'MinAge'; minAge: number }
  | { kind: 'Rules'; texts: string[] }
  | { kind: 'Custom'; text: string }

/** What HTML takes for an address, with a dot in the domain. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
const digits = /^\d+$/
const integer = /^-?\d+$/
const decimal = /^-?\d+(?:\.\d+)?$/
const longestPassword = 64

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Checks the length of a text. Fields use `validateField`, which trims first. */
export function validateLength(
  text: string,
  { minLength: min, maxLength: max }: Pick<FieldRules, 'minLength' | 'maxLength'>,
): ValidationError | null {
  // Characters as a reader counts them, not halves of them.
  const { length } = [...text]
  const isWithin = (min === undefined || length >= min) && (max === undefined || length <= max)
  return isWithin ? null : { kind: 'Length', min, max }
}

function validateRange(text: string, { range }: FieldRules): ValidationError | null {
  const value = Number(text)
  const { min, max } = range ?? {}
  const isWithin = (min === undefined || value >= min) && (max === undefined || value <= max)
  return isWithin ? null : { kind: 'Range', min, max }
}

function validateDay(text: string, { minAge }: FieldRules, today: Date): ValidationError | null {
  const day = parseDay(text)
  if (!day) return { kind: 'Format' }
  return minAge === undefined || isAtLeast(day, minAge, today) ? null : { kind: 'MinAge', minAge }
}

function validatePassword(text: string, { rules = [], ...rest }: FieldRules): ValidationError | null {
  const texts = rules.flatMap(({ pattern, text: ruleText }) =>
    text.search(pattern) === -1 ? [ruleText] : [],
  )
  if (texts.length > 0) return { kind: 'Rules', texts }
  const length = [...text].length
  const max = rest.maxLength ?? longestPassword
  return length > max ? { kind: 'Length', max } : null
}

const requireFormat = (isMet: boolean): ValidationError | null => (isMet ? null : { kind: 'Format' })

function validateKind(text: string, rules: FieldRules, today: Date): ValidationError | null {
  const trimmed = text.trim()
  switch (rules.kind) {
    case 'Text':
    case 'Email':
      return (
        validateLength(trimmed, rules) ??
        requireFormat(rules.kind !== 'Email' || emailPattern.test(trimmed)) ??
        requireFormat(!rules.format || trimmed.search(rules.format) !== -1)
      )
    case 'Number':
      return requireFormat(digits.test(trimmed)) ?? validateLength(trimmed, rules)
    case 'Integer':
      return requireFormat(integer.test(trimmed)) ?? validateRange(trimmed, rules)
    case 'Decimal':
    case 'Currency':
      return requireFormat(decimal.test(trimmed)) ?? validateRange(trimmed, rules)
    case 'Date':
      return validateDay(trimmed, rules, today)
    case 'Password':
      // Spaces at its ends are part of a password.
      return validatePassword(text, rules)
    case 'Other':
      return null
  }
}

/**
 * Validates a field's value: the only validator of fields, in browser and server. Values are in plain form (a date
 * `yyyy-MM-dd`, a number with a point). Returns the first error, or null. A password is always required; an empty
 * optional field is valid. `today` is used for `minAge`.
 */
export function validateField(
  value: unknown,
  rules: FieldRules,
  today: Date = new Date(),
): ValidationError | null {
  if (isEmpty(value)) return rules.required || rules.kind === 'Password' ? { kind: 'Required' } : null
  const error = typeof value === 'string' ? validateKind(value, rules, today) : null
  if (error) return error
  const text = rules.check?.(value) ?? null
  return text === null ? null : { kind: 'Custom', text }
}
