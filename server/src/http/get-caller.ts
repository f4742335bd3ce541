import type { FastifyRequest } from 'fastify'
import { visitor, type Caller } from '../domain/caller.ts'

/**
 * Identifies the caller by the request's headers and cookies.
 * @throws ProblemError `member-token-expired` if the request has a token that is no longer valid
 */
export type GetCaller = (request: FastifyRequest) => Caller | Promise<Caller>

/** Every caller is a visitor: for servers without accounts. */
export const getVisitor: GetCaller = () => visitor
