import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import type { Brand } from '../brand/brand.ts'
import { dataRoutes } from '../accounts/data/data-routes.ts'
import { credentialRoutes } from '../accounts/credential-routes.ts'
import { memberDetailsRoutes, memberPhotoRoutes } from '../accounts/member-details-routes.ts'
import { memberCookieAnswers } from '../accounts/member-callers.ts'
import { passkeyRoutes } from '../accounts/passkey-routes.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { sessionRoutes } from '../accounts/session-routes.ts'
import { workstationRoutes } from '../accounts/workstation-routes.ts'
import { watchlistRoutes } from '../watchlist/routes.ts'
import { MemberStandings } from '../balances/member-standings.ts'
import { readBalanceRules } from '../balances/read-balance-rules.ts'
import { browsingRoutes } from '../browsing/routes.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ItemChanges } from '../catalogue/item-changes.ts'
import { completionRoutes } from '../completion/routes.ts'
import type { KeyRing } from '../config/key-file.ts'
import type { Settings } from '../config/settings.ts'
import { createAntiforgery } from '../content/antiforgery.ts'
import type { ContentContext } from '../content/content-context.ts'
import { formRoutes } from '../content/form-routes.ts'
import type { ContentLibrary } from '../content/library.ts'
import { omniaRoutes } from '../content/routes.ts'
import type { Database } from '../database/database.ts'
import { discoveryRoutes } from '../discovery/routes.ts'
import type { Clock } from '../domain/clock.ts'
import { createSystemIds } from '../domain/ids.ts'
import { memberHistoryRoutes } from '../journeys/member-history-routes.ts'
import { journeyRoutes } from '../journeys/routes.ts'
import { MemberRewards } from '../loyalty/member-rewards.ts'
import type { Referrals } from '../referrals/referrals.ts'
import { referralRoutes } from '../referrals/routes.ts'
import { RewardHandovers } from '../loyalty/reward-handovers.ts'
import { loyaltyRoutes } from '../loyalty/routes.ts'
import { WatchedPicture } from '../journeys/watched-picture.ts'
import { mailboxRoutes } from '../mail/mailbox-routes.ts'
import { unsubscribeRoutes } from '../mail/unsubscribe-routes.ts'
import { mediaRoutes } from '../media/media-routes.ts'
import { trailerRoutes } from '../media/trailer-routes.ts'
import { createClientKey } from '../orders/client-key.ts'
import { orderRoutes } from '../orders/routes.ts'
import { noticeRoutes } from '../payments/notice-routes.ts'
import { paymentRoutes } from '../payments/routes.ts'
import { createShopOriginReader } from '../payments/shop-origin.ts'
import { personalisationRoutes } from '../personalisation/routes.ts'
import { preparationRoutes } from '../preparation/routes.ts'
import { redemptionRoutes } from '../redemption/routes.ts'
import type { Programme } from '../schedule/programme.ts'
import { seatingRoutes } from '../seating/routes.ts'
import { paymentCardRoutes } from '../wallet/routes.ts'
import type { AccountServices } from './account-services.ts'
import type { Media } from './build-media.ts'
import type { OrderServices } from './order-services.ts'
import { createOriginReader } from './shell.ts'
import type { WatchlistServices } from './watchlist-services.ts'

export interface AreasOptions {
  readonly settings: Settings
  readonly brand: Brand
  readonly catalogue: Catalogue
  readonly itemChanges: ItemChanges
  readonly programme: Programme
  readonly database: Database
  readonly clock: Clock
  /** The channel's secrets, from which tokens and client keys are derived. */
  readonly key: KeyRing
  readonly services: OrderServices
  readonly accounts: AccountServices
  readonly watchlists: Pick<WatchlistServices, 'watchlists' | 'noticeConsent'>
  readonly referrals: Referrals
  readonly library: ContentLibrary
  readonly contentContext: ContentContext
  readonly media: Media
}

/** Color of the pages of a brand as it is first seen, `#rrggbb`. */
function readPageColor({ theme }: Brand): string {
  const { modes, defaultMode } = parseTheme(theme)
  return (modes[defaultMode] ?? modes.Light ?? modes.Dark)?.bg ?? '#000000'
}

/** Creates a plugin with the routes of every area of the server, without the shell. */
export function createAreas(options: AreasOptions): FastifyPluginAsync {
  const { settings, brand, catalogue, programme, database, clock, key, services, library, media } = options
  const { accounts, itemChanges } = options
  const { getCaller } = accounts.callers
  const { allowedOrigins, errorNumbering } = settings
  const { languages, texts } = brand
  return async (app) => {
    const antiforgery = createAntiforgery(key, clock)
    await app.register(memberCookieAnswers, { callers: accounts.callers })
    const getOrigin = createOriginReader(settings)
    await app.register(browsingRoutes, {
      database,
      catalogue,
      itemChanges,
      programme,
      clock,
      getOrigin,
    })
    await app.register(seatingRoutes, { database, catalogue, programme, clock })
    await app.register(orderRoutes, {
      services,
      clientKey: createClientKey(key[0]),
      captchaHeader: settings.headerNames.captchaResponse,
      getCaller,
    })
    await app.register(redemptionRoutes, { services, getCaller })
    await app.register(paymentRoutes, { services, getOrigin, allowedOrigins, getCaller })
    await app.register(paymentCardRoutes, {
      paymentCards: services.paymentCards,
      getShopOrigin: createShopOriginReader(getOrigin, allowedOrigins),
      getCaller,
    })
    await app.register(noticeRoutes, { receive: services.payments.receive })
    await app.register(completionRoutes, { services })
    await app.register(preparationRoutes, { services, getCaller })
    await app.register(journeyRoutes, { services, getCaller })
    await app.register(memberHistoryRoutes, {
      services,
      watchedPicture: new WatchedPicture({
        watched: services.watchedFilms,
        media: media.service,
        ground: readPageColor(brand),
      }),
      getCaller,
    })
    await app.register(accountRoutes, accounts)
    await app.register(credentialRoutes, accounts)
    await app.register(memberDetailsRoutes, accounts)
    await app.register(memberPhotoRoutes, accounts)
    await app.register(dataRoutes, accounts)
    await app.register(sessionRoutes, accounts)
    await app.register(passkeyRoutes, accounts)
    await app.register(workstationRoutes, accounts)
    await app.register(watchlistRoutes, { ...accounts, ...options.watchlists, catalogue, programme })
    await app.register(loyaltyRoutes, {
      catalogue,
      clock,
      rewards: new MemberRewards({
        store: services.rewards,
        members: accounts.members,
        ledger: services.ledger,
        standings: new MemberStandings({
          ledger: services.ledger,
          clock,
          rules: readBalanceRules(catalogue.membership),
        }),
        catalogue,
        clock,
        ids: createSystemIds(clock),
      }),
      handovers: new RewardHandovers({
        database,
        store: services.rewards,
        members: accounts.members,
        catalogue,
        clock,
      }),
      callers: accounts.callers,
      idempotencyHeader: settings.headerNames.idempotencyKey,
    })
    await app.register(referralRoutes, { ...accounts, referrals: options.referrals })
    await app.register(omniaRoutes, {
      library,
      context: options.contentContext,
      languages,
      database,
      clock,
      antiforgery,
      getSignInId: accounts.callers.getSignInId,
      isHttps: (request) => getOrigin(request).startsWith('https:'),
    })
    await app.register(personalisationRoutes, {
      database,
      listWantedFilms: (hash) => options.watchlists.watchlists.listByHash(hash),
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
      answer: services.answerTransaction,
      clock,
      ids: createSystemIds(clock),
      antiforgery,
      getSignInId: accounts.callers.getSignInId,
    })
    await app.register(discoveryRoutes, {
      library,
      context: options.contentContext,
      programme,
      clock,
      brand,
      getOrigin,
      isOriginFixed: settings.publicOrigin !== null,
    })
    await app.register(unsubscribeRoutes, {
      signer: accounts.keys,
      brand,
      end: { watchlist: (mailKey) => options.watchlists.noticeConsent.end(mailKey) },
    })
    if (settings.mail.kind === 'mailbox') await app.register(mailboxRoutes, { database })
    await app.register(mediaRoutes, {
      media: media.service,
      version: media.version,
      numbering: () => errorNumbering,
    })
    await app.register(trailerRoutes, { trailersDirectory: join(media.artFolder, 'trailers') })
  }
}
