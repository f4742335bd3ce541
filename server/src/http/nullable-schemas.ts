type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords whose values are data, not schemas. */
const dataKeywords = new Set(['enum', 'const', 'default', 'example', 'examples'])

/** @returns the schema of what a value is unless it is null; undefined where the schema is not "this or null" */
function findValueSchema(schema: Json): Json | undefined {
  const [first, second, ...others] = Array.isArray(schema.anyOf) ? (schema.anyOf as unknown[]) : []
  if (!isObject(first) || !isObject(second) || others.length > 0) return undefined
  if (second.type === 'null') return first
  return first.type === 'null' ? second : undefined
}

/**
 * Writes "this or null" as a flag, which is how the serialiser knows it. Of any other choice it validates each alternative
 * with every answer to see which one it is: most of the time that serialising took, and of compiling the serialiser.
 * @param schema a schema or a part of one, as JSON; it stays as it is
 */
export function flagNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(flagNullable)
  if (!isObject(schema)) return schema
  const value = findValueSchema(schema)
  const flagged = value && flagNullable(value)
  if (isObject(flagged) && !('anyOf' in flagged)) {
    const { anyOf: _, ...rest } = schema
    return { ...rest, ...flagged, nullable: true }
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, dataKeywords.has(key) ? part : flagNullable(part)]),
  )
}
