import type { SearchHit } from '@foyer/contract/omnia/calls'
import type { SearchResult, SearchResultGroup } from '@foyer/design-system/films/search-results'
import { useStores, useText } from '../../context/hooks.ts'
import { sharePicture } from '../../film/share-picture.ts'
import { useWatchlistMark } from '../../film/watchlist/use-watchlist-mark.ts'
import { getEventPicture, getSiteFront } from '../../page/chain-pictures.ts'
import type { Stores } from '../../stores/create-stores.ts'
import type { Found, SearchKind } from '../../stores/content/search.ts'

type ResultPicture = Pick<SearchResult, 'poster' | 'posterRatio' | 'placeholder' | 'icon'>

const getFilmPoster = ({ id }: SearchHit, { routes }: Stores) => ({
  url: routes.media('FilmPosterGraphic', id),
})

/** What stands beside a hit of each kind: a picture where there is one to have, else a glyph. */
const pictures: Readonly<Record<SearchKind, (hit: SearchHit, stores: Stores) => ResultPicture>> = {
  films: (hit, stores) => ({ poster: getFilmPoster(hit, stores) }),
  events: ({ id }, { routes }) => ({
    poster: getEventPicture({ id }, routes),
    posterRatio: '1:1',
    placeholder: 'eventPoster',
  }),
  cinemas: ({ id }, { routes, sites }) => ({
    poster: getSiteFront(sites.site(id) ?? { id }, routes),
    posterRatio: '1:1',
    placeholder: 'siteGallery',
  }),
  pages: () => ({ icon: 'info' }),
}

/**
 * Makes of what a search has found what is shown of it; of each kind so many at most. A film's picture travels to its page from a
 * whole list: a panel of a few lies over a page that may name the same picture. Call its result inside an observer.
 */
export function useResultGroups(): (found: Found, maximum?: number) => SearchResultGroup[] {
  const stores = useStores()
  const { t } = useText()
  const getMark = useWatchlistMark()
  return ({ groups }, maximum) =>
    groups.map(({ kind, hits }) => ({
      id: kind,
      label: t(`browsing.search.kind.${kind}`),
      count: hits.length,
      results: hits.slice(0, maximum).map((hit) => ({
        id: hit.id,
        href: hit.url,
        title: hit.title,
        text: hit.excerpt ?? undefined,
        ...(kind === 'films' && maximum === undefined
          ? { poster: sharePicture(getFilmPoster(hit, stores), hit) }
          : pictures[kind](hit, stores)),
        watchlist:
          kind === 'films'
            ? getMark({ id: hit.id, title: { text: hit.title, translations: [] } })
            : undefined,
      })),
    }))
}
