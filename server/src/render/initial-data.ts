import type { FastifyPluginAsync } from 'fastify'
import type { CinemaGroup, InitialData } from '@foyer/contract/omnia/initial-data'
import { InitialData as InitialDataSchema } from '@foyer/contract/omnia/initial-data'
import { defaultPages } from '@foyer/contract/omnia/pages'
import type { ErrorNumbering } from '@foyer/contract/errors/catalogue'
import type { HeaderNames } from '@foyer/contract/headers'
import { getRenamedHeaders } from '../config/header-names.ts'
import { toDetailUrl } from '../content/content-context.ts'
import type { Brand } from '../brand/brand.ts'
import { toServiceAddress } from '../brand/services.ts'

export interface ContentDependencies {
  brand: Brand
  /** The bearer token by which the ordering server recognizes the channel. */
  channelToken: () => Promise<string>
  numbering: () => ErrorNumbering
  headerNames: HeaderNames
  logLevel: InitialData['loggingConfiguration']['level']
  /** Cinema groups (cities) from the catalogue. */
  cinemaGroups: () => readonly CinemaGroup[] | Promise<readonly CinemaGroup[]>
  /** All cinemas with their names in the primary language, from the catalogue. */
  cinemas: () => readonly { id: string; name: string }[]
  /** Version of all pictures. */
  mediaVersion: string
  /** How long seats are held. */
  holdMinutes: number
  /** Whether this server sends confirmations. */
  sendsTickets: boolean
  /** Whether members are given something for friends who join. */
  rewardsReferrals: boolean
  /** Name of the cookie that tells pages that a member is signed in. */
  memberFlagCookie: string
}

/** Client part of a correlation id. */
const clientId = 'OCC'
const salesChannel = 'Web'

/** Creates the initial data of a visit. @param origin scheme and host under which the visitor reaches us */
export function createInitialData(dependencies: ContentDependencies) {
  const { brand, channelToken, numbering, logLevel, cinemaGroups, cinemas, mediaVersion, holdMinutes } =
    dependencies
  const { channel } = brand
  const headerNames = getRenamedHeaders(dependencies.headerNames)
  const { vistaConnect, cdn, captcha, personalisation, googleTagManager, realUserMonitoring } =
    channel.shared.initial.services
  // Our own service ranks by our own orders, so it is left out if another server takes them.
  const isPersonal = personalisation && (personalisation.url !== '/' || vistaConnect.url === '/')
  const scripts = [
    ...(googleTagManager ? [`${googleTagManager.scriptUrl}?id=${googleTagManager.containerId}`] : []),
    ...(realUserMonitoring ? [`${realUserMonitoring.scriptUrl}?id=${realUserMonitoring.id}`] : []),
  ]
  const pages = { ...defaultPages, ...channel.pages }
  return async (origin: string): Promise<InitialData> => ({
    siteTitle: brand.siteTitle,
    culture: channel.culture,
    country: channel.country,
    pages,
    api: {
      apiUrl: toServiceAddress(vistaConnect.url, origin),
      authToken: await channelToken(),
      regionCode: vistaConnect.regionCode,
      tenantId: channel.tenantId,
      vistaCdn: toServiceAddress(cdn.vistaCdn, origin),
      // The version is that of our own pictures only.
      ...(cdn.vistaCdn === '/' ? { mediaVersion } : {}),
    },
    ...(isPersonal
      ? {
          personalisation: {
            url: toServiceAddress(personalisation.url, origin),
            filmTerritoryShortCode: channel.filmTerritoryShortCode,
          },
        }
      : {}),
    errorNumbering: numbering(),
    ...(headerNames ? { headerNames } : {}),
    holdMinutes,
    // Only where the interface is our own: this server knows nothing of another's.
    ...(vistaConnect.url === '/'
      ? {
          sendsTickets: dependencies.sendsTickets,
          findsOrders: true,
          extendsMembers: true,
          ...(dependencies.rewardsReferrals ? { rewardsReferrals: true } : {}),
        }
      : {}),
    memberSignIn: {
      type: vistaConnect.memberSignIn ?? (vistaConnect.url === '/' ? 'Cookie' : 'Token'),
      flagCookie: dependencies.memberFlagCookie,
    },
    occConfiguration: { clientId, salesChannel },
    occConfigurationOverride: {},
    ...(captcha ? { captcha: { type: captcha.type, siteKey: captcha.siteKey } } : {}),
    cinemaUrlsById: Object.fromEntries(
      cinemas().map(({ id, name }) => [id, toDetailUrl(pages.Cinema, name, id)]),
    ),
    ...(googleTagManager ? { gtmId: googleTagManager.containerId } : {}),
    ...(realUserMonitoring ? { rumId: realUserMonitoring.id } : {}),
    ...(scripts.length > 0 ? { scripts } : {}),
    loggingConfiguration: { level: logLevel },
    cinemaGroups: [...(await cinemaGroups())],
    requiredCinemaGroupPrompt: channel.requiredCinemaGroupPrompt,
  })
}

export interface ContentRoutesOptions {
  initialData: (origin: string) => Promise<InitialData>
  getOrigin: (request: { protocol: string; host: string }) => string
}

/**
 * `GET /api/omnia/v1/initialData`: how a client finds the interface and its token. As it contains the token, no cache
 * may store it.
 */
export const contentRoutes: FastifyPluginAsync<ContentRoutesOptions> = async (
  app,
  { initialData, getOrigin },
) => {
  app.get(
    '/api/omnia/v1/initialData',
    { schema: { response: { 200: InitialDataSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return initialData(getOrigin(request))
    },
  )
}
