import type { Transaction } from 'kysely'
import type { ContentForm } from '@foyer/contract/omnia/content-form'
import {
  findAnswer,
  listFields,
  listShownFields,
  type EntryFile,
  type EntryValue,
  type EntryValues,
} from '@foyer/contract/omnia/form-conditions'
import type { FormEntryRequest, UploadedFile } from '@foyer/contract/omnia/form-entry'
import {
  validateForm,
  isAnswerable,
  type FormError,
  type TimeCaptions,
} from '@foyer/contract/omnia/validate-form'
import type { Clock } from '../domain/clock.ts'
import type { Tables } from '../database/tables.ts'
import type { Ids } from '../domain/ids.ts'
import { decodeDataUrl, detectMediaType, toPlainFileName } from './upload-contents.ts'

interface StoredFile extends EntryFile {
  readonly mediaType: string
  readonly bytes: Buffer
}

/** An entry that can be stored: texts, and files with their bytes. */
interface Entry {
  readonly texts: Readonly<Record<string, string | readonly string[]>>
  readonly files: readonly { readonly field: string; readonly files: readonly StoredFile[] }[]
}

export type ValidatedEntry =
  | { readonly kind: 'good'; readonly entry: Entry }
  /** Errors by the field's alias. */
  | { readonly kind: 'bad'; readonly errors: ReadonlyMap<string, FormError> }

type SentValue = FormEntryRequest['values'][string]

/** Milliseconds by which the last time zone is behind UTC: "today" is the date there, so that no visitor's own is refused. */
const farthestBehind = 12 * 3_600_000

const isFile = (item: string | UploadedFile): item is UploadedFile => typeof item === 'object'
const isText = (item: string | UploadedFile): item is string => typeof item === 'string'
const isStorable = (file: StoredFile | FormError): file is StoredFile => !('kind' in file)

/** Reads a file; returns an error if its contents do not match its name. */
function readUpload(sent: UploadedFile): StoredFile | FormError {
  const fileName = toPlainFileName(sent.fileName)
  const bytes = decodeDataUrl(sent.fileContents)
  const mediaType = bytes && bytes.length > 0 ? detectMediaType(fileName, bytes) : null
  return bytes && mediaType !== null
    ? { fileName, size: bytes.length, bytes, mediaType }
    : { kind: 'FileContents', file: fileName }
}

/** An answer before its files are read: their names, without size. */
function unreadValue(value: SentValue | undefined): EntryValue | undefined {
  if (value === undefined || typeof value === 'string') return value
  const uploads = value.filter(isFile)
  if (uploads.length < value.length || uploads.length === 0) return value.filter(isText)
  return uploads.map(({ fileName }) => ({ fileName: toPlainFileName(fileName), size: 0 }))
}

/** Validates what was sent: by the rules that the form's page applies too, then by the files' contents. */
export function validateEntry(
  form: ContentForm,
  sent: FormEntryRequest['values'],
  { clock, timeCaptions }: { clock: Clock; timeCaptions: TimeCaptions },
): ValidatedEntry {
  const today = new Date(clock.now() - farthestBehind).toISOString().slice(0, 10)
  const unread: EntryValues = Object.fromEntries(
    listFields(form).flatMap(({ alias }) =>
      Object.hasOwn(sent, alias) ? [[alias, unreadValue(sent[alias])]] : [],
    ),
  )
  // Conditions depend only on the names of files, so only files of shown fields are read.
  const shown = listShownFields(form, unread).filter(isAnswerable)
  const read = new Map<string, readonly (StoredFile | FormError)[]>()
  for (const { alias, type } of shown) {
    const value = type.name === 'File upload' && findAnswer(alias, unread) ? sent[alias] : undefined
    const uploads = Array.isArray(value) ? value.filter(isFile) : []
    if (uploads.length > 0) read.set(alias, uploads.map(readUpload))
  }
  const sizes = [...read].map(([alias, files]): [string, EntryValue] => [
    alias,
    files.map((file) => (isStorable(file) ? file : { fileName: getFileName(file), size: 0 })),
  ])
  const errors = validateForm(form, { ...unread, ...Object.fromEntries(sizes) }, { today, timeCaptions })
  const texts: Record<string, string | readonly string[]> = {}
  const files: { field: string; files: StoredFile[] }[] = []
  for (const { alias } of shown) {
    const value = Object.hasOwn(sent, alias) ? sent[alias] : undefined
    const uploadedFiles = read.get(alias)
    const broken = uploadedFiles?.find((file): file is FormError => 'kind' in file)
    if (broken && !errors.has(alias)) errors.set(alias, broken)
    if (uploadedFiles) files.push({ field: alias, files: uploadedFiles.filter(isStorable) })
    else if (typeof value === 'string') texts[alias] = value
    else if (value) texts[alias] = value.filter(isText)
  }
  return errors.size > 0 ? { kind: 'bad', errors } : { kind: 'good', entry: { texts, files } }
}

const getFileName = (error: FormError) => ('file' in error ? error.file : '')

/** Stores an entry with its files. */
export async function storeEntry(
  trx: Transaction<Tables>,
  { clock, ids }: { clock: Clock; ids: Ids },
  about: { formId: string; languageTag: string },
  { texts, files }: Entry,
): Promise<void> {
  const id = ids.uuid()
  const rows = files.flatMap(({ field, files: uploadedFiles }) =>
    uploadedFiles.map((file, position) => ({
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
