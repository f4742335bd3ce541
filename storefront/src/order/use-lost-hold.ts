import type { Film } from '@foyer/contract/wire/films'
import type { Seat } from '@foyer/contract/wire/seating'
import { useEffect } from 'react'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import { getParty } from './tickets/party.ts'
import { countTickets, type TicketQuantities } from './tickets/ticket-quantities.ts'
import { getRowsAround, type RowPart } from './row-around.ts'
import { useStore, useStores } from '../context/hooks.ts'

/** What was held until time ran out, and whether it can be had again. */
export interface LostHold {
  readonly showtime: { readonly id: string; readonly siteId: string } | null
  readonly film: Film | undefined
  /** Empty without allocated seating. */
  readonly seats: readonly Seat[]
  readonly party: TicketQuantities
  /** Its seats were held before they had tickets. */
  readonly isSeatsOnly: boolean
  /** The rows they are in, as they are now; empty while that is not known. */
  readonly rows: readonly RowPart[]
  /** Null while it is not known. */
  readonly areFree: boolean | null
}

/**
 * Puts together what an order held: from the order while this page still has it, after a reload from the basket
 * and the auditorium's layout. Must be used inside an observer.
 */
export function useLostHold(): LostHold {
  const { configuration } = useStores()
  const orderStores = useStore(getOrderStores)
  const { order, seating, basket, showtime } = orderStores
  const id = order.showtimeIdLastHeld
  const detail = id === null ? undefined : showtime.entry(id).value

  useEffect(() => {
    if (id === null) return
    void showtime.ensure(id)
    void seating.ensureMap(id).then(() => seating.refreshAvailability(id))
  }, [id, seating, showtime])

  if (id === null)
    return {
      showtime: null,
      film: undefined,
      seats: [],
      party: {},
      isSeatsOnly: false,
      rows: [],
      areFree: null,
    }
  const chosen = new Set(basket.of(id).seatIds)
  const held = order.order?.showtimes.flatMap((each) => each.seats) ?? []
  const layout = seating.layout(id).value?.seatLayout
  const auditorium = layout?.areas.flatMap((area) => area.rows.flatMap((row) => row.seats)) ?? []
  const seats = held.length ? held : auditorium.filter((seat) => chosen.has(seat.id))
  const availability = seating.availability(id)
  const known = availability.state.status === 'Success' ? availability.value : undefined
  const free = new Set(
    known?.seatAvailabilities.filter((each) => each.status === 'Available').map((each) => each.seatId),
  )
  const party = getParty(orderStores, id)
  const lost = order.order?.showtimes.find(({ showtimeId }) => showtimeId === id)
  return {
    showtime: detail ? { id, siteId: detail.site.id } : null,
    film: detail?.film,
    seats,
    party,
    isSeatsOnly:
      configuration.modes.ticketing === 'SeatFirst' &&
      (lost ? lost.tickets.length === 0 : countTickets(party) < seats.length),
    rows: layout && known ? getRowsAround(layout, seats, known) : [],
    areFree: known && seats.length ? seats.every((seat) => free.has(seat.id)) : null,
  }
}
