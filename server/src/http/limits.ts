import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import type { FastifyRequest } from 'fastify'
import { getAddressPrefix } from './address-prefix.ts'
import { ProblemError } from './problem.ts'

/** Largest body of a request, bytes: an order's seats and tickets. */
export const bodyLimit = 64 * 1024

/** Calls per minute and address. A household or a school shares one address, so the limit is generous. */
const readsPerMinute = 3_000
const writesPerMinute = 300

export interface LimitSwitch {
  isOn: boolean
}

export interface LimitsOptions {
  /** Switched by the test controls. */
  limits: LimitSwitch
  /** The server's own calls, made to render a page, are not counted. */
  isInternal: (request: FastifyRequest) => boolean
}

const isRead = (request: { method: string }) => request.method === 'GET' || request.method === 'HEAD'
/** Where a payment provider sends its notices. */
export const noticesPath = '/payments/notices'
/**
 * Files cost little, and a page requests dozens of them; probes and notices of a payment provider must always be
 * answered.
 */
const isFree = (url: string) => /^\/(assets|brand|health|ready)(\/|$|\?)/.test(url) || url === noticesPath

/** Limits how often one address may call. Reads and writes are counted separately, by each server for itself. */
export const limits = fp<LimitsOptions>(
  async (app, { limits, isInternal }) => {
    await app.register(rateLimit, {
      global: true,
      timeWindow: 60_000,
      max: (request) => (isRead(request) ? readsPerMinute : writesPerMinute),
      keyGenerator: (request) => `${isRead(request) ? 'r' : 'w'} ${getAddressPrefix(request.ip)}`,
      allowList: (request) => !limits.isOn || isFree(request.url) || isInternal(request),
      errorResponseBuilder: () => new ProblemError('too-many-requests'),
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
    })
  },
  { name: 'foyer-limits', fastify: '5.x' },
)
