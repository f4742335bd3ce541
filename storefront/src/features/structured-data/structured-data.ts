import type { Film } from '@foyer/contract/wire/films'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { Site } from '@foyer/contract/wire/sites'
import { getContentStores } from '../../stores/content/content-stores.ts'
import { getEventShowtimesStore } from '../../stores/films/event-showtimes.ts'
import type { PageContext } from '../../context/page-module.ts'
import { getSiteFilms } from '../../stores/films/site-films.ts'
import type { Stores } from '../../stores/create-stores.ts'
import {
  getEventCrumbs,
  getEventsCrumb,
  getSiteCrumbs,
  getSitesCrumb,
  getCmsCrumbs,
  type Crumb,
} from '../../page/crumbs.ts'
import { getSiteDay } from '../../film/showtimes/site-day.ts'
import { getChosenDay } from '../../film/showtimes/day-strip.ts'
import { getMenuTitle } from '../../order/menu-title.ts'
import { compareByStart } from '../../film/showtimes/group-showtimes.ts'
import { createFilmDatesQuery, createFilmDayQuery, getRequestedDay } from '../../film/showtimes/queries.ts'
import { createBreadcrumbs } from './breadcrumbs.ts'
import { toCinemaThing } from './cinema.ts'
import { listGiftShopThings } from './gift-shop.ts'
import { toMenuThings } from './menu.ts'
import { toMovieSummary, toMovieThing } from './movie.ts'
import { toScreeningThing } from './screening.ts'
import { toAbsoluteAddress, getChainId, type Thing } from './thing.ts'

/** Most showtimes in a page's structured data: a busy day of a large chain would double the page. */
const mostScreenings = 40

type Maker = (stores: Stores, page: PageContext) => Thing[]

/** By the id of the route. Apart from the pages, so that no browser fetches what only search engines read. */
const makers: Readonly<Record<string, Maker>> = {
  home: (stores) => [
    toChainThing(stores),
    {
      '@type': 'WebSite',
      name: stores.configuration.siteTitle,
      url: toAbsoluteAddress(stores, stores.routes.home()),
      inLanguage: stores.languages.current,
      publisher: { '@id': getChainId(stores) },
    },
  ],
  films: (stores) => [createBreadcrumbs(stores, [createFilmsCrumb(stores)])],
  film: aboutFilm,
  events: (stores, { url }) => [createBreadcrumbs(stores, [getEventsCrumb(stores, url.pathname)])],
  event: aboutEvent,
  sites: (stores) => [
    createBreadcrumbs(stores, [getSitesCrumb(stores)]),
    toChainThing(stores),
    ...stores.sites.list.map((site) => toCinemaThing(stores, site)),
  ],
  site: aboutSite,
  'order-site-food': aboutMenu,
  'gift-shop': (stores) => [toChainThing(stores), ...listGiftShopThings(stores)],
  content: (stores, { url }) => {
    const page = getContentStores(stores).pages.page(url.pathname)
    return page ? [createBreadcrumbs(stores, getCmsCrumbs(page))] : []
  },
}

/** What a page shows, as schema.org says it; null where there is nothing to say. @param routeId of the page's route */
export function createStructuredData(routeId: string, stores: Stores, page: PageContext): object | null {
  const things = makers[routeId]?.(stores, page) ?? []
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things }
}

function aboutFilm(stores: Stores, page: PageContext): Thing[] {
  const film = stores.films.film(page.params.filmId ?? '')
  if (!film) return []
  const { id, title } = film
  const own = { name: stores.texts.text(title), path: stores.routes.film(film) }
  const date = getChosenDay({
    today: stores.today.businessDate(),
    dates: stores.screeningDates.getDates(createFilmDatesQuery(stores, id)),
    requested: getRequestedDay(page),
  })
  const day = date === undefined ? undefined : stores.showtimes.whole(createFilmDayQuery(stores, id, date))
  const shown = findShown(stores, day?.showtimes)
  return [
    toMovieThing(stores, film),
    createBreadcrumbs(stores, [createFilmsCrumb(stores), own]),
    ...(shown.length > 0 ? [toChainThing(stores)] : []),
    ...removeDuplicates(shown.map(({ site }) => site)).map((site) => toCinemaThing(stores, site)),
    ...shown.map(({ showtime, site }) => toScreeningThing(stores, showtime, film, site)),
  ]
}

function aboutEvent(stores: Stores, page: PageContext): Thing[] {
  const { params, url } = page
  const event = getContentStores(stores).events.event(params.eventId ?? '')
  if (!event) return []
  const crumbs = createBreadcrumbs(stores, getEventCrumbs(stores, event, url.pathname))
  const { siteIds } = stores.cinemaGroups
  const day = getEventShowtimesStore(stores).day({
    eventId: event.id,
    siteIds,
    requested: getRequestedDay(page),
  })
  const shown = findShown(stores, day.value?.showtimes)
  if (shown.length === 0) return [crumbs]
  return [
    crumbs,
    toChainThing(stores),
    ...removeDuplicates(shown.map(({ film }) => film)).map((film) => toMovieSummary(stores, film)),
    ...removeDuplicates(shown.map(({ site }) => site)).map((site) => toCinemaThing(stores, site)),
    ...shown.map(({ showtime, film, site }) => toScreeningThing(stores, showtime, film, site)),
  ]
}

function aboutSite(stores: Stores, page: PageContext): Thing[] {
  const site = stores.sites.site(page.params.siteId ?? '')
  if (!site) return []
  const written = getContentStores(stores).pages.page(page.url.pathname)
  const date = getSiteDay(stores, site.id, page)
  const day = date === undefined ? undefined : stores.showtimes.whole({ date, siteIds: [site.id] })
  const known = { ...stores, films: getSiteFilms(stores, site.id).films }
  const shown = findShown(known, day?.showtimes)
  return [
    toCinemaThing(stores, site, written?.components.cinemaDetails),
    toChainThing(stores),
    createBreadcrumbs(stores, getSiteCrumbs(stores, site)),
    ...removeDuplicates(shown.map(({ film }) => film)).map((film) => toMovieSummary(known, film)),
    ...shown.map(({ showtime, film }) => toScreeningThing(stores, showtime, film, site)),
  ]
}

function aboutMenu(stores: Stores, { params }: PageContext): Thing[] {
  const site = stores.sites.site(params.siteId ?? '')
  if (!site) return []
  const own = { name: getMenuTitle(stores, site), path: stores.routes.siteFood(site.id) }
  return [
    toCinemaThing(stores, site),
    toChainThing(stores),
    createBreadcrumbs(stores, [...getSiteCrumbs(stores, site), own]),
    ...toMenuThings(stores, site),
  ]
}

/** Showtimes that film and cinema are known of, the first ones of the day. */
function findShown(
  { films, sites }: Pick<Stores, 'films' | 'sites'>,
  showtimes: readonly Showtime[] = [],
): { showtime: Showtime; film: Film; site: Site }[] {
  return [...showtimes]
    .sort(compareByStart)
    .flatMap((showtime) => {
      const [film, site] = [films.film(showtime.filmId), sites.site(showtime.siteId)]
      return film && site ? [{ showtime, film, site }] : []
    })
    .slice(0, mostScreenings)
}

const removeDuplicates = <T extends object>(list: readonly T[]): T[] => [...new Set(list)]

const toChainThing = (stores: Stores): Thing => ({
  '@type': 'Organization',
  '@id': getChainId(stores),
  name: stores.configuration.siteTitle,
  url: toAbsoluteAddress(stores, stores.routes.home()),
})

const createFilmsCrumb = ({ configuration, routes, texts }: Stores): Crumb => ({
  name: texts.t(configuration.value.films.seo.titleKey),
  path: routes.films(),
})
