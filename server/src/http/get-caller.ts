import type { FastifyRequest } from 'fastify'
import { visitor, type Caller } from '../domain/caller.ts'

/** Says who makes a call, from its headers and cookies. The only place that they are read for it. */
export type GetCaller = (request: FastifyRequest) => Caller | Promise<Caller>

/** There are no accounts yet: whoever calls is a visitor. */
export const getVisitor: GetCaller = () => visitor
