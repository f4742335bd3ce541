import type { ContentForm, FormField } from '@foyer/contract/omnia/content-form'
import { fieldsOf, shownFields, type EntryValues } from '@foyer/contract/omnia/form-conditions'
import type { FormEntryRequest, UploadedFile } from '@foyer/contract/omnia/form-entry'
import { takesAnswer } from '@foyer/contract/omnia/form-faults'

/** What a visitor has put into a field. A box is `true` or `false`. */
export type Answer = string | readonly string[] | readonly File[]
export type Answers = Readonly<Record<string, Answer | undefined>>

/** What a field holds in which something stands that is no day: not none, and refused as any other text. */
export const unfinishedDay = 'unfinished'

export const isFile = (item: string | File): item is File => typeof item !== 'string'
export const isText = (item: string | File): item is string => typeof item === 'string'

/** What the fields of a form hold before anything is typed. */
export function firstAnswers(form: ContentForm): Answers {
  return Object.fromEntries(
    fieldsOf(form)
      .filter(takesAnswer)
      .map((field) => [field.alias, firstAnswer(field)]),
  )
}

function firstAnswer({ type, settings }: FormField): Answer {
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
export function answersIn(element: HTMLFormElement, form: ContentForm): Record<string, Answer> {
  const entries = new FormData(element)
  return Object.fromEntries(
    fieldsOf(form).flatMap(({ alias, type }): [string, Answer][] => {
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

/** The answers as they are judged: of a file its name and size. */
export function judgedAnswers(answers: Answers): EntryValues {
  return Object.fromEntries(
    Object.entries(answers).map(([alias, answer]) => {
      const files = typeof answer === 'object' ? answer.filter(isFile) : []
      const judged = files.map(({ name, size }) => ({ fileName: name, size }))
      return [alias, judged.length > 0 ? judged : (answer as string | readonly string[] | undefined)]
    }),
  )
}

/** The answers as they are sent: those of fields that are shown, files read whole. */
export async function sentAnswers(form: ContentForm, answers: Answers): Promise<FormEntryRequest['values']> {
  const fields = shownFields(form, judgedAnswers(answers)).filter(takesAnswer)
  const sent = fields.map(async ({ alias }): Promise<[string, FormEntryRequest['values'][string]]> => {
    const answer = answers[alias] ?? ''
    if (typeof answer === 'string') return [alias, answer.trim()]
    const files = answer.filter(isFile)
    return [alias, files.length > 0 ? await Promise.all(files.map(uploadOf)) : answer.filter(isText)]
  })
  return Object.fromEntries((await Promise.all(sent)).filter(([, value]) => value.length > 0))
}

function uploadOf(file: File): Promise<UploadedFile> {
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
