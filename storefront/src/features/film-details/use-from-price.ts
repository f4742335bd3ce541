import { useFormats, useStore, useStores } from '../../context/hooks.ts'
import { findNextTimes } from '../../film/showtimes/next-times.ts'
import { getFirstPricesStore } from '../../stores/films/first-prices.ts'

/** From which price on the next times of a film can be booked: undefined where it is not known, null on its way. For an observer. */
export function useFromPrice(filmId: string): { price: string; hasFee: boolean } | null | undefined {
  const stores = useStores()
  const prices = useStore(getFirstPricesStore)
  const formats = useFormats()
  const ids = findNextTimes(stores, filmId).map(({ showtime }) => showtime.id)
  const first = prices.find(ids)
  if (first) return { price: formats.money(first.amount), hasFee: first.hasFee }
  return prices.isPending(ids) ? null : undefined
}
