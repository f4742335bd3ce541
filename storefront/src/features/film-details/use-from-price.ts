import { useFormats, useStore, useStores } from '../../context/hooks.ts'
import { findNextTimes } from '../../film/showtimes/next-times.ts'
import { getFirstPricesStore } from '../../stores/films/first-prices.ts'

/** From which price on the next times of a film can be booked; undefined while it is not known. For an observer. */
export function useFromPrice(filmId: string): { price: string; hasFee: boolean } | undefined {
  const stores = useStores()
  const prices = useStore(getFirstPricesStore)
  const formats = useFormats()
  const first = prices.find(findNextTimes(stores, filmId).map(({ showtime }) => showtime.id))
  return first && { price: formats.money(first.amount), hasFee: first.hasFee }
}
