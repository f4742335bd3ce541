import type { ContentForm, FormField, FormFieldType } from './content-form.ts'
import {
  answerTo,
  shownFields,
  textsOf,
  type EntryFile,
  type EntryValue,
  type EntryValues,
} from './form-conditions.ts'
import { isSafePattern, longestMatched } from './safe-pattern.ts'

/** What is wrong with an answer, with what its words need. */
export type FormFault =
  | { readonly kind: 'Required' | 'Format' | 'Future' | 'TimeOrder' | 'Choice' }
  | { readonly kind: 'Length' | 'FileCount'; readonly maximum: number }
  /** `FileContents`: its first bytes are not those of what its name says; only a server looks. */
  | { readonly kind: 'FileType' | 'FileSize' | 'FileContents'; readonly file: string }

export interface JudgingFacts {
  /** Where the cinemas are, `yyyy-MM-dd`. */
  readonly today: string
  /** Captions by which the two fields are found whose times follow each other, beside the usual ones. */
  readonly timeCaptions?: TimeCaptions
}

/** What the fields of a beginning and an end are called in a language. */
export interface TimeCaptions {
  readonly start: string
  readonly end: string
}

/** They find the two in every language: a form that nobody has translated keeps its words. */
const usualCaptions: TimeCaptions = { start: 'Start Time', end: 'End Time' }

/** Whether a field is one of the two whose times follow each other, by its caption. */
export function isTimeCaption(caption: string, captions: TimeCaptions): boolean {
  return [captions, usualCaptions].some(({ start, end }) => caption === start || caption === end)
}

/** Bytes of one file. */
export const largestUpload = 5 * 1024 * 1024
/** Files of one field that takes several. */
export const mostUploads = 5
/** Characters of an answer whose field says nothing of it. */
const longestAnswer = 10_000
const earliestYear = 1900
const yearsAhead = 10

/** What HTML takes for an address, with a dot in the domain. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/
const time = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

const isDay = (text: string) => {
  if (!isoDay.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const fault = (kind: 'Required' | 'Format' | 'Future' | 'TimeOrder' | 'Choice'): FormFault => ({ kind })

function answerFault(field: FormField, text: string): FormFault | null {
  const { maximumLength = longestAnswer, fieldType } = field.settings
  const pattern = isSafePattern(field.pattern) ? field.pattern : null
  const maximum = pattern === null ? maximumLength : Math.min(maximumLength, longestMatched)
  if (Math.min(text.length, [...text].length) > maximum) return { kind: 'Length', maximum }
  if (fieldType === 'email' && !email.test(text.trim())) return fault('Format')
  return pattern !== null && !new RegExp(pattern, 'u').test(text.trim()) ? fault('Format') : null
}

function dateFault(field: FormField, text: string, { today }: JudgingFacts): FormFault | null {
  const year = Number(text.slice(0, 4))
  if (!isDay(text) || year < earliestYear || year > Number(today.slice(0, 4)) + yearsAhead)
    return fault('Format')
  return field.settings.futureOnly === 'True' && text <= today ? fault('Future') : null
}

function choiceFault({ preValues }: FormField, chosen: readonly string[], most: number): FormFault | null {
  const offered = new Set(preValues.map(({ value }) => value))
  const isOffered = chosen.length <= most && chosen.every((choice) => offered.has(choice))
  return isOffered && new Set(chosen).size === chosen.length ? null : fault('Choice')
}

/** The end of a file's name, in small letters, without the dot; empty where it has none. */
export const extensionOf = (fileName: string) => /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

function fileFault({ fileUploadOptions: options }: FormField, value: EntryValue): FormFault | null {
  const files =
    typeof value === 'string' ? [] : value.filter((item): item is EntryFile => typeof item === 'object')
  if (files.length !== value.length) return fault('Format')
  const maximum = options?.allowMultipleFileUploads ? mostUploads : 1
  if (files.length > maximum) return { kind: 'FileCount', maximum }
  const allowed = options?.allowedUploadExtensions.map((extension) =>
    extension.replace(/^\./, '').toLowerCase(),
  )
  const isAllowed = ({ fileName }: EntryFile) =>
    options?.allowAllUploadExtensions === true || allowed?.includes(extensionOf(fileName)) === true
  const wrong = files.find((file) => !isAllowed(file))
  if (wrong) return { kind: 'FileType', file: wrong.fileName }
  const large = files.find(({ size }) => size > largestUpload)
  return large ? { kind: 'FileSize', file: large.fileName } : null
}

type Judge = (field: FormField, value: EntryValue, facts: JudgingFacts) => FormFault | null

/** A judge of one text: anything else in its place is no answer to what was asked. */
const ofText =
  (judge: (field: FormField, text: string, facts: JudgingFacts) => FormFault | null): Judge =>
  (field, value, facts) =>
    typeof value === 'string' ? judge(field, value, facts) : fault('Format')

const box: Judge = (field, value) => {
  if (value !== 'true' && value !== 'false') return fault('Choice')
  return field.required && value === 'false' ? fault('Required') : null
}
const oneChoice = ofText((field, text) => choiceFault(field, [text], 1))

/** How each kind of field judges what it was answered; null takes no answer. */
const judges: Readonly<Record<FormFieldType, Judge | null>> = {
  'Short answer': ofText(answerFault),
  'Long answer': ofText(answerFault),
  Password: ofText(answerFault),
  // Nobody sees it, so nobody could mend it: any text will do.
  Hidden: ofText(() => null),
  Date: ofText(dateFault),
  Checkbox: box,
  'Data Consent': box,
  'Single choice': oneChoice,
  Dropdown: oneChoice,
  'Multiple choice': (field, value) => {
    const texts = typeof value === 'string' ? null : value.filter((item) => typeof item === 'string')
    return texts?.length === value.length
      ? choiceFault(field, texts, field.preValues.length)
      : fault('Format')
  },
  'File upload': (field, value) => fileFault(field, value),
  'Rich text': null,
  'Title and description': null,
}

/** Whether a field of this type can be shown at all: a foreign content system may have others. */
export const isKnownField = ({ type }: FormField) => Object.hasOwn(judges, type.name)

/** Whether visitors see a field of this type where it is shown: one that is hidden goes along without a word. */
export const isSeenField = (field: FormField) => isKnownField(field) && field.type.name !== 'Hidden'

/** Whether a field takes an answer. */
export const takesAnswer = (field: FormField) => isKnownField(field) && judges[field.type.name] !== null

/** Seconds since midnight of a time as people write it, `9:00`, `09:00` or `09:00:30`; null of anything else. */
function secondsOf(answer: EntryValue | undefined): number | null {
  const parts = typeof answer === 'string' ? time.exec(answer.trim()) : null
  if (!parts) return null
  const [, hours, minutes, seconds = 0] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Whether a time is asked of the field: an editor who gives a pattern or choices says what else may stand there. */
const asksForTime = (field: FormField) =>
  (field.type.name === 'Short answer' || field.type.name === 'Long answer') && !isSafePattern(field.pattern)

/**
 * The two times of a form must follow each other; both are told where they do not. An answer that is no time cannot
 * follow or be followed: it is told by itself. A time that nobody sees is told nothing.
 */
function timeFaults(
  shown: readonly FormField[],
  values: EntryValues,
  { timeCaptions = usualCaptions }: JudgingFacts,
): [alias: string, fault: FormFault][] {
  const [start, end] = (['start', 'end'] as const).map((which) =>
    shown.find(({ caption }) => [timeCaptions[which], usualCaptions[which]].includes(caption)),
  )
  if (!start || !end) return []
  const answered = [start, end].map((field) => {
    const answer = answerTo(field.alias, values)
    return {
      field,
      isTold: answer !== undefined && textsOf(answer) !== undefined,
      seconds: secondsOf(answer),
    }
  })
  const wrong = answered.filter(
    ({ field, isTold, seconds }) => isTold && seconds === null && asksForTime(field),
  )
  if (wrong.length > 0) return wrong.map(({ field }) => [field.alias, fault('Format')])
  const [first, last] = answered.map(({ seconds }) => seconds)
  if (first == null || last == null || first < last) return []
  return [start, end].filter(isSeenField).map((field) => [field.alias, fault('TimeOrder')])
}

/**
 * What is wrong with the answers to a form, by the alias of the field. Fields that are not shown are not judged. The
 * same on both sides of the wire, so that a form which a browser sends is one that the server takes.
 */
export function faultsOf(
  form: ContentForm,
  values: EntryValues,
  facts: JudgingFacts,
): Map<string, FormFault> {
  const faults = new Map<string, FormFault>()
  const shown = shownFields(form, values).filter(takesAnswer)
  for (const field of shown) {
    const value = answerTo(field.alias, values)
    const found =
      value === undefined || textsOf(value) === undefined
        ? field.required && isSeenField(field)
          ? fault('Required')
          : null
        : (judges[field.type.name]?.(field, value, facts) ?? null)
    if (found) faults.set(field.alias, found)
  }
  for (const [alias, found] of timeFaults(shown, values, facts))
    if (!faults.has(alias)) faults.set(alias, found)
  return faults
}

/** What the editor wrote for a fault; null where nothing is written and the chain's own words stand in. */
export function editorsWords(field: FormField, { kind }: FormFault): string | null {
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
