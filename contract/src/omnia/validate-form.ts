import type { ContentForm, FormField, FormFieldType } from './content-form.ts'
import {
  findAnswer,
  listShownFields,
  toTexts,
  type EntryFile,
  type EntryValue,
  type EntryValues,
} from './form-conditions.ts'
import { parseDay } from '../validation/day.ts'
import { validateField, validateLength } from '../validation/validate-field.ts'
import { isSafePattern, longestMatched } from './safe-pattern.ts'

/** Why an answer breaks a rule of its field: `kind` is the key of the message, the rest fills it. */
export type FormError =
  | { readonly kind: 'Required' | 'Format' | 'Future' | 'TimeOrder' | 'Choice' }
  | { readonly kind: 'Length' | 'FileCount'; readonly maximum: number }
  /** `FileContents`: its first bytes do not match its extension; checked by a server only. */
  | { readonly kind: 'FileType' | 'FileSize' | 'FileContents'; readonly file: string }

export interface FormContext {
  /** In the cinemas' time zone, `yyyy-MM-dd`. */
  readonly today: string
  /** Captions that identify the start and end time fields, besides the default ones. */
  readonly timeCaptions?: TimeCaptions
}

/** Captions of the start and end time in a language. */
export interface TimeCaptions {
  readonly start: string
  readonly end: string
}

/** They identify the two in every language: an untranslated form keeps its texts. */
const usualCaptions: TimeCaptions = { start: 'Start Time', end: 'End Time' }

/** Whether a field is one of the two whose times follow each other, by its caption. */
export function isTimeCaption(caption: string, captions: TimeCaptions): boolean {
  return [captions, usualCaptions].some(({ start, end }) => caption === start || caption === end)
}

/** Bytes of one file. */
export const largestUpload = 5 * 1024 * 1024
/** Files of one field that takes several. */
export const mostUploads = 5
/** Default maximum characters of an answer. */
const longestAnswer = 10_000
const earliestYear = 1900
const yearsAhead = 10

const time = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

const toError = (kind: 'Required' | 'Format' | 'Future' | 'TimeOrder' | 'Choice'): FormError => ({ kind })

function validateText(field: FormField, text: string): FormError | null {
  const { maximumLength = longestAnswer, fieldType } = field.settings
  const pattern = isSafePattern(field.pattern) ? field.pattern : null
  const maximum = pattern === null ? maximumLength : Math.min(maximumLength, longestMatched)
  // Surrounding blanks are stored with the answer, so they count.
  if (validateLength(text, { maxLength: maximum })) return { kind: 'Length', maximum }
  const format = pattern === null ? undefined : new RegExp(pattern, 'u')
  return validateField(text, { kind: fieldType === 'email' ? 'Email' : 'Text', format })
    ? toError('Format')
    : null
}

function validateDate(field: FormField, text: string, { today }: FormContext): FormError | null {
  const day = parseDay(text)
  if (!day || day.year < earliestYear || day.year > Number(today.slice(0, 4)) + yearsAhead)
    return toError('Format')
  return field.settings.futureOnly === 'True' && text <= today ? toError('Future') : null
}

function validateChoice({ preValues }: FormField, chosen: readonly string[], most: number): FormError | null {
  const offered = new Set(preValues.map(({ value }) => value))
  const isOffered = chosen.length <= most && chosen.every((choice) => offered.has(choice))
  return isOffered && new Set(chosen).size === chosen.length ? null : toError('Choice')
}

/** A file's extension, in lower case, without the dot; empty without one. */
export const getFileExtension = (fileName: string) => /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

function validateFiles({ fileUploadOptions: options }: FormField, value: EntryValue): FormError | null {
  const files =
    typeof value === 'string' ? [] : value.filter((item): item is EntryFile => typeof item === 'object')
  if (files.length !== value.length) return toError('Format')
  const maximum = options?.allowMultipleFileUploads ? mostUploads : 1
  if (files.length > maximum) return { kind: 'FileCount', maximum }
  const allowed = options?.allowedUploadExtensions.map((extension) =>
    extension.replace(/^\./, '').toLowerCase(),
  )
  const isAllowed = ({ fileName }: EntryFile) =>
    options?.allowAllUploadExtensions === true || allowed?.includes(getFileExtension(fileName)) === true
  const wrong = files.find((file) => !isAllowed(file))
  if (wrong) return { kind: 'FileType', file: wrong.fileName }
  const large = files.find(({ size }) => size > largestUpload)
  return large ? { kind: 'FileSize', file: large.fileName } : null
}

type Validator = (field: FormField, value: EntryValue, context: FormContext) => FormError | null

/** A validator of one text: any other type is no answer. */
const ofText =
  (validator: (field: FormField, text: string, context: FormContext) => FormError | null): Validator =>
  (field, value, context) =>
    typeof value === 'string' ? validator(field, value, context) : toError('Format')

const box: Validator = (field, value) => {
  if (value !== 'true' && value !== 'false') return toError('Choice')
  return field.required && value === 'false' ? toError('Required') : null
}
const oneChoice = ofText((field, text) => validateChoice(field, [text], 1))

/** The validator of each kind of field; null takes no answer. */
const validators: Readonly<Record<FormFieldType, Validator | null>> = {
  'Short answer': ofText(validateText),
  'Long answer': ofText(validateText),
  Password: ofText(validateText),
  // A visitor cannot correct a hidden field, so any value is valid.
  Hidden: ofText(() => null),
  Date: ofText(validateDate),
  Checkbox: box,
  'Data Consent': box,
  'Single choice': oneChoice,
  Dropdown: oneChoice,
  'Multiple choice': (field, value) => {
    const texts = typeof value === 'string' ? null : value.filter((item) => typeof item === 'string')
    return texts?.length === value.length
      ? validateChoice(field, texts, field.preValues.length)
      : toError('Format')
  },
  'File upload': (field, value) => validateFiles(field, value),
  'Rich text': null,
  'Title and description': null,
}

/** Whether a field of this type can be shown at all: a foreign content system may have others. */
export const isKnownField = ({ type }: FormField) => Object.hasOwn(validators, type.name)

/** Whether visitors see a field of this type when it is shown: a hidden one is sent without a label. */
export const isSeenField = (field: FormField) => isKnownField(field) && field.type.name !== 'Hidden'

/** Whether a field takes an answer. */
export const isAnswerable = (field: FormField) => isKnownField(field) && validators[field.type.name] !== null

/** Seconds since midnight of a time as people write it, `9:00`, `09:00` or `09:00:30`; null of anything else. */
function parseSeconds(answer: EntryValue | undefined): number | null {
  const parts = typeof answer === 'string' ? time.exec(answer.trim()) : null
  if (!parts) return null
  const [, hours, minutes, seconds = 0] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Whether a field takes a time: one with an editor's pattern or choices may take anything else. */
const asksForTime = (field: FormField) =>
  (field.type.name === 'Short answer' || field.type.name === 'Long answer') && !isSafePattern(field.pattern)

/**
 * The two times of a form must be in order; otherwise both have an error. An invalid time is not compared: it has its
 * own error. A hidden time has none.
 */
function validateTimes(
  shown: readonly FormField[],
  values: EntryValues,
  { timeCaptions = usualCaptions }: FormContext,
): [alias: string, error: FormError][] {
  const [start, end] = (['start', 'end'] as const).map((which) =>
    shown.find(({ caption }) => [timeCaptions[which], usualCaptions[which]].includes(caption)),
  )
  if (!start || !end) return []
  const answered = [start, end].map((field) => {
    const answer = findAnswer(field.alias, values)
    return {
      field,
      isGiven: answer !== undefined && toTexts(answer) !== undefined,
      seconds: parseSeconds(answer),
    }
  })
  const wrong = answered.filter(
    ({ field, isGiven, seconds }) => isGiven && seconds === null && asksForTime(field),
  )
  if (wrong.length > 0) return wrong.map(({ field }) => [field.alias, toError('Format')])
  const [first, last] = answered.map(({ seconds }) => seconds)
  if (first == null || last == null || first < last) return []
  return [start, end].filter(isSeenField).map((field) => [field.alias, toError('TimeOrder')])
}

/**
 * Validates the answers to an editor's form; returns the error of each field by its alias. Hidden fields are omitted.
 * Browser and server call the same function, so the server accepts what a browser sends. Uses
 * `validation/validate-field`; for a form with rules in code use `validation/create-rules-validator`.
 */
export function validateForm(
  form: ContentForm,
  values: EntryValues,
  context: FormContext,
): Map<string, FormError> {
  const errors = new Map<string, FormError>()
  const shown = listShownFields(form, values).filter(isAnswerable)
  for (const field of shown) {
    const value = findAnswer(field.alias, values)
    const found =
      value === undefined || toTexts(value) === undefined
        ? field.required && isSeenField(field)
          ? toError('Required')
          : null
        : (validators[field.type.name]?.(field, value, context) ?? null)
    if (found) errors.set(field.alias, found)
  }
  for (const [alias, found] of validateTimes(shown, values, context))
    if (!errors.has(alias)) errors.set(alias, found)
  return errors
}

/** The editor's message for an error; null without one: the chain's own text is used. */
export function getEditorMessage(field: FormField, { kind }: FormError): string | null {
  switch (kind) {
    case 'Required':
      return field.requiredErrorMessage || null
    case 'Format':
    case 'TimeOrder':
    case 'Choice':
      return field.patternInvalidErrorMessage || null
    case 'Future':
      return field.settings.futureOnlyMessage || null
    case 'Length':
    case 'FileCount':
    case 'FileType':
    case 'FileSize':
    case 'FileContents':
      return null
    default:
      return kind satisfies never
  }
}
