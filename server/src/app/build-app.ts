import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { CinemaGroup } from '@foyer/contract/omnia/initial-data'
import { defaultPages } from '@foyer/contract/omnia/pages'
import { browsingRoutes } from '../browsing/routes.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { adjustableClock, type AdjustableClock } from '../clock.ts'
import { completionRoutes } from '../completion/routes.ts'
import type { Settings } from '../config/settings.ts'
import { readBrandForStart } from '../brand-tool/read-for-start.ts'
import { StartError } from '../config/start-error.ts'
import { channelKey, channelTokens } from '../content/channel-token.ts'
import { explainPostgres } from '../database/explain-postgres.ts'
import { openStore, type Store } from '../database/store.ts'
import { watchStore } from '../database/store-health.ts'
import { discoveryRoutes } from '../discovery/routes.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { openLog } from '../http/logging.ts'
import { systemIds } from '../ids.ts'
import { journeyRoutes } from '../journeys/routes.ts'
import { createMailService } from '../mail/mail-service.ts'
import { mailboxRoutes } from '../mail/mailbox-routes.ts'
import { coldBudget } from '../media/cold-budget.ts'
import { createMediaService } from '../media/media-service.ts'
import { mediaRoutes } from '../media/media-routes.ts'
import { pictureProcess } from '../media/picture-process.ts'
import { mediaVersionOf } from '../media/media-version.ts'
import { trailerRoutes } from '../media/trailer-routes.ts'
import { artCatalogueOf, createArtResolver } from '../media/resolve-art.ts'
import { antiforgery } from '../omnia/antiforgery.ts'
import { contentFacts, filesBelow } from '../omnia/content-facts.ts'
import { logDeadLinks } from '../omnia/dead-links.ts'
import { entryPurge } from '../omnia/entry-purge.ts'
import { formRoutes } from '../omnia/form-routes.ts'
import { ContentLibrary } from '../omnia/library.ts'
import { omniaRoutes } from '../omnia/routes.ts'
import { clientKeyBy } from '../orders/client-key.ts'
import { orderRoutes } from '../orders/routes.ts'
import { salesCatalogue } from '../orders/sales-catalogue.ts'
import { createOrderServices } from '../orders/services.ts'
import { orderSettingsOf } from '../orders/settings.ts'
import { createTestProvider, type TestProvider } from '../payments/ledgerline/provider.ts'
import { payOriginReader } from '../payments/pay-origin.ts'
import { paymentRoutes } from '../payments/routes.ts'
import { typefacesOf } from '../payments/typefaces.ts'
import { personalisationRoutes } from '../personalisation/routes.ts'
import { openProgramme } from '../schedule/open-programme.ts'
import { seatingRoutes } from '../seating/routes.ts'
import { requireBrandFiles } from './required-files.ts'
import { forgetSales } from './reset.ts'
import { buildShell, originReader, trusted } from './shell.ts'

/** A server that is put together and can be started. */
export interface FoyerServer {
  readonly app: FastifyInstance
  readonly provider: TestProvider
  readonly catalogue: Catalogue
  readonly store: Store
  /** Listens on both ports, takes up completions that an earlier process left, and starts the regular tasks. */
  start(): Promise<{ port: number; payPort: number }>
  /** Answers what is under way, ends the tasks, closes the database. */
  stop(): Promise<void>
}

export interface BuildOptions {
  settings: Settings
  log?: FastifyBaseLogger
  /** The program that makes pictures in a process of its own; without it they are made in this one. */
  pictureProgram?: string
  clock?: AdjustableClock
}

/**
 * Pictures that are not on the disk and are made for one address: a first visit asks for up to some sixty a page, and from then
 * on for what nobody has seen yet.
 */
const coldPictures = { burst: 120, perMinute: 60 }
/** Pictures that wait to be made: a minute's work for two cores. */
const pictureQueue = { mostWaiting: 240, mostOfClient: 120 }

/** How often it is looked whether a site's next business day has begun, milliseconds. */
const topUpInterval = 60_000
/** How often it is looked whether a day has passed since entries of forms were last deleted, milliseconds. */
const purgeInterval = 600_000

function groupsOf(catalogue: Catalogue): CinemaGroup[] {
  return catalogue.cinemaGroups.map(({ id, name, siteIds }) => ({
    id,
    name,
    cinemas: siteIds.map((siteId) => ({ nodeId: siteId, vistaCinema: { key: siteId } })),
  }))
}

async function openDatabase({ databaseUrl, dataFolder }: Settings, log: FastifyBaseLogger): Promise<Store> {
  if (databaseUrl !== null) {
    const onError = (error: Error) => log.error({ err: error }, 'a connection to the database was lost')
    try {
      return await openStore({ url: databaseUrl, onError })
    } catch (error) {
      const reason = explainPostgres(error, databaseUrl)
      throw reason === null ? error : new StartError(reason, { cause: error })
    }
  }
  return openStore({ file: join(dataFolder, 'foyer.sqlite') })
}

/** Runs a task every so often; a failure is told and does not end it. Keeps no process alive. */
function every(interval: number, task: () => Promise<unknown>, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    task().catch((error: unknown) => log.error({ err: error as Error }, 'a regular task failed'))
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}

/** Puts the whole server together: the database and the catalogue, the areas on them, the provider, the shell around. */
export async function buildServer(options: BuildOptions): Promise<FoyerServer> {
  const { settings, clock = adjustableClock() } = options
  const log = options.log ?? openLog(settings.logLevel)
  await mkdir(settings.dataFolder, { recursive: true, mode: 0o700 })
  requireBrandFiles(settings.brandsFolder, settings.brand)
  const { brand, catalogue } = await readBrandForStart(settings)
  const { store, health } = watchStore(await openDatabase(settings, log), clock)
  const programme = await openProgramme({ store, catalogue, clock })

  const key = await channelKey(settings.dataFolder, settings.channelSecret)
  const limits: LimitSwitch = { isOn: settings.isRateLimited }
  const noticeSecret = randomBytes(32).toString('base64url')
  let { payPort } = settings
  const payOriginOf = payOriginReader({
    configured: settings.payOrigin,
    port: () => payPort,
    allowedOrigins: settings.allowedOrigins,
  })
  const provider = createTestProvider({
    store,
    clock,
    log,
    noticeSecret,
    origin: payOriginOf,
    typefaces: typefacesOf(brand),
    trustProxy: settings.trustProxy === false ? false : trusted(settings.trustProxy),
    // Tests pay from one address.
    isRateLimited: settings.isRateLimited && settings.testControlToken === null,
  })
  let { port } = settings
  const mail = await createMailService({
    settings: settings.mail,
    brand,
    store,
    clock,
    ids: systemIds(clock),
    log,
    journeys: () => services.journeys,
    origin: () => settings.publicOrigin ?? `http://localhost:${port}`,
  })
  const services = createOrderServices({
    store,
    clock,
    ids: systemIds(clock),
    catalogue: salesCatalogue(catalogue, programme),
    settings: orderSettingsOf(brand.channel, catalogue, settings),
    limits,
    challengeKey: key,
    log,
    provider: provider.port,
    noticeSecret,
    confirmations: mail.confirmations,
    idempotencyHeader: settings.headerNames.idempotencyKey,
  })
  provider.connect((notice) => services.payments.receive(notice))
  const artFolder = join(settings.brandsFolder, 'shared', 'art')
  const art = {
    mastersDirectory: join(artFolder, 'masters'),
    iconsDirectory: join(artFolder, 'icons'),
    logosDirectory: join(brand.assetsFolder, 'logos'),
    catalogue: artCatalogueOf(catalogue, settings.brand),
  }
  const mediaVersion = mediaVersionOf(art)
  const pictures =
    options.pictureProgram === undefined ? null : pictureProcess({ program: options.pictureProgram })
  const media = createMediaService({
    ...art,
    make: pictures?.make,
    cacheDirectory: join(settings.dataFolder, 'media'),
    readyDirectory: join(artFolder, 'ready'),
    resolveArt: createArtResolver(art.catalogue),
    // Tests ask for more in a minute than any household, from one address.
    limits:
      settings.isRateLimited && settings.testControlToken === null
        ? { ...pictureQueue, budget: coldBudget(coldPictures) }
        : undefined,
  })

  const facts = contentFacts({
    catalogue,
    pages: { ...defaultPages, ...brand.channel.pages },
    siteTitle: brand.siteTitle,
    requiredCinemaGroupPrompt: brand.channel.requiredCinemaGroupPrompt,
    mediaVersion,
    hasFile: filesBelow(join(settings.brandsFolder, settings.brand, 'assets')),
    customPages: (languageTag) => brand.variants.get(languageTag)?.customPages ?? [],
  })
  const library = new ContentLibrary({
    folder: join(settings.brandsFolder, settings.brand, 'content'),
    languages: brand.languages,
    facts,
    log,
  })

  const purgeEntries = entryPurge({ library, store, clock })

  const areas: FastifyPluginAsync = async (app) => {
    const { allowedOrigins, errorNumbering } = settings
    const guard = antiforgery(key, clock)
    const { languages, texts } = brand
    const originOf = originReader(settings)
    await app.register(browsingRoutes, { store, catalogue, programme, clock, originOf })
    await app.register(seatingRoutes, { store, catalogue, programme, clock })
    await app.register(orderRoutes, {
      services,
      clientKey: clientKeyBy(key),
      captchaHeader: settings.headerNames.captchaResponse,
    })
    await app.register(paymentRoutes, { services, originOf, allowedOrigins })
    await app.register(completionRoutes, { services })
    await app.register(journeyRoutes, { services })
    await app.register(omniaRoutes, {
      library,
      facts,
      languages,
      store,
      clock,
      antiforgery: guard,
      isHttps: (request) => originOf(request).startsWith('https:'),
    })
    await app.register(personalisationRoutes, {
      store,
      clock,
      catalogue,
      programme,
      filmTerritoryShortCode: brand.channel.filmTerritoryShortCode,
      sponsoredFilms: async () =>
        (await library.snapshot()).languages.get(languages[0] ?? '')?.sponsoredFilms ?? [],
    })
    await app.register(formRoutes, {
      library,
      languages,
      texts,
      answer: services.answer,
      clock,
      ids: systemIds(clock),
      antiforgery: guard,
    })
    await app.register(discoveryRoutes, {
      library,
      facts,
      programme,
      clock,
      brand,
      originOf,
      isOriginFixed: settings.publicOrigin !== null,
    })
    if (settings.mail.kind === 'mailbox') await app.register(mailboxRoutes, { store })
    await app.register(mediaRoutes, { media, version: mediaVersion, numbering: () => errorNumbering })
    await app.register(trailerRoutes, {
      trailersDirectory: join(artFolder, 'trailers'),
    })
  }
  const app = await buildShell({
    settings,
    brand,
    clock,
    tokens: channelTokens(key, brand.name, clock),
    log,
    cinemaGroups: () => groupsOf(catalogue),
    cinemas: () => [...catalogue.sites.values()].map(({ id, name }) => ({ id, name: name.text })),
    mediaVersion,
    limits,
    areas,
    payOriginOf,
    storeHealth: health,
    mail: () => mail.report(),
    reset: async () => {
      await services.completion.idle()
      await mail.worker.runDue()
      await forgetSales(store)
      await programme.topUp()
    },
    clockMoved: async () => {
      await programme.topUp()
      await provider.settleDue()
      await purgeEntries()
      await mail.worker.runDue()
    },
  })

  let stopTopUp = () => {}
  let stopPurge = () => {}
  return {
    app,
    provider,
    catalogue,
    store,
    async start() {
      const { host } = settings
      await provider.app.listen({ host, port: payPort })
      payPort = portOf(provider.app) ?? payPort
      await provider.start()
      await services.start()
      stopTopUp = every(topUpInterval, () => programme.topUp(), log)
      await app.listen({ host, port })
      port = portOf(app) ?? port
      mail.worker.start()
      // Read ahead, so that the first who asks for a page need not wait for it.
      library.snapshot().then(
        (content) => logDeadLinks(content, facts, brand, log),
        (error: unknown) => log.error({ err: error as Error }, 'content was not read'),
      )
      purgeEntries().catch((error: unknown) =>
        log.error({ err: error as Error }, 'old entries were not deleted'),
      )
      stopPurge = every(purgeInterval, purgeEntries, log)
      return { port, payPort }
    },
    async stop() {
      stopTopUp()
      stopPurge()
      await app.close()
      await services.stop()
      await mail.worker.stop()
      await provider.stop()
      await store.close()
      pictures?.stop()
    },
  }
}

function portOf(app: FastifyInstance): number | undefined {
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : undefined
}
