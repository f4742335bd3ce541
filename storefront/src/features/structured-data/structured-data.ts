import type { Film } from '@foyer/contract/wire/films'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { Site } from '@foyer/contract/wire/sites'
import { contentOf } from '../../app/content.ts'
import { eventShowtimesOf } from '../../app/event-showtimes.ts'
import type { PageContext } from '../../app/page-module.ts'
import { siteFilmsOf } from '../../app/site-films.ts'
import type { Stores } from '../../app/stores.ts'
import {
  eventCrumbs,
  eventsCrumb,
  siteCrumbs,
  sitesCrumb,
  writtenCrumbs,
  type Crumb,
} from '../breadcrumbs/crumbs.ts'
import { siteDay } from '../day-programme/queries.ts'
import { chosenDay } from '../film-showtimes/day-strip.ts'
import { byStart } from '../film-showtimes/group-showtimes.ts'
import { filmDatesQuery, filmDayQuery, requestedDay } from '../film-showtimes/queries.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { cinemaOf } from './cinema.ts'
import { movieInShort, movieOf } from './movie.ts'
import { screeningOf } from './screening.ts'
import { addressOf, chainId, type Thing } from './thing.ts'

/** Showtimes of a page that search engines are told of: a busy day of a large chain would double the page. */
const mostScreenings = 40

type Maker = (stores: Stores, page: PageContext) => Thing[]

/** By the id of the route. Apart from the pages, so that no browser fetches what only search engines read. */
const makers: Readonly<Record<string, Maker>> = {
  home: (stores) => [
    chainOf(stores),
    {
      '@type': 'WebSite',
      name: stores.configuration.siteTitle,
      url: addressOf(stores, stores.routes.home()),
      inLanguage: stores.languages.current,
      publisher: { '@id': chainId(stores) },
    },
  ],
  films: (stores) => [breadcrumbsOf(stores, [filmsCrumb(stores)])],
  film: aboutFilm,
  events: (stores, { url }) => [breadcrumbsOf(stores, [eventsCrumb(stores, url.pathname)])],
  event: aboutEvent,
  sites: (stores) => [
    breadcrumbsOf(stores, [sitesCrumb(stores)]),
    chainOf(stores),
    ...stores.sites.list.map((site) => cinemaOf(stores, site)),
  ],
  site: aboutSite,
  content: (stores, { url }) => {
    const page = contentOf(stores).pages.page(url.pathname)
    return page ? [breadcrumbsOf(stores, writtenCrumbs(page))] : []
  },
}

/** What a page shows, as schema.org says it; null where there is nothing to say. @param routeId of the page's route */
export function structuredDataOf(routeId: string, stores: Stores, page: PageContext): object | null {
  const things = makers[routeId]?.(stores, page) ?? []
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things }
}

function aboutFilm(stores: Stores, page: PageContext): Thing[] {
  const film = stores.films.film(page.params.filmId ?? '')
  if (!film) return []
  const { id, title } = film
  const own = { name: stores.texts.text(title), path: stores.routes.film(film) }
  const date = chosenDay({
    today: stores.today.businessDate(),
    dates: stores.screeningDates.datesOf(filmDatesQuery(stores, id)),
    requested: requestedDay(page),
  })
  const day = date === undefined ? undefined : stores.showtimes.whole(filmDayQuery(stores, id, date))
  const shown = shownOf(stores, day?.showtimes)
  return [
    movieOf(stores, film),
    breadcrumbsOf(stores, [filmsCrumb(stores), own]),
    ...(shown.length > 0 ? [chainOf(stores)] : []),
    ...eachOnce(shown.map(({ site }) => site)).map((site) => cinemaOf(stores, site)),
    ...shown.map(({ showtime, site }) => screeningOf(stores, showtime, film, site)),
  ]
}

function aboutEvent(stores: Stores, page: PageContext): Thing[] {
  const { params, url } = page
  const event = contentOf(stores).events.event(params.eventId ?? '')
  if (!event) return []
  const crumbs = breadcrumbsOf(stores, eventCrumbs(stores, event, url.pathname))
  const { siteIds } = stores.cinemaGroups
  const day = eventShowtimesOf(stores).day({ eventId: event.id, siteIds, requested: requestedDay(page) })
  const shown = shownOf(stores, day.value?.showtimes)
  if (shown.length === 0) return [crumbs]
  return [
    crumbs,
    chainOf(stores),
    ...eachOnce(shown.map(({ film }) => film)).map((film) => movieInShort(stores, film)),
    ...eachOnce(shown.map(({ site }) => site)).map((site) => cinemaOf(stores, site)),
    ...shown.map(({ showtime, film, site }) => screeningOf(stores, showtime, film, site)),
  ]
}

function aboutSite(stores: Stores, page: PageContext): Thing[] {
  const site = stores.sites.site(page.params.siteId ?? '')
  if (!site) return []
  const written = contentOf(stores).pages.page(page.url.pathname)
  const date = siteDay(stores, site.id, page)
  const day = date === undefined ? undefined : stores.showtimes.whole({ date, siteIds: [site.id] })
  const known = { ...stores, films: siteFilmsOf(stores, site.id).films }
  const shown = shownOf(known, day?.showtimes)
  return [
    cinemaOf(stores, site, written?.components.cinemaDetails),
    chainOf(stores),
    breadcrumbsOf(stores, siteCrumbs(stores, site)),
    ...eachOnce(shown.map(({ film }) => film)).map((film) => movieInShort(known, film)),
    ...shown.map(({ showtime, film }) => screeningOf(stores, showtime, film, site)),
  ]
}

/** Showtimes that film and cinema are known of, the first ones of the day. */
function shownOf(
  { films, sites }: Pick<Stores, 'films' | 'sites'>,
  showtimes: readonly Showtime[] = [],
): { showtime: Showtime; film: Film; site: Site }[] {
  return [...showtimes]
    .sort(byStart)
    .flatMap((showtime) => {
      const [film, site] = [films.film(showtime.filmId), sites.site(showtime.siteId)]
      return film && site ? [{ showtime, film, site }] : []
    })
    .slice(0, mostScreenings)
}

const eachOnce = <T extends object>(list: readonly T[]): T[] => [...new Set(list)]

const chainOf = (stores: Stores): Thing => ({
  '@type': 'Organization',
  '@id': chainId(stores),
  name: stores.configuration.siteTitle,
  url: addressOf(stores, stores.routes.home()),
})

const filmsCrumb = ({ configuration, routes, texts }: Stores): Crumb => ({
  name: texts.t(configuration.value.films.seo.titleKey),
  path: routes.films(),
})
