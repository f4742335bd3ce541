import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import { connectionsCheckingInterval } from '../../http/body-timeouts.ts'
import type { Store } from '../../database/store.ts'
import { repeat } from '../../orders/sweeper.ts'
import type { NoticeReceiver, PaymentProvider } from '../provider.ts'
import { Bank } from './bank.ts'
import { fieldsRoutes, type Typefaces } from './fields-routes.ts'
import { Ledger } from './ledger.ts'
import { keptSessionKey } from './session-key.ts'
import { sealSession } from './session.ts'

export interface TestProviderOptions {
  store: Store
  clock: Clock
  log: FastifyBaseLogger
  /** The provider's own origin as the browsers of a shop's visitors reach it, without a trailing slash. */
  origin: string | ((shopOrigin: string) => string)
  /** Signs notices to the shop, which needs the same. */
  noticeSecret: string
  /** The fields are set in the device's own letters without them. */
  typefaces?: Typefaces | undefined
}

/** Ledgerline, the built-in test provider: the port for the shop, and an app for an origin of its own. */
export interface TestProvider {
  readonly port: PaymentProvider
  readonly app: FastifyInstance
  /** Where notices go: the shop's receiver. Before `start`. */
  connect(receiver: NoticeReceiver): void
  /** Moves on what the clock has made due; runs regularly once started, and for tests at will. */
  settleDue(): Promise<void>
  /** Says again what the shop may not have heard, and starts answering late. */
  start(): Promise<void>
  /** Also closes the app. */
  stop(): Promise<void>
}

/** Milliseconds by which the head of a request must have come. */
const headersTimeout = 30_000
/** The fields send nothing larger than this, bytes. */
const bodyLimit = 4_096
const settleInterval = 500
/** Milliseconds for which a browser keeps a typeface without asking again. */
const typefaceAge = 3_600_000

export function createTestProvider(options: TestProviderOptions): TestProvider {
  const { store, clock, log, noticeSecret, typefaces } = options
  const originOf = typeof options.origin === 'string' ? () => options.origin as string : options.origin
  // Until `start` has read the kept one.
  let sessionSecret = randomBytes(32).toString('base64url')
  const bank = new Bank({ ledger: new Ledger(store), clock, noticeSecret, log })
  // No request log: the fields' addresses carry sessions, their bodies card numbers.
  const app = fastify({
    bodyLimit,
    logger: false,
    forceCloseConnections: true,
    http: { headersTimeout, connectionsCheckingInterval },
  })
  app.register(fieldsRoutes, { bank, clock, originOf, sessionSecret: () => sessionSecret, log, typefaces })
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
      frameOf: (session) => {
        const token = sealSession(session, sessionSecret, clock.now())
        const origin = originOf(session.shopOrigin)
        return { frameUrl: `${origin}/fields/?session=${token}`, origin }
      },
      capture: (reference) => bank.capture(reference),
      void: (reference) => bank.void(reference),
    },
    connect: (receiver) => bank.connect(receiver),
    settleDue: () => bank.settleDue(),
    start: async () => {
      sessionSecret = await keptSessionKey(store)
      await bank.resume()
      settling = repeat(() => bank.settleDue(), settleInterval, log)
    },
    stop: async () => {
      await settling?.stop()
      await app.close()
    },
  }
}
