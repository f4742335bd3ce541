import type { Grid, PlainElement } from '@foyer/contract/omnia/grid'
import type { PageType } from '@foyer/contract/omnia/pages'
import type { PageModule } from '../../app/page-module.ts'
import { writtenPagesOf } from '../../app/written-pages.ts'

type Provider = Extract<PlainElement, { type: 'videoEmbed' }>['provider']

/** Hosts of the providers' players that set no cookies: no page frames anything else that an editor names. */
const players: Readonly<Record<string, string>> = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
}

function providersIn(grid: Grid | undefined): Provider[] {
  return (grid?.rows ?? []).flatMap((row) =>
    row.columns.flatMap(({ elements }) =>
      elements.flatMap((element) => {
        if (element.type === 'gridTab') return providersIn(element.grid)
        return element.type === 'videoEmbed' ? element.provider : []
      }),
    ),
  )
}

/**
 * Origins of the players that a written page frames.
 * @param alias of a page that the site makes itself: of one of another kind it shows nothing, and frames nothing
 */
export const writtenFrames =
  (alias?: PageType): NonNullable<PageModule['frameSources']> =>
  (stores, { url }) => {
    const page = writtenPagesOf(stores).page(url.pathname)
    const isShown = alias === undefined || page?.alias === alias
    const providers = isShown ? providersIn(page?.components.grid) : []
    return [...new Set(providers)].flatMap((provider) => players[provider] ?? [])
  }
