import type { FastifyRequest } from 'fastify'
import { visitor, type Caller } from '../domain/caller.ts'

/** Determines who makes a call, from its headers and cookies. The only place that reads them for it. */
export type GetCaller = (request: FastifyRequest) => Caller | Promise<Caller>

/** There are no accounts yet: every caller is a visitor. */
export const getVisitor: GetCaller = () => visitor
