import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify'
import type { Clock } from '../src/domain/clock.ts'
import { usualHeadTimeouts, type HeadTimeouts } from '../src/http/body-timeouts.ts'
import { isUnavailable } from '../src/database/failures.ts'
import type { Database } from '../src/database/database.ts'
import { getAddressPrefix } from '../src/http/address-prefix.ts'
import { getDefaultHeaders, securityHeaders } from '../src/http/security-headers.ts'
import { createClientErrorHandler } from '../src/http/unreadable-requests.ts'
import { repeat } from '../src/orders/repeat.ts'
import type { NoticeReceiver, PaymentProvider } from '../src/domain/payment-provider.ts'
import { Bank } from './bank.ts'
import { CardVault } from './card-vault.ts'
import { fieldsRoutes, type Typefaces } from './fields-routes.ts'
import { Ledger } from './ledger.ts'
import { loadSessionKey } from './session-key.ts'
import { payPageRoutes } from './pay-page-routes.ts'
import { sealSession, toFieldsSession, type FieldsSession } from './session.ts'

export interface TestProviderOptions {
  database: Database
  clock: Clock
  log: FastifyBaseLogger
  /** The provider's origin for browsers of a shop's visitors, without a trailing slash. */
  origin: string | ((shopOrigin: string) => string)
  /** Signs notices to the shop, which needs the same secret. */
  noticeSecret: string
  /** Fonts of the fields; default the device's own. */
  typefaces?: Typefaces | undefined
  /** Trusted proxies, as for the shop. */
  trustProxy?: FastifyServerOptions['trustProxy']
  isRateLimited?: boolean
  /** Replaces the defaults in tests. */
  headTimeouts?: HeadTimeouts | undefined
}

/** Ledgerline, the built-in test provider: the port for the shop, and an app for a separate origin. */
export interface TestProvider {
  readonly port: PaymentProvider
  readonly app: FastifyInstance
  /** Sets the shop's receiver of notices. Call it before `start`. */
  connect(receiver: NoticeReceiver): void
  /** Makes all changes that are due; runs regularly once started, and can be called by tests. */
  settleDue(): Promise<void>
  /** Repeats notices that the shop may have missed, and starts the delayed answers. */
  start(): Promise<void>
  /** Also closes the app. */
  stop(): Promise<void>
}

/** Largest body that the fields send, bytes. */
const bodyLimit = 4_096
const settleInterval = 500
/** Milliseconds for which a browser may cache a font. */
const typefaceAge = 3_600_000

/** Calls per minute and address: fields that wait for a bank poll about eighty times, and a household shares an address. */
const callsPerMinute = 600
/** Seconds until a retry while the database is unavailable. */
const retryAfter = 5

function getTitle(status: number): string {
  if (status === 429) return 'Too many calls'
  return status >= 500 ? 'Something went wrong' : 'Not understood'
}

export function createTestProvider(options: TestProviderOptions): TestProvider {
  const { database, clock, log, noticeSecret, typefaces } = options
  const getOrigin = typeof options.origin === 'string' ? () => options.origin as string : options.origin
  // Until `start` has read the stored one.
  let sessionSecret = randomBytes(32).toString('base64url')
  const vault = new CardVault(database, () => sessionSecret)
  const bank = new Bank({ ledger: new Ledger(database), vault, clock, noticeSecret, log })
  const getFrame = (session: FieldsSession) => {
    const token = sealSession(session, sessionSecret, clock.now())
    const origin = getOrigin(session.shopOrigin)
    return { frameUrl: `${origin}/fields/?session=${token}`, origin }
  }
  const isHttps = (request: object) =>
    'host' in request && getOrigin(`http://${String(request.host)}`).startsWith('https:')
  // No request log: the fields' addresses contain sessions, their bodies card numbers.
  const app = fastify({
    bodyLimit,
    logger: false,
    forceCloseConnections: true,
    http: { ...(options.headTimeouts ?? usualHeadTimeouts) },
    trustProxy: options.trustProxy ?? false,
    // Addresses that the framework refuses pass no hook, but are answered like all others.
    frameworkErrors: (_error, request, reply) => {
      const answer = reply as FastifyReply
      void answer
        .code(400)
        .headers(getDefaultHeaders(isHttps(request)))
        .send({ error: 'Not understood' })
    },
    clientErrorHandler: createClientErrorHandler({
      log,
      clock,
      // The request's host is unknown here: only an origin that is the same for all is known to be HTTPS.
      isHttps: () => getOrigin('http://localhost').startsWith('https:'),
      describe: ({ status, detail }) => ({ problem: { title: getTitle(status), status, detail } }),
    }),
  })
  app.register(securityHeaders, { isHttps })
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = isUnavailable(error) ? 503 : (error.statusCode ?? 500)
    // Not the error itself: a parser's message may quote what was typed.
    if (status >= 500) log.error({ status }, 'the test provider failed')
    if (status === 503) reply.header('retry-after', retryAfter)
    return reply.code(status).send({ error: getTitle(status) })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }))
  if (options.isRateLimited)
    app.register(rateLimit, {
      timeWindow: 60_000,
      max: callsPerMinute,
      keyGenerator: ({ ip }) => getAddressPrefix(ip),
      errorResponseBuilder: () => Object.assign(new Error('Too many calls'), { statusCode: 429 }),
    })
  app.register(fieldsRoutes, {
    bank,
    clock,
    getOrigin: getOrigin,
    sessionSecret: () => sessionSecret,
    typefaces,
  })
  app.register(payPageRoutes, { bank, clock, getOrigin, sessionSecret: () => sessionSecret })
  if (typefaces)
    app.register(fastifyStatic, {
      root: typefaces.folder,
      prefix: '/brand/fonts/',
      maxAge: typefaceAge,
      index: false,
      decorateReply: false,
    })
  let settling: { stop(): Promise<void> } | null = null
  return {
    app,
    port: {
      methodId: 'ledgerline-card',
      name: 'Ledgerline',
      getFrame,
      cards: {
        getFrame: (session) => getFrame(toFieldsSession(session)),
        delete: (reference) => vault.delete(reference),
      },
      capture: (reference) => bank.capture(reference),
      redirect: {
        methodId: 'ledgerline-page',
        getUrl: (session) => {
          const token = sealSession(session, sessionSecret, clock.now())
          return `${getOrigin(session.shopOrigin)}/pay/?session=${token}`
        },
      },
      void: (reference) => bank.void(reference),
      refund: (reference, refund) => bank.refund(reference, refund),
    },
    connect: (receiver) => bank.connect(receiver),
    settleDue: () => bank.settleDue(),
    start: async () => {
      sessionSecret = await loadSessionKey(database)
      await bank.resume()
      settling = repeat(() => bank.settleDue(), settleInterval, log)
    },
    stop: async () => {
      await settling?.stop()
      await app.close()
    },
  }
}
