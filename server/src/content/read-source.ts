import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describeFound } from '@foyer/theme-tokens/configuration/read'
import { LineCounter, parseDocument, type Document } from 'yaml'

/** An error in a content file, with its place: `pages/about.yaml:12: rows/0: …`. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ContentError'
  }
}

/** Most places named by one error. */
const namedProblems = 5

/**
 * Creates a reader of files that an editor wrote.
 * @param file its name in the content folder, for messages
 * @throws ContentError with the line of each error
 */
export function createReader<T extends TSchema>(schema: T): (file: string, text: string) => Static<T> {
  const check = Compile(schema)
  return (file, text) => {
    const lines = new LineCounter()
    const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
    const [error] = document.errors
    if (error) {
      const [start = 0] = error.pos
      throw new ContentError([`${file}:${lines.linePos(start).line}: ${error.message.split('\n')[0]}`])
    }
    const value = toPlainValue(document, file)
    if (check.Check(value)) return value
    const problems = check
      .Errors(value)
      // The error of the property's name already says it.
      .filter(({ keyword }) => keyword !== 'additionalProperties')
      .slice(0, namedProblems)
    throw new ContentError(
      problems.map(({ instancePath, message, keyword }) => {
        const path = instancePath.split('/').slice(1)
        const node: unknown = document.getIn(path, true)
        const range = (node as { range?: [number, number, number] } | undefined)?.range
        const line = range ? lines.linePos(range[0]).line : 1
        const complaint =
          keyword === 'boolean'
            ? 'is not a known name'
            : `${message}, found ${describeFound(valueAt(value, path))}`
        return `${file}:${line}: ${path.join('/') || 'the file'} ${complaint}`
      }),
    )
  }
}

const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], root)

/** Whether a value contains itself: an anchor referred to within its own value. */
export function hasCycle(value: unknown, around: readonly unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (around.includes(value)) return true
  const here = [...around, value]
  return Object.values(value).some((inner) => hasCycle(inner, here))
}

/**
 * @throws ContentError if an alias (`*New*` is read as one) refers to nothing or to a value that contains it, or
 * aliases are too many
 */
function toPlainValue(document: Document, file: string): unknown {
  let value: unknown
  try {
    // Aliases that refer to each other many times would expand without end.
    value = document.toJS({ maxAliasCount: 20 })
  } catch (error) {
    throw new ContentError([
      `${file}: ${(error as Error).message}. Put a text that begins with * in quotation marks`,
    ])
  }
  if (hasCycle(value)) throw new ContentError([`${file}: an anchor (&) is referred to (*) within itself`])
  return value
}
