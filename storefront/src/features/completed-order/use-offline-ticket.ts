import { useEffect, useEffectEvent, useState } from 'react'
import { useStore, useStores } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { OfflineState } from './offline-ticket.ts'
import type { ShownTicket } from './stored-ticket-record.ts'

/** Its code comes after the ticket, which is there without it. */
const loadOfflineTicket = () => import('./offline-ticket.ts')

/** On the home screen: there it is opened to be shown. */
const isStandalone = () => matchMedia('(display-mode: standalone)').matches

export interface OfflineTicketActions {
  /** `unknown` until the browser was looked into. */
  state: OfflineState | 'unknown'
  /** Whether a press is being answered. */
  isBusy: boolean
  /**
   * Stores the ticket, or takes it off where it is stored.
   * @returns whether it was done; otherwise the state is as before, and it can be tried again
   */
  change: () => Promise<boolean>
}

/** Stores the ticket on this device, by itself where it was bought here. Whatever fails, the page is as without it. */
export function useOfflineTicket(ticket: ShownTicket): OfflineTicketActions {
  const { platform } = useStores().core
  const { order } = useStore(getOrderStores)
  const [state, setState] = useState<OfflineState | 'unknown'>('unknown')
  const [isBusy, setBusy] = useState(false)
  const isBooked = order.bookedOrderId === ticket.orderId
  const openTicket = useEffectEvent(async () => {
    const { openOfflineTickets } = await loadOfflineTicket()
    return (await openOfflineTickets(platform)?.open(ticket, isBooked || isStandalone())) ?? 'absent'
  })
  // Other texts are another record: an order's status changes, and so may its seats.
  const content = JSON.stringify(ticket)
  useEffect(() => {
    let isCurrent = true
    openTicket().then(
      (found) => {
        if (isCurrent) setState(found)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [content, isBooked])
  useEffect(() => {
    if (state !== 'stored') return
    let takeBack: (() => void) | undefined
    let isCurrent = true
    loadOfflineTicket().then(
      ({ linkManifest }) => {
        if (isCurrent) takeBack = linkManifest(ticket.orderId)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
      takeBack?.()
    }
  }, [state, ticket.orderId])
  const change = async () => {
    setBusy(true)
    try {
      const { openOfflineTickets } = await loadOfflineTicket()
      const tickets = openOfflineTickets(platform)
      const next = state === 'stored' ? tickets?.takeOff(ticket.orderId) : tickets?.store(ticket)
      setState((await next) ?? 'absent')
      return true
    } catch {
      // Not `absent`: a ticket that could not be taken off a borrowed device is still there, and the line has to say so.
      return false
    } finally {
      setBusy(false)
    }
  }
  return { state, isBusy, change }
}
