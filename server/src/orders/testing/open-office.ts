import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ErrorNumbering } from '@foyer/contract/errors/catalogue'
import { visitor, type Caller } from '../../domain/caller.ts'
import { createAdjustableClock, createFixedClock, type AdjustableClock } from '../../domain/clock.ts'
import type { Confirmations } from '../../completion/completion-service.ts'
import { completionRoutes } from '../../completion/routes.ts'
import type { Database } from '../../database/database.ts'
import { openDatabase, type DatabaseTarget } from '../../database/open-database.ts'
import { callerCheck } from '../../http/caller-check.ts'
import { nullCharacters } from '../../http/null-characters.ts'
import { problemHandling } from '../../http/problem.ts'
import { createSystemIds } from '../../domain/ids.ts'
import { memberHistoryRoutes } from '../../journeys/member-history-routes.ts'
import { journeyRoutes } from '../../journeys/routes.ts'
import { createTestProvider, type TestProvider } from '../../../test-provider/provider.ts'
import type { PaymentProvider } from '../../domain/payment-provider.ts'
import { preparationRoutes } from '../../preparation/routes.ts'
import { redemptionRoutes } from '../../redemption/routes.ts'
import { noticeRoutes } from '../../payments/notice-routes.ts'
import { paymentCardRoutes } from '../../wallet/routes.ts'
import { paymentRoutes } from '../../payments/routes.ts'
import { createClientKey } from '../client-key.ts'
import { orderRoutes } from '../routes.ts'
import { noItemChanges, type ItemChange, type ItemChangeSnapshot } from '../../catalogue/item-changes.ts'
import { createOrderStore, type OrderStore } from '../../order-store/order-store.ts'
import { createOrderServices, type OrderServices } from '../../app/order-services.ts'
import { defaultOrderSettings, type OrderSettings } from '../settings.ts'
import { createSmallCinema, writeShowtimes } from './small-cinema.ts'
import { createTestApp } from '../../http/testing/test-app.ts'

const shopOrigin = 'http://shop.example'
export const payOrigin = 'http://pay.example'
const noticeSecret = 'between shop and provider'
const challengeKey = new TextEncoder().encode('a key of thirty-two characters..')

export const openingTime = Date.parse('2026-11-21T18:00:00Z')

export interface BoxOfficeOptions {
  settings?: Partial<OrderSettings>
  /** Whether the limits of one client are on; default off, as all tests call from one address. */
  limited?: boolean
  /** Wraps the store, to show the effect of its guards. */
  aroundStore?: (store: OrderStore, database: Database) => OrderStore
  /** Delay of the answer to a wrong code, milliseconds; default none. */
  codeAnswerAfter?: number
  /** Replaces the temporary SQLite file. */
  target?: DatabaseTarget
  /** Numbering of error codes; default v1. */
  numbering?: ErrorNumbering
  /** Notifies customers and recipients. */
  createConfirmations?: (parts: { database: Database; clock: AdjustableClock }) => Promise<Confirmations>
  /** Wraps the provider. */
  around?: (port: PaymentProvider) => PaymentProvider
}

/** What a box office is made of. */
export interface OfficeParts {
  readonly database: Database
  readonly store: OrderStore
  readonly clock: AdjustableClock
  readonly services: OrderServices
  readonly provider: TestProvider
  readonly app: FastifyInstance
  readonly callers: { now: Caller }
  readonly changes: Map<string, ItemChange>
  readonly verifiedEmails: Map<string, string>
  readonly clubs: Map<string, string>
  readonly folder: string
}

/** Opens the database, the services and the routes of a box office. */
export async function openOffice({
  settings,
  aroundStore,
  around,
  createConfirmations,
  target,
  limited = false,
  codeAnswerAfter = 0,
  numbering = 1,
}: BoxOfficeOptions): Promise<OfficeParts> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-orders-'))
  const database = await openDatabase(target ?? { file: join(folder, 'foyer.db') })
  await writeShowtimes(database, openingTime)
  const clock = createAdjustableClock(createFixedClock(openingTime))
  const app = createTestApp()
  const log = app.log
  const provider = createTestProvider({ database, clock, log, origin: payOrigin, noticeSecret })
  const store = createOrderStore(database)
  const changes = new Map<string, ItemChange>()
  const snapshot: ItemChangeSnapshot = {
    getChange: (seller, id) => changes.get(toChangeKey(seller, id)) ?? noItemChanges.getChange(seller, id),
  }
  const confirmations = await createConfirmations?.({ database, clock })
  const options = {
    ...(confirmations ? { confirmations } : {}),
    database,
    store: aroundStore ? aroundStore(store, database) : store,
    clock,
    ids: createSystemIds(clock),
    catalogue: { ...createSmallCinema(openingTime), itemChanges: { read: async () => snapshot } },
    settings: { ...defaultOrderSettings, ...settings },
    log,
    provider: around ? around(provider.port) : provider.port,
    noticeSecret,
    limits: { isOn: limited },
    challengeKey,
    codesKey: [challengeKey] as const,
    codeAnswerAfter,
    getCaller: () => callers.now,
    findVerifiedEmail: (memberId: string) => Promise.resolve(verifiedEmails.get(memberId) ?? null),
    findEarningMember: (memberId: string) => Promise.resolve({ clubId: clubs.get(memberId) ?? null }),
  }
  const verifiedEmails = new Map<string, string>()
  const clubs = new Map<string, string>()
  const callers: { now: Caller } = { now: visitor }
  const services = createOrderServices(options)
  provider.connect(services.payments.receive)
  await app.register(problemHandling, { numbering: () => numbering })
  await app.register(nullCharacters)
  await app.register(callerCheck, { getCaller: () => callers.now })
  await app.register(orderRoutes, {
    services,
    clientKey: createClientKey(challengeKey),
    getCaller: () => callers.now,
  })
  await app.register(redemptionRoutes, { services, getCaller: () => callers.now })
  await app.register(paymentRoutes, {
    services,
    getOrigin: () => shopOrigin,
    getCaller: () => callers.now,
  })
  await app.register(paymentCardRoutes, {
    paymentCards: services.paymentCards,
    getShopOrigin: () => shopOrigin,
    getCaller: () => callers.now,
  })
  await app.register(noticeRoutes, { receive: services.payments.receive })
  await app.register(completionRoutes, { services })
  await app.register(preparationRoutes, { services, getCaller: () => callers.now })
  await app.register(journeyRoutes, { services, getCaller: () => callers.now })
  await app.register(memberHistoryRoutes, {
    services,
    watchedPicture: { draw: async () => null },
    getCaller: () => callers.now,
  })
  await app.ready()
  return {
    database,
    store,
    clock,
    services,
    provider,
    app,
    callers,
    changes,
    verifiedEmails,
    clubs,
    folder,
  }
}

/** The key of an item or modifier among the changes. */
export const toChangeKey = (seller: string | null, itemId: string) => `${seller ?? 'gift shop'} ${itemId}`
