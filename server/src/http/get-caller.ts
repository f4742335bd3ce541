import type { FastifyRequest } from 'fastify'
import { visitor, type Caller } from '../domain/caller.ts'

/**
 * Says who makes a call, from its headers and cookies. The only place that they are read for it.
 * @throws ProblemError `member-token-expired` where a token came along that is not good any more
 */
export type GetCaller = (request: FastifyRequest) => Caller | Promise<Caller>

/** Whoever calls is a visitor: for servers of routes that know no accounts. */
export const getVisitor: GetCaller = () => visitor
