import type { SearchHit } from '@foyer/contract/omnia/calls'
import type { SearchResult, SearchResultGroup } from '@foyer/design-system/films/search-results'
import { useStores, useText } from '../../context/hooks.ts'
import { useWatchlistMark } from '../../film/watchlist/use-watchlist-mark.ts'
import type { Routes } from '../../domain/routes.ts'
import type { Found, SearchKind } from '../../stores/content/search.ts'

/** What stands beside a hit of each kind: a poster where there is one to have, else a glyph. */
const groupStyles: Readonly<
  Record<
    SearchKind,
    (hit: SearchHit, routes: Routes) => Pick<SearchResult, 'poster' | 'placeholder' | 'icon'>
  >
> = {
  films: ({ id }, routes) => ({ poster: { url: routes.media('FilmPosterGraphic', id) } }),
  events: ({ id }, routes) => ({
    poster: { url: routes.media('EventPosterGraphic', id) },
    placeholder: 'eventPoster',
  }),
  cinemas: () => ({ icon: 'pin' }),
  pages: () => ({ icon: 'info' }),
}

/** Makes of what a search has found what is shown of it; of each kind so many at most. Call its result inside an observer. */
export function useResultGroups(): (found: Found, maximum?: number) => SearchResultGroup[] {
  const { routes } = useStores()
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
        ...groupStyles[kind](hit, routes),
        watchlist:
          kind === 'films'
            ? getMark({ id: hit.id, title: { text: hit.title, translations: [] } })
            : undefined,
      })),
    }))
}
