import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { useEffect, useState } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** How long before its film somebody sits at a table for it, milliseconds. */
const waitsFor = 6 * 3_600_000

/** The showtime of an order at a cinema that is on, or begins in some hours; undefined for none. */
function findOwn({ order, relatedData }: CompletedOrderResponse, siteId: string, now: number) {
  return relatedData.showtimes.find(
    ({ id, schedule, siteId: ofShowtime }) =>
      ofShowtime === siteId &&
      order.showtimes.some(({ showtimeId }) => showtimeId === id) &&
      Date.parse(schedule.startsAt) - waitsFor <= now &&
      now < Date.parse(schedule.filmEndsAt),
  )
}

/** Bookings of the signed-in member; none of a visitor. A code is scanned into a tab that knows of no purchase. */
function useMemberBookings(): readonly CompletedOrderResponse[] {
  const stores = useStores()
  const [bookings, setBookings] = useState<readonly CompletedOrderResponse[]>([])
  useEffect(() => {
    const { pageData, platform } = stores.core
    if (!isSomebodySignedIn(pageData.initialData, platform.local, document.cookie)) return
    let isCurrent = true
    loadBookings(stores).then(
      (found) => {
        if (isCurrent) setBookings(found)
      },
      // The member's code did not come: the page is whole without.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [stores])
  return bookings
}

async function loadBookings(stores: Stores): Promise<readonly CompletedOrderResponse[]> {
  const { getMemberStores } = await import('../../stores/members/member-stores.ts')
  if (!getMemberStores(stores).session.restore()) return []
  const { getMemberJourneysStore } = await import('../../stores/members/journeys.ts')
  const { current } = getMemberJourneysStore(stores)
  await current.ensure()
  return current.cached.value?.orders ?? []
}

/**
 * The film that this tab or the signed-in member has booked, in a sentence, if it is today's at the cinema: a table is at
 * no screen. Null otherwise. Call inside an observer.
 */
export function useOwnFilm(siteId: string): string | null {
  const { order, completedOrders } = useStore(getOrderStores)
  const { today } = useStores()
  const ofMember = useMemberBookings()
  const { t, text } = useText()
  const formats = useFormats()
  const orderId = order.lastBookedOrderId
  const entry = orderId === null ? null : completedOrders.entry(orderId)
  useEffect(() => {
    void entry?.ensure()
  }, [entry])
  const bookings = [...(entry?.value ? [entry.value] : []), ...ofMember]
  const response = bookings.find((each) => findOwn(each, siteId, today.now))
  const own = response && findOwn(response, siteId, today.now)
  if (!own) return null
  const { films, screens } = response.relatedData
  const film = text(films.find(({ id }) => id === own.filmId)?.title)
  if (!film) return null
  const screen = text(screens.find(({ id }) => id === own.screenId)?.name)
  const isOn = Date.parse(own.schedule.filmStartsAt) <= today.now
  return t(isOn ? 'food-and-beverage.table.filmOn' : 'food-and-beverage.table.film', {
    film,
    screen,
    time: formats.time(own.schedule.startsAt),
  })
}
