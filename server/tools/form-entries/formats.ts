import type { SentEntry, SentForm } from './entries.ts'

/** Characters of a column of a table. */
const widest = 36
/** What moves a terminal's cursor, colours it or turns its writing round. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
/** All but line ends. */
const controls = /[^\P{Cc}\r\n]+/gu
/**
 * What a spreadsheet takes for the beginning of a formula, whatever blanks and quotation marks stand before it: also
 * within an answer, since Excel parts cells at semicolons in many countries, and some tools part rows at any line end.
 */
const formula = /(^|[;,\r\n])((?:[^\S\r\n]|")*)(?=[=+\-@\uff0b\uff0d\uff1d\uff20])/gu

type Column = readonly [name: string, valueOf: (entry: SentEntry) => string]

/** When and in which language, a column for each field that anybody has answered, and what is attached. */
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

/** The forms that somebody has sent. */
export function formsAsTable(forms: readonly SentForm[]): string {
  if (forms.length === 0) return 'There are no entries of forms.\n'
  return toTable(
    ['form', 'entries', 'last sent'],
    forms.map(({ form, entries, last }) => [form, String(entries), last]),
  )
}

/** For reading: long answers are cut, line ends become blanks. */
export function entriesAsTable(entries: readonly SentEntry[]): string {
  if (entries.length === 0) return 'There are no entries of this form.\n'
  // What an entry is called is for machines.
  const columns = listColumns(entries).filter(([name]) => name !== 'id')
  return toTable(
    columns.map(([name]) => name),
    entries.map((entry) => columns.map(([, getValue]) => getValue(entry))),
  )
}

/** Everything, as it was sent; what a terminal would obey is written as an escape. */
export function entriesAsJson(entries: readonly SentEntry[]): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return `${JSON.stringify(entries, null, 2).replace(/[\u007f-\u009f]/g, escaped)}\n`
}

/**
 * For spreadsheets, by RFC 4180, with the mark by which they know UTF-8. What one would take for a formula has an
 * apostrophe before it: visitors have written it.
 */
export function entriesAsCsv(entries: readonly SentEntry[]): string {
  const columns = listColumns(entries)
  const cell = (text: string) => {
    // A tab parts cells too, and becomes a blank with the other control characters.
    const inert = text.replace(controls, ' ').replace(formula, "$1'$2")
    return `"${inert.replaceAll('"', '""')}"`
  }
  const rows = [
    columns.map(([name]) => cell(name)),
    ...entries.map((entry) => columns.map(([, getValue]) => cell(getValue(entry)))),
  ]
  return `\ufeff${rows.map((row) => `${row.join(',')}\r\n`).join('')}`
}
