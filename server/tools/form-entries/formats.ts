import type { SentEntry, SentForm } from './entries.ts'

/** Largest width of a table's column, characters. */
const widest = 36
/** Characters that move a terminal's cursor, color its text or change its direction. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
/** All control characters except line ends. */
const controls = /[^\P{Cc}\r\n]+/gu
/**
 * What a spreadsheet reads as the beginning of a formula, after any blanks and quotation marks: also within an answer,
 * since Excel splits cells at semicolons in many countries, and some tools split rows at any line end.
 */
const formula = /(^|[;,\r\n])((?:[^\S\r\n]|")*)(?=[=+\-@\uff0b\uff0d\uff1d\uff20])/gu

type Column = readonly [name: string, valueOf: (entry: SentEntry) => string]

/** Columns: time and language, one for each answered field, and the attachments. */
function listColumns(entries: readonly SentEntry[]): Column[] {
  const fields = new Set(entries.flatMap(({ answers }) => Object.keys(answers)))
  const answerIn =
    (field: string) =>
    ({ answers }: SentEntry) => {
      const answer = Object.hasOwn(answers, field) ? answers[field] : undefined
      return typeof answer === 'object' ? answer.join('; ') : (answer ?? '')
    }
  const listFiles = ({ files }: SentEntry) => files.map(({ name, path }) => path ?? name).join('; ')
  return [
    ['id', ({ id }) => id],
    ['sent', ({ sentAt }) => sentAt],
    ['language', ({ languageTag }) => languageTag],
    ...[...fields].map((field): Column => [field, answerIn(field)]),
    ...(entries.some(({ files }) => files.length > 0) ? [['files', listFiles] as const] : []),
  ]
}

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cut = (text: string) => {
    const plain = [...text.replace(unprintable, ' ').trim()]
    return plain.length > widest ? `${plain.slice(0, widest - 1).join('')}…` : plain.join('')
  }
  const cells = [head, ...rows].map((row) => row.map(cut))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? '')].length)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')
}

/** A table of forms with their entries. */
export function formatFormsAsTable(forms: readonly SentForm[]): string {
  if (forms.length === 0) return 'There are no entries of forms.\n'
  return toTable(
    ['form', 'entries', 'last sent'],
    forms.map(({ form, entries, last }) => [form, String(entries), last]),
  )
}

/** For reading: long answers are cut, line ends become blanks. */
export function formatEntriesAsTable(entries: readonly SentEntry[]): string {
  if (entries.length === 0) return 'There are no entries of this form.\n'
  // An entry's id is of use to programs only.
  const columns = listColumns(entries).filter(([name]) => name !== 'id')
  return toTable(
    columns.map(([name]) => name),
    entries.map((entry) => columns.map(([, getValue]) => getValue(entry))),
  )
}

/** Everything as it was sent; terminal control characters are escaped. */
export function formatEntriesAsJson(entries: readonly SentEntry[]): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return `${JSON.stringify(entries, null, 2).replace(/[\u007f-\u009f]/g, escaped)}\n`
}

/**
 * For spreadsheets, by RFC 4180, with the byte order mark by which they recognize UTF-8. Anything that one would read
 * as a formula gets an apostrophe in front, as visitors have written it.
 */
export function formatEntriesAsCsv(entries: readonly SentEntry[]): string {
  const columns = listColumns(entries)
  const cell = (text: string) => {
    // A tab splits cells too, and becomes a blank like the other control characters.
    const inert = text.replace(controls, ' ').replace(formula, "$1'$2")
    return `"${inert.replaceAll('"', '""')}"`
  }
  const rows = [
    columns.map(([name]) => cell(name)),
    ...entries.map((entry) => columns.map(([, getValue]) => cell(getValue(entry)))),
  ]
  return `\ufeff${rows.map((row) => `${row.join(',')}\r\n`).join('')}`
}
