import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { validatorCompiler } from './validation.ts'

/**
 * Creates a route's serialiser with its first answer. Compiling the schemas of all routes takes a third of the start,
 * and most processes use few of them.
 */
export const lazySerializers: ReturnType<typeof SerializerSelector> = (...options) => {
  const compile = SerializerSelector()(...options) as FastifySerializerCompiler<unknown>
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined
    return (answer: unknown) => (serialize ??= compile(route as Parameters<typeof compile>[0]))(answer)
  }
}

/** Creates a route's validator with its first request. */
export const lazyValidators: FastifySchemaCompiler<TSchema> = (route) => {
  let validate: ReturnType<typeof validatorCompiler> | undefined
  return (value: unknown) => (validate ??= validatorCompiler(route))(value)
}
