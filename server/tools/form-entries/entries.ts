import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reader } from '../../src/database/reader.ts'

/** A form with entries. */
export interface SentForm {
  readonly form: string
  readonly entries: number
  /** Of the last entry, ISO 8601 in UTC. */
  readonly last: string
}

export interface AttachedFile {
  /** Alias of the field. */
  readonly field: string
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  /** Path of the written file; null while it is in the database only. */
  readonly path: string | null
}

/** One entry of a form. */
export interface SentEntry {
  readonly id: string
  readonly form: string
  /** ISO 8601 in UTC. */
  readonly sentAt: string
  readonly languageTag: string
  /** By the fields' aliases. */
  readonly answers: Readonly<Record<string, string | readonly string[]>>
  readonly files: readonly AttachedFile[]
}

const toInstant = (time: number | string) => new Date(Number(time)).toISOString()

/** The forms with entries, by name. @param since epoch milliseconds */
export async function listForms({ read }: Reader, since: number): Promise<SentForm[]> {
  const rows = await read
    .selectFrom('form_entry')
    .select(({ fn }) => [
      'form_id',
      fn.countAll<number | string>().as('entries'),
      fn.max('created_at').as('last'),
    ])
    .where('created_at', '>=', since)
    .groupBy('form_id')
    .orderBy('form_id')
    .execute()
  return rows.map(({ form_id: form, entries, last }) => ({
    form,
    entries: Number(entries),
    last: toInstant(last),
  }))
}

/** The entries of a form, the oldest first, without the contents of files. @param since epoch milliseconds */
export async function readEntries({ read }: Reader, form: string, since: number): Promise<SentEntry[]> {
  const rows = await read
    .selectFrom('form_entry')
    .selectAll()
    .where('form_id', '=', form)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const files = await read
    .selectFrom('form_file')
    .innerJoin('form_entry', 'form_entry.id', 'form_file.entry_id')
    .select(['entry_id', 'field', 'file_name', 'media_type', 'size'])
    .where('form_id', '=', form)
    .where('created_at', '>=', since)
    .orderBy('field')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    form,
    sentAt: toInstant(row.created_at),
    languageTag: row.language_tag,
    answers: JSON.parse(row.answers) as SentEntry['answers'],
    files: files
      .filter((file) => file.entry_id === row.id)
      .map((file) => ({
        field: file.field,
        name: file.file_name,
        mediaType: file.media_type,
        size: Number(file.size),
        path: null,
      })),
  }))
}

/** Bytes: file systems allow 255 for a name, which contains both a field and a file name. */
const longestName = 100

/** A file name that is safe on any file system: it cannot leave the folder, be hidden, or be read as a command's option. */
function safeName(name: string): string {
  const characters = [...name.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/[.\s]+$/u, '')].slice(-longestName)
  // The end is kept because it has the file's extension.
  while (Buffer.byteLength(characters.join('')) > longestName) characters.shift()
  return characters.join('').replace(/^[.\s-]+/u, '') || 'file'
}

/**
 * Writes attachments into a folder that only its owner can read: `<form>/<entry>/<field>-<number>-<name>`.
 * @param folder absolute
 * @returns the entries with the paths of their files
 */
export async function saveFiles(
  { read }: Reader,
  entries: readonly SentEntry[],
  folder: string,
): Promise<SentEntry[]> {
  const saved: SentEntry[] = []
  // One after the other: an entry may hold tens of megabytes.
  for (const entry of entries) {
    const place = join(folder, safeName(entry.form), safeName(entry.id))
    const contents =
      entry.files.length === 0
        ? []
        : await read
            .selectFrom('form_file')
            .select('contents')
            .where('entry_id', '=', entry.id)
            .orderBy('field')
            .orderBy('position')
            .execute()
    if (contents.length > 0) await mkdir(place, { recursive: true, mode: 0o700 })
    const files: AttachedFile[] = []
    for (const [index, file] of entry.files.entries()) {
      const path = join(place, `${safeName(file.field)}-${index + 1}-${safeName(file.name)}`)
      await writeFile(path, Buffer.from(contents[index]?.contents ?? '', 'base64'), { mode: 0o600 })
      files.push({ ...file, path })
    }
    saved.push({ ...entry, files })
  }
  return saved
}
