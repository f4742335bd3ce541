import type { ContentForm, FormField } from '@foyer/contract/omnia/content-form'
import { listFields, listShownFields, type EntryValues } from '@foyer/contract/omnia/form-conditions'
import type { FormEntryRequest, UploadedFile } from '@foyer/contract/omnia/form-entry'
import { isAnswerable } from '@foyer/contract/omnia/validate-form'

/** What a visitor has put into a field. A box is `true` or `false`. */
export type Answer = string | readonly string[] | readonly File[]
export type Answers = Readonly<Record<string, Answer | undefined>>

/** What a field holds in which something stands that is no day: not none, and refused as any other text. */
export const unfinishedDay = 'unfinished'

export const isFile = (item: string | File): item is File => typeof item !== 'string'
export const isText = (item: string | File): item is string => typeof item === 'string'

/** What the fields of a form hold before anything is typed. */
export function getFirstAnswers(form: ContentForm): Answers {
  return Object.fromEntries(
    listFields(form)
      .filter(isAnswerable)
      .map((field) => [field.alias, getFirstAnswer(field)]),
  )
}

function getFirstAnswer({ type, settings }: FormField): Answer {
  switch (type.name) {
    case 'Checkbox':
    case 'Data Consent':
      return settings.defaultValue === 'true' ? 'true' : 'false'
    case 'Multiple choice':
    case 'File upload':
      return []
    default:
      return settings.defaultValue ?? ''
  }
}

/** What a visitor had put into a form before the page's script took it over: what is empty there is left out, but for boxes. */
export function readAnswers(element: HTMLFormElement, form: ContentForm): Record<string, Answer> {
  const entries = new FormData(element)
  return Object.fromEntries(
    listFields(form).flatMap(({ alias, type }): [string, Answer][] => {
      const texts = entries.getAll(alias).filter(isText)
      const [first = ''] = texts
      const isBox = type.name === 'Checkbox' || type.name === 'Data Consent'
      // A box that stands there without a tick has none, whatever it began with.
      if (isBox && element.elements.namedItem(alias)) return [[alias, String(first !== '')]]
      if (first === '') return []
      switch (type.name) {
        case 'Multiple choice':
          return [[alias, texts]]
        case 'Short answer':
        case 'Long answer':
        case 'Password':
        case 'Single choice':
        case 'Dropdown':
          return [[alias, first]]
        // A day stands there as it is shown, and a file has no text.
        default:
          return []
      }
    }),
  )
}

/** The answers as they are validated: of a file its name and size. */
export function toValidatedAnswers(answers: Answers): EntryValues {
  return Object.fromEntries(
    Object.entries(answers).map(([alias, answer]) => {
      const files = typeof answer === 'object' ? answer.filter(isFile) : []
      const validated = files.map(({ name, size }) => ({ fileName: name, size }))
      return [alias, validated.length > 0 ? validated : (answer as string | readonly string[] | undefined)]
    }),
  )
}

/** The answers as they are sent: those of fields that are shown, files read whole. */
export async function encodeAnswers(
  form: ContentForm,
  answers: Answers,
): Promise<FormEntryRequest['values']> {
  const fields = listShownFields(form, toValidatedAnswers(answers)).filter(isAnswerable)
  const sent = fields.map(async ({ alias }): Promise<[string, FormEntryRequest['values'][string]]> => {
    const answer = answers[alias] ?? ''
    if (typeof answer === 'string') return [alias, answer.trim()]
    const files = answer.filter(isFile)
    return [alias, files.length > 0 ? await Promise.all(files.map(readUpload)) : answer.filter(isText)]
  })
  return Object.fromEntries((await Promise.all(sent)).filter(([, value]) => value.length > 0))
}

function readUpload(file: File): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      resolve({ fileName: file.name, fileContents: reader.result as string })
    }
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file cannot be read'))
    }
    reader.readAsDataURL(file)
  })
}
