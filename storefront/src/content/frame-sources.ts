import type { Grid, PlainElement } from '@foyer/contract/omnia/grid'
import type { PageType } from '@foyer/contract/omnia/pages'
import type { PageModule } from '../context/page-module.ts'
import { getContentPagesStore } from '../stores/content/content-pages.ts'

type Provider = Extract<PlainElement, { type: 'videoEmbed' }>['provider']

/** Hosts of the providers' players that set no cookies: no page frames anything else that an editor names. */
const players: Readonly<Record<string, string>> = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
}

function getProviders(grid: Grid | undefined): Provider[] {
  return (grid?.rows ?? []).flatMap((row) =>
    row.columns.flatMap(({ elements }) =>
      elements.flatMap((element) => {
        if (element.type === 'gridTab') return getProviders(element.grid)
        return element.type === 'videoEmbed' ? element.provider : []
      }),
    ),
  )
}

/**
 * Origins of the players that a written page frames.
 * @param alias of a page that the site makes itself: of one of another kind it shows nothing, and frames nothing
 */
export const getCmsFrames =
  (alias?: PageType): NonNullable<PageModule['frameSources']> =>
  (stores, { url }) => {
    const page = getContentPagesStore(stores).page(url.pathname)
    const isShown = alias === undefined || page?.alias === alias
    const providers = isShown ? getProviders(page?.components.grid) : []
    return [...new Set(providers)].flatMap((provider) => players[provider] ?? [])
  }
