import type { Grid } from '@foyer/contract/omnia/grid'
import { getContentStores } from '../../stores/content/content-stores.ts'
import type { PageModule } from '../../context/page-module.ts'

/** The page at the address, and the films that it lists; a page that has moved leads on. */
export const loadContent: NonNullable<PageModule['load']> = async (stores, { url }) => {
  const { pages } = getContentStores(stores)
  await pages.ensure(url.pathname)
  const move = pages.redirect(url.pathname)
  if (move) return { redirect: withQuery(move.url, url.search), isPermanent: move.isPermanent }
  const isMissing = pages.outcome(url.pathname) === 'missing'
  if (isMissing || listsFilms(pages.page(url.pathname)?.components.grid)) await stores.listing.ensure()
}

/** Keeps the query of the old address, its language above all, unless the new address has a query of its own. */
function withQuery(target: string, search: string): string {
  if (!target.startsWith('/') || target.includes('?')) return target
  const [path = '', hash] = target.split('#')
  return path + search + (hash === undefined ? '' : `#${hash}`)
}

/** Whether a grid shows films, in its tabs or outside. */
function listsFilms(grid: Grid | undefined): boolean {
  return (grid?.rows ?? []).some((row) =>
    row.columns.some(({ elements }) =>
      elements.some((element) =>
        element.type === 'gridTab' ? listsFilms(element.grid) : element.type === 'filmList',
      ),
    ),
  )
}
