import type { Film } from '@foyer/contract/wire/films'
import type { WatchlistMark } from '@foyer/design-system/actions/watchlist-button'
import { useContext, useSyncExternalStore } from 'react'
import { PageContextContext } from '../../context/contexts.ts'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import {
  getWatchlistPlace,
  wishKey,
  type NamedFilm,
  type WatchlistWish,
} from '../../stores/members/watchlist-place.ts'

const subscribe = () => () => undefined
const isNobodyKnown = () => false

/**
 * What a film's mark of the watchlist takes, undefined where the chain has none. For everybody it is the way to sign in and
 * back, as the server renders it; once the browser knows of a member it is their button. Call its result inside an observer.
 */
export function useWatchlistMark(): (film: Pick<Film, 'id' | 'title'>) => WatchlistMark | undefined {
  const { configuration, core, routes } = useStores()
  const { t, text } = useText()
  const page = useContext(PageContextContext)
  const place = useStore(getWatchlistPlace)
  // Parts of a page are taken over after the header, which may know of a member by then: each begins as the server's. As
  // long as nobody is known nothing differs from that, and no film of a list is rendered again.
  const isMemberKnown = useSyncExternalStore(subscribe, () => place.store !== null, isNobodyKnown)
  const { feature, loyalty } = configuration.value
  /** For after the sign-in. */
  const remember = (film: NamedFilm) => {
    const { session, clock } = core.platform
    const wish: WatchlistWish = { ...film, at: clock.now() }
    session.set(wishKey, JSON.stringify(wish))
  }
  return (film) => {
    // Without a page there is nothing to come back to.
    if (!page || !feature.loyalty || !loyalty.memberWatchlist.isEnabled) return undefined
    const { id } = film
    const named = { id, title: text(film.title) }
    // Read in any case: observers of the mark are notified once there is a member.
    const { store: known } = place
    const store = isMemberKnown ? known : null
    return {
      label: t('browsing.watchlist.label', { film: named.title }),
      ...(store
        ? { pressed: store.has(id), onChange: (isWanted) => void store.set(named, isWanted) }
        : { href: routes.signIn(page.url), onFollow: () => remember(named) }),
    }
  }
}
