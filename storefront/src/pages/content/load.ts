import type { Grid } from '@foyer/contract/omnia/grid'
import { contentOf } from '../../app/content.ts'
import type { PageModule } from '../../app/page-module.ts'

/** The page at the address, and the films that it lists; a page that has moved leads on. */
export const loadContent: NonNullable<PageModule['load']> = async (stores, { url }) => {
  const { pages } = contentOf(stores)
  await pages.ensure(url.pathname)
  const target = pages.redirect(url.pathname)
  if (target !== null) return { redirect: target }
  const isMissing = pages.outcome(url.pathname) === 'missing'
  if (isMissing || listsFilms(pages.page(url.pathname)?.components.grid)) await stores.listing.ensure()
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
