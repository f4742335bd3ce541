import { reaction, runInAction } from 'mobx'
import type { StableNavigate } from '../../context/contexts.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { takeNews } from '../../stores/members/watchlist-news.ts'
import { getWatchlistPlace } from '../../stores/members/watchlist-place.ts'
import { takeWish } from '../../stores/members/watchlist-wish.ts'
import { getWatchlist, type WatchlistStore } from '../../stores/members/watchlist.ts'

/**
 * Gives the marks on pages the watchlist of the signed-in member, adds the film that they wanted as a visitor, and says
 * which films can be booked by now to those who have agreed to be notified.
 * @returns a function that stops it
 */
export function followWatchlist(stores: Stores, navigate: StableNavigate): () => void {
  const { feature, loyalty } = stores.configuration.value
  if (!feature.loyalty || !loyalty.memberWatchlist.isEnabled) return () => undefined
  const { session } = getMemberStores(stores)
  const place = getWatchlistPlace(stores)
  const watchlist = getWatchlist(stores)
  const put = (store: WatchlistStore | null) =>
    runInAction(() => {
      place.store = store
    })
  const stopPlacing = reaction(
    () => (session.isSignedIn ? session.signIns : null),
    (signIns) => {
      put(signIns === null ? null : watchlist)
      if (signIns === null) return
      void watchlist.load()
      addWish(stores)
    },
    { fireImmediately: true },
  )
  const stopNews = reaction(
    () => (watchlist.isNoticeWanted ? watchlist.state : null),
    (state) => {
      if (state?.status === 'Success') void showNews(stores, navigate)
    },
    { fireImmediately: true },
  )
  return () => {
    stopPlacing()
    stopNews()
    put(null)
  }
}

/** Adds what somebody has wanted before they signed in. */
function addWish(stores: Stores): void {
  const wish = takeWish(stores)
  if (!wish) return
  const watchlist = getWatchlist(stores)
  void watchlist.set(wish, true).then((isAdded) => {
    if (isAdded)
      stores.notifications.add({
        id: 'watchlist-added',
        type: 'Success',
        title: stores.texts.t('browsing.watchlist.added', { film: wish.title }),
      })
  })
}

async function showNews(stores: Stores, navigate: StableNavigate): Promise<void> {
  const { films, notifications, routes, texts, core } = stores
  const news = takeNews(getWatchlist(stores).films ?? [], core.platform.local)
  for (const { filmId } of news) {
    await films.ensureFilm(filmId)
    const film = films.film(filmId)
    if (!film) continue
    const id = `watchlist-opened-${filmId}`
    notifications.add({
      id,
      type: 'Info',
      title: texts.t('browsing.watchlist.opened.title', { film: texts.text(film.title) }),
      messages: [texts.t('browsing.watchlist.opened.text')],
      actionButton: {
        show: true,
        label: texts.t('browsing.watchlist.opened.action'),
        onClick: () => {
          notifications.remove(id)
          void navigate(routes.film(film))
        },
      },
    })
  }
}
