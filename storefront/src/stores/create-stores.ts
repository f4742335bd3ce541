import type { TextArea } from '@foyer/contract/channel/calls'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { Position } from '@foyer/contract/personalisation/nearest-site'
import type { Clock } from '../cache/clock.ts'
import { Snapshots } from '../cache/snapshots.ts'
import type { ApiClient } from '../services/http/api-client.ts'
import type { RandomId } from '../services/http/identity.ts'
import type { ContentClient } from '../services/omnia/content-client.ts'
import { createFilmsService } from '../services/ocapi/films.ts'
import { createShowtimesService } from '../services/ocapi/showtimes.ts'
import { createSitesService } from '../services/ocapi/sites.ts'
import { AvailabilityStore } from './films/availability.ts'
import { Caching } from './base/caching.ts'
import { CinemaGroupsStore } from './cinemas/cinema-groups.ts'
import type { StorefrontConfiguration } from './channel/configuration-model.ts'
import type { DismissalCookies } from './content/dismissals.ts'
import { ConfigurationStore } from './channel/configuration.ts'
import { FilmListing } from './films/film-listing.ts'
import { FilmsStore } from './films/films.ts'
import { Formats } from './channel/formats.ts'
import { Languages } from './channel/languages.ts'
import type { Logger } from './browser/logger.ts'
import { MemberOpenings } from './members/member-openings.ts'
import { NotificationsStore } from './content/notifications.ts'
import { Routes } from '../domain/routes.ts'
import { ScreeningDatesStore } from './films/screening-dates.ts'
import { SessionStore } from './visitor/session.ts'
import { ShowtimesStore } from './films/showtimes.ts'
import { SitesStore } from './cinemas/sites.ts'
import type { ListedStorage } from './browser/storage.ts'
import { TextsStore, type Dictionary, type LoadTexts } from './channel/texts.ts'
import { TodayStore } from './channel/today.ts'
import type { ThemeData } from './channel/theme-data.ts'

/** Data of the page: the brand, the channel and the time of rendering. Equal on both sides. */
export interface PageData extends ThemeData {
  brandName: string
  configuration: StorefrontConfiguration
  /** Of the areas below, and those that the configuration names. */
  texts: Dictionary
  textAreas: readonly TextArea[]
  languageTag: string
  /** The language of addresses without a language. */
  primaryLanguageTag: string
  initialData: InitialData
  /** Public origin, without trailing slash. */
  origin: string
  /** Server's clock at rendering, epoch milliseconds. */
  renderedAt: number
  cinemaGroupId: string | null
  /** Of the release that has rendered the page; null if unknown. */
  commit: string | null
  /** Dismissed announcements from cookies: the server has omitted them. */
  dismissals: DismissalCookies
  /** A cookie says that consent is answered: the server has omitted the prompt. */
  isConsentAnswered: boolean
  /**
   * Whether the server has rendered the page for a signed-in member; only pages of the member area are. Absent where the
   * server could not tell.
   */
  isSignedIn?: boolean
}

/** What differs between the server and the browser. */
export interface Platform {
  clock: Clock
  /** Arrival of the page's response, by `clock`; absent on the server, null if the page is not from there. */
  cameAt?: number | null
  logger: Logger
  random: RandomId
  local: ListedStorage
  session: ListedStorage
  /** Subscribes to changes of a key of the local storage by other tabs; returns a function that stops it. */
  onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
  writeGroupCookie: (groupId: string | null) => void
  /**
   * For the whole site.
   * @param seconds lifetime, null for the browser's session
   */
  writeCookie: (name: string, value: string, seconds: number | null) => void
  /** Id of the workstation that this device is; null for any other. Absent on the server. */
  findWorkstationId?: () => string | null
  locate: () => Promise<Position | null>
  /** Brings the sheet of a film's colors, by their name. Absent on the server, which writes it. */
  loadFilmColors?: (key: string) => Promise<void>
  makeClient: (session: SessionStore) => ApiClient
  /** The channel's current access, for clients that are created later; the server has none. */
  channel?: {
    access: () => InitialData['api']
    renewAccess: (refusedToken: string) => Promise<boolean>
  }
  /** Absent on the server, which has the texts of all areas. */
  loadTexts?: LoadTexts
  /** The way to the content system. */
  content: ContentClient
  /** Dehydrated store content of the page, by name. */
  dehydrated: Readonly<Record<string, unknown>>
}

/** Creates the stores of every page: the only place that does. A server creates a fresh set per request. */
export function createStores(pageData: PageData, platform: Platform) {
  const { clock, logger } = platform
  const snapshots = new Snapshots(platform.dehydrated)
  const caching = new Caching(clock, logger, snapshots)
  const configuration = new ConfigurationStore(pageData.brandName, pageData.configuration)
  const texts = new TextsStore(pageData.languageTag, pageData.texts, logger, {
    areas: pageData.textAreas,
    load: platform.loadTexts,
  })
  const session = new SessionStore({
    languageTag: pageData.languageTag,
    origin: pageData.origin,
    storage: platform.session,
    local: platform.local,
    random: platform.random,
    findWorkstationId: platform.findWorkstationId,
  })
  const client = platform.makeClient(session)
  const today = snapshots.register('today', new TodayStore(pageData.renderedAt, clock, platform.cameAt))
  const { initialData } = pageData
  const routes = new Routes({
    pages: initialData.pages,
    origin: pageData.origin,
    mediaBase: initialData.api.vistaCdn,
    mediaVersion: initialData.api.mediaVersion,
    isSeatFirst: configuration.modes.ticketing === 'SeatFirst',
    allowsUnpaidBookings: configuration.value.tickets.unpaidBookings.allowUnpaidBookings,
  })
  const filmCalls = createFilmsService(client)
  const showtimeCalls = createShowtimesService(client)
  const sites = new SitesStore(createSitesService(client), caching)
  const films = new FilmsStore(filmCalls, caching)
  const memberOpenings = new MemberOpenings()
  const availability = new AvailabilityStore(filmCalls, { today, memberOpenings }, caching)
  const screeningDates = new ScreeningDatesStore(showtimeCalls, caching)
  const cinemaGroups = new CinemaGroupsStore({
    groups: initialData.cinemaGroups,
    isPromptRequired: initialData.requiredCinemaGroupPrompt,
    savedId: pageData.cinemaGroupId,
    sites,
    storage: platform.local,
    session: platform.session,
    writeCookie: platform.writeGroupCookie,
    logger,
  })
  return {
    configuration,
    texts,
    languages: new Languages(
      pageData.languageTag,
      pageData.primaryLanguageTag,
      configuration.value.shared.localisation.languages,
    ),
    formats: new Formats(configuration, today, pageData.languageTag),
    routes,
    session,
    today,
    films,
    availability,
    memberOpenings,
    listing: new FilmListing({
      films,
      availability,
      screeningDates,
      cinemaGroups,
      today,
      texts,
      filmSort: () => configuration.value.browsing.filmSort,
    }),
    sites,
    screeningDates,
    showtimes: new ShowtimesStore(showtimeCalls, today, caching),
    cinemaGroups,
    notifications: new NotificationsStore(clock, logger, configuration.value.notifications.maximumShown),
    logo: pageData.logo,
    hasModes: pageData.hasModes,
    heroGlyphs: pageData.heroGlyphs,
    plainTone: pageData.plainTone,
    buttonFills: pageData.buttonFills,
    /** Dependencies of lazy stores (such as the order's); not for pages. */
    core: { platform, pageData, snapshots, caching, client },
  }
}

export type Stores = ReturnType<typeof createStores>
