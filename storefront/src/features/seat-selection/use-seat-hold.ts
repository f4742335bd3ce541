import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores } from '../../context/hooks.ts'
import { toRequestedTickets } from '../../domain/ticket-choice.ts'
import { useAddressAfterHold } from '../../order/use-address-after-hold.ts'
import { getTicketChoices } from '../../order/tickets/get-ticket-choices.ts'
import { getTicketsOnSale } from '../../order/tickets/get-tickets-on-sale.ts'
import type { PricedArea } from '../../order/tickets/ticket-areas.ts'
import type { TicketQuantities } from '../../order/tickets/ticket-quantities.ts'
import { errorMessages, findRefusalMessage } from '../../order/error-messages.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import type { useSeatEngine } from './use-seat-engine.ts'

/** Text keys for seats that could not be held. */
export const holdErrorMessages = {
  ...errorMessages,
  refused: { title: 'seat-map.keepRefused.title', text: 'seat-map.keepRefused.text' },
  full: { title: 'tickets.holdFailedTitle', text: 'tickets.holdFailed' },
} as const

export interface SeatHoldInput extends ReturnType<typeof useSeatEngine> {
  detail: ShowtimeDetail
  areas: readonly PricedArea[]
  quantities: TicketQuantities
  /** The seats alone are held, and their tickets are chosen next. */
  isSeatFirst: boolean
}

export interface SeatHold {
  /** Asks the server for the chosen seats and goes on to the next step, or says why not. */
  hold: () => Promise<void>
  isHolding: boolean
  /** Why the seats are not held; null where nothing is wrong. */
  submitError: keyof typeof holdErrorMessages | null
}

/** Holds the seats that are chosen in the auditorium, and keeps the choice for a reload of the page. Call inside an observer. */
export function useSeatHold(input: SeatHoldInput): SeatHold {
  const { detail, areas, quantities, isSeatFirst, engine, snapshot } = input
  const { routes } = useStores()
  const { order, seating, sales, basket } = useStore(getOrderStores)
  const navigate = useNavigate()
  const addressAfterHold = useAddressAfterHold(detail)
  const [submitError, setSubmitError] = useState<SeatHold['submitError']>(null)
  const showtimeId = detail.showtime.id
  const [isAsking, setAsking] = useState(false)
  // Also a hold that was begun on another step, or before this page was left and come back to.
  const isHolding = isAsking || order.busy === 'holding'
  useEffect(() => engine.setLocked(isHolding), [engine, isHolding])
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const showtime = { id: showtimeId, siteId: detail.site.id }
  const chooseSelection = () => {
    basket.choose(showtime, {
      quantities: getTicketsOnSale(areas, quantities),
      seatIds: engine.getSnapshot().selection,
    })
    return basket.setTickets(showtime, toRequestedTickets(getTicketChoices(areas, quantities)))
  }
  const rememberChange = useEffectEvent(chooseSelection)
  const serial = snapshot.lastEvent?.serial
  useEffect(() => {
    if (serial !== undefined) void rememberChange()
  }, [serial])

  async function hold() {
    setSubmitError(null)
    sales.clearRefused()
    if (engine.confirm()) return
    // The panel shows the requested seats until there is an answer.
    engine.setLocked(true)
    setAsking(true)
    const selection = chooseSelection()
    const tickets = isSeatFirst ? [] : selection.tickets
    const outcome = await order.holdSeats({ showtime, ...selection, tickets })
    engine.setLocked(false)
    setAsking(false)
    // A visitor who has gone to another page meanwhile is not led back; the seats are held, and pages say so.
    if (!isHere.current) return
    switch (outcome.kind) {
      case 'ok':
        await navigate(isSeatFirst ? routes.tickets(showtimeId) : addressAfterHold)
        return
      case 'seats-unavailable':
        // Without seats it is the places: an area where everybody sits where they like is full, and the map shows nothing.
        if (outcome.seatIds.length > 0) engine.loseSeats(outcome.seatIds)
        else setSubmitError('full')
        void seating.refreshAvailability(showtimeId)
        return
      case 'network':
      case 'order-expired':
        setSubmitError('network')
        return
      case 'refused':
        sales.markRefused(showtimeId, outcome.failure)
        setSubmitError(findRefusalMessage(outcome) ?? 'refused')
        void seating.refreshAvailability(showtimeId)
        return
      default:
        return outcome satisfies never
    }
  }

  return { hold, isHolding, submitError }
}
