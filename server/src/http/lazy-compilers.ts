import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { validatorCompiler } from './validation.ts'

/**
 * Makes what writes a route's answers when its first answer is due. Compiling the schemas of all routes is a third of
 * a start, and most starts answer a few of them.
 */
export const lazySerializers: ReturnType<typeof SerializerSelector> = (...options) => {
  const compile = SerializerSelector()(...options) as FastifySerializerCompiler<unknown>
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined
    return (answer: unknown) => (serialize ??= compile(route as Parameters<typeof compile>[0]))(answer)
  }
}

/** Makes what checks a route's requests when its first request comes. */
export const lazyValidators: FastifySchemaCompiler<TSchema> = (route) => {
  let validate: ReturnType<typeof validatorCompiler> | undefined
  return (value: unknown) => (validate ??= validatorCompiler(route))(value)
}
