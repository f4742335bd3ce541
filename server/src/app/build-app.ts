import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { CinemaGroup } from '@foyer/contract/omnia/initial-data'
import { defaultPages } from '@foyer/contract/omnia/pages'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { createAdjustableClock, type AdjustableClock } from '../domain/clock.ts'
import type { Settings } from '../config/settings.ts'
import { readCheckedBrand } from '../brand-check/read-checked-brand.ts'
import { StartError } from '../config/start-error.ts'
import { readChannelKey, createChannelTokens } from '../brand/channel-token.ts'
import { readCodesKey } from '../codes/code-keys.ts'
import { readSessionKeys } from '../sessions/session-keys.ts'
import { explainPostgres } from '../database/explain-postgres.ts'
import { readBalanceRules } from '../balances/read-balance-rules.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { watchDatabase } from '../database/database-health.ts'
import { noticesPath, type LimitSwitch } from '../http/limits.ts'
import { openLog } from '../http/logging.ts'
import { createSystemIds } from '../domain/ids.ts'
import { createDataPageTexts } from '../mail/data-page-texts.ts'
import { createMailService } from '../mail/mail-service.ts'
import { antiforgeryHeader, createAntiforgery } from '../content/antiforgery.ts'
import { createContentContext, createFileLookup } from '../content/content-context.ts'
import { logDeadLinks } from '../content/dead-links.ts'
import { createEntryPurge } from '../content/entry-purge.ts'
import { ContentLibrary } from '../content/library.ts'
import { createStoredItemChanges } from '../catalogue/stored-item-changes.ts'
import { createSalesCatalogue } from '../orders/sales-catalogue.ts'
import { createAccountServices } from './account-services.ts'
import { createCaptchaService } from './captcha-service.ts'
import { createMemberChoices } from './member-choices.ts'
import { readSignUpRules } from './sign-up-rules.ts'
import { buildMedia } from './build-media.ts'
import { createOrderServices } from './order-services.ts'
import { toOrderSettings } from '../orders/settings.ts'
import { createHttpReceiver } from '../../test-provider/http-notices.ts'
import { createTestProvider, type TestProvider } from '../../test-provider/provider.ts'
import { createPayOriginReader } from '../payments/pay-origin.ts'
import { toTypefaces } from '../../test-provider/typefaces.ts'
import { openProgramme } from '../schedule/open-programme.ts'
import type { Storefront } from '../render/storefront.ts'
import { createInternalCalls } from './internal-calls.ts'
import { createAreas } from './register-areas.ts'
import { requireBrandFiles } from './required-files.ts'
import { forgetSales } from './reset.ts'
import { Referrals } from '../referrals/referrals.ts'
import { createWatchlistServices } from './watchlist-services.ts'
import { buildShell, createOriginReader, toTrustFunction } from './shell.ts'

/** The assembled server, ready to be started. */
export interface FoyerServer {
  readonly app: FastifyInstance
  readonly provider: TestProvider
  readonly catalogue: Catalogue
  readonly database: Database
  /** Listens on both ports, resumes completions that an earlier process left unfinished, and starts the regular tasks. */
  start(): Promise<{ port: number; payPort: number }>
  /** Finishes requests in progress, ends the tasks, closes the database. */
  stop(): Promise<void>
}

export interface BuildOptions {
  settings: Settings
  log?: FastifyBaseLogger
  /** Program file of the process that makes pictures; without it they are made in this process. */
  pictureProgram?: string
  clock?: AdjustableClock
  /** Replaces the build in tests. */
  storefront?: Storefront
}

/** Interval between checks whether a site's next business day has begun, milliseconds. */
const topUpInterval = 60_000
/** Interval between checks whether a day has passed since form entries were last deleted, milliseconds. */
const purgeInterval = 600_000
/** Interval between looks for films on watchlists whose booking has opened, milliseconds. */
const noticeInterval = 60_000
/** Interval between looks for invited friends who have paid for an order, milliseconds. */
const referralInterval = 10_000

function toContentCinemaGroups(catalogue: Catalogue): CinemaGroup[] {
  return catalogue.cinemaGroups.map(({ id, name, siteIds }) => ({
    id,
    name,
    cinemas: siteIds.map((siteId) => ({ nodeId: siteId, vistaCinema: { key: siteId } })),
  }))
}

async function openConfiguredDatabase(
  { databaseUrl, dataFolder }: Settings,
  log: FastifyBaseLogger,
): Promise<Database> {
  if (databaseUrl !== null) {
    const onError = (error: Error) => log.error({ err: error }, 'a connection to the database was lost')
    try {
      return await openDatabase({ url: databaseUrl, onError })
    } catch (error) {
      const reason = explainPostgres(error, databaseUrl)
      throw reason === null ? error : new StartError(reason, { cause: error })
    }
  }
  return openDatabase({ file: join(dataFolder, 'foyer.sqlite') })
}

/** Runs a task at an interval, milliseconds. A failure is logged and does not stop it. Does not keep the process alive. */
function runRegularly(interval: number, task: () => Promise<unknown>, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    task().catch((error: unknown) => log.error({ err: error as Error }, 'a regular task failed'))
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}

/** Assembles the whole server: database and catalogue, the areas that use them, the payment provider, and the shell. */
export async function buildServer(options: BuildOptions): Promise<FoyerServer> {
  const { settings, clock = createAdjustableClock() } = options
  const log = options.log ?? openLog(settings.logLevel)
  await mkdir(settings.dataFolder, { recursive: true, mode: 0o700 })
  requireBrandFiles(settings.brandsFolder, settings.brand)
  const { brand, catalogue } = await readCheckedBrand(settings)
  const { database, health } = watchDatabase(await openConfiguredDatabase(settings, log), clock)
  const programme = await openProgramme({ database, catalogue, clock })
  const itemChanges = createStoredItemChanges(database, clock)

  const key = await readChannelKey(settings.dataFolder, settings.channelSecret)
  const limits: LimitSwitch = { isOn: settings.isRateLimited }
  const noticeSecret = randomBytes(32).toString('base64url')
  let { payPort } = settings
  const getPayOrigin = createPayOriginReader({
    configured: settings.payOrigin,
    port: () => payPort,
    allowedOrigins: settings.allowedOrigins,
  })
  const provider = createTestProvider({
    database,
    clock,
    log,
    noticeSecret,
    origin: getPayOrigin,
    typefaces: toTypefaces(brand),
    trustProxy: settings.trustProxy === false ? false : toTrustFunction(settings.trustProxy),
    // Tests make all their payments from one address.
    isRateLimited: settings.isRateLimited && settings.testControlToken === null,
  })
  let { port } = settings
  const mail = await createMailService({
    settings: settings.mail,
    brand,
    database,
    clock,
    ids: createSystemIds(clock),
    log,
    journeys: () => services.journeys,
    redeemableItems: () => services.redeemableItems,
    readBooking: (memberId, filmId) => watchlists.readBooking(memberId, filmId),
    origin: () => settings.publicOrigin ?? `http://localhost:${port}`,
  })
  const services = createOrderServices({
    database,
    clock,
    ids: createSystemIds(clock),
    catalogue: createSalesCatalogue(catalogue, programme, itemChanges),
    settings: toOrderSettings(brand.channel, catalogue, settings),
    limits,
    challengeKey: key[0],
    codesKey: await readCodesKey(settings.dataFolder, settings.codesSecret),
    log,
    provider: provider.port,
    noticeSecret,
    confirmations: mail.confirmations,
    idempotencyHeader: settings.headerNames.idempotencyKey,
    getCaller: (request) => accounts.callers.getCaller(request),
    findVerifiedEmail: (memberId) => accounts.members.findVerifiedEmail(memberId),
    findEarningMember: async (memberId) => (await accounts.members.read(memberId))?.details ?? null,
    timeZone: [...catalogue.sites.values()][0]?.ianaTimeZoneName || 'UTC',
  })
  const antiforgery = createAntiforgery(key, clock)
  const internal = createInternalCalls()
  const accounts = createAccountServices({
    database,
    clock,
    ids: createSystemIds(clock),
    keys: await readSessionKeys(settings.dataFolder, settings.sessionsSecret),
    channel: brand.name,
    siteTitle: brand.siteTitle,
    limits,
    tokenHeader: settings.headerNames.loyaltySessionToken,
    ...(await readSignUpRules(settings, brand, catalogue)),
    languages: brand.languages,
    choices: createMemberChoices(catalogue),
    membership: catalogue.membership,
    enterReferral: (...entered) => referrals.enter(...entered),
    makePhoto: (...photo) => media.makePhoto(...photo),
    mails: mail.accounts,
    getDataTexts: createDataPageTexts(brand),
    closeOthers: (memberId) => services.paymentCards.deleteAll(memberId),
    challengeKey: key[0],
    captchaService: createCaptchaService(settings, brand),
    captchaHeader: settings.headerNames.captchaResponse,
    balances: readBalanceRules(catalogue.membership),
    deletionsFile: join(settings.dataFolder, 'deleted-members.log'),
    cookieNames: settings.memberCookies,
    isInternal: (request) => internal.isInternal(request),
    getOrigin: createOriginReader(settings),
    isFromOwnPage: ({ headers }, signInId) => {
      const token = headers[antiforgeryHeader.toLowerCase()]
      return antiforgery.check(headers.cookie, typeof token === 'string' ? token : undefined, [signInId])
    },
    log,
  })
  const referrals = new Referrals({
    database,
    members: accounts.members,
    devices: accounts.devices,
    catalogue,
    clock,
    ids: createSystemIds(clock),
    mails: mail.referrals,
  })
  const watchlists = createWatchlistServices({
    database,
    catalogue,
    programme,
    mails: mail.watchlists,
    signer: accounts.keys,
    members: accounts.members,
    consents: accounts.consents,
    pages: { ...defaultPages, ...brand.channel.pages },
    clock,
  })
  const noticesHost = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host
  provider.connect(
    settings.payNotices === 'http'
      ? createHttpReceiver(() => `http://${noticesHost}:${port}${noticesPath}`)
      : (notice) => services.payments.receive(notice),
  )
  const media = buildMedia({
    settings,
    brand,
    catalogue,
    provider: provider.port,
    pictureProgram: options.pictureProgram,
  })

  const contentContext = createContentContext({
    catalogue,
    pages: { ...defaultPages, ...brand.channel.pages },
    siteTitle: brand.siteTitle,
    requiredCinemaGroupPrompt: brand.channel.requiredCinemaGroupPrompt,
    mediaVersion: media.version,
    hasFile: createFileLookup(join(settings.brandsFolder, settings.brand, 'assets')),
    customPages: (languageTag) => brand.variants.get(languageTag)?.customPages ?? [],
  })
  const library = new ContentLibrary({
    folder: join(settings.brandsFolder, settings.brand, 'content'),
    languages: brand.languages,
    context: contentContext,
    log,
  })

  const purgeEntries = createEntryPurge({ library, database, clock })

  const areas = createAreas({
    settings,
    brand,
    catalogue,
    itemChanges,
    programme,
    database,
    clock,
    key,
    services,
    accounts,
    watchlists,
    referrals,
    library,
    contentContext,
    media,
  })
  const app = await buildShell({
    settings,
    brand,
    clock,
    tokens: createChannelTokens(key, brand.name, clock),
    log,
    cinemaGroups: () => toContentCinemaGroups(catalogue),
    cinemas: () => [...catalogue.sites.values()].map(({ id, name }) => ({ id, name: name.text })),
    mediaVersion: media.version,
    rewardsReferrals: catalogue.membership.referrals !== null,
    limits,
    getCaller: accounts.callers.getCaller,
    internal,
    members: {
      readSignIn: (request) => accounts.callers.readSignIn(request),
      readCookieHeader: (request) => accounts.callers.readCookieHeader(request),
      getSetCookies: (request) => accounts.callers.getSetCookies(request),
    },
    ...(options.storefront ? { storefront: options.storefront } : {}),
    areas,
    getPayOrigin,
    databaseHealth: health,
    databaseCounts: database.counts,
    mail: () => mail.report(),
    reset: async () => {
      await services.completion.idle()
      await mail.worker.runDue()
      await forgetSales(database)
      await programme.topUp()
    },
    clockMoved: async () => {
      await programme.topUp()
      await watchlists.tellOfBookings()
      await provider.settleDue()
      await referrals.settleDue()
      await services.ledger.expireDue()
      await services.paymentCards.runDue()
      await accounts.runDue()
      await purgeEntries()
      await mail.worker.runDue()
    },
  })

  let stopTopUp = () => {}
  let stopPurge = () => {}
  let stopNotices = () => {}
  let stopReferrals = () => {}
  return {
    app,
    provider,
    catalogue,
    database,
    async start() {
      const { host } = settings
      // Before anybody can be served: a member who has left must not exist again.
      await accounts
        .deleteRestored()
        .catch((error: unknown) => log.error({ err: error }, 'the list of deleted accounts cannot be used'))
      await provider.app.listen({ host, port: payPort })
      payPort = getPort(provider.app) ?? payPort
      await provider.start()
      await services.start()
      accounts.start()
      stopTopUp = runRegularly(topUpInterval, () => programme.topUp(), log)
      await app.listen({ host, port })
      port = getPort(app) ?? port
      mail.worker.start()
      // Read in advance, so that the first request for a page does not wait for it.
      library.snapshot().then(
        (content) => logDeadLinks(content, contentContext, brand, log),
        (error: unknown) => log.error({ err: error as Error }, 'content was not read'),
      )
      purgeEntries().catch((error: unknown) =>
        log.error({ err: error as Error }, 'old entries were not deleted'),
      )
      stopPurge = runRegularly(purgeInterval, purgeEntries, log)
      stopNotices = runRegularly(noticeInterval, watchlists.tellOfBookings, log)
      stopReferrals = runRegularly(referralInterval, () => referrals.settleDue(), log)
      return { port, payPort }
    },
    async stop() {
      stopTopUp()
      stopPurge()
      stopNotices()
      stopReferrals()
      await app.close()
      await services.stop()
      await accounts.stop()
      await mail.worker.stop()
      await provider.stop()
      await database.close()
      media.stop()
    },
  }
}

function getPort(app: FastifyInstance): number | undefined {
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : undefined
}
