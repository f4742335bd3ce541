import type { PageResponse } from '@foyer/contract/omnia/page'
import type { FilmEvent } from '@foyer/contract/wire/films'
import type { Site } from '@foyer/contract/wire/sites'
import { getContentStores } from '../stores/content/content-stores.ts'
import type { Stores } from '../stores/create-stores.ts'

/** A step of the way to a page. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

export const getHomeCrumb = ({
  configuration,
  routes,
}: {
  configuration: Pick<Stores['configuration'], 'siteTitle'>
  routes: Stores['routes']
}): Crumb => ({ name: configuration.siteTitle, path: routes.home() })

export const getSitesCrumb = ({ routes, texts }: Stores): Crumb => ({
  name: texts.t('sites.list.seoTitle'),
  path: routes.page('Cinemas'),
})

/** The way to a cinema's page, without the home page. */
export const getSiteCrumbs = (stores: Stores, site: Site): Crumb[] => [
  getSitesCrumb(stores),
  { name: stores.texts.text(site.name), path: stores.routes.site(site) },
]

/** @param path of the page that is shown: of the list of events the name that an editor has given it is known there alone */
export function getEventsCrumb(stores: Stores, path: string): Crumb {
  const written = getContentStores(stores).pages.page(path)
  const name = written?.alias === 'Events' ? written.name : stores.texts.t('browsing.events.title')
  return { name, path: stores.routes.page('Events') }
}

/** The way to an event's page, without the home page. */
export const getEventCrumbs = (stores: Stores, event: FilmEvent, path: string): Crumb[] => [
  getEventsCrumb(stores, path),
  { name: stores.texts.text(event.name), path: stores.routes.event(event) },
]

type CmsPage = Pick<PageResponse, 'name' | 'url'> & Partial<Pick<PageResponse, 'ancestorComponents'>>

/**
 * The way to a written page, without the home page: the pages that it stands below, then itself. A content system that does
 * not tell those above leaves it alone.
 */
export function getCmsCrumbs(page: CmsPage): Crumb[] {
  const { ancestorComponents = [] } = page
  const above = ancestorComponents.filter(({ alias }) => alias !== 'Home').reverse()
  return [...above, page].map(({ name, url }) => ({ name, path: url }))
}
