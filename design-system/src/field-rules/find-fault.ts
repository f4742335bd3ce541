import { dayOf, isAtLeast } from './age.ts'

/** What a field takes; `Other` is judged by `required` and `check` alone. */
export type FieldKind =
  'Text' | 'Email' | 'Number' | 'Currency' | 'Decimal' | 'Integer' | 'Date' | 'Password' | 'Other'

/** A rule for a password: what it asks in words, and the pattern that says whether it is kept. */
export interface PasswordPattern {
  text: string
  pattern: RegExp
}

/** What a field asks of its value. Patterns come compiled: where they are configured, they are bounded and checked. */
export interface FieldRules {
  kind: FieldKind
  required?: boolean | undefined
  /** Of the trimmed text, in characters. */
  minLength?: number | undefined
  maxLength?: number | undefined
  /** Of a text. */
  format?: RegExp | undefined
  /** Bounds of a number, both allowed. */
  range?: { min?: number | undefined; max?: number | undefined } | undefined
  /** Of a date: whole years of age on the day of `today`. */
  minAge?: number | undefined
  /** Of a password; each that is broken says so. */
  rules?: readonly PasswordPattern[] | undefined
  /** Judges what passed all else; answers what is wrong in words, or null. */
  check?: ((value: unknown) => string | null) | undefined
}

/** What is wrong with a value, by kind, with what its message needs. */
export type Fault =
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

function lengthFault(text: string, rules: FieldRules): Fault | null {
  const { minLength: min, maxLength: max } = rules
  // Characters as a reader counts them, not halves of them.
  const { length } = [...text]
  const isWithin = (min === undefined || length >= min) && (max === undefined || length <= max)
  return isWithin ? null : { kind: 'Length', min, max }
}

function rangeFault(text: string, { range }: FieldRules): Fault | null {
  const value = Number(text)
  const { min, max } = range ?? {}
  const isWithin = (min === undefined || value >= min) && (max === undefined || value <= max)
  return isWithin ? null : { kind: 'Range', min, max }
}

function dateFault(text: string, { minAge }: FieldRules, today: Date): Fault | null {
  const day = dayOf(text)
  if (!day) return { kind: 'Format' }
  return minAge === undefined || isAtLeast(day, minAge, today) ? null : { kind: 'MinAge', minAge }
}

function passwordFault(text: string, { rules = [], ...rest }: FieldRules): Fault | null {
  const texts = rules.flatMap(({ pattern, text: words }) => (text.search(pattern) === -1 ? [words] : []))
  if (texts.length > 0) return { kind: 'Rules', texts }
  const length = [...text].length
  const max = rest.maxLength ?? longestPassword
  return length > max ? { kind: 'Length', max } : null
}

const format = (isKept: boolean): Fault | null => (isKept ? null : { kind: 'Format' })

function kindFault(text: string, rules: FieldRules, today: Date): Fault | null {
  const trimmed = text.trim()
  switch (rules.kind) {
    case 'Text':
      return lengthFault(trimmed, rules) ?? format(!rules.format || trimmed.search(rules.format) !== -1)
    case 'Email':
      return lengthFault(trimmed, rules) ?? format(emailPattern.test(trimmed))
    case 'Number':
      return format(digits.test(trimmed)) ?? lengthFault(trimmed, rules)
    case 'Integer':
      return format(integer.test(trimmed)) ?? rangeFault(trimmed, rules)
    case 'Decimal':
    case 'Currency':
      return format(decimal.test(trimmed)) ?? rangeFault(trimmed, rules)
    case 'Date':
      return dateFault(trimmed, rules, today)
    case 'Password':
      // Spaces at its ends are part of a password.
      return passwordFault(text, rules)
    case 'Other':
      return null
  }
}

/**
 * The first thing that is wrong with a field's value, in its plain form (a date as `yyyy-MM-dd`, a number with a point),
 * or null. A password is always required. An optional field left empty is asked nothing more.
 */
export function findFault(value: unknown, rules: FieldRules, today: Date = new Date()): Fault | null {
  if (isEmpty(value)) return rules.required || rules.kind === 'Password' ? { kind: 'Required' } : null
  const fault = typeof value === 'string' ? kindFault(value, rules, today) : null
  if (fault) return fault
  const text = rules.check?.(value) ?? null
  return text === null ? null : { kind: 'Custom', text }
}
