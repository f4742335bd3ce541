import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
} from 'fastify'
import type { CinemaGroup } from '@foyer/contract/omnia/initial-data'
import { createOpenApi } from '@foyer/contract/openapi/document'
import openApiDocument from '@foyer/contract/openapi.json'
import { createChannelDocuments } from '../channel/documents.ts'
import { channelRoutes } from '../channel/routes.ts'
import type { AdjustableClock } from '../domain/clock.ts'
import { getRenamedHeaders } from '../config/header-names.ts'
import { readRelease } from '../config/release.ts'
import type { Settings } from '../config/settings.ts'
import { usualFlag } from '../accounts/member-cookies.ts'
import type { Brand } from '../brand/brand.ts'
import type { ChannelTokens } from '../brand/channel-token.ts'
import { contentRoutes, createInitialData } from '../render/initial-data.ts'
import { readChannelToken } from '../brand/services.ts'
import { controlRoutes } from '../control/control-routes.ts'
import { FaultPlan, faults } from '../control/faults.ts'
import type { DatabaseCounts } from '../database/database.ts'
import type { DatabaseHealth } from '../database/database-health.ts'
import { acceptedCoding } from '../http/accepted-coding.ts'
import { callerCheck } from '../http/caller-check.ts'
import { channelCheck } from '../http/channel-check.ts'
import { brotliQuality, codedFrom } from '../http/coding.ts'
import { answerDate } from '../http/answer-date.ts'
import {
  bodyTimeouts,
  longestBodyTimeout,
  usualBodyTimeout,
  usualHeadTimeouts,
  type HeadTimeouts,
} from '../http/body-timeouts.ts'
import { correlation, getCorrelationId } from '../http/correlation.ts'
import { crossOrigin } from '../http/cross-origin.ts'
import { createFrameworkErrorHandler } from '../http/framework-refusals.ts'
import { getVisitor, type GetCaller } from '../http/get-caller.ts'
import { healthRoutes } from '../http/health.ts'
import { hostCheck, parseHostName } from '../http/host-check.ts'
import { jsonBodies } from '../http/json-bodies.ts'
import { bodyLimit, limits, type LimitSwitch } from '../http/limits.ts'
import { requestLog } from '../http/logging.ts'
import { watchEventLoop } from '../http/event-loop-delay.ts'
import { nullCharacters } from '../http/null-characters.ts'
import { problemHandling, toProblem } from '../http/problem.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { staticFiles } from '../http/static-files.ts'
import { lazySerializers, lazyValidators } from '../http/lazy-compilers.ts'
import { createClientErrorHandler } from '../http/unreadable-requests.ts'
import type { MailReport } from '../mail/mail-service.ts'
import { createDevelopmentStorefront } from '../render/development.ts'
import { createExchange } from '../render/exchange.ts'
import type { PageMembers } from '../render/page-members.ts'
import { LeftOutRecords } from '../render/left-out-records.ts'
import { monitoring } from '../render/monitoring.ts'
import { filmColors } from '../render/film-colors.ts'
import { offlineTickets } from '../render/offline-tickets.ts'
import { pages } from '../render/pages.ts'
import { loadBuiltStorefront, getClientFolder, type Storefront } from '../render/storefront.ts'
import { themeEditor } from '../render/theme-editor.ts'
import { createInternalCalls, type InternalCalls } from './internal-calls.ts'

/** Parts of the shell: everything around the areas that is the same for every kind of sale. */
export interface ShellParts {
  settings: Settings
  brand: Brand
  clock: AdjustableClock
  tokens: ChannelTokens
  log: FastifyBaseLogger
  cinemaGroups: () => readonly CinemaGroup[] | Promise<readonly CinemaGroup[]>
  /** All cinemas with their names in the primary language. */
  cinemas: () => readonly { id: string; name: string }[]
  /** Version of all pictures; part of their addresses. */
  mediaVersion: string
  /** Whether members are given something for friends who join; default: nothing. */
  rewardsReferrals?: boolean
  /** Whether rate limits are on; test controls switch it. */
  limits: LimitSwitch
  databaseCounts: Readonly<DatabaseCounts>
  /** Says who calls; everybody is a visitor without it. */
  getCaller?: GetCaller
  /** How the server recognizes its own calls; areas that need it as well share it. */
  internal?: InternalCalls
  /** Members' sign-ins, for pages; without it pages know no member. */
  members?: PageMembers
  /** The areas' routes: browsing, seating, orders, payments, media. */
  areas: FastifyPluginAsync
  /** Whether the database can be read and written, and when it last could not. */
  databaseHealth: DatabaseHealth
  /** State of mail delivery, for `/monitoring/`. */
  mail?: () => Promise<MailReport>
  /** Resets the database to its seed (test controls). */
  reset: () => Promise<void>
  /** Runs the tasks that depend on the clock (test controls). */
  clockMoved: () => Promise<void>
  /** Origin of the payment provider for visitors of a shop origin. */
  getPayOrigin: (shopOrigin: string) => string
  /** Replaces the build in tests. */
  storefront?: Storefront
  /** Replaces the defaults in tests. */
  headTimeouts?: HeadTimeouts
}

/**
 * Creates Fastify's trust function: trusts proxies at the listed addresses, or the given number of proxies; the nearest
 * is number 0.
 */
export const toTrustFunction = (proxies: number | readonly string[]) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies]

/** Creates a reader of the scheme and host that the visitor uses: as configured, or as the request states. */
export function createOriginReader(settings: Settings) {
  return (request: { protocol: string; host: string }): string => {
    if (settings.publicOrigin !== null) return settings.publicOrigin
    // A trusted proxy may pass on a scheme that a visitor made up.
    const protocol = request.protocol === 'https' ? 'https' : 'http'
    const host = parseHostName(request.host) === null ? `localhost:${settings.port}` : request.host
    return `${protocol}://${host}`
  }
}

function bareApp(parts: ShellParts): FastifyInstance {
  const { settings, log, clock, headTimeouts = usualHeadTimeouts } = parts
  const numbering = () => settings.errorNumbering
  const { correlationId: correlationHeader } = settings.headerNames
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    requestIdHeader: false,
    genReqId: (request) => getCorrelationId(request, correlationHeader),
    trustProxy: settings.trustProxy === false ? false : toTrustFunction(settings.trustProxy),
    frameworkErrors: createFrameworkErrorHandler({
      numbering,
      correlationHeader,
      isHttps: (request) => createOriginReader(settings)(request).startsWith('https:'),
    }),
    clientErrorHandler: createClientErrorHandler({
      log,
      clock,
      isHttps: () => settings.publicOrigin?.startsWith('https:') ?? false,
      describe: ({ status, detail }) => {
        const correlationId = getCorrelationId({ headers: {} })
        const problem = toProblem(
          'invalid-argument',
          { numbering: numbering(), correlationId },
          { status, detail },
        )
        return { problem, headers: { [correlationHeader]: correlationId } }
      },
    }),
    bodyLimit,
    // Long enough for the slowest route; the others have shorter limits.
    requestTimeout: longestBodyTimeout,
    http: { ...headTimeouts },
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
    // When the server stops, idle connections are closed and busy ones are closed after their answer.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  app.setValidatorCompiler(lazyValidators)
  return app
}

/** Builds the server around its areas. The caller calls `listen`. */
export async function buildShell(parts: ShellParts): Promise<FastifyInstance> {
  const { settings, brand, clock, tokens } = parts
  const { channelTokenFile, headerNames } = settings
  const app = bareApp(parts)
  const getOrigin = createOriginReader(settings)
  const numbering = () => settings.errorNumbering
  const internal = parts.internal ?? createInternalCalls()
  const isInternal = (request: FastifyRequest) => internal.isInternal(request)
  const loop = watchEventLoop(settings.longestLoopDelay)
  app.addHook('onClose', async () => loop.stop())
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    // Otherwise a browser's idle connection delays the stop until it times out.
    if (isStopping) reply.header('connection', 'close')
    return payload
  })

  await app.register(bodyTimeouts, { usual: usualBodyTimeout })
  await app.register(jsonBodies)
  await app.register(correlation, { headerName: headerNames.correlationId })
  await app.register(answerDate, { clock })
  await app.register(requestLog)
  await app.register(problemHandling, { numbering })
  await app.register(securityHeaders, {
    isHttps: (request) => getOrigin(request as FastifyRequest).startsWith('https:'),
  })
  await app.register(hostCheck, { hosts: settings.hosts, isInternal })
  await app.register(nullCharacters)
  await app.register(acceptedCoding)
  await app.register(compress, {
    global: true,
    threshold: codedFrom,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  })
  if (settings.testControlToken !== null) {
    const plan = new FaultPlan()
    await app.register(faults, { plan, isInternal })
    await app.register(controlRoutes, {
      prefix: '/__control',
      token: settings.testControlToken,
      clock,
      plan,
      limits: parts.limits,
      counts: parts.databaseCounts,
      reset: parts.reset,
      clockMoved: parts.clockMoved,
    })
  }
  await app.register(crossOrigin, { allowedOrigins: settings.allowedOrigins, headerNames })
  await app.register(limits, { limits: parts.limits, isInternal })
  const { checkReads: checkDatabase, checkChanges, lastFailure } = parts.databaseHealth
  await app.register(healthRoutes, { checkDatabase, checkChanges, isStopping: () => isStopping })

  const { tenantId, shared } = brand.channel
  const { regionCode } = shared.initial.services.vistaConnect
  await app.register(channelCheck, { tokens, regionCode, tenantId, headerNames })
  await app.register(callerCheck, { getCaller: parts.getCaller ?? getVisitor })
  const initialData = createInitialData({
    brand,
    channelToken: () => (channelTokenFile === null ? tokens.issue() : readChannelToken(channelTokenFile)),
    numbering,
    headerNames,
    logLevel: settings.mode === 'development' ? 'DEBUG' : 'INFO',
    cinemaGroups: parts.cinemaGroups,
    cinemas: parts.cinemas,
    mediaVersion: parts.mediaVersion,
    holdMinutes: settings.holdMinutes,
    // Without SMTP and mailbox, mail waits in the outbox and pages must not promise it.
    sendsTickets: settings.mail.kind !== 'outbox',
    rewardsReferrals: parts.rewardsReferrals ?? false,
    memberFlagCookie: settings.memberCookies.flag ?? usualFlag,
  })
  await app.register(contentRoutes, { initialData, getOrigin })
  const documents = createChannelDocuments(brand)
  await app.register(channelRoutes, { brand, documents, getOrigin })
  await app.register(filmColors, { theme: brand.theme })
  const description = getRenamedHeaders(headerNames) ? createOpenApi(headerNames) : openApiDocument
  app.get('/ocapi/v1/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return description
  })
  await app.register(parts.areas)

  await app.register(staticFiles, {
    clientFolder: getClientFolder(settings.storefrontFolder),
    brandAssetsFolder: brand.assetsFolder,
  })
  const isDevelopment = settings.mode === 'development'
  const storefront =
    parts.storefront ??
    (isDevelopment
      ? await createDevelopmentStorefront(app, settings.storefrontFolder)
      : await loadBuiltStorefront(settings.storefrontFolder))
  const exchangeFor = (request: FastifyRequest, origin: string, cookie?: string) =>
    createExchange({
      app,
      origin,
      internal,
      remoteAddress: request.ip,
      correlationId: request.id,
      correlationHeader: headerNames.correlationId,
      ...(cookie === undefined ? {} : { cookie }),
    })
  const leftOut = new LeftOutRecords(clock)
  const release = await readRelease(settings.rootFolder, settings.commit)
  await app.register(monitoring, {
    release,
    brandName: brand.name,
    headerNames,
    getOrigin,
    initialData,
    exchangeFor,
    checkDatabase,
    checkChanges,
    lastFailure,
    ...(parts.mail ? { mail: parts.mail } : {}),
    leftOut,
    clock,
  })
  if (isDevelopment)
    await app.register(themeEditor, { brand, storefront, getOrigin, initialData, exchangeFor })
  await app.register(offlineTickets, { brand, storefront })
  await app.register(pages, {
    brand,
    documents,
    storefront,
    clock,
    getOrigin,
    initialData,
    getFrameOrigins: (origin) => [parts.getPayOrigin(origin)],
    leftOut,
    isDevelopment,
    perMinute: settings.pagesPerMinute,
    isOverloaded: () => loop.isOverloaded(),
    exchangeFor,
    members: parts.members,
    commit: release.commit,
  })
  return app
}
