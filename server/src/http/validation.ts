import type { FastifySchemaCompiler } from 'fastify'
import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'

/**
 * Checks requests with compiled TypeBox schemas. Parameters and queries arrive as text and are converted; a body is
 * taken as it is, so that `"2"` is not a number.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema)
  return (value: unknown) => {
    const candidate = httpPart === 'body' ? value : check.Convert(value)
    if (check.Check(candidate)) return { value: candidate }
    return {
      error: check.Errors(candidate).map(({ instancePath, message, keyword, params, schemaPath }) => ({
        instancePath,
        schemaPath,
        keyword,
        params,
        message,
      })),
    }
  }
}
