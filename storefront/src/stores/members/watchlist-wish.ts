import { readJson } from '../browser/storage.ts'
import type { Stores } from '../create-stores.ts'
import { wishKey, type NamedFilm, type WatchlistWish } from './watchlist-place.ts'

/** Milliseconds for which a wish is remembered: a sign-up with its mail takes its time. */
const wishLifetime = 30 * 60_000

/** The film that somebody has wanted before they signed in, once; null for none, and if that was long ago. */
export function takeWish({ core }: Pick<Stores, 'core'>): NamedFilm | null {
  const { session, clock } = core.platform
  const { id, title, at } = (readJson(session, wishKey) ?? {}) as Partial<WatchlistWish>
  session.remove(wishKey)
  const isWish = typeof id === 'string' && typeof title === 'string' && typeof at === 'number'
  return isWish && at > clock.now() - wishLifetime ? { id, title } : null
}
