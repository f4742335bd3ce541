import type { Transaction } from 'kysely'
import type { ContentForm } from '@foyer/contract/omnia/content-form'
import {
  answerTo,
  fieldsOf,
  shownFields,
  type EntryFile,
  type EntryValue,
  type EntryValues,
} from '@foyer/contract/omnia/form-conditions'
import type { FormEntryRequest, UploadedFile } from '@foyer/contract/omnia/form-entry'
import { faultsOf, takesAnswer, type FormFault, type TimeCaptions } from '@foyer/contract/omnia/form-faults'
import type { Clock } from '../clock.ts'
import type { Tables } from '../database/tables.ts'
import type { Ids } from '../ids.ts'
import { bytesOf, mediaTypeOf, plainFileName } from './upload-contents.ts'

interface KeptFile extends EntryFile {
  readonly mediaType: string
  readonly bytes: Buffer
}

/** Answers that may be kept: texts, and files with their bytes. */
interface Entry {
  readonly texts: Readonly<Record<string, string | readonly string[]>>
  readonly files: readonly { readonly field: string; readonly files: readonly KeptFile[] }[]
}

export type JudgedEntry =
  | { readonly kind: 'good'; readonly entry: Entry }
  /** What is wrong, by the alias of the field. */
  | { readonly kind: 'bad'; readonly faults: ReadonlyMap<string, FormFault> }

type SentValue = FormEntryRequest['values'][string]

/** The day before a visitor's own can be, anywhere: whoever is a day ahead of it somewhere is not sent back. */
const farthestBehind = 12 * 3_600_000

const isFile = (item: string | UploadedFile): item is UploadedFile => typeof item === 'object'
const isText = (item: string | UploadedFile): item is string => typeof item === 'string'
const isKept = (file: KeptFile | FormFault): file is KeptFile => !('kind' in file)

/** A file as it may be kept; the fault where its contents are not what its name says. */
function fileOf(sent: UploadedFile): KeptFile | FormFault {
  const fileName = plainFileName(sent.fileName)
  const bytes = bytesOf(sent.fileContents)
  const mediaType = bytes && bytes.length > 0 ? mediaTypeOf(fileName, bytes) : null
  return bytes && mediaType !== null
    ? { fileName, size: bytes.length, bytes, mediaType }
    : { kind: 'FileContents', file: fileName }
}

/** An answer before its files are read: their names, and no size. */
function unreadValue(value: SentValue | undefined): EntryValue | undefined {
  if (value === undefined || typeof value === 'string') return value
  const uploads = value.filter(isFile)
  if (uploads.length < value.length || uploads.length === 0) return value.filter(isText)
  return uploads.map(({ fileName }) => ({ fileName: plainFileName(fileName), size: 0 }))
}

/** Judges what was sent: by the rules that the form's page has too, then by what is in the files. */
export function judgeEntry(
  form: ContentForm,
  sent: FormEntryRequest['values'],
  { clock, timeCaptions }: { clock: Clock; timeCaptions: TimeCaptions },
): JudgedEntry {
  const today = new Date(clock.now() - farthestBehind).toISOString().slice(0, 10)
  const unread: EntryValues = Object.fromEntries(
    fieldsOf(form).flatMap(({ alias }) =>
      Object.hasOwn(sent, alias) ? [[alias, unreadValue(sent[alias])]] : [],
    ),
  )
  // What is shown hangs on the names of files alone: only the files of fields that are shown are read.
  const shown = shownFields(form, unread).filter(takesAnswer)
  const read = new Map<string, readonly (KeptFile | FormFault)[]>()
  for (const { alias, type } of shown) {
    const value = type.name === 'File upload' && answerTo(alias, unread) ? sent[alias] : undefined
    const uploads = Array.isArray(value) ? value.filter(isFile) : []
    if (uploads.length > 0) read.set(alias, uploads.map(fileOf))
  }
  const sizes = [...read].map(([alias, files]): [string, EntryValue] => [
    alias,
    files.map((file) => (isKept(file) ? file : { fileName: faultyName(file), size: 0 })),
  ])
  const faults = faultsOf(form, { ...unread, ...Object.fromEntries(sizes) }, { today, timeCaptions })
  const texts: Record<string, string | readonly string[]> = {}
  const files: { field: string; files: KeptFile[] }[] = []
  for (const { alias } of shown) {
    const value = Object.hasOwn(sent, alias) ? sent[alias] : undefined
    const kept = read.get(alias)
    const broken = kept?.find((file): file is FormFault => 'kind' in file)
    if (broken && !faults.has(alias)) faults.set(alias, broken)
    if (kept) files.push({ field: alias, files: kept.filter(isKept) })
    else if (typeof value === 'string') texts[alias] = value
    else if (value) texts[alias] = value.filter(isText)
  }
  return faults.size > 0 ? { kind: 'bad', faults } : { kind: 'good', entry: { texts, files } }
}

const faultyName = (fault: FormFault) => ('file' in fault ? fault.file : '')

/** Keeps an entry with its files. */
export async function keepEntry(
  trx: Transaction<Tables>,
  { clock, ids }: { clock: Clock; ids: Ids },
  about: { formId: string; languageTag: string },
  { texts, files }: Entry,
): Promise<void> {
  const id = ids.uuid()
  const rows = files.flatMap(({ field, files: kept }) =>
    kept.map((file, position) => ({
      entry_id: id,
      field,
      position,
      file_name: file.fileName,
      media_type: file.mediaType,
      size: file.size,
      contents: file.bytes.toString('base64'),
    })),
  )
  await trx
    .insertInto('form_entry')
    .values({
      id,
      form_id: about.formId,
      language_tag: about.languageTag,
      created_at: clock.now(),
      answers: JSON.stringify(texts),
    })
    .execute()
  for (const row of rows) await trx.insertInto('form_file').values(row).execute()
}
