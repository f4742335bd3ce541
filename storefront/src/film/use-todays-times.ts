import { useStores } from '../context/hooks.ts'
import type { Stores } from '../stores/create-stores.ts'

/** The query of today's showtimes in the chosen city; null while there is no city, when times would mean little. */
export function createTodaysQuery(stores: Pick<Stores, 'cinemaGroups' | 'today'>) {
  const { siteIds } = stores.cinemaGroups
  return siteIds.length ? { date: stores.today.businessDate(), siteIds: [...siteIds] } : null
}

/** Today's showtimes in the chosen city as far as they are known. Call inside an observer. */
export function useTodaysShowtimes() {
  const stores = useStores()
  const query = createTodaysQuery(stores)
  return (query && stores.showtimes.whole(query)?.showtimes) ?? []
}
