import { describeFound } from '@foyer/theme-tokens/configuration/read'

/** An error as TypeBox's compiled schemas report it. */
interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: object
  readonly message: string
}

interface Checker {
  Errors: (value: unknown) => Iterable<SchemaError>
}

/** Only this many errors of a file are reported. */
const mostErrors = 10

/** Unescapes JSON Pointer's `~1` and `~0`. */
const unescapePointer = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~')

const parsePointer = (pointer: string) => pointer.split('/').slice(1).map(unescapePointer)

/** Formats the path `/sites/0/latitude` as `sites[0].latitude`. */
const describePath = (segments: readonly string[]) =>
  segments
    .map((segment, index) => (/^\d+$/.test(segment) ? `[${segment}]` : `${index === 0 ? '' : '.'}${segment}`))
    .join('')

const valueAt = (root: unknown, segments: readonly string[]): unknown =>
  segments.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    root,
  )

const param = (error: SchemaError, name: string): unknown => (error.params as Record<string, unknown>)[name]

/** What an error's place needs. */
function describeNeed(error: SchemaError): string {
  const limit = String(param(error, 'limit'))
  switch (error.keyword) {
    case 'minimum':
      return `a number of at least ${limit}`
    case 'maximum':
      return `a number of at most ${limit}`
    case 'exclusiveMinimum':
      return `a number above ${limit}`
    case 'minItems':
      return `a list of at least ${limit}`
    case 'maxItems':
      return `a list of at most ${limit}`
    case 'minLength':
      return Number(limit) === 1 ? 'a text that is not empty' : `a text of at least ${limit} characters`
    case 'maxLength':
      return `a text of at most ${limit} characters`
    case 'uniqueItems':
      return 'a list without repetitions'
    case 'pattern':
      return `a text of the form ${String(param(error, 'pattern'))}`
    case 'enum': {
      const values = param(error, 'allowedValues')
      return Array.isArray(values) ? `one of ${values.join(', ')}` : error.message
    }
    case 'type': {
      const type = param(error, 'type')
      const name = String(type)
      return (
        {
          string: 'a text',
          object: 'an object',
          array: 'a list',
          integer: 'a whole number',
          number: 'a number',
          boolean: 'true or false',
        }[name] ?? name
      )
    }
    default:
      return error.message.replace(/^must /, '')
  }
}

/** Whether the errors of the place's parts already say it. */
const isSummary = ({ keyword }: SchemaError) => keyword === 'anyOf' || keyword === 'additionalProperties'

/**
 * Describes a schema's errors, a line for each place: `sites[0].latitude: found 999, needed a number of at most 90`.
 * Empty if the value is valid.
 */
export function describeSchemaErrors(checker: Checker, value: unknown): string[] {
  const needs = new Map<string, string[]>()
  for (const error of checker.Errors(value)) {
    if (isSummary(error)) continue
    const missing = error.keyword === 'required' ? param(error, 'requiredProperties') : null
    if (Array.isArray(missing)) {
      for (const name of missing) needs.set(`${error.instancePath}/${String(name)}`, ['a value'])
      continue
    }
    const known = needs.get(error.instancePath) ?? []
    const need = error.keyword === 'boolean' ? 'no such setting' : describeNeed(error)
    needs.set(error.instancePath, known.includes(need) ? known : [...known, need])
  }
  return [...needs].slice(0, mostErrors).map(([pointer, needed]) => {
    const segments = parsePointer(pointer)
    const path = describePath(segments) || '(root)'
    return `${path}: found ${describeFound(valueAt(value, segments))}, needed ${needed.join(' or ')}`
  })
}
