import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { flagNullable } from './nullable-schemas.ts'
import { validatorCompiler } from './validation.ts'

type CompileSerializer = FastifySerializerCompiler<unknown>
type Serializer = ReturnType<CompileSerializer>
type Validator = ReturnType<typeof validatorCompiler>

/** Many calls have the same answer: the order's. No schema refers to others by name, so that none depends on its server. */
const serializers = new WeakMap<object, Serializer>()

/**
 * Creates a schema's serialiser with its first answer. Compiling the schemas of all routes takes a third of the start,
 * and most processes use few of them.
 */
export const lazySerializers: ReturnType<typeof SerializerSelector> = (...options) => {
  const compile = SerializerSelector()(...options) as CompileSerializer
  return (route) => {
    const { schema } = route as { schema: object }
    return (answer: unknown) => {
      const serialize = serializers.get(schema) ?? compile({ ...route, schema: flagNullable(schema) })
      serializers.set(schema, serialize)
      return serialize(answer)
    }
  }
}

/** Of each part of a request: parameters are converted, a body is not. */
const validators = new Map<string | undefined, WeakMap<TSchema, Validator>>()

/** Creates a schema's validator with its first request. */
export const lazyValidators: FastifySchemaCompiler<TSchema> = (route) => {
  const { schema, httpPart } = route
  const ofPart = validators.get(httpPart) ?? new WeakMap<TSchema, Validator>()
  validators.set(httpPart, ofPart)
  return (value: unknown) => {
    const validate = ofPart.get(schema) ?? validatorCompiler(route)
    ofPart.set(schema, validate)
    return validate(value)
  }
}
